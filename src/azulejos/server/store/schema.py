"""The tables of the store, as they are now. How they came to be is in `migrations`; a test compares the two.

Times are milliseconds since 1970. JSON is text, so that both databases keep it byte by byte. Keys are kept as hashes only.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, CheckConstraint, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

# One tree without row ids: an append writes its row once, and a stream lies together on its pages.
event = Table(
    "event",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("actor", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),
    sqlite_with_rowid=False,
)

# The only place of the name that a person chose: to erase a person is to delete this row.
person = Table(
    "person",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("muted_until", BigInteger),
)

# A tournament's players have a surname, too (T12), and need no device. To erase a person is to delete this row as well.
player = Table(
    "player",
    metadata,
    Column("person", Text, primary_key=True),
    Column("first", Text, nullable=False),
    Column("surname", Text, nullable=False),
)

# Ids alone: whoever restores an older backup erases these again.
erased = Table("erased", metadata, Column("person", Text, primary_key=True), Column("at", BigInteger, nullable=False))

# Whoever holds the token of a hash has the role; a player's belongs to the person, and so does an arbiter's.
role = Table(
    "role",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("tournament", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("role", Text, CheckConstraint("role IN ('organiser', 'arbiter', 'player')", name="role_kind"), nullable=False),
    Column("person", Text, nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("revoked_at", BigInteger),
    Index("role_of_tournament", "tournament", "number", unique=True),
)

key = Table(
    "key",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("person.id", name="key_of_person", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, CheckConstraint("kind IN ('device', 'link')", name="key_kind"), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
    Column("used", Boolean, nullable=False),
)

seat_key = Table(
    "seat_key",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("seat", Integer, nullable=False),
)

secret = Table("secret", metadata, Column("table_id", Text, primary_key=True), Column("seed", LargeBinary, nullable=False))

beat = Table(
    "beat",
    metadata,
    Column("id", Integer, CheckConstraint("id = 1", name="beat_is_one"), primary_key=True, autoincrement=False),
    Column("alive_at", BigInteger, nullable=False),
)

# Several server processes on one store (docs/operating.md): who runs, until when the others believe it, and where it is reached by them. `key` is
# what a relayed request has to show; it is made anew at every start. `taken` counts the leases that others have taken away.
process = Table(
    "process",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("alive_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("taken", Integer, nullable=False),
)

# Which process owns a live table or a tournament. `epoch` grows with every owner: what an earlier one still wants to store is refused by it.
lease = Table(
    "lease",
    metadata,
    Column("resource", Text, primary_key=True),
    Column("holder", Text),
    Column("epoch", BigInteger, nullable=False),
    Column("left_at", BigInteger, nullable=False),
    Index("lease_by_holder", "holder"),
)

# Tables at which something happens by itself, because a clock runs or a bot plays: after a start these are read, and all others when somebody asks.
wake = Table(
    "wake",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Index("wake_by_since", "since"),
)

listing = Table(
    "listing",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("game", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),
    Index("listing_by_state", "state", "updated_at"),
    Index("listing_by_public_state", "public", "state", "updated_at"),
)

# No foreign key to `person`: a move must be stored even if somebody at the table has just been erased.
listing_person = Table(
    "listing_person",
    metadata,
    Column("table_id", Text, ForeignKey("listing.table_id", name="person_of_listing", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, primary_key=True, index=True),
)

# What each person has played to its end: one row for a game, written with the event that ends it. Lists and figures are made of these alone.
result = Table(
    "result",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("ended_at", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("scores", Text, nullable=False),
    Index("result_by_person", "person", "ended_at"),
)

result_opponent = Table(
    "result_opponent",
    metadata,
    Column("person", Text, primary_key=True),
    Column("opponent", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
)

# What was found about a finished game: made once, and the same for everybody. A later form of it is made anew.
analysis = Table(
    "analysis",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("form", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("content", Text, nullable=False),
)

# How many people chose which move of a puzzle first. Who has answered stands apart, and nowhere who has chosen what.
puzzle_choice = Table(
    "puzzle_choice",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("move", Text, primary_key=True),
    Column("people", Integer, nullable=False),
)

puzzle_answered = Table(
    "puzzle_answered",
    metadata,
    Column("person", Text, ForeignKey("person.id", name="puzzle_of_person", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
)

ban = Table(
    "ban",
    metadata,
    Column("kind", Text, CheckConstraint("kind IN ('person', 'address')", name="ban_kind"), primary_key=True),
    Column("value", Text, primary_key=True),
    Column("until", BigInteger),
    Column("why", Text, nullable=False),
)

report = Table(
    "report",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("about", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("state", Text, nullable=False),
    Index("report_by_state", "state", "at"),
)

# What a browser has given so that its owner can be told of a turn: an address of a push service, and keys. Of use to this server alone.
push_subscription = Table(
    "push_subscription",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("person.id", name="push_of_person", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)
