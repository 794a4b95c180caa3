"""The table of Camisa 12: a stadium at night, seen from above."""
