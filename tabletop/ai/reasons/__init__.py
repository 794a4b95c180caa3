"""What can be said about a single action of each game: what it brings, costs, keeps open or denies, in numbers."""
