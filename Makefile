PYTHON ?= python3
WORKERS ?= 2
# One more than cores: tests of the page and the server wait for others half of their time.
TESTERS ?= 3
# What shows every line and branch of the library; more whole games of it would be traced in vain.
LIBRARY := $(wildcard tests/test_*.py tests/figaro/test_*.py tests/flohcati/test_*.py) tests/fair \
	$(filter-out %/test_every_game.py %/test_secrecy.py,$(wildcard tests/conformance/test_*.py))
VENV := .venv
BENCH := .venv-bench
UV := $(VENV)/bin/uv
READY := $(VENV)/.ready
BENCH_READY := $(BENCH)/.ready

# Tests start many processes: each would compile every module of ours again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:
.PHONY: help play dev page browser test units lint format screenshots film docs types bench strength coach soak lock release clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) page ## play in the browser
	@$(VENV)/bin/tusch

dev: $(READY) ## work on the page: a server, and the page renewed as it is written
	@$(VENV)/bin/python web/dev.py

page: $(READY) ## build the page, if something about it has changed
	@$(VENV)/bin/python hatch_build.py

# Finds Chromium, or installs it from the system's packages.
browser: $(READY)
	@$(VENV)/bin/python -m tests.page.support.browser

# Tracing doubles the time of what is traced, so only the tests of the library have its coverage. Of the
# others a file stays with one process, and the files come in the order of tests/conftest.py.
test: browser kernels-and-lint ## lint, then run every test; those of the library with branch coverage
	$(VENV)/bin/pytest -n $(TESTERS) --dist worksteal --cov --durations 5 $(LIBRARY)
	$(VENV)/bin/pytest -n $(TESTERS) --dist loadfile --no-loadscope-reorder --durations 25 $(LIBRARY:%=--ignore=%)

# The compiler has the time that the linters leave.
KERNELS := kernel-figaro kernel-flohcati
.PHONY: kernels-and-lint collected $(KERNELS)
kernels-and-lint: page
	+@$(MAKE) --no-print-directory --jobs 3 lint units $(KERNELS) collected

# Tests are compiled once here, not by each of the processes that run them, which tell what is wrong.
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

units: tools ## test what of the page needs no browser
	$(VENV)/bin/python -m tests.page.support.stories
	$(VENV)/bin/python hatch_build.py run --silent test

format: tools ## lay the code out as the linters want it
	$(VENV)/bin/ruff format
	$(VENV)/bin/python hatch_build.py run --silent format

tools: $(READY) page
	@$(VENV)/bin/python hatch_build.py tools

screenshots: $(READY) page browser ## take the pictures of the page in docs/ anew
	@$(VENV)/bin/python -m tests.page.support.film.screenshots

film: $(READY) page browser ## take contact sheets of every scene into docs/film (NAMES=figaro-six for one)
	@$(VENV)/bin/python -m tests.page.support.film.contact_sheets $(NAMES)
	@$(VENV)/bin/python -m tests.page.support.film.frames
	@$(VENV)/bin/python -m tests.page.support.film.readme_film

docs: $(READY) ## write the rules pages anew from the texts
	$(VENV)/bin/python -m tusch.rulebook docs/rules

types: $(READY) ## write the page's types anew from the server's
	$(VENV)/bin/python -m tusch.server.wire.schema.typescript

bench: $(BENCH_READY) ## measure the speed against other libraries
	$(BENCH)/bin/python -m benchmarks.speed.run

strength: $(READY) ## measure how strong the bots are; stopped, it goes on (ROWS=levels for a part)
	$(VENV)/bin/python -m benchmarks.strength.run --workers $(WORKERS) $(if $(ROWS),--rows $(ROWS))

coach: $(READY) ## measure what the coach holds against, an hour at a time (PARTS=luck for a part)
	$(VENV)/bin/python -m benchmarks.coach.run --workers $(WORKERS) $(if $(PARTS),--parts $(PARTS))

soak: export TUSCH_SCALE ?= 10
soak: $(READY) page browser ## run the same tests for long (TUSCH_SCALE=10), then ten minutes of floods
	@$(VENV)/bin/python -m tests.page.support.firefox
	$(VENV)/bin/pytest -n $(WORKERS) --dist worksteal --hypothesis-profile=long
	$(VENV)/bin/python -m benchmarks.load.attack --minutes 10

# Flags that keep every address and path of this machine out of the lock file.
lock: | $(UV) ## write requirements.lock anew (LOCK=--upgrade for the newest versions)
	$(UV) pip compile --quiet --universal --python-version 3.11 --group dev --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' \
		--output-file requirements.lock $(LOCK) pyproject.toml

release: $(READY) ## build dist/: the wheel, and all that it needs by version and hash
	rm -rf dist
	$(VENV)/bin/python -m hatchling build -t wheel -t sdist -d dist
	$(VENV)/bin/python release.py dist

clean: ## remove everything that was made
	rm -rf $(VENV) $(BENCH) dist build .coverage .coverage.* htmlcov
	rm -rf src/tusch/page web/node_modules
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# pip brings uv, at the version and with the hashes of the lock file; uv does the rest.
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
