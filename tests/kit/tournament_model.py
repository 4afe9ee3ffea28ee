"""A tournament as somebody with a notebook keeps it. Naive, sharing no code with `src`: it judges what the engine takes, refuses and adds up.

Every method says whether the regulation lets it happen, and if so notes it down.
"""

from typing import Any

Lines = tuple[tuple[int, int] | None, ...]
"""A sheet: PV and rows by seat; `None` for who has withdrawn."""


class Model:
    def __init__(self, games: int, final: bool) -> None:
        self.planned = games
        self.final = final
        self.checked: dict[str, bool] = {}
        self.gone: set[str] = set()
        self.expelled: set[str] = set()
        self.spare: set[str] = set()
        self.thrown_out: set[str] = set()
        """Expelled from a table of the game that is on, before it had a result."""
        self.games: list[list[dict[str, Any]]] = []
        self.on = False
        self.over = False
        self.published: dict[int, list[list[str]]] = {}
        self.acts = 1

    def note(self) -> bool:
        self.acts += 1
        return True

    # Who is there

    def present(self) -> list[str]:
        here = [person for person in self.checked if self.checked[person] and person not in self.gone and person not in self.expelled]
        chairs = sum(person not in self.spare for person in here)
        found = []
        for person in here:
            if person in self.spare:
                if chairs % 4 == 0:
                    continue
                chairs += 1
            found.append(person)
        return found

    def enter(self, person: str, of_age: bool) -> bool:
        if person in self.checked or not of_age or self.games or self.over:
            return False
        self.checked[person] = False
        return self.note()

    def enter_late(self, person: str) -> bool:
        if person in self.checked or not self.games or self.over or len(self.games) >= self.planned:
            return False
        self.checked[person] = True
        return self.note()

    def check_in(self, person: str) -> bool:
        if person not in self.checked or self.checked[person] or person in self.gone or person in self.expelled:
            return False
        if self.over or len(self.games) >= self.planned:
            return False
        self.checked[person] = True
        return self.note()

    def leave(self, person: str) -> bool:
        if person not in self.checked or person in self.gone or person in self.expelled or self.over:
            return False
        table = self.table_now(person)
        if table is not None and self.plays(table) and person not in table["gone"]:
            return False
        self.gone.add(person)
        return self.note()

    def come_back(self, person: str) -> bool:
        if person not in self.gone or person in self.expelled or self.over or len(self.games) >= self.planned:
            return False
        self.gone.remove(person)
        return self.note()

    def name_substitute(self, person: str, spare: bool) -> bool:
        if person not in self.checked or self.over or (person in self.spare) == spare:
            return False
        if any(person in table["seats"] for game in self.games for table in game):
            return False
        self.spare ^= {person}
        return self.note()

    # Games

    def plan(self, games: int) -> bool:
        if self.over or len(self.games) > self.planned or not max(1, len(self.games)) <= games <= 20 or games == self.planned:
            return False
        self.published = {game: tables for game, tables in self.published.items() if game <= games and game <= self.planned}
        self.planned = games
        return self.note()

    def undo(self, game: int) -> bool:
        if self.over or not self.games or game != len(self.games):
            return False
        self.published[game] = [table["seats"] for table in self.games.pop()]
        self.on = False
        self.thrown_out = set()
        return self.note()

    def publish(self, rounds: dict[int, list[list[str]]]) -> None:
        self.published = rounds
        self.note()

    def start(self, game: int) -> bool:
        if self.on or self.over or game != len(self.games) + 1 or game not in self.published:
            return False
        seated = [person for table in self.published[game] for person in table]
        here = self.present()
        if game > self.planned:
            if any(person not in here for person in seated):
                return False
        elif sorted(seated) != sorted(here):
            return False
        page: dict[str, Any] = {"result": None, "fight": False, "void": False}
        self.games.append([{**page, "seats": seats, "gone": set(), "sheets": {}} for seats in self.published.pop(game)])
        self.on = True
        return self.note()

    def bend(self, rounds: dict[int, list[list[str]]]) -> bool:
        if self.on or self.over or len(self.games) >= self.planned or not self.published or rounds == self.published:
            return False
        for game, tables in rounds.items():
            seated = [person for table in tables for person in table]
            known = [*self.present(), *(person for table in self.published[game] for person in table)]
            if len(set(seated)) != len(seated) or not set(known) >= set(seated):
                return False
            sizes = sorted(map(len, tables))
            if sizes[0] < 2 or sizes[-1] > 4 or sizes.count(2) != (len(seated) in (2, 5)):
                return False
            if sizes.count(3) != (1 if len(seated) == 5 else 0 if len(seated) == 2 else -len(seated) % 4):
                return False
        self.published = rounds
        return self.note()

    def reopen(self) -> bool:
        if not self.over:
            return False
        self.over = False
        return self.note()

    def stay(self, table: dict[str, Any]) -> list[str]:
        return [person for person in table["seats"] if person not in table["gone"]]

    def void(self, table: dict[str, Any]) -> bool:
        return bool(table["void"]) or len(self.stay(table)) < 2

    def plays(self, table: dict[str, Any]) -> bool:
        return not table["sheets"] and table["result"] is None and not table["fight"] and not self.void(table)

    def done(self, table: dict[str, Any]) -> bool:
        return self.void(table) or (table["result"] is not None and not table["fight"])

    def table_now(self, person: str) -> dict[str, Any] | None:
        for table in self.games[-1] if self.on else []:
            if person in table["seats"]:
                return table
        return None

    def hand_in(self, game: int, table: dict[str, Any], lines: Lines, by: str | None) -> bool:
        """By a player, or an arbiter (None)."""
        if not self.on or game != len(self.games) or self.void(table) or table["result"] is not None:
            return False
        if by is not None and by not in self.stay(table):
            return False
        # A sheet can say who has withdrawn, but not that somebody is back.
        gone = self.gone_by(table, lines)
        if not gone >= table["gone"]:
            return False
        if by is None:
            self.settle(table, lines)
            return self.note()
        table["sheets"][by] = lines
        different = {other for person, other in table["sheets"].items() if person != by}
        if different == {lines}:
            self.settle(table, lines)
        elif different and not table["fight"]:
            table["fight"] = True
            self.note()
        return self.note()

    def gone_by(self, table: dict[str, Any], lines: Lines) -> set[str]:
        return {person for person, line in zip(table["seats"], lines, strict=True) if line is None}

    def settle(self, table: dict[str, Any], lines: Lines) -> None:
        gone = self.gone_by(table, lines)
        self.gone |= gone - table["gone"]
        table.update(result=lines, fight=False, gone=gone)

    def weigh(self, table: dict[str, Any]) -> None:
        """Sheets fell: what do the others come to?"""
        sheets = list(table["sheets"].values())
        table.update(result=None, fight=len(set(sheets)) > 1)
        if len(sheets) > 1 and len(set(sheets)) == 1:
            self.settle(table, sheets[0])

    def discard(self, game: int, table: dict[str, Any], by: str | None) -> bool:
        if not self.on or game != len(self.games):
            return False
        if by is None:
            if not table["sheets"] and table["result"] is None:
                return False
            table["sheets"] = {}
        else:
            if table["result"] is not None or by not in table["sheets"]:
                return False
            del table["sheets"][by]
        self.weigh(table)
        return self.note()

    def go(self, table: dict[str, Any], person: str) -> None:
        """Somebody goes away from a table: sheets that have a result of theirs are wrong by now."""
        table["gone"].add(person)
        if table["void"] or (table["result"] is not None and self.gone_by(table, table["result"]) >= table["gone"]):
            return
        table["sheets"] = {by: lines for by, lines in table["sheets"].items() if by != person and self.gone_by(table, lines) >= table["gone"]}
        self.weigh(table)

    def stands(self, table: dict[str, Any]) -> bool:
        return table["result"] is not None and not table["fight"] and not self.void(table)

    def dispute(self, table: dict[str, Any], by: str) -> bool:
        if by not in table["seats"] or self.over or self.void(table) or table["result"] is None or table["fight"]:
            return False
        table["fight"] = True
        return self.note()

    def correct(self, table: dict[str, Any], lines: Lines) -> bool:
        if table["result"] is None and not table["fight"] and not self.void(table):
            return False
        if lines.count(None) > len(lines) - 2 or (lines == table["result"] and not table["fight"]):
            return False
        gone = {person for person, line in zip(table["seats"], lines, strict=True) if line is None}
        table.update(result=lines, fight=False, void=False, gone=gone)
        return self.note()

    def declare_void(self, table: dict[str, Any]) -> bool:
        if self.void(table):
            return False
        table.update(result=None, fight=False, void=True)
        return self.note()

    def withdraw(self, person: str) -> bool:
        table = self.table_now(person)
        if table is None or person in table["gone"] or self.stands(table) or table["void"]:
            return False
        self.go(table, person)
        self.gone.add(person)
        return self.note()

    def expel(self, person: str, leaves: bool = True) -> bool:
        if person not in self.checked or person in self.expelled:
            return False
        table = self.table_now(person)
        if table is not None and (self.plays(table) or (leaves and not self.stands(table))):
            self.go(table, person)
            self.thrown_out.add(person)
        self.expelled.add(person)
        return self.note()

    def forgive(self, person: str) -> bool:
        if person not in self.expelled:
            return False
        self.expelled.remove(person)
        self.thrown_out.discard(person)
        return self.note()

    def sit_again(self, person: str) -> bool:
        table = self.table_now(person)
        if person in self.expelled or table is None or person not in table["gone"]:
            return False
        if table["sheets"] or table["result"] is not None or table["void"]:
            return False
        table["gone"].remove(person)
        self.gone.discard(person)
        return self.note()

    def end_game(self) -> bool:
        if not self.on or not all(self.done(table) for table in self.games[-1]):
            return False
        self.on = False
        self.thrown_out = set()
        return self.note()

    def finish(self) -> bool:
        if self.on or self.over or not all(self.done(table) for game in self.games for table in game):
            return False
        self.over = True
        self.published = {}
        return self.note()

    # What it comes to

    def ranking(self) -> list[tuple[int, str, int, int, int]]:
        """Place, person, PT, rows and games won, best first. T20: who left keeps a place, but not who left without having sat at any table."""
        totals: dict[str, list[int]] = {}
        for person in self.checked:
            never_sat = not any(person in table["seats"] for game in self.games for table in game)
            if person in self.gone and never_sat:
                continue
            if self.checked[person] and person not in self.expelled and person not in self.spare:
                totals[person] = [-2, -2, 0, 0, 0]
        for number, game in enumerate(self.games, 1):
            for table in game:
                for person in table["seats"]:
                    if person not in totals:
                        continue
                    total = totals[person]
                    line = None
                    if table["result"] is not None and not self.void(table):
                        line = table["result"][table["seats"].index(person)]
                    if number > self.planned:
                        if all(self.void(each) for each in game):
                            continue
                        total[0], total[1] = (-1, -1) if line is None else line
                    elif line is not None:
                        total[2] += line[0]
                        total[3] += line[1]
                        better = [other for other in table["result"] if other is not None and other > line]
                        total[4] += not better
        found = []
        for person, total in totals.items():
            place = 1 + sum(other > total for other in totals.values())
            found.append((place, person, total[2], total[3], total[4]))
        return sorted(found, key=lambda row: row[0])
