"""12 Parsecs."""
