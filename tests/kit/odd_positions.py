"""Positions that are possible, but that hardly any game leads to: nearly full walls and floor lines, an empty bag, lines that wait in vain."""

import random

from azulejos.rules import Phase
from azulejos.rules.azul import MARKER, AzulGame, AzulPosition, Board
from tests.kit.boards import CENTRE, PATTERN, board, front, on_floor, setup
from tests.kit.referee import Player, Referee
from tests.kit.tables import table
from tests.kit.tiles import spell


class Box:
    """The hundred tiles, as far as they are not yet on the table."""

    def __init__(self, lots: random.Random) -> None:
        self.lots = lots
        self.tiles = list("BYRKW") * 20
        lots.shuffle(self.tiles)

    def draw(self, most: int) -> str:
        drawn, self.tiles = self.tiles[:most], self.tiles[most:]
        return "".join(drawn)

    def take(self, letter: str, most: int) -> str:
        """So many tiles of a colour, or as many as there are."""
        taken = letter * min(most, self.tiles.count(letter))
        for tile in taken:
            self.tiles.remove(tile)
        return taken


def odd_position(game: AzulGame, lots: random.Random) -> AzulPosition:
    """A position of the factory offer in the middle of some round."""
    box = Box(lots)
    holder = lots.randint(1, game.players)
    where = lots.choice(("centre", "floor", "front")) if game.displays > 1 else "centre"
    walls = [_wall(game, box) for _ in range(game.players)]
    lines = [_lines(wall, box) for wall in walls]
    floors = [box.draw(lots.choice((0, 0, 2, 5, 6, 7))) for _ in walls]
    marker = CENTRE
    if where == "floor":
        floors[holder - 1] = "M" + floors[holder - 1][:6]
        marker = on_floor(holder)
    elif where == "front":
        floors[holder - 1] += box.draw(7 - len(floors[holder - 1]))
        marker = front(holder) if len(floors[holder - 1]) == 7 else CENTRE
    boards = [board(*texts, score=lots.choice((0, 1, 9, 40))) for texts in zip(lines, walls, floors, strict=True)]
    return _around(game, boards, box, marker=marker)


def _around(game: AzulGame, boards: list[Board], box: Box, **parts: object) -> AzulPosition:
    lots = box.lots
    displays = [box.draw(4) if len(box.tiles) >= 4 and lots.random() < 0.6 else "" for _ in range(game.displays)]
    displays[lots.randrange(game.displays)] = ""
    centre = box.draw(lots.randint(0, 6))
    if not any(displays) and not centre:
        return odd_position(game, lots)
    lid = box.draw(lots.choice((0, 3, 10, 100)))
    on_boards = "".join(spell(each.tiles) for each in boards)
    used = "".join(displays) + centre + lid + on_boards
    bag = "".join(letter * (20 - used.count(letter)) for letter in "BYRKW")
    return setup(
        game,
        *boards,
        displays="/".join(display or "-" for display in displays),
        centre=centre,
        lid=lid,
        bag=bag,
        first=lots.randint(1, game.players),
        to_move=lots.randint(1, game.players),
        idle=lots.choice((0, 1, 2)),
        bare=lots.choice((0, 1, 4, 5)) if game.wall == "grey" else 0,
        round=lots.randint(5, 9),
        **parts,  # type: ignore[arg-type]
    )


def _wall(game: AzulGame, box: Box) -> str:
    """A wall without a complete row, sparse or dense; a grey one by A50."""
    fill = box.lots.choice((0.0, 0.3, 0.7, 0.95))
    rows = [["."] * 5 for _ in range(5)]
    for row in range(5):
        for column in box.lots.sample(range(5), 5):
            used = set(rows[row]) | {other[column] for other in rows}
            choices = [letter for letter in "BYRKW" if letter not in used] if game.wall == "grey" else [PATTERN.split()[row][column]]
            if choices and rows[row].count(".") > 1 and box.lots.random() < fill:
                rows[row][column] = box.take(box.lots.choice(choices), 1) or "."
    return " ".join(map("".join, rows))


def _lines(wall: str, box: Box) -> str:
    words = []
    for number, row in enumerate(wall.split(), 1):
        letter = box.lots.choice([letter for letter in "BYRKW" if letter not in row])
        words.append(box.take(letter, box.lots.randint(0, number)) or "-")
    return " ".join(words)


def judge_of(position: AzulPosition) -> Referee:
    """A referee who comes to the table in the middle of a round of the factory offer."""
    assert position.phase is Phase.OFFER
    game = position.game
    judge = Referee(game.players, game.displays, grey=game.wall == "grey", tournament=game.tournament, first=position.first)
    judge.players = [_player(each) for each in position.boards]
    judge.displays = [list(spell(display)) for display in position.displays]
    in_centre = position.marker == CENTRE
    judge.centre = list(spell(position.centre)) + ["M"] * in_centre
    judge.bag, judge.lid = list(spell(position.bag)), list(spell(position.lid))
    judge.holder = position.marker.seat if position.marker.place.value == "front" else None
    judge.waiting, judge.to_move = "take", position.to_move
    judge.reached_lines = [number < position.round - position.idle for number in range(position.round)]
    judge.reached_walls = [number < position.round - position.bare for number in range(position.round)]
    return judge


def _player(each: Board) -> Player:
    player = Player()
    player.lines = [list("" if line.colour is None else "BYRKW"[line.colour] * line.filled) for line in each.lines]
    player.wall = [["." if cell is None else "BYRKW"[cell] for cell in row] for row in each.wall]
    player.floor = ["M" if item is MARKER else item.letter for item in each.floor]
    player.score = each.score
    return player


def last_tile() -> AzulPosition:
    """All of 100 tiles but one are on walls and incomplete lines, and that one can be taken to a line, too (A32)."""
    return setup(
        table(4),
        board("- - - - YYYY", ".YRKW .BYRK .WBYR .KWBY .RKWB", score=3),
        board("- B - - RRRR", "B.RKW W.YRK K.BYR R.WBY Y.KWB", score=9),
        board("- - - - KKKK", "BY.KW WB.RK KW.YR RK.BY YR.WB", score=9),
        board("- - - BBB WWW", "BYR.W WBY.K KWB.R RKW.Y YRK.B", score=1),
        centre="W", bag="", lid="", to_move=4,
    )  # fmt: skip
