# The commands of this project. `make play` and `make test` are all that a newcomer needs.
#
# Everything goes into .venv, by relative paths only, so that a folder with a space in its name works.

PYTHON ?= python3
BIN := .venv/bin
RUN := $(BIN)/python -m
# Twice as many as the two cores of continuous integration, which they keep busy: six were no quicker, and only get into each other's way.
WORKERS ?= 4

# What Python has compiled is kept beside its sources, whatever the environment says: without that everything is compiled again at every start.
unexport PYTHONDONTWRITEBYTECODE
# Compiled kernels stay in this folder, like everything else.
export AZULEJOS_CACHE ?= $(CURDIR)/.venv/cache

.DEFAULT_GOAL := help
.PHONY: help play hall rehearsal setup ready machine both test quick slow long overruns coverage soak cluster scale load flood thinking start cost follow bench pictures texts screens startup frames wheel ray lock lowest clean docs release audit

help: ## this list
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/:[^#]*## /\t/' | expand -t 12

ready: # what playing needs: half a minute the first time, and again after an update
	@$(PYTHON) tools/environment.py play

setup: ## set up for development: all that the tests and checks need as well
	@$(PYTHON) tools/environment.py test

play: ready ## play Azul: serves on a free port and opens a browser where there is one
	@$(RUN) azulejos serve --port 0 --open --log-level warning --log-format text

hall: ready ## run a tournament: serves for everybody in the local network, and opens a browser where there is one
	@$(RUN) azulejos serve --host 0.0.0.0 --open --log-level warning --log-format text

rehearsal: ready ## try a tournament with 24 invented people, thrown away at the end: make rehearsal AT=second-game
	@$(RUN) azulejos tournament rehearse $(if $(AT),--at $(AT))

machine: # what the tests need of the machine: installed as root on Debian, otherwise said in one line
	@sh tests/machine.sh

both: # the two at once: set-up waits for the processor, and what comes from Debian for the network
	@sh tests/machine.sh & $(PYTHON) tools/environment.py test; status=$$?; wait; exit $$status

test: both ## everything that must pass before a change lands
	@$(RUN) tests.run --workers $(WORKERS)

quick: setup ## lint, types and units, for while one works
	@$(RUN) tests.run --quick --workers $(WORKERS)

slow: setup ## the twenty slowest files of the last test runs
	@$(RUN) tests.budgets

long: both coverage ## the same invariants over many more, and fresh, examples, and what is alike; and every branch of the law covered
	HYPOTHESIS_PROFILE=long $(RUN) pytest -p tests.workers --workers $(WORKERS) tests

OVERRUN_GAMES ?= 1000
ENGINE := "uai:$(BIN)/azulejos uai"
overruns: setup ## a thousand games of our engine against itself, 50 ms a move: none may be late, or illegal
	$(BIN)/azulejos arena $(ENGINE) $(ENGINE) --games $(OVERRUN_GAMES) --movetime 50 --concurrency 1 --nice 0 --strict

# Measured apart from the tests, because measuring makes them twice as slow.
COVERED := rules notation
# The front door is made of both, and much of them is there for its sake.
coverage: setup ## every branch of rules and notation has to be covered by their own tests and by those of the front door
	$(RUN) pytest --numprocesses $(WORKERS) --dist worksteal --cov --cov-report= $(COVERED:%=tests/%) tests/library/test_front_door.py $(COVERED:%=src/azulejos/%)
	$(RUN) coverage report --fail-under=100

load: setup ## a thousand tables with four thousand sockets, and how long an acknowledgement takes
	$(RUN) tests.server.load

flood: setup ## ninety sockets of strangers ask for all they can get, and how long those who play wait meanwhile
	$(RUN) tests.server.flood

thinking: setup ## two hundred people ask for the strongest bot at once, and how long people's own moves take meanwhile
	$(RUN) tests.server.thinking

start: setup ## how soon a server with a hundred thousand stored tables is ready
	$(RUN) tests.server.start

cost: setup ## what a move costs the server, by game and by how many look on
	$(RUN) tests.server.cost

follow: setup ## two thousand phones follow one event, and how long a new standing takes to reach them
	$(RUN) tests.server.follow

cluster: setup machine ## two servers on two hosts of their own, 500 tables, and everything that can go between them: needs root
	$(RUN) tests.server.cluster.run

scale: setup machine ## how many moves 1, 2 and 4 server processes take, as ratios, and what a move costs each part
	$(RUN) tests.server.cluster.scale

soak: setup machine ## an hour of it: the server is killed 200 times, its storage fails, and 1,000 games are played over bad lines
	AZULEJOS_KILLS=200 AZULEJOS_GAMES=1000 AZULEJOS_FREEZE=60 $(RUN) pytest --numprocesses 0 --capture=no --durations=0 tests/server/test_crash.py tests/server/test_failing_store.py tests/server/test_chaos.py
	AZULEJOS_BOTH=1 AZULEJOS_SCHEMA_EXAMPLES=300 $(RUN) pytest --numprocesses $(WORKERS) tests/server/web tests/server/tournaments

bench: setup ## how fast the rules play, and the kernel
	$(RUN) azulejos bench

pictures: setup ## draw the pictures of the documents anew
	$(RUN) tests.render.readme

texts: setup ## what is missing or wrong in the catalogues of texts
	$(RUN) tests.i18n.catalogues

screens: setup machine ## every page at four sizes, light and dark, as pictures in artifacts/
	$(RUN) tests.web.screens

startup: setup machine ## how soon the first page and a table can be used, in a browser that has nothing of ours
	$(RUN) tests.web.startup

frames: setup machine ## how smoothly a table moves on a phone with a slow processor
	$(RUN) tests.web.frames

wheel: setup ## the package as a wheel, with the built client, in dist/; AZULEJOS_URL is where its source is published
	$(RUN) pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

# Ray is large, and takes its time to start on a busy machine: it is neither in the lock of the tests nor in their minutes.
ray: setup ## contests, self-play and bots on two Ray nodes of this machine, which are killed; installs Ray
	$(RUN) uv pip install --quiet --python $(BIN)/python --no-deps --require-hashes --requirement requirements/ray.lock
	$(RUN) pytest --numprocesses 0 --durations=0 tests/cluster/ray_nodes.py

# Tools that neither playing nor testing needs, each set in an environment of its own.
build/%/.locked: requirements/%.lock
	@$(RUN) uv venv --quiet --clear build/$*
	@$(RUN) uv pip install --quiet --python build/$*/bin/python --no-deps --require-hashes --requirement $<
	@touch $@

docs: setup build/docs/.locked ## the site of the documents in build/site: search, pictures, reference; a dead link ends it
	@NO_MKDOCS_2_WARNING=1 build/docs/bin/mkdocs build --quiet
	@echo "The site is in build/site. To read it: $(RUN) http.server --bind 127.0.0.1 --directory build/site"

release: setup build/release/.locked ## sdist, wheel and notes in dist/, tried on the oldest and the newest Python at hand
	@$(BIN)/python tools/release.py

audit: setup build/release/.locked ## known vulnerabilities of what we depend on, and lists of all of it (SBOM) in build/audit/
	@$(BIN)/python tools/audit.py

LOCK := $(RUN) uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header
lock: setup ## compile the locks in requirements/ anew
	$(LOCK) --extra server --extra paper --extra kernel --extra envs --extra openspiel --extra push --extra cluster --group test pyproject.toml --output-file requirements/test.lock
	$(LOCK) --extra server --extra paper --extra kernel --group play pyproject.toml --constraint requirements/test.lock --output-file requirements/play.lock
	$(LOCK) --extra ray pyproject.toml --constraint requirements/test.lock --output-file requirements/ray.lock
	$(LOCK) --extra server --extra paper --extra kernel --extra postgres --extra push pyproject.toml --constraint requirements/test.lock --output-file requirements/serve.lock
	$(LOCK) --group client --constraint requirements/test.lock --output-file requirements/client.lock
	$(LOCK) --group installer --constraint requirements/test.lock --output-file requirements/installer.lock
	$(LOCK) --group docs --constraint requirements/test.lock --output-file requirements/docs.lock
	$(LOCK) --group release --constraint requirements/test.lock --output-file requirements/release.lock

LOWEST := tests/notation tests/render tests/bots tests/arena tests/cli tests/server/store tests/server/web tests/tournament/paper
lowest: setup ## tests with the lowest versions that pyproject.toml allows, in an environment of their own in build/
	$(RUN) uv venv --quiet --clear build/lowest
	$(RUN) uv pip compile --quiet --resolution lowest-direct --extra server --extra paper --extra postgres --extra push --no-annotate --no-header pyproject.toml --output-file build/lowest.txt
	$(RUN) uv pip install --quiet --python build/lowest/bin/python --requirements build/lowest.txt --group test
	$(RUN) uv pip install --quiet --python build/lowest/bin/python --no-build-isolation --no-deps --editable .
	build/lowest/bin/python -m pytest --numprocesses $(WORKERS) --dist worksteal $(LOWEST)

clean: ## remove what was set up
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist artifacts web/node_modules web/src/fonts web/src/i18n/texts.d.ts src/azulejos/client
