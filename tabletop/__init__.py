"""Table Twelve: five games that all have a twelve in them, on one tabletop."""

__version__ = "1.0.0"
