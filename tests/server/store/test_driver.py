"""What is given to the driver itself is done in the connection's transaction, and fails as if SQLAlchemy had done it."""

import pytest
from sqlalchemy import URL, create_engine, text
from sqlalchemy.exc import IntegrityError, OperationalError

from azulejos.server.store.driver import driven, driven_for_each
from azulejos.server.store.errors import is_fault, reason

PUT = "INSERT INTO place VALUES (:name)"


def test_it_belongs_to_the_transaction_and_its_errors_are_told_apart() -> None:
    engine = create_engine(URL.create("sqlite"))
    with engine.connect() as connection:
        connection.execute(text("CREATE TABLE place (name TEXT PRIMARY KEY)"))
        connection.commit()
        transaction = connection.begin()
        driven_for_each(connection, PUT, [{"name": "Évora"}, {"name": "Sintra"}])
        assert driven(connection, "SELECT count(*) FROM place").fetchone() == (2,)
        with pytest.raises(IntegrityError) as twice:
            driven(connection, PUT, {"name": "Évora"})
        assert reason(twice.value) == "UNIQUE constraint failed: place.name"
        assert "Évora" not in str(twice.value)
        assert not is_fault(twice.value)
        with pytest.raises(OperationalError):
            driven_for_each(connection, "INSERT INTO nowhere VALUES (:name)", [{"name": "Faro"}])
        transaction.rollback()
        assert driven(connection, "SELECT count(*) FROM place").fetchone() == (0,)
    engine.dispose()
