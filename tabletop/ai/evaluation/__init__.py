"""What the built-in opponents know about each game: a mind a module, all of one shape."""
