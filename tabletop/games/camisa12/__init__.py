"""Camisa 12: two crowds fill their halves of a stadium; also alone, as 7-1."""
