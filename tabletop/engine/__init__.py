"""The engine door: the five games over JSON lines, for other programs."""
