"""The tables of the five games: for each a controller, a scene, its text, and drawing rooms of its own."""
