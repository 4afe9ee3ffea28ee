"""An organiser changes an event, puts it away and deletes it; a table tells its own draw; two organisers at once."""

from collections.abc import Iterator
from typing import Any

import pytest

from azulejos.server.tournaments.short_codes import pin_of
from tests.server.web.events import EVENTS, Event, Screen
from tests.server.web.running import OPERATOR, Running, closed_with, ok, refused

NAMES = ["Ann Rossi", "Ann Ruiz", "Cy Bruni", "Dee Neri"]


@pytest.fixture
def event(running: Running) -> Iterator[Event]:
    with Event(running.url) as event:
        yield event


def listed(event: Event) -> dict[str, Any]:
    return {each["id"]: each for each in ok(event.spectator.get(EVENTS))}


def test_title_and_settings_change_while_nothing_depends_on_them(event: Event) -> None:
    event.do("settings", title="Summer  cup", settings={"games": 2, "public_names": "initial"})
    about = event.see()["about"]
    assert (about["title"], about["settings"]["games"]) == ("Summer cup", 2)
    event.enter(*NAMES)
    assert [row["name"] for row in event.see()["participants"]] == ["Ann Ro.", "Ann Ru.", "Cy B.", "Dee N."]
    event.seat()
    refused(event.act(event.org, "settings", settings={"games": 3}), 400, "setting-in-use")
    refused(event.act(event.org, "settings", settings={"gams": 3}), 422, "bad-request")
    event.do("settings", settings={"public_names": "full"})
    assert event.see()["participants"][0]["name"] == "Ann Rossi"
    assert [each["kind"] for each in event.see()["log"]].count("settings-changed") == 2


def test_t3_a_table_tells_its_own_draw(event: Event) -> None:
    ids = event.enter(*NAMES)
    event.seat()
    [table] = event.start(1)
    other = table["first"] % 4 + 1
    [phone] = event.link("player", ids[0])
    assert "first" in event.see(phone)["mine"]["can"]
    event.do("first", phone, first=other)
    assert event.see(event.spectator)["games"][0]["tables"][0]["first"] == other


def test_an_event_is_put_away_and_deleted(event: Event) -> None:
    [person, *_] = event.enter(*NAMES)
    [phone] = event.link("player", person)
    event.do("arrange", archived=True)
    assert event.see()["about"]["archived"]
    refused(phone.delete(event.path), 403, "not-your-role")
    refused(event.spectator.delete(event.path), 401, "no-role")
    with event.socket() as line:
        Screen(line).hear()
        assert event.org.delete(event.path).status_code == 204
        assert closed_with(line) == (4404, "no-tournament")
    refused(event.spectator.get(event.path), 404, "no-tournament")
    refused(event.act(event.org, "open-entries"), 404, "no-tournament")
    assert event.id not in listed(event)


def test_an_event_is_not_deleted_while_a_game_is_on(event: Event) -> None:
    event.enter(*NAMES)
    event.seat()
    event.start(1)
    operator = {"Authorization": f"Bearer {OPERATOR}"}
    refused(event.spectator.delete(event.path, headers=operator), 409, "game-is-on")
    event.finish_game(1)
    assert event.spectator.delete(event.path, headers=operator).status_code == 204


def test_when_the_event_ends_nobody_is_called_any_more(event: Event) -> None:
    event.enter(*NAMES)
    event.do("call", text="Where is the coffee?")
    assert len(event.see()["calls"]) == 1
    event.do("finish", why="The room closes.")
    assert event.see()["calls"] == []
    assert event.see()["next"]["calls"] == 0


def test_a_short_code_opens_what_the_link_does_and_guessing_is_limited(event: Event) -> None:
    [person, *_] = event.enter(*NAMES)
    made = ok(event.org.post(f"{event.path}/tokens", json={"role": "player", "persons": [person]}))["tokens"][0]
    phone = event.wire()
    typed = f" {made['code'][:4].upper()}-{made['code'][4:]} "
    assert ok(phone.post(f"{event.path}/code", json={"code": typed}))["person"] == person
    assert event.see(phone)["mine"]["person"] == person
    for _ in range(20):
        answer = event.spectator.post(f"{event.path}/code", json={"code": "aaaa2222"})
        if answer.status_code == 429:
            break
        refused(answer, 403, "wrong-code")
    refused(answer, 429, "too-many-guesses")
    # Another event, and whoever is in, are not concerned; with the link its code ends.
    event.do("announce", text="Pizza is here.")
    ok(event.org.delete(f"{event.path}/tokens/{made['number']}"))
    assert "mine" not in event.see(phone)


def test_t12_a_sheet_is_handed_in_by_the_pin_of_its_table(event: Event, running: Running) -> None:
    event.enter(*NAMES)
    event.seat()
    event.start(1)
    sheet: dict[str, Any] = {"game": 1, "table": 1, "pv": [61, 48, 48, 30], "rows": [1, 0, 1, 0]}
    refused(event.spectator.post(f"{event.path}/table-sheet", json={"id": "a", "pin": "x", "seat": 1, **sheet}), 403, "wrong-pin")
    assert event.org.get(f"{event.path}/papers/sheets.pdf").content.startswith(b"%PDF")
    [key] = [live.desk.key for live in running.app_state.tournaments.loaded if live.id == event.id]
    assert key is not None
    pin = pin_of(key, 1, 1)
    for seat in (1, 2):
        ok(event.spectator.post(f"{event.path}/table-sheet", json={"id": f"s{seat}", "pin": pin, "seat": seat, **sheet}))
    assert event.see()["tables"][0]["tables"][0]["state"] == "settled"
