"""The way back: a store as an older release needs it."""

from __future__ import annotations

from azulejos.server.store.backup import check_there, prepared, said, served_by_nobody
from azulejos.server.store.database import shown, url_of
from azulejos.server.store.errors import BackupRefused
from azulejos.server.store.migration import go_back, known, own_revision

OLDEST = "0004"
"""What came later can be made anew, or people turn it on again. Older revisions lack what nobody could bring back: the way there is a backup."""


def downgrade(database: str, revision: str) -> str:
    """Bring a store back to an older revision, all of it or nothing, and return the revision that it had. No server may have it."""
    check_there(database)
    url = url_of(database)
    where = shown(url)
    with (
        said(f"{where} cannot be brought back to revision {revision}"),
        served_by_nobody(database, "downgrade"),
        prepared(url) as engine,
        engine.begin() as connection,
    ):
        before = own_revision(connection, where)
        possible = sorted(each for each in known() if OLDEST <= each < (before or ""))
        if revision not in possible:
            ways = f"it can go back to {', '.join(possible)}" if possible else "there is no way back but a backup"
            raise BackupRefused("no-way-back", f"{where} is at revision {before or 'none'}: {ways}.")
        go_back(connection, revision)
        return str(before)
