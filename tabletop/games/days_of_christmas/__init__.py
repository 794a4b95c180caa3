"""12 Days of Christmas: give away all your cards first; the lower, the better."""
