"""What the operator's page shows: how the server is, all tables, and what everybody is told."""

from azulejos.server.web import announcement
from tests.server.web.running import Running, Somebody, ok, refused, started

OPERATOR = "/api/v1/operator"


def test_the_overview_counts_tables_lines_and_moves(running: Running, ann: Somebody, ben: Somebody, operator: Somebody) -> None:
    before = ok(operator.get(f"{OPERATOR}/overview"))
    table = started(ann, ben)
    mover = next(who for who in (ann, ben) if who.state(table)["legal"])
    ok(mover.move(table))
    after = ok(operator.get(f"{OPERATOR}/overview"))
    assert after["tables"]["running"] == before["tables"]["running"] + 1
    assert after["moves"] == before["moves"] + 1
    assert (after["store"], after["search"], after["peers"], after["node"]) == ("works", "ready", 0, None)
    assert after["seconds"] >= before["seconds"] >= 0


def test_a_report_is_counted_until_it_is_settled(ann: Somebody, ben: Somebody, operator: Somebody) -> None:
    before = ok(operator.get(f"{OPERATOR}/overview"))["open_reports"]
    table = started(ann, ben)
    ann.post(f"/api/v1/tables/{table}/report", json={"seat": 2, "text": "slow"}).raise_for_status()
    assert ok(operator.get(f"{OPERATOR}/overview"))["open_reports"] == before + 1
    report = ok(operator.get(f"{OPERATOR}/reports"))[-1]["id"]
    operator.post(f"{OPERATOR}/reports/{report}/done").raise_for_status()
    assert ok(operator.get(f"{OPERATOR}/overview"))["open_reports"] == before


def test_the_operator_finds_tables_that_nobody_else_does(ann: Somebody, ben: Somebody, stranger: Somebody, operator: Somebody) -> None:
    table = started(ann, ben)
    assert table not in [each["table"] for each in ok(stranger.get("/api/v1/tables", params={"state": "running"}))]
    found = {each["table"]: each for each in ok(operator.get(f"{OPERATOR}/tables"))}[table]
    assert [seat["name"] for seat in found["seats"]] == ["Ann", "Ben"]


def test_what_is_announced_is_told_to_everybody_until_it_is_over_or_withdrawn(running: Running, stranger: Somebody, operator: Somebody) -> None:
    def told() -> object:
        return stranger.get("/api/v1/announcement").json()

    assert told() is None
    assert operator.post(f"{OPERATOR}/announcement", json={"text": "Pause at ten.", "minutes": 5}).status_code == 204
    said = told()
    assert isinstance(said, dict)
    assert said["text"] == "Pause at ten."
    assert said["until"] - said["since"] == 5 * 60_000
    assert ok(operator.get(f"{OPERATOR}/overview"))["announcement"] == said
    operator.post(f"{OPERATOR}/announcement", json={"text": "Pause at eleven."}).raise_for_status()
    assert ok(stranger.get("/api/v1/announcement"))["text"] == "Pause at eleven."
    assert operator.delete(f"{OPERATOR}/announcement").status_code == 204
    assert told() is None
    acts = [each["act"] for each in ok(operator.get(f"{OPERATOR}/log"))]
    assert acts[-3:] == [announcement.ANNOUNCED, announcement.ANNOUNCED, announcement.WITHDRAWN]
    for bad in ({"text": ""}, {"text": "a\nb"}, {"text": "x" * 201}, {"text": "x", "minutes": 0}):
        refused(operator.post(f"{OPERATOR}/announcement", json=bad), 422, "bad-request")


async def test_an_announcement_ends_with_its_time() -> None:
    class Log:
        reads = 0

        async def read(self, stream: str, after: int) -> list[object]:
            self.reads += 1
            event = type("Event", (), {"version": 1, "at": 1_000, "kind": "announced", "payload": {"text": "Soon.", "minutes": 1}})
            return [] if after else [event]

    now, log = [2_000], Log()
    announcements = announcement.Announcements(log, lambda: now[0])  # type: ignore[arg-type]
    assert await announcements.current() == announcement.Announcement("Soon.", 1_000, 61_000)
    now[0] += 5_000
    await announcements.current()
    assert log.reads == 1, "what is fresh is not asked for again"
    now[0] = 61_000
    assert await announcements.current() is None
