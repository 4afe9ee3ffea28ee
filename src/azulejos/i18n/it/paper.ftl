### What is printed at a tournament.

## paper: Papers
paper-tournament = Torneo di Azul
paper-table = Tavolo
paper-game = Partita
paper-final = Finale
paper-first-player = primo giocatore
paper-erased = (nome cancellato)
paper-free = libero
paper-page = Pagina { $page } di { $pages }
paper-time = ore { $hours }:{ $minutes }
paper-number = { $number }
paper-date = { $day ->
    [1] 1º
   *[other] { $day }
} { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
paper-score-sheet = Foglio dei punti
paper-fills-in = Il primo giocatore compila il foglio. Tutti lo controllano e lo firmano, poi lo ritira un arbitro.
paper-displays = Vassoi
paper-before = Prima dei bonus
paper-rows = Righe complete
paper-columns = { -goal-columns }
paper-colours = { -goal-colours }
paper-place = Piazzamento
paper-withdrawal = ritiro
paper-signature = Firma
paper-arbiter = Arbitro
paper-remarks = Note
paper-legend-pv = PV: punti vittoria. A parità di PV è davanti chi ha più righe orizzontali complete. Chi si ritira non riceve PV.
paper-enter = Inserisci il risultato
paper-by-table = Posti per tavolo
paper-by-name = Posti per nome
paper-name = Nome
paper-table-and-seat = tavolo · posto
paper-legend-seat = 5 · 2 significa tavolo 5, posto 2.
paper-look = Posti e classifica
paper-octagon = Il numero nell’ottagono è il primo giocatore.
paper-final-ranking = Classifica finale
paper-ranking-after = Classifica dopo la partita { $game }
paper-ranking-now = Classifica provvisoria
paper-won = Vittorie
paper-decided-by =
    .final = finale
    .final-rows = finale, righe
    .pt = PT
    .rows = righe
    .won = vittorie
    .shared = pari merito
paper-decided = Decide
paper-legend-pt = PT: punti torneo, la somma dei PV di tutte le partite. A parità di PT: righe complete, poi vittorie, poi pari merito.
paper-marks =
    .played = giocata
    .withdrawn = ritiro
    .void = tavolo nullo
    .open = senza risultato
    .disputed = contestata
    .absent = non giocata
paper-certificate = Attestato
paper-awarded-to = conferito a
paper-place-of = { $place }º posto su { $count }
paper-shared = a pari merito
paper-certified = con { $pt } punti torneo (PT)
paper-date-label = Data
