### The scoring tiles of Azul Duel: all that is said about each of them.

## game: Names of the scoring tiles
-goal-rows = Righe
-goal-colours = Colori
-goal-columns = Colonne
-goal-edge = Bordo
-goal-diagonals = Diagonali
-goal-corners = Angoli
-goal-wilds = Caselle jolly
-goal-specials = Caselle speciali
game-goal = { $name ->
    [rows] { -goal-rows }
    [colours] { -goal-colours }
    [columns] { -goal-columns }
    [edge] { -goal-edge }
    [diagonals] { -goal-diagonals }
    [corners] { -goal-corners }
    [wilds] { -goal-wilds }
    [specials] { -goal-specials }
   *[other] { $name }
}
game-bonus-for = { $kind ->
    [rows] { $count ->
        [one] { $count } riga completa
       *[other] { $count } righe complete
    }
    [columns] { $count ->
        [one] { $count } colonna completa
       *[other] { $count } colonne complete
    }
    [colours] { $count ->
        [one] { $count } colore completo
       *[other] { $count } colori completi
    }
    [kinds] { $count ->
        [one] { $count } riga con cinque tipi
       *[other] { $count } righe con cinque tipi
    }
    [edge] { $count ->
        [one] { $count } piastrella sul bordo
       *[other] { $count } piastrelle sul bordo
    }
    [diagonals] { $count ->
        [one] { $count } diagonale completa
       *[other] { $count } diagonali complete
    }
    [corners] { $count ->
        [one] { $count } lastra d’angolo piena
       *[other] { $count } lastre d’angolo piene
    }
    [wilds] { $count ->
        [one] { $count } casella jolly, riempita
       *[other] { $count } caselle jolly, tutte riempite
    }
    [specials] { $count ->
        [one] { $count } casella speciale vuota
       *[other] { $count } caselle speciali vuote
    }
   *[other] { $count }
}

## duel
duel-scoring-name = { game-goal }
duel-scoring-worth = { $name ->
    [rows] { $points } per ogni riga completa
    [colours] { $points } per ogni riga di cinque tipi
    [columns] { $points } per ogni colonna completa
    [edge] { $points } per ogni piastrella sul bordo
    [diagonals] { $points } per ogni diagonale completa
    [corners] angolo pieno: { $points } in alto, { $lower } in basso
    [wilds] { $points } ciascuna, se sono tutte piene
   *[other] −{ $points } per ognuna rimasta vuota
}

## reader
reader-bonus-for = { game-bonus-for }

## textview
textview-scoring-tile = { $tile ->
    [rows] { $points ->
        [one] { -goal-rows }: { $points } punto per ogni riga completa
       *[other] { -goal-rows }: { $points } punti per ogni riga completa
    }
    [columns] { $points ->
        [one] { -goal-columns }: { $points } punto per ogni colonna completa
       *[other] { -goal-columns }: { $points } punti per ogni colonna completa
    }
    [diagonals] { $points ->
        [one] { -goal-diagonals }: { $points } punto per ogni diagonale completa
       *[other] { -goal-diagonals }: { $points } punti per ogni diagonale completa
    }
    [colours] { $points ->
        [one] Tipi: { $points } punto per ogni riga con cinque tipi di piastrelle
       *[other] Tipi: { $points } punti per ogni riga con cinque tipi di piastrelle
    }
    [edge] { $points ->
        [one] { -goal-edge }: { $points } punto per ogni piastrella sul bordo della cupola
       *[other] { -goal-edge }: { $points } punti per ogni piastrella sul bordo della cupola
    }
    [corners] { -goal-corners }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per ogni lastra d’angolo piena in alto, { $lower ->
        [one] { $lower } punto
       *[other] { $lower } punti
    } per ognuna in basso
    [wilds] { $points ->
        [one] { -goal-wilds }: { $points } punto per ognuna, se sono tutte riempite
       *[other] { -goal-wilds }: { $points } punti per ognuna, se sono tutte riempite
    }
    [specials] { $points ->
        [one] { -goal-specials }: meno { $points } punto per ognuna vuota
       *[other] { -goal-specials }: meno { $points } punti per ognuna vuota
    }
   *[other] { $tile }
}

## home
home-tile-names =
    .rows = { -goal-rows }
    .colours = { -goal-colours }
    .columns = { -goal-columns }
    .edge = { -goal-edge }
    .diagonals = { -goal-diagonals }
    .corners = { -goal-corners }
    .wilds = { -goal-wilds }
    .specials = { -goal-specials }

## rules-duel
rules-duel-goals =
    .title = Le tessere punteggio
    .intro = Ognuna delle quattro tessere ha due lati. Le piastrelle speciali contano come piastrelle in tutte. Per la prima partita consigliamo righe, colonne e diagonali.
    .rows = **Righe:** 3 punti per ogni riga completa di sei.
    .colours = **Colori:** 4 punti per ogni riga con almeno cinque tipi diversi: i cinque colori e lo speciale. I vuoti sono ammessi; una piastrella su una casella jolly conta come il suo colore.
    .columns = **Colonne:** 7 punti per ogni colonna completa di sei.
    .edge = **Bordo:** 1 punto per ogni piastrella sulle 20 caselle esterne.
    .diagonals = **Diagonali:** 10 punti per ognuna delle due diagonali complete.
    .corners = **Angoli:** per ogni lastra d’angolo tutta piena, 3 punti in alto e 8 in basso.
    .wilds = **Caselle jolly:** se tutte le caselle jolly della tua cupola sono piene, 2 punti per ciascuna. Altrimenti niente.
    .specials = **Caselle speciali:** 3 punti in meno per ogni casella speciale vuota della tua cupola.
    .pair = i due lati di una tessera

### What happens in a game.
