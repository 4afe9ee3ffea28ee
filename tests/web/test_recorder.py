"""Games of a real table, written down by clicks: whole ones of each kind, by mouse, finger and keyboard, with a server and without."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from azulejos.notation import Record, agn
from tests.cli.command import azulejos
from tests.kit.effort import LONG
from tests.web import axe, overflow, recording
from tests.web.conftest import Visit

SHORT = ("mini-grey-2p-5d",)
GAMES = sorted(path.stem for path in recording.KEPT.glob("*.agn")) if LONG else SHORT
DEAL = "BBYK/RRWW/BBYK/RKWW/BYYR"


def replayed(folder: Path, name: str, text: str) -> Any:
    """What `azulejos replay --json` tells of a record."""
    file = folder / f"{name}.agn"
    file.write_text(text)
    told = json.loads(azulejos("replay", "--json", str(file)).output)
    return {key: value for key, value in told.items() if key != "file"}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_written_down_by_clicks_and_replays_with_the_same_result(visit: Visit, tmp_path: Path, name: str) -> None:
    record = recording.game(name)
    written = recording.written(visit(), record)
    assert written == agn.write(record)
    result = replayed(tmp_path, "written", written)
    assert result["complete"]
    assert result == replayed(tmp_path, "kept", agn.write(record))


def taps(tiles: str) -> Iterator[str]:
    return (f'[data-piece="{tile}"]' for tile in tiles if tile != "/")


def kept(page: Page) -> Any:
    """What the browser keeps of the recording that is shown."""
    return json.loads(page.evaluate("id => localStorage.getItem(`azulejos-recording-${id}`)", page.url.rsplit("/", 1)[1]))


def test_a_phone_keeps_what_was_tapped_goes_on_and_deletes(visit: Visit) -> None:
    page = visit("/record", size="phone", has_touch=True)
    page.get_by_label("Seat 1").fill("Ann")
    page.get_by_role("button", name="Start recording").tap()
    question = page.get_by_role("heading", name="Which tiles came to the displays?")
    for piece in taps(DEAL[:13]):
        page.locator(piece).tap()
    page.get_by_role("button", name="Remove yellow from Display 3").tap()
    expect(page.get_by_role("button", name="Display 3: 2 of 4")).to_have_attribute("aria-pressed", "true")
    assert axe.violations(page) == []
    page.reload()
    expect(question).to_be_visible()
    for piece in taps("YK" + DEAL[14:]):
        page.locator(piece).tap()
    page.get_by_role("button", name="Done").tap()
    expect(question).to_be_hidden()
    page.locator('[data-pick="3B"] .area').first.tap()
    page.locator('[data-target="2"]').tap()
    expect(page.locator(".bar .turn-pill")).to_have_text("Player 2")  # there is no room for more
    expect(page.get_by_text("Ann: 2 blue → line 2")).to_be_visible()
    assert kept(page)["tokens"] == [f"@{DEAL}", "3B2"]
    page.get_by_role("button", name="All steps").tap()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^1 ")).tap()
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Undo").tap()
    expect(question).to_be_visible()
    page.get_by_role("button", name="Redo").tap()
    page.get_by_role("button", name="Redo").tap()
    expect(page.get_by_role("button", name="Redo")).to_be_disabled()
    page.goto("/record")
    expect(page.get_by_text("Ann – Player 2")).to_be_visible()
    page.get_by_role("button", name="Delete: Ann – Player 2").tap()
    page.get_by_role("dialog").get_by_role("button", name="Delete").tap()
    expect(page.get_by_text("Ann – Player 2")).to_be_hidden()
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('azulejos-recording'))") == []


def test_the_keyboard_is_enough(visit: Visit) -> None:
    page = visit()
    page.goto(recording.kept(page, Record({"Game": "azul", "Players": "2", "First": "1"}), 0))
    question = page.get_by_role("heading", name="Which tiles came to the displays?")
    expect(question).to_be_visible()
    page.locator("body").press("w")
    page.keyboard.press("Backspace")
    for tile in DEAL.replace("/", "").lower():
        page.keyboard.press(tile)
    page.keyboard.press("Enter")
    expect(question).to_be_hidden()
    page.wait_for_function("() => document.activeElement?.hasAttribute('data-pick')")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement?.hasAttribute('data-target')")
    page.keyboard.press("0")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('azulejos-recording-kept')).at > 1")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(question).to_be_visible()
    page.keyboard.press("Control+y")
    page.keyboard.press("Control+Shift+z")
    expect(page.get_by_role("button", name="Redo")).to_be_disabled()
    assert kept(page)["at"] == len(kept(page)["tokens"]) == 2


def test_a_phone_shows_all_of_twelve_plates_and_the_way_on(visit: Visit) -> None:
    """On one that lies, the buttons lay outside of the panel."""
    record = recording.game("duel-1")
    position = record.start()
    for event in record.events:
        if len(getattr(position, "drawn", ())) == 12:
            break
        position.push(event)
    page = visit(size="phone")
    page.goto(recording.kept(page, record, len(position.events)))
    page.locator(".palette [data-piece]").first.click()
    for width, height in ((360, 740), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        shown = [page.get_by_role("button", name=name, exact=True) for name in ("Clear", "Done")]
        for each in (*shown, *page.locator(".place").all(), *page.locator(".palette [data-piece]").all()):
            expect(each).to_be_in_viewport(ratio=1)
        assert overflow.overflowing(page) == []


def test_a_record_is_checked_by_the_server_and_replayed_without_it(visit: Visit) -> None:
    page = visit(fresh=True)
    record = recording.game("azul-coloured-2p-5d")
    page.goto(recording.kept(page, record, len(record.events)))
    save = page.get_by_role("button", name="Save", exact=True).first
    dialog = page.get_by_role("dialog", name="Save the game")
    save.click()
    expect(dialog.get_by_text("Checked by the server: every step is legal.")).to_be_visible()
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Download (AGN)").click()
    assert download.value.path().read_text() == agn.write(record)
    dialog.get_by_role("button", name="Close").click()
    refusal = {"code": "line-colour", "text": "Pattern line 2 already holds blue tiles.", "clause": "A13", "line": 5, "token": "3B2"}
    page.route("**/api/v1/records", lambda route: route.fulfill(status=422, json=refusal))
    save.click()
    expect(dialog.get_by_text("Rule A13")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    page.unroute("**/api/v1/records")
    page.route("**/api/v1/records", lambda route: route.abort())
    save.click()
    expect(dialog.get_by_text("not checked by the server")).to_be_visible()
    dialog.get_by_role("button", name="Replay").click()
    scrub = page.get_by_label("Position in the game")
    expect(scrub).to_have_attribute("max", str(len(record.events)))
    page.locator("body").press("End")
    expect(page.get_by_text(re.compile("^(.* wins|Shared victory)$")).first).to_be_visible()
    page.get_by_role("button", name="Back to recording").click()
    expect(save).to_be_visible()
