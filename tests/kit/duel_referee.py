"""A naive referee of Azul Duel: letters and lists, straight from the clauses, sharing no code with the rules.

It is told what happens in words of its own (`sun 1 B 3`, `keep 2 YK/TS`, `spend T TY`), keeps the whole table as lists of letters, and says
what may happen next. Nothing in it is fast.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations, permutations

from tests.kit.duel_results import Grid, points

SPECIAL_PLATES = ["YK/TS", "KS/TR", "SK/RB", "YB/KS", "TR/BS", "YS/KR", "BK/ST", "ST/YB", "SY/BR"]
WILD_PLATES = ["*B/TK", "TR/B*", "KY/R*", "TY/*K", "YR/*B", "TK/R*", "RT/Y*", "TB/*Y", "R*/BK"]
PLATES = SPECIAL_PLATES + WILD_PLATES
CHIPS = ["B", "B", "Y", "Y", "R", "R", "K", "K", "T", "T", "TY", "TY", "BR", "BR", "RT", "RT", "KB", "KB", "YK", "YK"]
COSTS = [0, 1, 3, 6, 10]
GAP = " "
"""The rightmost place of a line whose tile has gone to the dome (D35)."""


class Foul(Exception):
    """What is said to have happened cannot have."""


@dataclass
class PileCard:
    """A plate with its back up."""

    kind: str | None = None
    front: str | None = None
    seen: list[int] = field(default_factory=list)


@dataclass
class SmallTray:
    sun: list[str] = field(default_factory=list)
    moon: list[str] = field(default_factory=list)
    chip: str | None = None


@dataclass
class Player:
    score: int = 5
    lines: list[list[str]] = field(default_factory=lambda: [[] for _ in range(6)])
    """From the right to the left."""
    spaces: Grid = field(default_factory=lambda: [["."] * 6 for _ in range(6)])
    tiles: Grid = field(default_factory=lambda: [["."] * 6 for _ in range(6)])
    broken: list[str] = field(default_factory=list)
    chips: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    tokens: int = 0
    chips_this_round: int = 0


@dataclass
class Verdict:
    tiles: list[dict[str, int]]
    scores: list[int]
    winner: int
    was_tie: bool


class Referee:
    def __init__(self, scoring_tiles: list[str], first: int) -> None:
        self.scoring_tiles = scoring_tiles
        self.first = first
        self.round = 0
        self.players = {1: Player(), 2: Player()}
        self.bag = list("BYRKT" * 13)
        self.tower: list[str] = []
        self.large_sun: list[str] = []
        self.large_moon: list[str] = []
        self.small = {number: SmallTray() for number in (1, 2, 3, 4)}
        self.first_tile: int | None = None
        self.display: list[str | None] = [None, None, None]
        self.pile = [PileCard() for _ in range(18)]
        self.drawn: list[PileCard] = []
        self.hand: str | None = None
        self.known_plates: list[str] = []
        """Fronts that anybody has seen."""
        self.face_down_chips = list(CHIPS)
        """All chips that nobody has seen, on the trays or not."""
        self.rest: list[str] = []
        self.rest_tray = 0
        self.to_move: int | None = None
        self.line = 0
        self.first_plates_left = 2
        self.waiting = "up"
        self.see_top()

    # What may happen

    def see_top(self) -> None:
        """D50: before anything else everybody sees the kind of the pile's top plate."""
        self.top_is_due = bool(self.pile) and self.pile[0].kind is None

    @property
    def stage(self) -> str:
        return "top" if self.top_is_due else self.waiting

    @property
    def me(self) -> Player:
        assert self.to_move is not None
        return self.players[self.to_move]

    def moves(self) -> list[str]:
        """All that the player to move may say now."""
        match self.stage:
            case "first-plate":
                return self.plate_moves()
            case "turn":
                return self.turns(self.me)
            case "stack":
                return ["stack " + "".join(order) for order in set(permutations(self.rest))]
            case "drawing":
                return ["stop"] + ["draw"] * bool(self.pile)
            case "keep":
                return [f"keep {number} {card.front}" for number, card in enumerate(self.drawn, 1)]
            case "lay":
                return [f"lay {space} {turn}" for space in range(1, 10) if self.is_bare(self.me, space) for turn in range(4)]
            case "under":
                return [f"under {number}" for number in range(1, len(self.drawn) + 1)]
            case "chips":
                return ["spend", *("spend " + " ".join(chips) for chips in self.payments())]
            case "cell":
                return [f"tile {self.line} {column}" for column in self.columns(self.line)]
        return []

    def plate_moves(self) -> list[str]:
        return [f"plate {place}" for place in (1, 2, 3) if self.display[place - 1] is not None]

    def turns(self, player: Player) -> list[str]:
        """D20-D24."""
        found: list[str] = []
        if player.tokens > 0:
            found += self.plate_moves()
            if self.pile:
                found.append("draw")
        for tray, sun in [(0, self.large_sun), *((number, tray.sun) for number, tray in self.small.items())]:
            for colour in set(sun):
                found += [f"sun {tray} {colour} {line}" for line in self.destinations(player, colour)]
        for colour in set(self.tops()):
            found += [f"moon {colour} {line}" for line in self.destinations(player, colour)]
        if player.chips_this_round < 2:
            found += [f"chip {number}" for number, tray in self.small.items() if tray.chip not in (None, "?")]
        return found

    def destinations(self, player: Player, colour: str) -> list[int]:
        found = [0]
        for line in range(1, 7):
            held = player.lines[line - 1]
            if len(held) < line and all(tile == colour for tile in held):
                found.append(line)
        return found

    def tops(self) -> list[str]:
        return self.large_moon + [tray.moon[-1] for tray in self.small.values() if tray.moon]

    @staticmethod
    def is_bare(player: Player, space: int) -> bool:
        return player.spaces[(space - 1) // 3 * 2][(space - 1) % 3 * 2] == "."

    def columns(self, line: int) -> list[int]:
        """D30."""
        colour = next(tile for tile in self.me.lines[line - 1] if tile in "BYRKT")
        return [
            column for column in range(1, 7) if self.me.spaces[line - 1][column - 1] in (colour, "*") and self.me.tiles[line - 1][column - 1] == "."
        ]

    def payments(self) -> set[tuple[str, ...]]:
        """D31: every hand of chips that can be dealt out into pairs of the colour and threes of any kind, one for each missing place."""
        line = self.me.lines[self.line - 1]
        missing = self.line - len(line)
        found = set()
        for size in range(2 * missing, 3 * missing + 1):
            for chosen in set(combinations(sorted(self.me.chips), size)):
                if self.pays(list(chosen), line[0], missing):
                    found.add(chosen)
        return found

    def pays(self, chips: list[str], colour: str, missing: int) -> bool:
        if missing == 0:
            return not chips
        pairs = [pair for pair in set(combinations(chips, 2)) if all(colour in chip for chip in pair)]
        return any(self.pays(without(chips, list(group)), colour, missing - 1) for group in [*pairs, *set(combinations(chips, 3))])

    # What happens

    def say(self, text: str) -> None:
        word, *rest = text.split()
        if word in ("top", "up", "trays", "fronts", "reveal"):
            if word != self.stage:
                raise Foul(text)
            getattr(self, "hear_" + word)(*rest)
            return
        if text not in self.moves():
            raise Foul(text)
        getattr(self, "do_" + word)(*rest)

    def hear_top(self, kind: str) -> None:
        counted = [card.kind for card in self.pile + self.drawn if card.front is None and card.kind == kind]
        seen = [plate for plate in self.known_plates if ("S" in plate) == (kind == "S")]
        if len(counted) + len(seen) >= 9:
            raise Foul("no such back is left")
        self.pile[0].kind = kind
        self.top_is_due = False

    def hear_up(self, plate: str) -> None:
        card = self.pile.pop(0)
        self.check_front(card, plate)
        self.display[self.display.index(None)] = plate
        self.fill_display()

    def check_front(self, card: PileCard, plate: str) -> None:
        if card.front is not None:
            if plate != card.front:
                raise Foul("that plate was seen and is another one")
            return
        if plate not in PLATES or plate in self.known_plates or ("S" in plate) != (card.kind == "S"):
            raise Foul("that plate cannot be there")
        self.known_plates.append(plate)

    def fill_display(self) -> None:
        self.see_top()
        if None in self.display and self.pile:
            self.waiting, self.to_move = "up", self.to_move
        elif self.round == 0 or (self.first_plates_left == 0 and self.is_between_rounds()):
            self.waiting, self.to_move = "trays", None
        elif self.first_plates_left:
            self.waiting = "first-plate"
            self.to_move = 3 - self.first if self.first_plates_left == 2 else self.first
        else:
            self.waiting, self.to_move = "turn", self.first

    def is_between_rounds(self) -> bool:
        return self.line == 7

    def hear_trays(self, text: str) -> None:
        """D10, D40."""
        large, *small = [list(tray.replace("-", "")) for tray in text.split("/")]
        if len(small) != 4:
            raise Foul("there are four small trays")
        self.bag, self.tower = after_large(self.bag, self.tower, large)
        for tiles in small:
            state = drawn_from(self.bag, self.tower, tiles, 4)
            if state is None:
                raise Foul("a small tray cannot be that")
            self.bag, self.tower = state
        self.round += 1
        self.line = 0
        if self.first_tile is not None:
            self.first, self.first_tile = self.first_tile, None
        self.large_sun = large
        for number, tiles in enumerate(small, 1):
            self.small[number] = SmallTray(tiles, [], "?")
        for player in self.players.values():
            player.tokens = 0 if self.round == 5 else 2
            player.chips_this_round = 0
        self.to_move = self.first
        if self.first_plates_left:
            self.fill_display()
        else:
            self.next_turn()

    def hear_fronts(self, *plates: str) -> None:
        if len(plates) != len(self.drawn):
            raise Foul("so many plates were not drawn")
        assert self.to_move is not None
        for card, plate in zip(self.drawn, plates, strict=True):
            self.check_front(card, plate)
            card.front = plate
            card.seen = sorted({*card.seen, self.to_move})
        self.waiting = "keep"

    def hear_reveal(self, number: str, chip: str) -> None:
        if int(number) != self.to_reveal()[0] or chip not in self.face_down_chips:
            raise Foul("no such chip")
        self.face_down_chips.remove(chip)
        self.small[int(number)].chip = chip
        self.next_turn()

    def to_reveal(self) -> list[int]:
        """D23."""
        return [number for number, tray in self.small.items() if not tray.sun and not tray.moon and tray.chip == "?"]

    def do_plate(self, place: str) -> None:
        self.hand = self.display[int(place) - 1]
        self.display[int(place) - 1] = None
        if self.waiting == "turn":
            self.me.tokens -= 1
        self.waiting = "lay"

    def do_draw(self) -> None:
        if self.waiting == "turn":
            self.me.tokens -= 1
        if self.me.score > 0:
            self.me.score -= 1
        self.drawn.append(self.pile.pop(0))
        self.see_top()
        self.waiting = "drawing"

    def do_stop(self) -> None:
        self.waiting = "fronts"

    def do_keep(self, number: str, plate: str) -> None:
        self.hand = plate
        del self.drawn[int(number) - 1]
        self.waiting = "lay"

    def do_lay(self, space: str, turn: str) -> None:
        assert self.hand is not None
        square = [list(half) for half in self.hand.split("/")]
        for _ in range(int(turn)):
            square = [[square[1][0], square[0][0]], [square[1][1], square[0][1]]]
        top, left = (int(space) - 1) // 3 * 2, (int(space) - 1) % 3 * 2
        for down in (0, 1):
            for right in (0, 1):
                self.me.spaces[top + down][left + right] = square[down][right]
        self.hand = None
        if self.first_plates_left:
            self.first_plates_left -= 1
            self.fill_display()
        else:
            self.put_back()

    def put_back(self) -> None:
        """The others go under the pile; where there is one, there is nothing to choose."""
        if len(self.drawn) > 1:
            self.waiting = "under"
            return
        self.pile += self.drawn
        self.drawn = []
        self.pass_turn()

    def do_under(self, number: str) -> None:
        self.pile.append(self.drawn.pop(int(number) - 1))
        self.put_back()

    def do_sun(self, tray: str, colour: str, line: str) -> None:
        sun = self.small[int(tray)].sun if int(tray) else self.large_sun
        taken = [tile for tile in sun if tile == colour]
        rest = [tile for tile in sun if tile != colour]
        sun.clear()
        self.receive(taken, int(line))
        if tray == "0":
            if not rest:
                self.first_tile = self.to_move
            self.large_moon = rest
            self.pass_turn()
            return
        self.rest, self.rest_tray = rest, int(tray)
        self.waiting = "stack"
        if len(set(rest)) < 2:
            self.do_stack("".join(rest))

    def do_stack(self, order: str = "") -> None:
        self.small[self.rest_tray].moon = list(order)
        self.rest, self.rest_tray = [], 0
        self.pass_turn()

    def do_moon(self, colour: str, line: str) -> None:
        taken = [tile for tile in self.large_moon if tile == colour]
        if taken and self.first_tile is None:
            self.first_tile = self.to_move
        self.large_moon = [tile for tile in self.large_moon if tile != colour]
        for tray in self.small.values():
            if tray.moon and tray.moon[-1] == colour:
                taken.append(tray.moon.pop())
        self.receive(taken, int(line))
        self.pass_turn()

    def receive(self, tiles: list[str], line: int) -> None:
        """D24."""
        for tile in tiles:
            if line and len(self.me.lines[line - 1]) < line:
                self.me.lines[line - 1].append(tile)
            else:
                self.let_break(tile)

    def let_break(self, tile: str) -> None:
        if len(self.me.broken) < 4:
            self.me.broken.append(tile)
        else:
            self.tower.append(tile)

    def do_chip(self, number: str) -> None:
        chip = self.small[int(number)].chip
        assert chip is not None
        self.me.chips.append(chip)
        self.me.chips_this_round += 1
        self.small[int(number)].chip = None
        self.pass_turn()

    def pass_turn(self) -> None:
        assert self.to_move is not None
        self.to_move = 3 - self.to_move
        self.next_turn()

    def next_turn(self) -> None:
        """D23, D25."""
        assert self.to_move is not None
        if self.to_reveal():
            self.waiting = "reveal"
            return
        if not self.turns(self.me):
            self.to_move = 3 - self.to_move
        if self.turns(self.me):
            self.waiting = "turn"
            return
        assert not self.tops()
        assert all(tray.chip is None for tray in self.small.values())
        assert all(player.tokens == 0 for player in self.players.values())
        assert all(player.chips_this_round == 2 for player in self.players.values())
        self.to_move, self.line = self.first, 1
        self.handle()

    # Phase 2

    def handle(self) -> None:
        """D30-D32, D38: on to the next line for which there is something to decide."""
        while self.line <= 6:
            line = self.me.lines[self.line - 1]
            if line:
                valid = self.columns(self.line)
                missing = self.line - len(line)
                if valid and missing == 0:
                    self.waiting = "cell"
                    return
                if valid and self.payments():
                    self.waiting = "chips"
                    return
                if not valid and "." not in self.me.spaces[self.line - 1]:
                    for tile in line:
                        self.let_break(tile)
                    line.clear()
            self.line += 1
        self.finish()

    def do_spend(self, *chips: str) -> None:
        if not chips:
            self.line += 1
            self.handle()
            return
        for chip in chips:
            self.me.chips.remove(chip)
            self.me.spent.append(chip)
        line = self.me.lines[self.line - 1]
        line += ["chip"] * (self.line - len(line))
        self.waiting = "cell"

    def do_tile(self, line: str, column: str) -> None:
        """D30, D33, D34."""
        player, row, at = self.me, int(line) - 1, int(column) - 1
        colour = player.lines[row][0]
        player.lines[row][0] = GAP
        player.tiles[row][at] = colour
        across = length(player.tiles[row], at)
        down = length([player.tiles[each][at] for each in range(6)], row)
        player.score += 1 if across == down == 1 else (across if across > 1 else 0) + (down if down > 1 else 0)
        top, left = row - row % 2, at - at % 2
        cells = [(top + down, left + right) for down in (0, 1) for right in (0, 1)]
        bare = [(r, c) for r, c in cells if player.tiles[r][c] == "."]
        if len(bare) == 1 and player.spaces[bare[0][0]][bare[0][1]] == "S":
            player.tiles[bare[0][0]][bare[0][1]] = "S"
            player.score += bare[0][0] + 1
        self.line += 1
        self.handle()

    def finish(self) -> None:
        """D35, D36, D38."""
        player = self.me
        for line in player.lines:
            if line and line[0] == GAP:
                self.tower += [tile for tile in line if tile in tuple("BYRKT")]
                line.clear()
        player.score -= COSTS[len(player.broken)] + (2 if self.first_tile == self.to_move else 0)
        player.score = max(player.score, 0)
        self.tower += player.broken
        player.broken = []
        if self.to_move == self.first:
            self.to_move, self.line = 3 - self.first, 1
            self.handle()
            return
        self.to_move = None
        if self.round == 5:
            self.line = 0
            self.waiting = "over"
        else:
            self.fill_display()

    def verdict(self) -> Verdict:
        """D43."""
        tiles = [{name: points(name, player.spaces, player.tiles) for name in self.scoring_tiles} for player in self.players.values()]
        scores = [max(0, player.score + sum(brought.values())) for player, brought in zip(self.players.values(), tiles, strict=True)]
        if scores[0] == scores[1]:
            return Verdict(tiles, scores, self.first if self.first_tile is None else self.first_tile, True)
        return Verdict(tiles, scores, scores.index(max(scores)) + 1, False)


def without(some: list[str], fewer: list[str]) -> list[str]:
    left = list(some)
    for each in fewer:
        left.remove(each)
    return left


def length(cells: list[str], at: int) -> int:
    """How many tiles lie in an unbroken run with this one."""
    count = 1
    for step in (-1, 1):
        place = at + step
        while 0 <= place < 6 and cells[place] != ".":
            count += 1
            place += step
    return count


State = tuple[list[str], list[str]]


def drawn_from(bag: list[str], tower: list[str], tiles: list[str], spaces: int) -> State | None:
    """D40: the bag and the tower after these were drawn for so many spaces, one by one; nothing if they cannot have been."""
    inside, reserve, wanted = Counter(bag), Counter(tower), Counter(tiles)
    if len(bag) < spaces:
        if inside - wanted:
            return None
        wanted = wanted - inside
        inside, reserve = reserve, Counter()
    if wanted - inside or len(tiles) > spaces or (len(tiles) < spaces and wanted != inside):
        return None
    return sorted((inside - wanted).elements()), sorted(reserve.elements())


def after_large(bag: list[str], tower: list[str], large: list[str]) -> State:
    """D10: the bag and the tower after the large tray came to hold these, by whatever redraws."""
    results: list[State] = []
    todo, done = [(sorted(bag), sorted(tower))], list[State]()
    while todo:
        state = todo.pop()
        done.append(state)
        for five in [large, *([colour] * 5 for colour in "BYRKT")]:
            after = drawn_from(*state, five, 5)
            if after is None:
                continue
            if len(five) < 5 or len(set(five)) > 1:
                results.append(after)
                continue
            inside, reserve = sorted(after[0] + five), after[1]
            if len(set(inside)) == 1:
                inside, reserve = sorted(inside + reserve), []
            if len(set(inside)) > 1:
                if (inside, reserve) not in done:
                    todo.append((inside, reserve))
            elif five == large:
                results.append((without(inside, five), reserve))
    if not results:
        raise Foul("the large tray cannot be that")
    assert all(result == results[0] for result in results)
    return results[0]
