r"""Games and positions as text: tokens, AGN (a game record) and AFEN (a position in one line). The formats are in `docs/formats.md`.

>>> from azulejos.notation import afen, agn
>>> [record] = agn.read_text('[Game "azul"]\n[Players "2"]\n[First "1"]\n\nR1 @BBYK/RRWW/BBYK/RKWW/BYYR 3B2 2R2')
>>> afen.write(record.end()).split(":")[5:8]
['offer', '1', '1']
"""

from azulejos.notation import afen, agn
from azulejos.notation.errors import AfenError, AgnError, NotationError, TokenError
from azulejos.notation.record import Comment, Record
from azulejos.notation.replay import error_object, replay
from azulejos.notation.tokens import read_token, write_token

__all__ = [
    "AfenError",
    "AgnError",
    "Comment",
    "NotationError",
    "Record",
    "TokenError",
    "afen",
    "agn",
    "error_object",
    "read_token",
    "replay",
    "write_token",
]
