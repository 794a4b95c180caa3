"""The five games, one package each, all of the same shape; ``catalog`` lists them."""
