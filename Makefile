# Short names for what the README says; each sets up all it needs.
PYTHON ?= python3
BOOT = $(PYTHON) -m tabletop.bootstrap

.PHONY: play test test-compiled check bench package package-windows format clean

play:
	@$(BOOT) play

test:
	@$(BOOT) test

test-compiled:
	@$(BOOT) test-compiled

check:
	@$(BOOT) check

bench:
	@$(BOOT) bench

package:
	@$(BOOT) package

package-windows:
	@$(BOOT) package-windows

format:
	@$(BOOT) run ruff format .
	@$(BOOT) run ruff check --fix .

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
