### What is printed at a tournament.

## paper: Papers
paper-tournament = Azul-toernooi
paper-table = Tafel
paper-game = Partij
paper-final = Finale
paper-first-player = startspeler
paper-erased = (gewist)
paper-free = vrij
paper-page = Pagina { $page } van { $pages }
paper-time = { $hours }.{ $minutes } uur
paper-number = { $number }
paper-date = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
paper-score-sheet = Scoreformulier
paper-fills-in = De startspeler vult dit formulier in. Iedereen kijkt het na en tekent, daarna haalt een arbiter het op.
paper-displays = Fabrieksschijven
paper-before = Vóór bonussen
paper-rows = Complete rijen
paper-columns = { -goal-columns }
paper-colours = { -goal-colours }
paper-place = Plaats
paper-withdrawal = opgegeven
paper-signature = Handtekening
paper-arbiter = Arbiter
paper-remarks = Opmerkingen
paper-legend-pv = PV: overwinningspunten. Bij gelijke PV geven meer complete horizontale rijen de betere plaats. Wie opgeeft krijgt geen PV.
paper-enter = Voer de uitslag in
paper-by-table = Indeling per tafel
paper-by-name = Indeling op naam
paper-name = Naam
paper-table-and-seat = tafel · plaats
paper-legend-seat = 5 · 2 betekent tafel 5, plaats 2.
paper-look = Plaatsen en stand
paper-octagon = Het nummer in de achthoek is de startspeler.
paper-final-ranking = Eindstand
paper-ranking-after = Stand na partij { $game }
paper-ranking-now = Tussenstand
paper-won = Gewonnen
paper-decided-by =
    .final = finale
    .final-rows = finale, rijen
    .pt = PT
    .rows = rijen
    .won = gewonnen
    .shared = gedeeld
paper-decided = Beslist door
paper-legend-pt = PT: toernooipunten, de PV van alle partijen samen. Bij gelijke PT: complete rijen, dan gewonnen partijen, dan een gedeelde plaats.
paper-marks =
    .played = gespeeld
    .withdrawn = opgegeven
    .void = tafel ongeldig
    .open = nog geen uitslag
    .disputed = betwist
    .absent = niet gespeeld
paper-certificate = Oorkonde
paper-awarded-to = uitgereikt aan
paper-place-of = { $place }e plaats van { $count }
paper-shared = gedeeld
paper-certified = met { $pt } toernooipunten (PT)
paper-date-label = Datum
