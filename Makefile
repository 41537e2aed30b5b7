PYTHON ?= python3
WORKERS ?= 2
# One more than there are cores: tests of the page and the server spend half their time waiting.
TESTERS ?= 3
# These tests cover every line and branch of the library; tracing more whole games would add nothing.
LIBRARY := $(wildcard tests/test_*.py tests/figaro/test_*.py tests/flohcati/test_*.py) tests/fair \
	$(filter-out %/test_every_game.py %/test_secrecy.py,$(wildcard tests/conformance/test_*.py))
VENV := .venv
BENCH := .venv-bench
UV := $(VENV)/bin/uv
READY := $(VENV)/.ready
BENCH_READY := $(BENCH)/.ready

# Tests start many processes, and each would compile all our modules again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:
.PHONY: help play dev page browser test units lint format screenshots film docs types wasm bench strength coach faults soak lock release clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) page ## play in the browser
	@$(VENV)/bin/tusch

dev: $(READY) ## work on the page: a server, and the page rebuilt as you edit it
	@$(VENV)/bin/python web/dev.py

page: $(READY) ## build the page, if it has changed
	@$(VENV)/bin/python hatch_build.py

# Finds Chromium, or installs it from the system's packages.
browser: $(READY)
	@$(VENV)/bin/python -m tests.page.support.browser

# .ci/run puts a command in here that runs failed tests once more, on their own.
LAST_TESTS = $(VENV)/bin/pytest

# Tracing doubles the time, so coverage is measured only by the tests of the library. Of the others, each
# file stays with one process, and the files run in the order of tests/conftest.py.
test: browser kernels-and-lint ## lint, then run the tests, with branch coverage for the library
	$(VENV)/bin/pytest -n $(TESTERS) --dist worksteal -m "not faults" --cov --durations 5 $(LIBRARY)
	$(LAST_TESTS) -n $(TESTERS) --dist loadfile --no-loadscope-reorder -m "not faults" --durations 25 \
		$(LIBRARY:%=--ignore=%)

# Kernels are compiled in the time that the linters leave.
KERNELS := kernel-figaro kernel-flohcati
.PHONY: kernels-and-lint collected $(KERNELS)
kernels-and-lint: page
	+@$(MAKE) --no-print-directory --jobs 3 lint units $(KERNELS) collected

# Compiles the tests once, not in each process that runs them; those report what is wrong.
collected: $(READY)
	-@$(VENV)/bin/pytest --collect-only --quiet > /dev/null

$(KERNELS): $(READY)
	@$(VENV)/bin/python -m tests.kernel.support.warm $(@:kernel-%=%)

.PHONY: lint-package lint-page tools
lint: lint-package lint-page ## check style, types and layers

lint-package: $(READY)
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-logo

lint-page: tools
	$(VENV)/bin/python hatch_build.py run --silent lint

units: tools ## run the page's own tests that need no browser
	$(VENV)/bin/python -m tests.page.support.stories
	XDG_DATA_HOME='$(CURDIR)/web/node_modules/.data' $(VENV)/bin/python hatch_build.py run --silent test

format: tools ## format all code
	$(VENV)/bin/ruff format
	$(VENV)/bin/python hatch_build.py run --silent format

tools: $(READY) page
	@$(VENV)/bin/python hatch_build.py tools

screenshots: $(READY) page browser ## retake the screenshots of the page in docs/
	@$(VENV)/bin/python -m tests.page.support.film.screenshots

film: $(READY) page browser ## write contact sheets of every scene to docs/film (NAMES=figaro-six for one)
	@$(VENV)/bin/python -m tests.page.support.film.contact_sheets $(NAMES)
	@$(VENV)/bin/python -m tests.page.support.film.frames
	@$(VENV)/bin/python -m tests.page.support.film.readme_film

docs: $(READY) ## regenerate the pages made from texts and types
	$(VENV)/bin/python -m tusch.rulebook docs/rules
	$(VENV)/bin/python -m tusch.viewbook docs/views.md

types: $(READY) ## regenerate the page's types from the server's
	$(VENV)/bin/python -m tusch.server.wire.schema.typescript

wasm: $(READY) ## recompile the searches to WebAssembly, for bots in the browser (needs wasm-ld)
	$(VENV)/bin/python -m wasm

bench: $(BENCH_READY) ## measure speed against other libraries
	$(BENCH)/bin/python -m benchmarks.speed.run

strength: $(READY) ## measure how strong the bots are; resumes if stopped (ROWS=levels for a part)
	$(VENV)/bin/python -m benchmarks.strength.run --workers $(WORKERS) $(if $(ROWS),--rows $(ROWS))

coach: $(READY) ## measure how far the coach can be trusted, an hour at a time (PARTS=luck for a part)
	$(VENV)/bin/python -m benchmarks.coach.run --workers $(WORKERS) $(if $(PARTS),--parts $(PARTS))

# One at a time: these depend on the clock, and must not keep each other waiting.
faults: export TUSCH_SCALE ?= 1
faults: page browser $(KERNELS) ## run the tests that need a quiet machine or several servers
	$(VENV)/bin/pytest -n 1 --dist loadfile -m faults --durations 10

soak: export TUSCH_SCALE ?= 10
soak: $(READY) page browser ## run all tests at length (TUSCH_SCALE=10), then ten minutes of floods
	@$(VENV)/bin/python -m tests.page.support.firefox
	$(VENV)/bin/pytest -n $(WORKERS) --dist worksteal --hypothesis-profile=long -o faulthandler_timeout=7200
	$(VENV)/bin/python -m benchmarks.load.attack --minutes 10

# These flags keep the addresses and paths of this machine out of the lock file.
lock: | $(UV) ## rewrite requirements.lock (LOCK=--upgrade for the newest versions)
	$(UV) pip compile --quiet --universal --python-version 3.11 --group dev --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' \
		--output-file requirements.lock $(LOCK) pyproject.toml

release: $(READY) ## build dist/: the wheel, and everything it needs by version and hash
	rm -rf dist
	$(VENV)/bin/python -m hatchling build -t wheel -t sdist -d dist
	$(VENV)/bin/python release.py dist

clean: ## remove everything that was built
	rm -rf $(VENV) $(BENCH) dist build .coverage .coverage.* htmlcov
	rm -rf src/tusch/page web/node_modules
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# pip installs uv, with the version and hashes of the lock file; uv does the rest.
$(UV):
	@$(PYTHON) -c 'import sys; sys.exit("tusch needs Python 3.11 or newer: make PYTHON=..." \
		if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv --clear $(VENV)
	sed -n '/^uv==/,/[^\\]$$/p' requirements.lock > $(VENV)/uv.txt
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(VENV)/uv.txt

$(READY): requirements.lock pyproject.toml | $(UV)
	$(UV) pip sync --quiet --python $(VENV)/bin/python --require-hashes --compile-bytecode \
		requirements.lock
	$(UV) pip install --quiet --python $(VENV)/bin/python --no-deps --no-build-isolation -e .
	$(UV) pip check --quiet --python $(VENV)/bin/python
	@touch $@

$(BENCH_READY): benchmarks/speed/requirements.txt requirements.lock pyproject.toml | $(UV)
	$(UV) venv --quiet --clear --python $(VENV)/bin/python $(BENCH)
	$(UV) pip install --quiet --python $(BENCH)/bin/python --constraint requirements.lock \
		--requirement benchmarks/speed/requirements.txt --editable .
	@touch $@
