"""What the table of any game needs; ``docs/table.md`` tells how a game's own table is made from it."""
