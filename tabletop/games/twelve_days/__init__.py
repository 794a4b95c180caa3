"""12 Days: the smallest gift that nobody else gives takes the day."""
