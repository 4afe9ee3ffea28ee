"""docs/api.md and its neighbours have every key and every code of the interface."""

import re
from pathlib import Path
from typing import get_args

from azulejos.server.web.models import TableRequest
from azulejos.tournament.commands import COMMANDS
from tests.server.schemas import document

ROOT = Path(__file__).parents[2]
PAGES = {name: (ROOT / "docs" / f"{name}.md").read_text() for name in ("api", "event", "observations", "socket")}
SCHEMAS = {name: schema["properties"] for name, schema in document()["components"]["schemas"].items() if "properties" in schema}
IN_TABLES = {name for page in PAGES.values() for names in re.findall("<!-- fields: (.*?) -->", page) for name in names.split(", ")}


def is_shown(key: str, *pages: str) -> bool:
    """Whether a key stands on a page by itself, or in an example."""
    return any(re.search(rf'`"?{key}"?`|"{key}":', PAGES[page]) for page in pages)


def test_every_type_of_the_interface_has_a_table_of_its_keys() -> None:
    on_sockets = {each.__name__ for each in get_args(get_args(TableRequest)[0])}  # tests/server/test_socket_page.py
    acts = {f"{command.__name__}Request" for command in COMMANDS.values()}  # below
    pushed = {"ChatLine", "Closing", "Pong", "Presence", "Reaction", "Refused", "TableDone"}  # tests/server/test_socket_page.py
    parts = {"DeskParts", "OrganiserParts", "Parts", "PlayerParts", "PublicParts"}  # each a section of docs/event.md
    missing = SCHEMAS.keys() - IN_TABLES - on_sockets - acts - pushed - parts
    assert {name for name in missing if not all(is_shown(key, "api", "event") for key in SCHEMAS[name])} == set()
    assert missing <= NESTED
    assert SCHEMAS.keys() >= IN_TABLES


NESTED = {"Announcement", "Line", "MadeRole", "Named", "SettingsChoice", "Sheet", "TableMate"}
"""Parts of other types, told in the sentences of docs/event.md."""


def test_every_key_of_an_act_is_on_the_page_of_events() -> None:
    acts = {name: SCHEMAS[name] for name in (f"{command.__name__}Request" for command in COMMANDS.values()) if name in SCHEMAS}
    assert len(acts) > 30
    missing = {(name, key) for name, keys in acts.items() for key in keys if not is_shown(key, "event")}
    assert missing == set()


def test_what_a_client_sends_again_is_what_the_page_says() -> None:
    rows = re.findall(r"^\| (.*?) \| .*[Ss]end the same command, with the same id, again", PAGES["socket"], re.MULTILINE)
    [listed] = re.findall(r"AGAIN_CODES = new Set\(\[(.*?)\]\)", (ROOT / "web" / "src" / "wire" / "line.ts").read_text(), re.DOTALL)
    assert re.findall("`(.*?)`", " ".join(rows)) == re.findall('"(.*?)"', listed)


def test_every_code_of_the_page_of_sockets_is_one_of_the_interface() -> None:
    table = PAGES["socket"].partition("| code | what to do |")[2].partition("\n\n")[0]
    codes = {code for row in table.splitlines()[2:] for code in re.findall("`([a-z-]+)`", row.split("|")[1])}
    assert {"stale", "no-device-key"} < codes
    assert {code for code in codes if f"`{code}`" not in PAGES["api"]} == set()
