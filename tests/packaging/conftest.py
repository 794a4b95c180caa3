"""Lets tests import the build's modules, which run as scripts from their own folder."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "packaging"))
