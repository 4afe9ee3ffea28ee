"""What stands on paper, in four languages. The Italian words are the regulation's where it has them; PV and PT are its own in every language."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from azulejos.rules import OptionError
from azulejos.tournament.settings import clock
from azulejos.tournament.standings import Criterion, Mark


@dataclass(frozen=True, slots=True)
class Texts:
    """Every text of one language. None has a default: a language is complete, or it is no language."""

    language: str
    tournament: str
    """What a tournament without a title is called."""
    table: str
    game: str
    final: str
    seat: str
    first_player: str
    erased: str
    free: str
    page: str
    at: str
    thousands: str
    first_of_month: str
    months: tuple[str, ...]
    day: str
    # score sheets
    score_sheet: str
    fills_in: str
    displays: str
    before: str
    rows: str
    columns: str
    colours: str
    place: str
    withdrawal: str
    signature: str
    arbiter: str
    remarks: str
    legend_pv: str
    enter: str
    # pairings
    by_table: str
    by_name: str
    name: str
    table_and_seat: str
    legend_seat: str
    look: str
    octagon: str
    # ranking
    final_ranking: str
    ranking_after: str
    ranking_now: str
    won: str
    decided_by: Mapping[Criterion, str]
    decided: str
    legend_pt: str
    marks: Mapping[Mark, str]
    # certificates
    certificate: str
    awarded_to: str
    place_of: str
    shared: str
    certified: str
    date_label: str

    def time(self, minutes: int) -> str:
        """A time of the day.

        >>> texts("nl").time(870), texts("it").time(870)
        ('14.30 uur', 'ore 14:30')
        """
        hours, rest = clock(minutes).split(":")
        return self.at.format(hours=hours, minutes=rest)

    def date(self, date: datetime.date) -> str:
        """A day of the year.

        >>> texts("it").date(datetime.date(2026, 5, 1)), texts("ro").date(datetime.date(2026, 5, 23))
        ('1º maggio 2026', '23 mai 2026')
        """
        day = self.first_of_month if date.day == 1 else str(date.day)
        return self.day.format(day=day, month=self.months[date.month - 1], year=date.year)

    def number(self, number: int) -> str:
        """A whole number, thousands set apart.

        >>> texts("en").number(1204), texts("it").number(1204), texts("it").number(98)
        ('1,204', '1.204', '98')
        """
        return f"{number:,}".replace(",", self.thousands)


_EN = Texts(
    language="en",
    tournament="Azul tournament",
    table="Table",
    game="Game",
    final="Final",
    seat="Seat",
    first_player="first player",
    erased="(erased)",
    free="free",
    page="Page {page} of {pages}",
    at="{hours}:{minutes}",
    thousands=",",
    first_of_month="1",
    months=("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"),
    day="{day} {month} {year}",
    score_sheet="Score sheet",
    fills_in="The first player fills in this sheet. Everybody checks and signs it, then an arbiter collects it.",
    displays="Displays",
    before="Before bonuses",
    rows="Complete rows",
    columns="Columns",
    colours="Colours",
    place="Place",
    withdrawal="withdrawal",
    signature="Signature",
    arbiter="Arbiter",
    remarks="Remarks",
    legend_pv="PV: victory points. Where PV are equal, more complete horizontal rows give the better place. Who withdraws gets no PV.",
    enter="Enter the result",
    by_table="Seating by table",
    by_name="Seating by name",
    name="Name",
    table_and_seat="table · seat",
    legend_seat="5 · 2 means table 5, seat 2.",
    look="Seats and standings",
    octagon="The number in an octagon is the first player.",
    final_ranking="Final ranking",
    ranking_after="Standings after game {game}",
    ranking_now="Standings so far",
    won="Won",
    decided_by={
        Criterion.FINAL: "final",
        Criterion.FINAL_ROWS: "final, rows",
        Criterion.PT: "PT",
        Criterion.ROWS: "rows",
        Criterion.WON: "games won",
        Criterion.SHARED: "shared",
    },
    decided="Decided by",
    legend_pt="PT: tournament points, the PV of all games together. Where PT are equal: complete rows, then games won, then the place is shared.",
    marks={
        Mark.PLAYED: "played",
        Mark.WITHDRAWN: "withdrew",
        Mark.VOID: "void table",
        Mark.OPEN: "no result yet",
        Mark.DISPUTED: "disputed",
        Mark.ABSENT: "did not play",
    },
    certificate="Certificate",
    awarded_to="awarded to",
    place_of="Place {place} of {count}",
    shared="shared",
    certified="with {pt} tournament points (PT)",
    date_label="Date",
)

_IT = Texts(
    language="it",
    tournament="Torneo di Azul",
    table="Tavolo",
    game="Partita",
    final="Finale",
    seat="Posto",
    first_player="primo giocatore",
    erased="(cancellato)",
    free="libero",
    page="Pagina {page} di {pages}",
    at="ore {hours}:{minutes}",
    thousands=".",
    first_of_month="1º",
    months=("gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre", "novembre", "dicembre"),
    day="{day} {month} {year}",
    score_sheet="Foglio dei punti",
    fills_in="Il primo giocatore compila il foglio. Tutti lo controllano e lo firmano, poi lo ritira un arbitro.",
    displays="Espositori",
    before="Prima dei bonus",
    rows="Righe complete",
    columns="Colonne",
    colours="Colori",
    place="Piazzamento",
    withdrawal="ritiro",
    signature="Firma",
    arbiter="Arbitro",
    remarks="Note",
    legend_pv="PV: punti vittoria. A parità di PV è davanti chi ha più righe orizzontali complete. Chi si ritira non riceve PV.",
    enter="Inserisci il risultato",
    by_table="Abbinamenti per tavolo",
    by_name="Abbinamenti per nome",
    name="Nome",
    table_and_seat="tavolo · posto",
    legend_seat="5 · 2 significa tavolo 5, posto 2.",
    look="Posti e classifica",
    octagon="Il numero nell’ottagono è il primo giocatore.",
    final_ranking="Classifica finale",
    ranking_after="Classifica dopo la partita {game}",
    ranking_now="Classifica provvisoria",
    won="Vittorie",
    decided_by={
        Criterion.FINAL: "finale",
        Criterion.FINAL_ROWS: "finale, righe",
        Criterion.PT: "PT",
        Criterion.ROWS: "righe",
        Criterion.WON: "vittorie",
        Criterion.SHARED: "pari merito",
    },
    decided="Decide",
    legend_pt="PT: punti torneo, la somma dei PV di tutte le partite. A parità di PT: righe complete, poi vittorie, poi pari merito.",
    marks={
        Mark.PLAYED: "giocata",
        Mark.WITHDRAWN: "ritiro",
        Mark.VOID: "tavolo nullo",
        Mark.OPEN: "senza risultato",
        Mark.DISPUTED: "contestata",
        Mark.ABSENT: "non giocata",
    },
    certificate="Attestato",
    awarded_to="conferito a",
    place_of="{place}° posto su {count}",
    shared="a pari merito",
    certified="con {pt} punti torneo (PT)",
    date_label="Data",
)

_NL = Texts(
    language="nl",
    tournament="Azul-toernooi",
    table="Tafel",
    game="Partij",
    final="Finale",
    seat="Stoel",
    first_player="startspeler",
    erased="(verwijderd)",
    free="vrij",
    page="Pagina {page} van {pages}",
    at="{hours}.{minutes} uur",
    thousands=".",
    first_of_month="1",
    months=("januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november", "december"),
    day="{day} {month} {year}",
    score_sheet="Scoreblad",
    fills_in="De startspeler vult dit blad in. Iedereen kijkt het na en tekent, daarna haalt een scheidsrechter het op.",
    displays="Fabrieken",
    before="Vóór bonussen",
    rows="Volle rijen",
    columns="Kolommen",
    colours="Kleuren",
    place="Plaats",
    withdrawal="opgegeven",
    signature="Handtekening",
    arbiter="Scheidsrechter",
    remarks="Opmerkingen",
    legend_pv="PV: overwinningspunten. Bij gelijke PV geven meer volle horizontale rijen de betere plaats. Wie opgeeft krijgt geen PV.",
    enter="Voer de uitslag in",
    by_table="Indeling per tafel",
    by_name="Indeling op naam",
    name="Naam",
    table_and_seat="tafel · stoel",
    legend_seat="5 · 2 betekent tafel 5, stoel 2.",
    look="Plaatsen en stand",
    octagon="Het nummer in de achthoek is de startspeler.",
    final_ranking="Eindstand",
    ranking_after="Stand na partij {game}",
    ranking_now="Tussenstand",
    won="Gewonnen",
    decided_by={
        Criterion.FINAL: "finale",
        Criterion.FINAL_ROWS: "finale, rijen",
        Criterion.PT: "PT",
        Criterion.ROWS: "rijen",
        Criterion.WON: "gewonnen",
        Criterion.SHARED: "gedeeld",
    },
    decided="Beslist door",
    legend_pt="PT: toernooipunten, de PV van alle partijen samen. Bij gelijke PT: volle rijen, dan gewonnen partijen, dan een gedeelde plaats.",
    marks={
        Mark.PLAYED: "gespeeld",
        Mark.WITHDRAWN: "opgegeven",
        Mark.VOID: "tafel ongeldig",
        Mark.OPEN: "nog geen uitslag",
        Mark.DISPUTED: "betwist",
        Mark.ABSENT: "niet gespeeld",
    },
    certificate="Oorkonde",
    awarded_to="uitgereikt aan",
    place_of="{place}e plaats van {count}",
    shared="gedeeld",
    certified="met {pt} toernooipunten (PT)",
    date_label="Datum",
)

_RO = Texts(
    language="ro",
    tournament="Turneu de Azul",
    table="Masa",
    game="Partida",
    final="Finala",
    seat="Scaun",
    first_player="primul jucător",
    erased="(șters)",
    free="liber",
    page="Pagina {page} din {pages}",
    at="ora {hours}:{minutes}",
    thousands=".",
    first_of_month="1",
    months=("ianuarie", "februarie", "martie", "aprilie", "mai", "iunie", "iulie", "august", "septembrie", "octombrie", "noiembrie", "decembrie"),
    day="{day} {month} {year}",
    score_sheet="Fișă de punctaj",
    fills_in="Primul jucător completează fișa. Toți o verifică și o semnează, apoi o preia un arbitru.",
    displays="Fabrici",
    before="Fără bonusuri",
    rows="Rânduri complete",
    columns="Coloane",
    colours="Culori",
    place="Loc",
    withdrawal="retragere",
    signature="Semnătura",
    arbiter="Arbitru",
    remarks="Observații",
    legend_pv="PV: puncte de victorie. La PV egale, mai multe rânduri orizontale complete dau locul mai bun. Cine se retrage nu primește PV.",
    enter="Introdu rezultatul",
    by_table="Repartizarea pe mese",
    by_name="Repartizarea după nume",
    name="Nume",
    table_and_seat="masă · scaun",
    legend_seat="5 · 2 înseamnă masa 5, scaunul 2.",
    look="Locuri și clasament",
    octagon="Numărul din octogon este primul jucător.",
    final_ranking="Clasament final",
    ranking_after="Clasament după partida {game}",
    ranking_now="Clasament provizoriu",
    won="Victorii",
    decided_by={
        Criterion.FINAL: "finala",
        Criterion.FINAL_ROWS: "finala, rânduri",
        Criterion.PT: "PT",
        Criterion.ROWS: "rânduri",
        Criterion.WON: "victorii",
        Criterion.SHARED: "loc împărțit",
    },
    decided="Departajare",
    legend_pt="PT: puncte de turneu, suma PV din toate partidele. La PT egale: rânduri complete, apoi victorii, apoi locul se împarte.",
    marks={
        Mark.PLAYED: "jucată",
        Mark.WITHDRAWN: "retragere",
        Mark.VOID: "masă anulată",
        Mark.OPEN: "fără rezultat încă",
        Mark.DISPUTED: "contestată",
        Mark.ABSENT: "nejucată",
    },
    certificate="Diplomă",
    awarded_to="pentru",
    place_of="Locul {place} din {count}",
    shared="la egalitate",
    certified="cu {pt} puncte de turneu (PT)",
    date_label="Data",
)

TEXTS: Mapping[str, Texts] = MappingProxyType({each.language: each for each in (_EN, _IT, _NL, _RO)})


def texts(language: str) -> Texts:
    """The texts of a language.

    >>> texts("ro").score_sheet
    'Fișă de punctaj'
    >>> texts("xx")
    Traceback (most recent call last):
    azulejos.rules.errors.OptionError: There is no paper in the language "xx": choose en, it, nl or ro.
    """
    if language not in TEXTS:
        raise OptionError("no-such-language", f'There is no paper in the language "{language}": choose en, it, nl or ro.')
    return TEXTS[language]
