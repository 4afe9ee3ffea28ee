"""A PostgreSQL of our own for the tests: a cluster in a folder of its own, behind a socket of its own.

It lies in memory where the machine has room for that. It syncs as it must, or our server would refuse it, but no test waits for a disk:
what our server loses when it is killed is the subject here, and not what PostgreSQL loses when the power fails.

`AZULEJOS_POSTGRES` may name another one, by the URL of a user who may make databases.
"""

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import make_url

from tests.kit.memory import in_memory
from tests.kit.patience import PATIENCE


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs: Debian keeps them off the path, one folder for each release."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name) if place.parent.name.isdigit() else 0)
    found = shutil.which("initdb")
    places += [Path(found).resolve().parent] if found else []
    usable = [place for place in places if (place / "initdb").exists() and (place / "postgres").exists()]
    return usable[-1] if usable else None


@contextmanager
def cluster(address: str = "", port: int = 5432) -> Iterator[str]:
    """Start a cluster, give the URL of its first database, and end it by its process id. With an address, it also listens there, to everybody."""
    programs = binaries()
    assert programs is not None
    # Not in pytest's folder, into which nobody but its owner can look; and short, because the name of a socket has to be.
    folder = Path(tempfile.mkdtemp(prefix="azpg-", dir=in_memory()))
    data = folder / "data"
    who = _nobody_special()
    try:
        if who:
            os.chown(folder, who["user"], who["group"])
        made: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, **who}
        how = ["--username", "azulejos", "--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run([programs / "initdb", "--pgdata", data, *how], check=True, **made)
        settings = {
            "listen_addresses": address,
            "port": str(port),
            "unix_socket_directories": str(folder),
            "max_connections": "100",
            "shared_buffers": "16MB",
        }
        if address:
            with (data / "pg_hba.conf").open("a") as rules:
                rules.write("host all all all trust\n")
        flags = [flag for name, value in settings.items() for flag in ("-c", f"{name}={value}")]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen([programs / "postgres", "-D", data, *flags], **{**made, "stderr": log})
        url = f"postgresql+psycopg://azulejos@{address}:{port}/postgres" if address else f"postgresql+psycopg://azulejos@/postgres?host={folder}"
        try:
            _await(url, server, folder / "log")
            yield url
        finally:
            server.send_signal(2)  # SIGINT: a fast shutdown, which throws out who is still connected
            server.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def database(url: str) -> Iterator[str]:
    """A new, empty database of a cluster, dropped at the end."""
    name = f"azulejos_{secrets.token_hex(6)}"
    _execute(url, f"CREATE DATABASE {name}")
    try:
        yield make_url(url).set(database=name).render_as_string(hide_password=False)
    finally:
        _execute(url, f"DROP DATABASE {name} WITH (FORCE)")


def plain(url: str) -> str:
    """The URL as psycopg itself, and psql, understand it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def _execute(url: str, statement: str) -> None:
    with psycopg.connect(plain(url), autocommit=True) as connection:
        connection.execute(statement.encode())


def _nobody_special() -> dict[str, Any]:
    """As whom it runs: PostgreSQL refuses to be root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    raise AssertionError("there is no user to run PostgreSQL as")


def _await(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return psycopg.connect(plain(url)).close()
        except psycopg.OperationalError:
            assert server.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.05)
