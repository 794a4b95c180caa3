"""The door for other programs: play, analyse and check the games over JSON lines, and check files; knows no Qt."""
