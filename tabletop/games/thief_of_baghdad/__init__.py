"""12 Thieves: The Thief of Baghdad: bribe guards, smuggle thieves, carry off treasure chests."""
