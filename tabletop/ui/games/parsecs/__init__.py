"""The table of 12 Parsecs: a blueprint of five ships."""
