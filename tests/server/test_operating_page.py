"""docs/operating.md works to the letter: its settings are those of the table of settings, and its commands, units and files do what it says."""

import os
import re
import shlex
import subprocess
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from azulejos.server.metrics import Metrics
from azulejos.server.settings import about, default_of, rows
from tests.cli.command import azulejos, refused
from tests.kit.patience import PATIENCE
from tests.server import postgres
from tests.server.needs import missing
from tests.server.store.kit import STREAM, played, within

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text()


def row(name: str) -> str:
    """A setting's row of the page."""
    setting = rows()[name]
    known = about(setting)
    default = '"sqlite:///~/.local/share/azulejos/azulejos.sqlite"' if name == "database" else known.type.written(default_of(setting))
    return f"| `{name}` | `{default}` | {known.help} |"


def test_every_setting_is_on_the_page_under_its_group() -> None:
    for name, setting in rows().items():
        assert row(name) in PAGE, f"write: {row(name)}"
        assert PAGE.index(f"| **{about(setting).group}** |") < PAGE.index(row(name))


def test_the_page_has_no_setting_that_is_not_there() -> None:
    table = PAGE[PAGE.index("| setting | default |") : PAGE.index("## ", PAGE.index("| setting | default |"))]
    told = [line.split("`")[1] for line in table.splitlines() if line.startswith("| `")]
    assert told == list(rows())


def test_the_figures_that_the_page_names_are_counted() -> None:
    counted = Metrics().text().decode()
    named = {word.strip("`") for word in PAGE.replace("|", " ").split() if word.startswith("`azulejos_")}
    assert len(named) >= 10
    for name in named:
        assert f"# TYPE {name} " in counted or f"# TYPE {name}_total " in counted or f"{name} " in counted, name


def blocks(language: str) -> list[str]:
    """The pieces of code in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def lines_with(word: str) -> list[list[str]]:
    """The commands with a word in them, each as a list of arguments, without their comments."""
    return [shlex.split(line, comments=True) for block in blocks("sh") for line in block.splitlines() if word in line]


def test_the_files_of_settings_are_understood(tmp_path: Path) -> None:
    files = blocks("toml")
    assert len(files) >= 2
    for number, text in enumerate(files):
        file = tmp_path / f"{number}.toml"
        file.write_text(text)
        ran = azulejos("serve", "--config", str(file), "--show-config")
        assert (ran.status, ran.errors) == (0, "")


def test_backup_and_restore_as_root_runs_them(tmp_path: Path) -> None:
    [config] = [text for text in blocks("toml") if "database" in text]
    url = f"sqlite:///{tmp_path}/azulejos.sqlite"
    (tmp_path / "server.toml").write_text(re.sub("(?m)^database = .*", f'database = "{url}"', config))
    within(url, lambda store: store.append(STREAM, 0, [played()], at=1))
    commands = [*lines_with("azulejos backup"), *lines_with("azulejos restore")]
    assert len(commands) == 2
    for name, *arguments in commands:
        assert name == "azulejos"
        here = [re.sub("/etc/azulejos|/var/backups/azulejos", str(tmp_path), argument) for argument in arguments]
        ran = azulejos(*here)
        assert (ran.status, ran.errors) == (0, ""), here
        # What it says of --force: neither takes anything away unasked.
        assert "--force" in refused(*(argument for argument in here if argument != "--force"))
    assert len(within(url, lambda store: store.read(STREAM))) == 1


def test_role_and_database_of_postgresql(postgres_cluster: str) -> None:
    commands = lines_with("sudo -u postgres")
    programs = postgres.binaries()
    cluster = make_url(postgres_cluster)
    if programs is None or "host" not in cluster.query:
        missing("PostgreSQL's own programs, and its socket, are not here")
    env = {**os.environ, "PGHOST": str(cluster.query["host"]), "PGUSER": str(cluster.username)}
    [address] = re.findall("AZULEJOS_DATABASE=(.*)", PAGE)
    url = make_url(address).set(host=None, query=dict(cluster.query))
    try:
        for _, _, _, program, *arguments in commands:
            subprocess.run(
                [programs / program, *arguments],
                env=env,
                input=f"{url.password}\n{url.password}\n",
                text=True,
                capture_output=True,
                start_new_session=True,  # without a terminal it asks standard input for the password
                timeout=PATIENCE,
                check=True,
            )
        store = url.render_as_string(hide_password=False)
        within(store, lambda opened: opened.append(STREAM, 0, [played()], at=1))
        with psycopg.connect(postgres.plain(postgres_cluster), autocommit=True) as connection:
            kept = connection.execute("SELECT rolpassword LIKE 'SCRAM%%', rolsuper FROM pg_authid WHERE rolname = %s", [url.username]).fetchone()
        assert kept == (True, False)
    finally:
        with psycopg.connect(postgres.plain(postgres_cluster), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE IF EXISTS {url.database}".encode())
            connection.execute(f"DROP ROLE IF EXISTS {url.username}".encode())


@pytest.mark.parametrize("event", ["store-gone", "store-in-use", "lock-taken-again", "not-synced", "store-usable-again"])
def test_what_the_log_says_of_a_bad_day_is_on_the_page(event: str) -> None:
    assert f"`{event}`" in PAGE[PAGE.index("| event | what it says |") :]
