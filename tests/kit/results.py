"""Final scores and places by A41 and A42, written for tests from the clauses."""

from dataclasses import dataclass

Wall = list[list[str]]


@dataclass(frozen=True)
class Result:
    clause: str
    scores: list[int | None]
    places: list[list[int]]

    @property
    def winners(self) -> list[int]:
        return self.places[0] if self.places else []


def rows(wall: Wall) -> int:
    return sum(1 for row in wall if "." not in row)


def columns(wall: Wall) -> int:
    return sum(1 for column in range(5) if "." not in [row[column] for row in wall])


def colours(wall: Wall) -> int:
    letters = "".join("".join(row) for row in wall)
    return sum(1 for letter in "BYRKW" if letters.count(letter) == 5)


def final_scores(walls: list[Wall | None], scores: list[int]) -> list[int | None]:
    """A41: a wall that is `None` has no score."""
    return [
        None if wall is None else score + 2 * rows(wall) + 7 * columns(wall) + 10 * colours(wall) for wall, score in zip(walls, scores, strict=True)
    ]


def places(walls: list[Wall | None], scores: list[int | None]) -> list[list[int]]:
    """A42: the seats from the first place on; those who are equal in points and rows share one."""
    standing: dict[int, tuple[int, int]] = {}
    for seat, (wall, score) in enumerate(zip(walls, scores, strict=True), 1):
        if wall is not None and score is not None:
            standing[seat] = (score, rows(wall))
    return [[seat for seat in standing if standing[seat] == rank] for rank in sorted(set(standing.values()), reverse=True)]
