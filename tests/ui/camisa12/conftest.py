"""The same tables as for any game."""

from tests.ui.table.conftest import dressed, settings, sit

__all__ = ["dressed", "settings", "sit"]
