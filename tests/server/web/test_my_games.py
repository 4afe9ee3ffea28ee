"""One's own games with their results, and figures of them; of nobody else, and of nobody who was erased."""

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from azulejos.server.store import Store, results
from tests.server.web.running import Running, Somebody, ok, people, play, refused, until
from tests.web.tables import last_round


def finished(*players: Somebody, **more: Any) -> tuple[str, dict[str, Any]]:
    """A short game: from its last round on, with two of them, or one and a bot."""
    seats = ["open"] * len(players) + ["random"] * (2 - len(players))
    table = players[0].table(*seats, **{"afen": last_round("azul", players=2)} | more)
    for player in players:
        ok(player.sit(table))
    outcome: dict[str, Any] = play(list(players), table)["position"]["outcome"]
    return table, outcome


def test_finished_games_are_listed_with_their_scores(running: Running, stranger: Somebody) -> None:
    with people(running, "Ann", "Ben") as [ann, ben]:
        games = [finished(ann, ben), finished(ann)]
        going = ann.table()
        ok(ann.sit(going))
        listed = ok(ann.get("/api/v1/me/games"))
        assert [game["table"] for game in listed] == [table for table, _ in reversed(games)]
        for game, (_, outcome) in zip(listed, reversed(games), strict=True):
            assert (game["scores"], game["winners"], game["you"]) == (outcome["scores"], outcome["winners"], [1])
        assert [seat["name"] for seat in listed[1]["seats"]] == ["Ann", "Ben"]
        [first] = ok(ann.get("/api/v1/me/games", params={"limit": 1}))
        assert ok(ann.get("/api/v1/me/games", params={"before": first["ended_at"]})) == listed[1:]
        assert [game["you"] for game in ok(ben.get("/api/v1/me/games"))] == [[2]]
        until(lambda: [game["table"] for game in ok(ann.get("/api/v1/tables/mine", params={"over": False}))] == [going])
        until(lambda: len(ok(ann.get("/api/v1/tables/mine"))) == 3)
        refused(stranger.get("/api/v1/me/games"), 401, "no-device-key")
        refused(stranger.get("/api/v1/me/statistics"), 401, "no-device-key")


def test_figures_of_ones_own_play(running: Running) -> None:
    with people(running, "Ann", "Ben") as [ann, ben]:
        nothing: dict[str, Any] = {"all": None, "by_game": [], "by_opponent": [], "latest": []}
        assert ok(ann.get("/api/v1/me/statistics")) == nothing
        outcomes = [finished(ann, ben)[1], finished(ann)[1], finished(ann)[1]]
        finished(ann, ann)  # Of several seats on one device nobody is who played.
        told = ok(ann.get("/api/v1/me/statistics"))
        points, wins = [outcome["scores"][0] for outcome in outcomes], [1 in outcome["winners"] for outcome in outcomes]
        assert told["all"] == {"games": 3, "wins": sum(wins), "average": round(sum(points) / 3, 1), "best": max(points)}
        assert told["by_game"] == [{"game": "azul"} | told["all"]]
        bot = {"games": 2, "wins": sum(wins[1:]), "average": round(sum(points[1:]) / 2, 1), "best": max(points[1:])}
        human = {"games": 1, "wins": int(wins[0]), "average": float(points[0]), "best": points[0]}
        assert told["by_opponent"] == [{"name": None, "bot": "random"} | bot, {"name": "Ben", "bot": None} | human]
        assert [(game["points"], game["won"]) for game in told["latest"]] == list(zip(points, wins, strict=True))[::-1]
        ok(ben.delete("/api/v1/me"))
        assert ok(ann.get("/api/v1/me/statistics"))["by_opponent"][1]["name"] is None


def test_who_is_erased_stays_erased(running: Running) -> None:
    with people(running, "Ann", "Ben") as [ann, ben]:
        table = ann.table(afen=last_round("azul", players=2))
        for player in (ann, ben):
            ok(player.sit(table))
        live = running.app_state.tables.in_memory(table)
        assert live is not None
        person = live.table.seat(2).person
        seat_token = {cookie.name: cookie.value for cookie in ben.cookies.jar if cookie.name.startswith("azulejos-seat")}
        ok(ben.delete("/api/v1/me"))
        token = next(iter(seat_token.values()))
        with running.somebody(headers={"Authorization": f"Bearer {token}"}) as still:
            assert play([ann, still], table)["stage"] == "finished"
        store = sqlite3.connect(str(running.settings.database).removeprefix("sqlite:///"))
        try:
            rows = store.execute("SELECT person FROM result WHERE table_id = ?", [table]).fetchall()
        finally:
            store.close()
        assert len(rows) == 1
        assert rows[0][0] != person


@pytest.mark.parametrize("file", sorted((Path(__file__).parents[1] / "kept").glob("*.sqlite")), ids=lambda file: file.stem)
async def test_games_of_earlier_releases_are_among_them(file: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copy(file, tmp_path / "copy.sqlite"))
    before = sqlite3.connect(copy)
    finished = before.execute(
        "SELECT table_id, person FROM listing JOIN listing_person USING (table_id) WHERE state = 'finished' ORDER BY person"
    ).fetchall()
    before.close()
    assert finished
    store = await Store.open(f"sqlite:///{copy}")
    try:
        for table, person in finished:
            [row] = await store.rows(results.of_person(person))
            assert row.table_id == table
            [figures] = await store.rows(results.figures(person))
            assert (figures.games, figures.game) == (1, row.game)
            [met] = await store.rows(results.figures_by_opponent(person))
            assert met.games == 1
    finally:
        await store.close()
