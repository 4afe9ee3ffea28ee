"""What the room hands out: these names, no more and no less."""

import pickle

import azulejos.rules
import azulejos.rules.azul
import azulejos.rules.duel


def test_names_of_the_rules() -> None:
    assert sorted(azulejos.rules.__all__) == [
        "AzulejosError", "Bonus", "BrokenCost", "Cell", "Chance", "Deal", "Dealer", "Ending", "Event", "Fault", "FaultyPosition", "FloorCost",
        "GAMES", "Game",
        "GameOver", "IllegalDeal", "IllegalEvent", "IllegalMove", "LegalMoves", "LineBroken", "LineFallen", "Material", "Move", "NothingToUndo",
        "Option", "OptionError", "Outcome", "Phase", "Position", "RandomChance", "Rulebook", "SPECTATOR", "Scoring", "SpecialScored", "TableEvent",
        "TieBreak", "TileScored", "View", "game", "rulebook",
    ]  # fmt: skip


def test_names_of_azul() -> None:
    assert sorted(azulejos.rules.azul.__all__) == [
        "AzulGame", "AzulPosition", "AzulView", "Board", "CENTRE", "COLOURS", "Colour", "Deal", "EMPTY_LINE", "EMPTY_WALL", "FLOOR", "FLOOR_COSTS",
        "IN_CENTRE", "Line", "MARKER", "MarkerAt", "MarkerPlace", "NO_TILES", "Pass", "Place", "Resume", "Take", "Tiles", "Void", "Withdraw",
        "draw_first", "letters", "tiles", "wall_colour",
    ]  # fmt: skip


def test_names_of_duel() -> None:
    assert sorted(azulejos.rules.duel.__all__) == [
        "BREAK", "Back", "Board", "Components", "Dome", "Draw", "DuelGame", "DuelPosition", "DuelStage", "DuelView", "FACE_DOWN", "Fronts", "Keep",
        "KeepSome", "Kind", "LARGE", "LETTERS", "Laid", "Lay", "Line", "Memory", "Moon", "Plate", "PutUnder", "PutUnderSome", "Reveal", "SPECIAL",
        "Spend", "Stack", "Stop", "Sun", "TakeChip", "TakePlate", "Tile", "Top", "Tray", "Trays", "TurnUp", "WILD", "Way", "load", "standard",
    ]  # fmt: skip


def test_every_name_is_there() -> None:
    for module in (azulejos.rules, azulejos.rules.azul, azulejos.rules.duel):
        assert all(getattr(module, name, None) is not None for name in module.__all__)
        assert len(set(module.__all__)) == len(module.__all__)


def test_the_events_of_azul_are_of_the_kinds_of_every_game() -> None:
    azul, rules = azulejos.rules.azul, azulejos.rules
    assert issubclass(azul.Take, rules.Move)
    assert issubclass(azul.Place, rules.Move)
    assert issubclass(azul.Deal, rules.Deal)
    assert all(issubclass(kind, rules.TableEvent) for kind in (azul.Pass, azul.Withdraw, azul.Resume, azul.Void))
    assert all(issubclass(kind, rules.Event) for kind in (rules.Move, rules.Deal, rules.TableEvent))


def test_the_events_of_duel_are_of_the_kinds_of_every_game() -> None:
    duel, rules = azulejos.rules.duel, azulejos.rules
    moves = (
        duel.Draw, duel.Keep, duel.KeepSome, duel.Lay, duel.Moon, duel.PutUnder, duel.PutUnderSome, duel.Spend, duel.Stack, duel.Stop, duel.Sun,
        duel.TakeChip, duel.TakePlate, duel.Tile,
    )  # fmt: skip
    assert all(issubclass(kind, rules.Move) for kind in moves)
    assert all(issubclass(kind, rules.Deal) for kind in (duel.Fronts, duel.Reveal, duel.Top, duel.Trays, duel.TurnUp))


def test_errors_can_be_sent_elsewhere() -> None:
    """To another process, say: a copy made of bytes says the same."""
    rules = azulejos.rules
    fault = rules.Fault("score", "A22", "Seat 1's score is below 0.")
    for error in (rules.IllegalMove("line-complete", "Line 1 is complete.", "A13"), rules.FaultyPosition((fault, fault))):
        twin = pickle.loads(pickle.dumps(error))
        assert (type(twin), twin.code, twin.clause, str(twin)) == (type(error), error.code, error.clause, str(error))
        assert getattr(twin, "faults", ()) == getattr(error, "faults", ())


def test_the_tree_of_errors() -> None:
    rules = azulejos.rules
    assert all(issubclass(kind, rules.IllegalEvent) for kind in (rules.IllegalMove, rules.IllegalDeal, rules.GameOver))
    kinds = (rules.OptionError, rules.IllegalEvent, rules.NothingToUndo, rules.FaultyPosition)
    assert all(issubclass(kind, rules.AzulejosError) for kind in kinds)
    assert str(rules.AzulejosError("code", "A sentence.")) == "A sentence."
