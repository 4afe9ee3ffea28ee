"""What the scheme of fair deals refuses."""

from __future__ import annotations

from azulejos.server.errors import BadRequest


class FairError(BadRequest):
    """A contribution, a seed, a table's id or a record's tag that the scheme of fair deals cannot use."""
