"""Hypothesis strategies: tables, positions of games under way, walls, deals."""

import random

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from azulejos.rules.azul import AzulGame, AzulPosition
from tests.kit.boards import PATTERN
from tests.kit.play import POLICIES, Policy, next_event
from tests.kit.tables import UNUSUAL, VARIANTS

seeds: SearchStrategy[int] = st.integers(0, 2**32 - 1)
policies: SearchStrategy[Policy] = st.sampled_from(POLICIES)
tables: SearchStrategy[AzulGame] = st.sampled_from((*VARIANTS, *UNUSUAL))
letters: SearchStrategy[str] = st.sampled_from("BYRKW")


@st.composite
def positions(draw: DrawFn, games: SearchStrategy[AzulGame] = tables) -> AzulPosition:
    """A position out of a game, with its past: so many events after the start, or the end if it comes before."""
    game = draw(games)
    policy = draw(policies)
    lots = random.Random(draw(seeds))
    position = game.start(draw(st.integers(1, game.players)))
    for _ in range(draw(st.integers(0, 150))):
        if position.outcome is not None:
            break
        position.push(next_event(position, policy, lots))
    return position


@st.composite
def coloured_walls(draw: DrawFn) -> str:
    """Any set of cells of the coloured wall, as a text."""
    cells = draw(st.integers(0, 2**25 - 1))
    pattern = PATTERN.replace(" ", "")
    wall = "".join(tile if cells >> number & 1 else "." for number, tile in enumerate(pattern))
    return " ".join(wall[start : start + 5] for start in range(0, 25, 5))
