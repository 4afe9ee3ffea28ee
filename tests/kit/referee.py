"""A naive referee: lists of letters, written straight from the clauses, sharing no code with the rules that it judges.

It is told tokens, as an arbiter beside the table would hear them. Seats, lines and columns count from 1. `M` is the marker, `.` an empty cell.
"""

from itertools import permutations

from tests.kit.results import Result, final_scores, places

COSTS = [1, 1, 2, 2, 2, 3, 3]
PATTERN = ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"]


class Foul(Exception):
    """What the referee does not allow."""


class Player:
    def __init__(self) -> None:
        self.lines: list[list[str]] = [[], [], [], [], []]
        self.wall: list[list[str]] = [["."] * 5 for _ in range(5)]
        self.floor: list[str] = []
        self.score = 0
        self.gone = False

    def accepts(self, letter: str, line: int) -> bool:
        """A13."""
        there = self.lines[line - 1]
        return len(there) < line and all(tile == letter for tile in there) and letter not in self.wall[line - 1]

    def has_row(self) -> bool:
        return any("." not in row for row in self.wall)


class Referee:
    def __init__(self, players: int, displays: int, *, grey: bool = False, tournament: bool = False, first: int = 1) -> None:
        self.grey = grey
        self.tournament = tournament
        self.players = [Player() for _ in range(players)]
        self.displays: list[list[str]] = [[] for _ in range(displays)]
        self.centre: list[str] = []
        self.bag = list("BYRKW") * 20
        self.lid: list[str] = []
        self.lost: list[str] = []
        self.first = first
        self.holder: int | None = first
        """In front of whom the marker lies; `None` while it is in the centre or on a floor line."""
        self.runaway: int | None = None
        """Who left with the marker this round (T25)."""
        self.waiting = "deal"
        self.to_move: int | None = None
        self.steps: list[tuple[int, int]] = []
        """What is still to be tiled: a seat and its line; 6 stands for the floor line."""
        self.reached_lines: list[bool] = []
        """For each round: did a tile come to any pattern line (A33)?"""
        self.reached_walls: list[bool] = []
        self.passes = 0
        self.ended: str | None = None

    # Who

    def player(self, seat: int) -> Player:
        return self.players[seat - 1]

    def clockwise(self, seat: int) -> list[int]:
        """All remaining seats, from this one on clockwise."""
        seats = list(range(seat, len(self.players) + 1)) + list(range(1, seat))
        return [each for each in seats if not self.player(each).gone]

    def mover(self) -> Player:
        assert self.to_move is not None
        return self.player(self.to_move)

    # What is allowed

    def moves(self) -> list[str]:
        if self.waiting == "take":
            sources = [(str(number), display) for number, display in enumerate(self.displays, 1)] + [("C", self.centre)]
            return [
                source + letter + destination
                for source, there in sources
                for letter in "BYRKW"
                if letter in there
                for destination in "12345F"
                if destination == "F" or self.mover().accepts(letter, int(destination))
            ]
        if self.waiting == "place":
            line = self.steps[0][1]
            return [f">{line}{column}" for column in self.cells(self.mover(), line)]
        return []

    def cells(self, player: Player, line: int) -> list[int]:
        """A4 or A50: the columns of the line's wall row to which its tile may go."""
        letter = player.lines[line - 1][0]
        if not self.grey:
            return [PATTERN[line - 1].index(letter) + 1]
        row = player.wall[line - 1]
        if letter in row:
            return []
        return [column for column in range(1, 6) if row[column - 1] == "." and letter not in [other[column - 1] for other in player.wall]]

    def table_events(self) -> list[str]:
        if not self.tournament or self.waiting == "nothing" or not self.reached_lines:
            return []
        allowed = ["void"] + [f"withdraw:{seat}" for seat in self.clockwise(1)]
        if self.waiting == "take":
            allowed.append("pass")
        if self.waiting == "arbiter":
            allowed.append("resume")
        return allowed

    # What happens

    def say(self, token: str) -> None:
        if token.startswith("@"):
            self.deal(token[1:].split("/"))
        elif token in self.moves():
            if token[0] == ">":
                self.place(int(token[2]))
            else:
                self.take(*token)
        elif token in self.table_events():
            self.happen(token)
        else:
            raise Foul(token)

    def deal(self, displays: list[str]) -> None:
        if self.waiting != "deal" or len(displays) != len(self.displays):
            raise Foul(displays)
        bag, lid = self.bag, self.lid
        for display in displays:
            bag, lid = drawn(display.replace("-", ""), bag, lid)
        self.bag, self.lid = bag, lid
        self.displays = [list(display.replace("-", "")) for display in displays]
        holder = self.holder or self.runaway or self.first
        self.first = self.clockwise(holder)[0]
        self.holder = self.runaway = None
        self.centre = ["M"]
        self.reached_lines.append(False)
        self.reached_walls.append(False)
        self.waiting, self.to_move = "take", self.first

    def take(self, source: str, letter: str, destination: str) -> None:
        assert self.to_move is not None
        player = self.mover()
        there = self.centre if source == "C" else self.displays[int(source) - 1]
        taken = [tile for tile in there if tile == letter]
        rest = [tile for tile in there if tile != letter]
        if source == "C":
            self.centre = [tile for tile in rest if tile != "M"]
            if "M" in rest:
                if len(player.floor) < 7:
                    player.floor.append("M")
                else:
                    self.holder = self.to_move
        else:
            self.displays[int(source) - 1] = []
            self.centre += rest
        if destination != "F":
            line = player.lines[int(destination) - 1]
            while taken and len(line) < int(destination):
                line.append(taken.pop())
            self.reached_lines[-1] = True
        self.fall(player, taken)
        self.passes = 0
        self.to_move = self.clockwise(self.to_move % len(self.players) + 1)[0]
        if not any(self.displays) and self.centre in ([], ["M"]):
            self.steps = [(seat, step) for seat in self.clockwise(self.first) for step in (1, 2, 3, 4, 5, 6)]
            self.tile()

    def fall(self, player: Player, tiles: list[str]) -> None:
        """A14."""
        for tile in tiles:
            (player.floor if len(player.floor) < 7 else self.lid).append(tile)

    def place(self, column: int) -> None:
        self.settle(column)
        self.tile()

    def tile(self) -> None:
        """A20, A22, A50-A52: step by step, until a player of the grey wall has to choose."""
        while self.steps:
            seat, step = self.steps[0]
            player = self.player(seat)
            if step == 6:
                self.pay(seat)
                self.steps.pop(0)
            elif len(player.lines[step - 1]) < step:
                self.steps.pop(0)
            elif not self.cells(player, step):
                fallen, player.lines[step - 1] = player.lines[step - 1], []
                self.fall(player, fallen)
                self.steps.pop(0)
            elif self.grey:
                self.waiting, self.to_move = "place", seat
                return
            else:
                self.settle(self.cells(player, step)[0])
        self.finish_round()

    def settle(self, column: int) -> None:
        """A20, A21: the first line that is to be tiled goes to the wall."""
        seat, line = self.steps.pop(0)
        player = self.player(seat)
        tile, *others = player.lines[line - 1]
        player.lines[line - 1] = []
        self.lid += others
        player.wall[line - 1][column - 1] = tile
        player.score += worth(player.wall, line, column)
        self.reached_walls[-1] = True

    def pay(self, seat: int) -> None:
        """A22."""
        player = self.player(seat)
        for _, cost in zip(player.floor, COSTS, strict=False):
            player.score -= cost
        player.score = max(player.score, 0)
        if "M" in player.floor:
            player.floor.remove("M")
            self.holder = seat
        self.lid += player.floor
        player.floor = []

    def finish_round(self) -> None:
        self.waiting, self.to_move = "deal", None
        if any(player.has_row() for player in self.players):
            self.end("A40")
        elif self.reached_lines[-2:] == [False, False] or (self.grey and self.reached_walls[-5:] == [False] * 5):
            self.end("A33")
        elif not self.bag and not self.lid:
            self.end("A32")

    def end(self, clause: str) -> None:
        self.waiting, self.to_move, self.ended = "nothing", None, clause

    def happen(self, token: str) -> None:
        """T4, T5, T21, T22, T25."""
        if token == "void":
            self.end("T5")
        elif token == "resume":
            self.waiting, self.passes = "take", 0
        elif token == "pass":
            assert self.to_move is not None
            self.passes += 1
            self.to_move = self.clockwise(self.to_move % len(self.players) + 1)[0]
        else:
            self.leave(int(token[-1]))
        if self.waiting == "take" and self.passes >= len(self.clockwise(1)):
            self.waiting = "arbiter"

    def leave(self, seat: int) -> None:
        player = self.player(seat)
        if self.holder == seat or "M" in player.floor:
            self.holder, self.runaway = None, seat
        tiles = [tile for row in player.lines + player.wall + [player.floor] for tile in row]
        self.lost += [tile for tile in tiles if tile not in ".M"]
        self.players[seat - 1] = Player()
        self.player(seat).gone = True
        if len(self.clockwise(1)) < 2:
            self.end("T22")
        elif self.to_move == seat:
            self.to_move = self.clockwise(seat)[0]

    # How it came out

    def result(self) -> Result:
        assert self.ended is not None
        void = self.ended.startswith("T")
        walls = [None if void or player.gone else player.wall for player in self.players]
        scores = final_scores(walls, [player.score for player in self.players])
        return Result(self.ended, scores, places(walls, scores))


def drawn(display: str, bag: list[str], lid: list[str]) -> tuple[list[str], list[str]]:
    """A30: bag and lid after a display was filled, if there is an order in which its tiles can have been drawn."""
    for order in set(permutations(display)) if len(display) <= 4 else ():
        inside, reserve = bag.copy(), lid.copy()
        for draw in range(4):
            if not inside:
                inside, reserve = reserve, []
            if not inside and draw == len(order):
                return [], []
            if draw >= len(order) or order[draw] not in inside:
                break
            inside.remove(order[draw])
        else:
            return inside, reserve
    raise Foul(display)


def worth(wall: list[list[str]], row: int, column: int) -> int:
    """A21: the points of the tile that has just come to a cell."""
    across = run("".join(wall[row - 1]), column)
    down = run("".join(each[column - 1] for each in wall), row)
    if across == 1 and down == 1:
        return 1
    return (across if across >= 2 else 0) + (down if down >= 2 else 0)


def run(cells: str, at: int) -> int:
    """How many tiles stand together around this one, itself included."""
    left, right = cells[: at - 1], cells[at:]
    return len(left.split(".")[-1]) + 1 + len(right.split(".")[0])
