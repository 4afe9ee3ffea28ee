"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel, and thousands of games at once. `docs/environments.md` says what is observed.

Frameworks are extras, `azulejos[envs]` and `azulejos[openspiel]`, and each module here needs only its own:

| module | for |
|---|---|
| `aec` | PettingZoo: every seat is an agent |
| `single_agent` | Gymnasium: one seat learns, others are given |
| `vector` | Gymnasium's vector interface: thousands of games, every seat is played |
| `openspiel` | OpenSpiel: every tile that is dealt is a chance node |
| `dataset` | games and positions as arrays, for those who learn offline |

With Gymnasium installed, importing this package registers the ids of `registration`: `gymnasium.make("azulejos/Azul-v0")`.
"""

from importlib.util import find_spec

from azulejos.envs.registration import register

if find_spec("gymnasium") is not None:
    register()
