# The commands of this project. `make play` and `make test` are all that a newcomer needs.
#
# Everything goes into .venv, by relative paths only, so that a folder with a space in its name works.

PYTHON ?= python3
BIN := .venv/bin
RUN := $(BIN)/python -m
WORKERS ?= 2

.DEFAULT_GOAL := help
.PHONY: help setup play hall test lint types rooms page machine tests long soak load follow bench pictures screens startup wheel client lock clean

help: ## this list
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/:[^#]*## /\t/' | expand -t 12

setup: .venv/.ready client ## set everything up: Python in .venv, and the browser client

# A stamp, so that a second start takes no time. It is older than the lock after an update, and the set-up runs again.
.venv/.ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Azulejos needs Python 3.11 or newer; this is %d.%d. Try: make PYTHON=python3.12" % sys.version_info[:2])'
	@test -x $(BIN)/python || { rm -rf .venv && $(PYTHON) -m venv .venv; }
	@echo "Setting up .venv: this takes a minute the first time."
	@$(RUN) pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	@$(RUN) pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@

client: .venv/.ready ## build the browser client, if it is older than its sources
	@$(BIN)/python hatch_build.py

play: setup ## play Azul: serves on a free port and opens a browser where there is one
	@$(RUN) azulejos serve --port 0 --open --log-level warning --log-format text

hall: setup ## run a tournament: serves for everybody in the local network, and opens a browser where there is one
	@$(RUN) azulejos serve --host 0.0.0.0 --open --log-level warning --log-format text

test: setup lint types rooms page machine tests ## everything that must pass before a change lands

lint: setup
	$(RUN) ruff check
	$(RUN) ruff format --check

types: setup
	$(RUN) mypy

rooms: setup
	$(BIN)/python -c 'from importlinter.cli import lint_imports_command as lint; lint()'

page: setup # the browser client: types, form, and its own tests
	$(BIN)/python hatch_build.py check

machine: # what the tests need of the machine: installed as root on Debian, otherwise said in one line
	@sh tests/machine.sh

# What has to be covered whole is measured while its own tests run; measuring makes everything slower.
COVERED := rules notation
tests: setup
	$(RUN) pytest --numprocesses $(WORKERS) --dist worksteal --cov --cov-report=term $(COVERED:%=tests/%) $(COVERED:%=src/azulejos/%)
	$(RUN) coverage report --fail-under=100
	$(RUN) pytest --numprocesses $(WORKERS) --dist worksteal $(COVERED:%=--ignore=tests/%) $(COVERED:%=--ignore=src/azulejos/%)

long: setup ## the same invariants over many more, and fresh, examples
	HYPOTHESIS_PROFILE=long $(RUN) pytest --numprocesses $(WORKERS) tests/rules tests/notation tests/tournament tests/arena

load: setup ## a thousand tables with four thousand sockets, and how long an acknowledgement takes
	$(RUN) tests.server.load

follow: setup ## two thousand phones follow one event, and how long a new standing takes to reach them
	$(RUN) tests.server.follow

soak: setup ## an hour of it: the server is killed 200 times, and 1,000 games are played over bad lines
	AZULEJOS_KILLS=200 AZULEJOS_GAMES=1000 $(RUN) pytest --numprocesses 0 --capture=no --durations=0 tests/server/test_crash.py tests/server/test_chaos.py
	AZULEJOS_BOTH=1 AZULEJOS_SCHEMA_EXAMPLES=300 $(RUN) pytest --numprocesses $(WORKERS) tests/server/web/test_document.py

bench: setup ## how fast the rules play
	$(RUN) azulejos bench

pictures: setup ## draw the pictures of the documents anew
	$(RUN) tests.render.readme

screens: setup machine ## every page at four sizes, light and dark, as pictures in artifacts/
	$(RUN) tests.web.screens

startup: setup machine ## how soon the first page and a table can be used, in a browser that has nothing of ours
	$(RUN) tests.web.startup

wheel: setup ## the package as a wheel, with the built client, in dist/
	$(RUN) pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

lock: setup ## compile requirements.lock anew
	$(RUN) uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --group dev pyproject.toml --output-file requirements.lock

clean: ## remove what was set up
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist artifacts web/node_modules web/src/fonts src/azulejos/client
