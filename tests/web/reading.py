"""A player who has nothing but the text of the table: its roles and names, the keyboard, and what is said aloud."""

import re
import time
from dataclasses import dataclass

from playwright.sync_api import ElementHandle, Page

from tests.kit.patience import PATIENCE

LONGEST = 400
"""So many decisions no game has."""


@dataclass(frozen=True)
class Words:
    """What the text says, in the language of the page."""

    show: str
    """The button that shows the text."""
    title: str
    play: str
    over: str
    complete: str
    """What a line is said to be that a choice completes."""
    avoided: str
    """What is said of choices that cost something."""


WORDS = {
    "en": Words(
        "Show the table as text", "Table as text", "Play", "The game is over", "complete", r"costs|Floor line|Break them|Draw a plate|Draw again"
    ),
    "it": Words(
        "Mostra il tavolo come testo",
        "Testo del tavolo",
        "Gioca",
        "La partita è finita",
        "completa",
        r"costo|Linea del pavimento|Rompile|Pescare una",
    ),
    "nl": Words(
        "Toon de tafel als tekst",
        "Tafel als tekst",
        "Spelen",
        "Het spel is afgelopen",
        "compleet",
        r"kost|Vloerlijn|Alles breken|Een plaat van de stapel",
    ),
    "ro": Words("Arată masa ca text", "Masa ca text", "Joacă", "Partida s-a terminat", "complet", r"costă|Linia podelei|Sparge-le|Să tragi"),
}


class Reader:
    """Plays by the text of a table."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.words = WORDS[language]
        self.decisions = 0
        self.said = page.get_by_role("status").filter(has_text=re.compile(r"\w"))
        self.text = page.get_by_role("region", name=self.words.title, exact=True)
        show = page.get_by_role("button", name=self.words.show)
        show.focus()
        page.keyboard.press("Enter")
        # The form stays where it is for the whole game: what had the focus must not go away.
        form = self.text.get_by_role("form").element_handle()
        heading = form.query_selector("role=heading")
        assert heading is not None
        self.form, self.heading = form, heading

    def plays_to_the_end(self) -> None:
        """Decide whenever there is something to decide, until it is said that the game is over."""
        while self.decisions < LONGEST:
            deadline = time.monotonic() + PATIENCE
            while not (button := self.button):
                if self.is_over:
                    return
                assert time.monotonic() < deadline, "nothing is asked any more"
                self.page.wait_for_timeout(20)
            self.decide(button)
        raise AssertionError("the game does not end")

    @property
    def button(self) -> ElementHandle | None:
        """What plays the choice; there is none where nothing is to be decided."""
        return self.form.query_selector(f'role=button[name="{self.words.play}"]')

    @property
    def is_over(self) -> bool:
        """Whether it was said that the game is over."""
        return any(self.words.over in text for text in self.said.all_inner_texts())

    def decide(self, button: ElementHandle) -> None:
        """Answer question after question, and play."""
        # The focus was not lost with what was played before: it waits at the heading of the form.
        assert not self.decisions or self.heading.evaluate("heading => heading === document.activeElement")
        self.decisions += 1
        answered = 0
        while (groups := self.form.query_selector_all("role=group"))[answered:]:
            self.choose(groups[answered])
            answered += 1
        assert button.get_attribute("aria-disabled") == "false"
        button.focus()
        self.page.keyboard.press("Enter")
        # What was asked goes away with what is played; what is asked next has a button of its own.
        deadline = time.monotonic() + PATIENCE
        while button.evaluate("button => button.isConnected"):
            assert time.monotonic() < deadline, "what was played did not arrive"
            self.page.wait_for_timeout(10)

    def choose(self, group: ElementHandle) -> None:
        """The best of a group by what its choices say: one that completes a line and costs nothing."""
        radios = group.query_selector_all("role=radio")
        names: list[str] = group.evaluate("group => [...group.querySelectorAll('input')].map(radio => radio.labels[0].innerText)")
        assert len(radios) == len(names) > 1
        assert all(names)
        best = min(range(len(names)), key=lambda at: (self.is_bad(names[at]), not self.is_good(names[at])))
        radios[best].focus()
        self.page.keyboard.press("Space")
        assert radios[best].is_checked()

    def is_bad(self, name: str) -> bool:
        """Whether a choice costs something."""
        return re.search(self.words.avoided, name) is not None

    def is_good(self, name: str) -> bool:
        """Whether a choice completes a line."""
        return re.search(rf"\b{self.words.complete}\b", name) is not None
