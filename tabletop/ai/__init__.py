"""Built-in opponents: they get a view, never the state, and answer with an action."""
