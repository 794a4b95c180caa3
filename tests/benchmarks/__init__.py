"""Programs that measure; each has a ``main()`` that prints medians, with a peer run beside where there is one."""
