"""A program that enters people by the command itself, and says so after each: `python -m tests.cli.entering NAME COUNT EVENT [--store URL]`."""

import sys

from tests.cli.desks import tournament


def main(name: str, count: str, *where: str) -> None:
    """Enter so many, one after the other. A line is printed only after the command has said that it is done."""
    event, *store = where
    for number in range(int(count)):
        ran = tournament("enter", event, name, f"Number{number}", "--of-age", "--checkin", *store)
        assert ran.status == 0, ran
        print(f"{name} Number{number}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
