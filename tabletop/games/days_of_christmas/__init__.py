"""12 Days of Christmas."""
