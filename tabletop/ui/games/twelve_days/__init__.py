"""The table of 12 Days: an advent wall of stained glass."""
