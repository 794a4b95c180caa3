"""The frozen program's first module."""

import sys

from tabletop.__main__ import main

sys.exit(main())
