# make run [PROJECT=path]   build and open the assistant
# make test                 install what the tests need, then run them all
# make bench [FULL=1]       measured comparisons, written to Benchmarks/RESULTS.md
# make install PREFIX=path  install the program with the libraries it needs

PREFIX ?= /usr/local
SWIFT ?= swift
# Nobody looks at the tests in a debugger.
TESTING = -debug-info-format none

.PHONY: run test lint bench install deps test-deps

# Without PROJECT on a copy of the example, so that trying it changes nothing here.
run: deps
	@[ -x .build/release/sceneshift ] || echo "The first build is optimised as a whole and takes several minutes."
	$(SWIFT) build -c release --product sceneshift
	@if [ -n "$(PROJECT)" ]; then exec .build/release/sceneshift "$(PROJECT)"; fi; \
	scratch=$$(mktemp -d) && cp -R Examples/Harbour "$$scratch/" && \
	echo "The example is copied to $$scratch/Harbour" && exec .build/release/sceneshift "$$scratch/Harbour"

# Tests in a terminal wait more than they work, so they run beside the others.
test: deps test-deps lint
	$(SWIFT) build --build-tests $(TESTING)
	@$(SWIFT) test --skip-build --ignore-lock $(TESTING) --filter EndToEndTests & terminal=$$!; \
	$(SWIFT) test --skip-build --ignore-lock $(TESTING) --skip EndToEndTests; status=$$?; \
	wait $$terminal && exit $$status

lint:
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

bench: deps
	$(SWIFT) build -c release --product sceneshift
	python3 Benchmarks/bench.py .build/release/sceneshift $(if $(FULL),--full)

# A build of its own: this one looks for its libraries beside itself alone.
install: deps
	SCENESHIFT_RELOCATABLE=1 $(SWIFT) build -c release --product sceneshift --scratch-path .build/install
	SWIFT=$(SWIFT) Scripts/install .build/install/release/sceneshift "$(DESTDIR)$(PREFIX)"
	Scripts/check-install "$(DESTDIR)$(PREFIX)"

# What building needs, installed only where it is missing.
deps:
	@if [ "$$(uname)" = Linux ] && command -v apt-get >/dev/null; then \
	  for package in libncurses-dev libyaml-dev; do \
	    dpkg -s $$package >/dev/null 2>&1 || missing="$$missing $$package"; \
	  done; \
	  if [ -n "$$missing" ]; then \
	    sudo=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	    $$sudo apt-get update -q && $$sudo apt-get install -y -q $$missing; \
	  fi; \
	elif command -v brew >/dev/null; then \
	  brew list libyaml >/dev/null 2>&1 || brew install libyaml; \
	  command -v pkg-config >/dev/null || brew install pkgconf; \
	fi

# What the tests need on top.
test-deps:
	@if ! command -v tmux >/dev/null; then \
	  sudo=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	  if command -v apt-get >/dev/null; then $$sudo apt-get update -q && $$sudo apt-get install -y -q tmux; \
	  elif command -v brew >/dev/null; then brew install tmux; fi; \
	fi
