"""The table of 12 Days of Christmas: woodcut cards on green cloth."""
