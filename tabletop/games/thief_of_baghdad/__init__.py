"""12 Thieves: The Thief of Baghdad."""
