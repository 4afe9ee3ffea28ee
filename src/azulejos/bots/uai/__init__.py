"""UAI, the protocol between engines and hosts (`docs/formats.md`): our engine, and the host's side for the engines of others.

>>> from azulejos.bots import uai
>>> position = uai.read_position("azul players 2 moves @BBYK/RRWW/BBYK/RKWW/BYYR 3B2".split())
>>> position.to_move
2
"""

from azulejos.bots.uai.commands import Go, allowed_seconds, read_go, write_go
from azulejos.bots.uai.engine_bot import EngineBot
from azulejos.bots.uai.errors import EngineCrashed, EngineError, EngineHung, EngineLied, UaiError
from azulejos.bots.uai.info import Info, read_info
from azulejos.bots.uai.positions import read_position, write_position
from azulejos.bots.uai.process import Answer, EngineProcess

__all__ = [
    "Answer",
    "EngineBot",
    "EngineCrashed",
    "EngineError",
    "EngineHung",
    "EngineLied",
    "EngineProcess",
    "Go",
    "Info",
    "UaiError",
    "allowed_seconds",
    "read_go",
    "read_info",
    "read_position",
    "write_go",
    "write_position",
]
