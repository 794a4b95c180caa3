"""The table of The Thief of Baghdad: a city of domes under a crescent moon."""
