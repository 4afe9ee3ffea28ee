"""Records and positions from elsewhere, and positions set up by hand: by mouse, finger and keyboard, in four languages."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from azulejos.notation import afen, agn
from azulejos.rules import game
from tests.kit.effort import some
from tests.server.fair.games import go_on
from tests.web import afen_positions, axe, fair_records, tables
from tests.web.conftest import Visit

FAULTY = '[Game "azul"]\n[Players "2"]\n[First "1"]\n\nR1 @BBYK/RRWW/BBYK/RKWW/BYYR 3B2\n2R2 9Q9'
DUEL = afen.write(go_on(game("duel").start(1), steps=40))


def text(page: Page) -> Any:
    return page.get_by_label("Record or position")


def show(page: Page, what: str) -> None:
    text(page).fill(what)
    page.get_by_role("button", name="Show").click()


def line(page: Page) -> str:
    """The position as the editor writes it."""
    return page.get_by_label("Position in one line (AFEN)").input_value()


def fine(page: Page) -> None:
    expect(page.get_by_text("Valid position:")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "button", "words"),
    some(
        [
            ("ro", "Arată", ["Rândul 6", "„9Q9”", "nu este un semn"]),
            ("en", "Show", ["Line 6", "“9Q9”", "Not a valid token"]),
            ("it", "Mostra", ["Riga 6", "«9Q9»", "non è un simbolo valido"]),
            ("nl", "Tonen", ["Regel 6", "‘9Q9’", "geen teken"]),
        ],
        1,
    ),
)
def test_what_cannot_be_read_is_told_with_line_and_token_in_each_language(visit: Visit, language: str, button: str, words: list[str]) -> None:
    page = visit("/import", language=language, size="phone" if language == "ro" else "laptop", color_scheme="dark" if language == "nl" else "light")
    page.locator("textarea").fill(FAULTY)
    page.get_by_role("button", name=button, exact=True).click()
    for each in words:
        expect(page.get_by_role("alert")).to_contain_text(each)
    assert page.locator("textarea").input_value() == FAULTY, "what was pasted stays"
    assert axe.violations(page) == []


def test_a_record_is_replayed_and_one_of_several_games_chosen(visit: Visit, tmp_path: Path) -> None:
    page = visit("/import")
    records = fair_records.records()
    file = tmp_path / "games.agn"
    file.write_text(records["grey-1"] + "\n" + records["duel"])
    page.locator("input[type=file]").set_input_files(file)
    scrub = page.get_by_label("Position in the game")
    expect(page.get_by_role("heading", level=1)).to_have_text("Azul, grey wall")
    expect(scrub).to_have_value("0")
    page.locator("body").press("End")
    expect(scrub).to_have_value(str(len(agn.read_one(records["grey-1"]).events)))
    page.get_by_label("Game", exact=True).select_option("2")
    expect(page.get_by_role("heading", level=1)).to_have_text("Azul Duel")
    expect(scrub).to_have_attribute("max", str(len(agn.read_one(records["duel"]).events)))
    with page.expect_response("**/api/v1/records") as answer:
        page.get_by_label("View as").select_option("1")
    answer.value.finished()
    tables.settled(page)
    page.get_by_text("Export").click()
    for name, start in (("Game as AGN", b"[Game"), ("Picture (SVG)", b"<svg")):
        with page.expect_download() as taken:
            page.get_by_role("button", name=name).click()
        assert taken.value.path().read_bytes().startswith(start)
    page.get_by_role("button", name="Import another").click()
    expect(text(page)).to_be_visible()


def test_a_file_is_dropped_and_a_binary_one_refused(visit: Visit) -> None:
    page = visit("/import")
    drop = """([name, bytes]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name));
        window.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
    }"""
    expect(text(page)).to_be_visible()
    page.evaluate(drop, ["x.bin", [0xFF, 0xFE, 0x80]])
    expect(page.get_by_role("alert")).to_contain_text("can’t be read as text")
    page.evaluate(drop, ["game.agn", list(fair_records.records()["mini-coloured-2p-5d"].encode())])
    expect(page.get_by_label("Position in the game")).to_be_visible()


@pytest.mark.long
def test_a_record_is_played_on_from_where_one_looks(visit: Visit) -> None:
    page = visit("/import")
    record = fair_records.records()["azul-coloured-3p-7d"]
    show(page, record)
    for _ in range(9):
        page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog")
    for seat, choice in enumerate(("me", "friend", "greedy")):
        dialog.get_by_role("combobox").nth(seat).select_option(choice)
    dialog.get_by_role("button", name="Go to table").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    state = tables.api(page, "GET", f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert [seat["kind"] for seat in state["about"]["seats"]] == ["person", "open", "bot"]
    assert state["you"] == [1]
    assert state["stage"] == "open", "a friend is waited for"


def test_a_position_is_set_up_with_the_mouse_and_played_on(visit: Visit) -> None:
    page = visit("/editor")
    fine(page)
    page.get_by_role("radio", name="red tile").check(force=True)
    page.get_by_role("button", name=re.compile("^Line 3, place 2:")).first.click()
    page.get_by_role("button", name=re.compile("^Wall, row 2, column 3:")).nth(1).click()
    # A tile on a wall in the first round cannot be, and no display has been taken from.
    faults = page.get_by_role("status").filter(has_text="Not a valid position")
    expect(faults).to_contain_text("a row of the wall has more tiles than rounds played")
    page.get_by_label("Round", exact=True).fill("2")
    page.get_by_label("Round", exact=True).press("Enter")
    page.get_by_role("radio", name="Remove").check(force=True)
    for _ in range(4):
        page.get_by_role("button", name="Display 1, place 1:").click()
    page.get_by_label("Score").nth(1).fill("12")
    page.get_by_label("Score").nth(1).press("Enter")
    page.get_by_label("To move").select_option("2")
    page.get_by_role("radio", name="First-player marker").check(force=True)
    page.get_by_role("button", name=re.compile("^Floor line, place 1:")).first.click()
    fine(page)
    written = line(page)
    position = afen.read(written)
    assert afen.write(position) == written
    assert position.to_move == 2
    assert position.scores == (0, 12)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Redo").click()
    assert line(page) == written
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Go to table").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    table = page.url.rsplit("/", 1)[1]
    assert tables.api(page, "GET", f"/tables/{table}/positions/0")["afen"] == written
    assert tables.api(page, "GET", f"/tables/{table}")["you"] == [2], "the seat to move is proposed as one's own"


def test_a_position_is_set_up_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/editor")
    fine(page)
    page.get_by_role("button", name=re.compile("^Line 1, place 1:")).first.focus()
    page.keyboard.press("k")
    expect(page.get_by_role("radio", name="black tile")).to_be_checked()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("w")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    board = line(page).split(":")[14].split(",")[1]
    assert board == "K1.W2.-.-.-"
    page.keyboard.press("Delete")
    page.keyboard.press("Enter")
    assert line(page).split(":")[14].split(",")[1] == "K1.W1.-.-.-"
    page.keyboard.press("Control+z")
    assert line(page).split(":")[14].split(",")[1] == "K1.W2.-.-.-"
    # One stop for the tabulator in a board, and not forty-seven.
    group = page.locator(".board").first.locator(".grid")
    assert group.locator("button[tabindex='0']").count() == 1


@pytest.mark.long
def test_tiles_that_are_nowhere_go_to_the_bag_or_the_lid(visit: Visit) -> None:
    page = visit("/editor", size="phone", has_touch=True)
    fine(page)
    page.get_by_label("Bag, blue").fill("0")
    page.get_by_label("Bag, blue").press("Enter")
    expect(page.get_by_text(re.compile(r"There are \d+ blue tiles in all"))).to_be_visible()
    page.get_by_role("button", name="Put the rest in the bag").tap()
    fine(page)
    page.get_by_role("button", name=re.compile("^Display 2, place 4:")).tap()
    page.get_by_role("button", name="Clear table").tap()
    expect(page.get_by_text("There is no tile left to take.")).to_be_visible()
    page.get_by_role("button", name="New deal").tap()
    fine(page)
    page.get_by_label("Players").select_option("4")
    expect(page.get_by_text("Not a valid position")).to_be_visible()
    page.get_by_role("button", name="New deal").tap()
    fine(page)
    assert line(page).startswith("azul:coloured:4:9:")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe.violations(page) == []


@pytest.mark.parametrize("kept", some(["tiling", "impossible", "four"], 2))
def test_a_line_is_taken_up_as_it_is(visit: Visit, kept: str) -> None:
    lines = json.loads(afen_positions.KEPT.read_text())
    found = {
        "tiling": next(each for each in lines["positions"] if ":tiling:" in each),
        "four": next(each for each in lines["positions"] if each.startswith("mini:grey:4") and ":offer:" in each),
        "impossible": lines["impossible"][0],
    }[kept]
    page = visit("/import")
    show(page, found)
    page.wait_for_url(re.compile("/editor#"))
    assert line(page) == found
    if kept == "impossible":
        expect(page.get_by_text("Not a valid position")).to_be_visible()
    else:
        fine(page)
    # And pasted into the editor itself.
    page.goto("/editor")
    page.get_by_label("Position in one line (AFEN)").fill(found)
    page.get_by_role("button", name="Use this").click()
    assert line(page) == found


def test_a_position_of_duel_is_edited_as_text_and_by_simple_controls(visit: Visit) -> None:
    page = visit(f"/editor?position={quote(DUEL)}")
    fine(page)
    field = page.get_by_label("Position in one line (AFEN)")
    assert field.input_value() == DUEL
    page.get_by_label("Score").first.fill("33")
    page.get_by_label("Score").first.press("Enter")
    fine(page)
    assert afen.read(field.input_value()).scores[0] == 33
    expect(page.locator(".duel, [class*=duel]").first).to_be_visible()
    field.fill(DUEL.replace("duel:", "duel:edge.", 1))
    expect(page.get_by_text("Not a valid position")).to_be_visible()
    assert axe.violations(page) == []


@pytest.mark.parametrize(
    ("language", "size", "theme"), some([("it", "laptop", "dark"), ("nl", "tablet", "light"), ("ro", "wall", "dark"), ("en", "phone", "light")], 1)
)
@pytest.mark.long
def test_axe_finds_nothing_on_the_editor(visit: Visit, language: str, size: str, theme: str) -> None:
    page = visit("/editor", language=language, size=size, color_scheme=theme)
    expect(page.locator("textarea")).to_be_visible()
    page.wait_for_timeout(800)
    assert axe.violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_kept_positions_are_what_their_program_writes() -> None:
    kept = json.loads(afen_positions.KEPT.read_text())
    assert kept == {"positions": afen_positions.positions(), "impossible": afen_positions.impossible()}, "python -m tests.web.afen_positions"
    for each in kept["positions"]:
        assert afen.write(afen.read(each)) == each
