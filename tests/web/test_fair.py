"""The deals of a finished game, checked in the browser against the commitment."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from azulejos.notation import agn
from azulejos.server import fair
from tests.kit.effort import some
from tests.web import axe, fair_records, tables
from tests.web.conftest import Visit
from tests.web.finished import Finished

PLAIN_HTTP = "Object.defineProperty(Crypto.prototype, 'subtle', {value: undefined})"
"""What a page has not that does not come by TLS."""


def checked(page: Page) -> None:
    page.get_by_role("button", name="Check the deals").click()


@pytest.mark.parametrize("game", some(["azul", "duel"], 1))
def test_the_deals_of_a_finished_table_are_as_promised(visit: Visit, games: Finished, game: str) -> None:
    page = visit(fresh=True)
    page.add_init_script(PLAIN_HTTP)
    table = games.table(game)
    page.goto(f"/t/{table}/replay")
    assert page.evaluate("crypto.subtle") is None
    checked(page)
    expect(page.get_by_text(re.compile(r"Everything matches: \d+ draws checked\."))).to_be_visible()
    page.get_by_text("Details for the curious").click()
    state = tables.api(page, "GET", f"/tables/{table}")["fair"]
    for digits in (state["commitment"], state["seed"], *state["contributions"]):
        expect(page.get_by_text(digits).first).to_be_visible()
    assert page.get_by_role("cell", name="matches").count() > 4
    assert axe.violations(page) == []


def test_at_the_end_of_a_game_the_proof_is_behind_one_line(visit: Visit, games: Finished) -> None:
    page = visit(f"/t/{games.table('azul')}")
    page.get_by_role("region", name="Result").get_by_role("button", name="Details").click()
    result = page.get_by_role("dialog", name="Result")
    expect(result.get_by_role("link", name="Record (AGN)")).to_be_visible()
    expect(result.get_by_role("button", name="Check the deals")).to_be_hidden()
    result.get_by_text("Were the deals fair?").click()
    checked(page)
    expect(result.get_by_text(re.compile(r"Everything matches: \d+ draws checked\."))).to_be_visible()


def record(page: Page, text: str) -> None:
    page.goto("/import")
    page.get_by_label("Record or position").fill(text)
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_label("Position in the game")).to_be_visible()


def test_a_record_that_was_brought_along_is_checked(visit: Visit) -> None:
    page = visit()
    text = fair_records.records()["duel-taken-over"]
    record(page, text)
    checked(page)
    expect(page.get_by_text("Everything matches")).to_be_visible()
    expect(page.get_by_text("drawn elsewhere").first).to_be_attached()


def test_false_deals_and_a_false_seed_are_told(visit: Visit) -> None:
    page = visit()
    text = fair_records.records()["azul-coloured-2p-5d"]
    record(page, re.sub(r'(FairContributions "..)(.)', lambda found: found[1] + ("0" if found[2] != "0" else "1"), text))
    checked(page)
    expect(page.get_by_text(re.compile(r"\d+ draws don’t match\."))).to_be_visible()
    record(page, re.sub(r'(FairSeed "..)(.)', lambda found: found[1] + ("0" if found[2] != "0" else "1"), text))
    checked(page)
    expect(page.get_by_text("The secret is not the one the server committed to.")).to_be_visible()


@pytest.mark.long
def test_a_game_without_a_record_is_told_to_have_no_proof(visit: Visit, games: Finished) -> None:
    page = visit()
    afen = games.course()[9]["position"]["afen"]
    table = tables.made(page, "azul", "person", "person", afen=afen)
    tables.played(page, table)
    page.goto(f"/t/{table}/replay")
    checked(page)
    expect(page.get_by_text("These deals can’t be checked.")).to_be_visible()


def test_a_browser_keeps_all_commitments_shows_its_digits_and_compares_them_with_the_record(visit: Visit) -> None:
    ann, ben = visit(), visit()
    table = tables.made(ben, "azul", "open", "open", name="Ben", agn=tables.until_last_round("azul"))
    digits = "b2" * 16
    commitment = fair.contribution_commitment(tables.api(ben, "GET", f"/tables/{table}")["fair"]["commitment"], digits)
    tables.api(ben, "POST", f"/tables/{table}/sit", {"commitment": commitment, "seat": 2})
    ann.goto(f"/t/{table}")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Sit down").click()
    # Ben's device is away: everybody sees what the game is waiting for.
    expect(ann.get_by_text("The deals are still waiting for random digits from: Ben")).to_be_visible()
    expect(ann.get_by_text("as soon as every seat is taken")).to_have_count(0)
    expect(ann.get_by_role("button", name="Leave seat")).to_have_count(0)
    assert axe.violations(ann) == []
    state = tables.api(ann, "GET", f"/tables/{table}")["fair"]
    kept = ann.evaluate("(table) => JSON.parse(localStorage.getItem(`azulejos-fair-${table}`))", table)
    assert kept["commitments"] == state["commitments"]
    assert kept["parts"] == {state["commitments"][0]: state["contributions"][0]}
    tables.api(ben, "POST", f"/tables/{table}/acts", {"do": "reveal", "id": "r", "contribution": digits})
    expect(ann.locator("[data-spot]").first).to_be_visible()
    tables.moved(table, 1_000, ann, ben)
    for page, told in ((ann, "No one chose what was dealt, not even the server."), (ben, "Only a browser that kept the fingerprints can tell")):
        page.goto(f"/t/{table}/replay")
        checked(page)
        expect(page.get_by_text("Everything matches")).to_be_visible()
        expect(page.get_by_text(told)).to_be_visible()
    # The same record under another commitment than the one that was kept.
    ann.evaluate(
        """([table, other]) => {
            const key = `azulejos-fair-${table}`, known = JSON.parse(localStorage.getItem(key));
            localStorage.setItem(key, JSON.stringify({ ...known, commitments: [known.commitments[0], other] }));
        }""",
        [table, "0" * 64],
    )
    ann.reload()
    checked(ann)
    expect(ann.get_by_text("are not the ones your browser kept before the game")).to_be_visible()
    expect(ann.get_by_text("No one chose")).to_have_count(0)


@pytest.mark.long
def test_what_a_record_cannot_show_is_told(visit: Visit) -> None:
    page = visit()
    record(page, fair_records.records()["azul-coloured-3p-7d-committed"])
    checked(page)
    expect(page.get_by_text("One player’s browser never showed its digits")).to_be_visible()
    record(page, fair_records.records()["azul-coloured-3p-7d"])
    checked(page)
    expect(page.get_by_text("had no fingerprints beforehand")).to_be_visible()
    expect(page.get_by_text("No one chose")).to_have_count(0)


def test_the_kept_records_are_what_their_program_writes_and_are_fair() -> None:
    records = fair_records.records()
    assert {path.stem for path in Path(fair_records.KEPT).glob("*.agn")} == set(records)
    for name, text in records.items():
        assert (fair_records.KEPT / f"{name}.agn").read_text() == text, "python -m tests.web.fair_records"
        assert fair.verify(agn.read_one(text)).is_fair
