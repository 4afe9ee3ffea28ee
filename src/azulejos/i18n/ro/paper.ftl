### What is printed at a tournament.

## paper: Papers
paper-tournament = Turneu de Azul
paper-table = Masa
paper-game = Partida
paper-final = Finala
paper-first-player = primul jucător
paper-erased = (nume șters)
paper-free = liber
paper-page = Pagina { $page } din { $pages }
paper-time = ora { $hours }:{ $minutes }
paper-number = { $number }
paper-date = { $day } { $month ->
    [1] ianuarie
    [2] februarie
    [3] martie
    [4] aprilie
    [5] mai
    [6] iunie
    [7] iulie
    [8] august
    [9] septembrie
    [10] octombrie
    [11] noiembrie
   *[12] decembrie
} { $year }
paper-score-sheet = Foaie de punctaj
paper-fills-in = Primul jucător completează foaia. Toți o verifică și o semnează, apoi o preia un arbitru.
paper-displays = Fabrici
paper-before = Fără bonusuri
paper-rows = Linii complete
paper-columns = { -goal-columns }
paper-colours = { -goal-colours }
paper-place = Loc
paper-withdrawal = retragere
paper-signature = Semnătura
paper-arbiter = Arbitru
paper-remarks = Observații
paper-legend-pv = PV: puncte de victorie. La PV egale, mai multe linii orizontale complete dau locul mai bun. Cine se retrage nu primește PV.
paper-enter = Introdu rezultatul
paper-by-table = Repartizarea pe mese
paper-by-name = Repartizarea după nume
paper-name = Nume
paper-table-and-seat = masă · loc
paper-legend-seat = 5 · 2 înseamnă masa 5, locul 2.
paper-look = Locuri și clasament
paper-octagon = Numărul din octogon este primul jucător.
paper-final-ranking = Clasament final
paper-ranking-after = Clasament după partida { $game }
paper-ranking-now = Clasament provizoriu
paper-won = Câștigate
paper-decided-by =
    .final = finala
    .final-rows = finala, linii
    .pt = PT
    .rows = linii
    .won = câștigate
    .shared = loc împărțit
paper-decided = Departajare
paper-legend-pt = PT: puncte de turneu, suma PV din toate partidele. La PT egale: linii complete, apoi partide câștigate, apoi locul se împarte.
paper-marks =
    .played = jucată
    .withdrawn = retragere
    .void = masă anulată
    .open = fără rezultat încă
    .disputed = contestată
    .absent = nejucată
paper-certificate = Diplomă
paper-awarded-to = se acordă
paper-place-of = Locul { $place } din { $count }
paper-shared = la egalitate
paper-certified = cu { $pt } puncte de turneu (PT)
paper-date-label = Data
