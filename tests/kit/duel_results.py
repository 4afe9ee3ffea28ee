"""The scoring tiles of Azul Duel by D6, counted the long way, straight from the clause."""

Grid = list[list[str]]
"""Six rows of six letters; `.` is empty, or no space."""

SIDES = [("rows", "colours"), ("columns", "edge"), ("diagonals", "corners"), ("wilds", "specials")]
NAMES = [name for sides in SIDES for name in sides]


def points(name: str, spaces: Grid, tiles: Grid, *, special_is_a_kind: bool = True) -> int:
    """What a scoring tile brings for a dome."""
    total = 0
    if name == "rows":
        for row in range(6):
            if all(tiles[row][column] != "." for column in range(6)):
                total += 3
    elif name == "colours":
        for row in range(6):
            kinds = 0
            for kind in "BYRKTS" if special_is_a_kind else "BYRKT":
                if kind in tiles[row]:
                    kinds += 1
            if kinds >= 5:
                total += 4
    elif name == "columns":
        for column in range(6):
            if all(tiles[row][column] != "." for row in range(6)):
                total += 7
    elif name == "edge":
        for row in range(6):
            for column in range(6):
                if (row in (0, 5) or column in (0, 5)) and tiles[row][column] != ".":
                    total += 1
    elif name == "diagonals":
        if all(tiles[step][step] != "." for step in range(6)):
            total += 10
        if all(tiles[step][5 - step] != "." for step in range(6)):
            total += 10
    elif name == "corners":
        for top in (0, 4):
            for left in (0, 4):
                if "." not in (tiles[top][left], tiles[top][left + 1], tiles[top + 1][left], tiles[top + 1][left + 1]):
                    total += 3 if top == 0 else 8
    elif name == "wilds":
        wilds = [(row, column) for row in range(6) for column in range(6) if spaces[row][column] == "*"]
        if all(tiles[row][column] != "." for row, column in wilds):
            total += 2 * len(wilds)
    elif name == "specials":
        for row in range(6):
            for column in range(6):
                if spaces[row][column] == "S" and tiles[row][column] == ".":
                    total -= 3
    else:
        raise KeyError(name)
    return total
