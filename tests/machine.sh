#!/bin/sh
# What the tests need of the machine, besides Python: PostgreSQL (the second database), Redis and ip (several server processes, on several
# hosts), a C compiler (the proof of sync), systemd (which checks the units of deploy/; it need not run), nginx (the proxy of
# docs/deploying.md) and Chromium (the tests in a browser).
# As root on Debian the missing is installed; elsewhere one line says what will be skipped. Never fails: tests that miss something say so themselves.

missing=""
why=""
if ! command -v initdb >/dev/null 2>&1 && ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && [ -z "$AZULEJOS_POSTGRES" ]; then
    missing="$missing postgresql"
    why="$why the tests on PostgreSQL;"
fi
if ! command -v redis-server >/dev/null 2>&1; then
    missing="$missing redis-server"
    why="$why the tests of several processes;"
fi
if ! command -v ip >/dev/null 2>&1; then
    missing="$missing iproute2"
    why="$why the tests of several hosts;"
fi
if ! command -v cc >/dev/null 2>&1 && ! command -v gcc >/dev/null 2>&1; then
    missing="$missing gcc libc6-dev"
    why="$why the proof of sync;"
fi
if ! command -v systemd-analyze >/dev/null 2>&1; then
    missing="$missing systemd"
    why="$why the check of the unit for systemd;"
fi
# The proxy of docs/deploying.md. The tests start one of their own, on ports of their own.
if ! command -v nginx >/dev/null 2>&1 && [ ! -x /usr/sbin/nginx ]; then
    missing="$missing nginx-light"
    why="$why the game through a proxy;"
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
    # Nor a Redis of Debian's own: without a policy that forbids it, its package would start one.
    if [ ! -e /usr/sbin/policy-rc.d ]; then
        printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d && trap 'rm -f /usr/sbin/policy-rc.d' EXIT
    fi
    # shellcheck disable=SC2086
    if { apt-get -qq update && apt-get -qq --no-install-recommends -o Dpkg::Options::=--force-confold install $missing; } >/dev/null 2>&1; then
        exit 0
    fi
    echo "That failed."
fi
[ -z "$why" ] || echo "Will be skipped:${why%;} (not installed:$missing)."
exit 0
