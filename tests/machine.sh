#!/bin/sh
# What the tests need of the machine, besides Python: PostgreSQL (the second database), a C compiler (the proof of sync),
# systemd (which checks the unit of docs/operating.md; it need not run) and Chromium (the tests in a browser).
# As root on Debian the missing is installed; elsewhere one line says what will be skipped. Never fails: tests that miss something say so themselves.

missing=""
why=""
if ! command -v initdb >/dev/null 2>&1 && ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && [ -z "$AZULEJOS_POSTGRES" ]; then
    missing="$missing postgresql"
    why="$why the tests on PostgreSQL;"
fi
if ! command -v cc >/dev/null 2>&1 && ! command -v gcc >/dev/null 2>&1; then
    missing="$missing gcc libc6-dev"
    why="$why the proof of sync;"
fi
if ! command -v systemd-analyze >/dev/null 2>&1; then
    missing="$missing systemd"
    why="$why the check of the unit for systemd;"
fi
# Chromium without its window is a package of its own on Debian, and twice as fast; any Chromium will do.
browser=""
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
    command -v $name >/dev/null 2>&1 && browser="$browser $name"
done
if [ -z "$browser" ] || { [ "$(id -u)" = 0 ] && apt-cache show chromium-headless-shell >/dev/null 2>&1 && ! command -v chromium-headless-shell >/dev/null 2>&1; }; then
    missing="$missing chromium-headless-shell fonts-dejavu-core"
    [ -n "$browser" ] || why="$why the tests in a browser;"
fi
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing for the tests:$missing"
    export DEBIAN_FRONTEND=noninteractive
    # No cluster of Debian's own: the tests make theirs, and end it.
    if [ ! -e /etc/postgresql-common/createcluster.conf ]; then
        mkdir -p /etc/postgresql-common && echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
    fi
    # shellcheck disable=SC2086
    if { apt-get -qq update && apt-get -qq --no-install-recommends -o Dpkg::Options::=--force-confold install $missing; } >/dev/null 2>&1; then
        exit 0
    fi
    echo "That failed."
fi
[ -z "$why" ] || echo "Will be skipped:${why%;} (not installed:$missing)."
exit 0
