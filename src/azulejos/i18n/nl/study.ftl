### After the game: the position editor, import, replay, and the check of the deals.

## editor: The position editor and import
editor-import-title = Een partij of stelling importeren
editor-import-lead = Plak een spelverslag (AGN) of een stelling op één regel (AFEN), open een bestand of sleep het hierheen.
editor-text = Verslag of stelling
editor-placeholder = [Game "azul"]
    { "[" }Players "2"]
    { "[" }First "1"]
    
    R1 @BBYK/RRWW/BBYK/RKWW/BYYR 3B2 2R2 …
editor-open = Bestand openen
editor-read = Tonen
editor-reading = Bezig met lezen…
editor-drop = Laat los om het bestand te openen
editor-not-text = Dit bestand is niet als tekst te lezen.
editor-too-long = Dit is te lang: een verslag heeft hoogstens 20.000 tekens.
editor-wrong = Dit is niet te lezen
editor-line = Regel { $line }
editor-token = ‘{ $token }’
editor-rule = Spelregel { $clause }
editor-other = Iets anders importeren
editor-which-game = Partij
editor-game-of = Partij { $game } van { $games }
editor-unfinished = niet uitgespeeld
editor-eyes = Bekijken als
editor-everybody = iedereen
editor-formats = Wat AGN en AFEN zijn
editor-formats-text = AGN is een opgeschreven partij: labels zoals de namen van de spelers, dan alles wat gedeeld en gezet werd. AFEN is één stelling op één regel. Beide zijn gewone tekst; elke partij hier kun je als AGN downloaden.
editor-play-on = Verder spelen
editor-play-on-title = Vanaf hier verder spelen
editor-play-on-lead = Wie speelt er mee? Een vriend krijgt de link naar de tafel.
editor-seat = Plaats { $n }
editor-me = Ik
editor-friend = Een vriend, via de link
editor-your-name = Je naam
editor-begin = Naar de tafel
editor-nobody = Minstens één plaats is voor iemand die geen bot is.
editor-editor-title = Stellingeditor
editor-editor-lead = Kies een tegel en druk op de plek waar hij ligt. Nog eens op dezelfde tegel drukken haalt hem weg.
editor-game = Spel
editor-players = Spelers
editor-deal = Opnieuw delen
editor-clear = Lege tafel
editor-undo = Ongedaan maken
editor-redo = Opnieuw uitvoeren
editor-hold = In de hand
editor-tile = { game-colour-inflected } tegel
editor-marker = Startspelertegel
editor-nothing = Weghalen
editor-keys = Toetsen: B Y R K W kiezen een tegel, M de startspelertegel, Delete haalt weg; pijlen verplaatsen, Enter legt.
editor-displays = Fabrieksschijven
editor-display = Schijf { $n }
editor-centre = Midden
editor-add-to-centre = In het midden leggen
editor-take-from-centre = Een { game-colour-inflected } tegel uit het midden halen
editor-at = { $where }, plek { $place }: { $what }
editor-empty = leeg
editor-board = Bord van plaats { $n }
editor-score = Score
editor-line-of = Lijn { $n }
editor-wall-at = Muur, rij { $row }, kolom { $column }
editor-floor = Vloerlijn
editor-supply = Zak en doos
editor-bag = Zak
editor-lid = Doos
editor-in-all = Samen
editor-rest-bag = De rest in de zak
editor-rest-lid = De rest in de doos
editor-pour-bag = Alles uit de doos in de zak
editor-pour-lid = Alles uit de zak in de doos
editor-turn = Wie is er aan de beurt
editor-to-move = Aan de beurt
editor-first-player = Startspeler van de ronde
editor-marker-is = De startspelertegel
editor-in-centre = in het midden
editor-on-floor = op de vloerlijn van plaats { $n }
editor-in-front = voor plaats { $n }
editor-round = Ronde
editor-phase = Wat er moet gebeuren
editor-phases =
    .offer = tegels nemen
    .deal = delen
    .tiling = een vak kiezen
    .stopped = de arbiter
    .over = niets: afgelopen
    .void = niets: ongeldig
editor-idle = Rondes zonder tegel op een patroonlijn
editor-bare = Rondes zonder tegel op een muur
editor-more = Meer
editor-checking = Controleren…
editor-fine = { $moves ->
    [one] Geldige stelling: { $moves } zet mogelijk.
   *[other] Geldige stelling: { $moves } zetten mogelijk.
}
editor-faults = { $count ->
    [one] Ongeldige stelling, { $count } probleem:
   *[other] Ongeldige stelling, { $count } problemen:
}
editor-unreachable = De server is niet bereikbaar: de stelling is niet gecontroleerd.
editor-afen = Stelling op één regel (AFEN)
editor-copy = Kopiëren
editor-copied = De stelling is gekopieerd.
editor-copy-link = Link kopiëren
editor-link-copied = De link naar deze stelling is gekopieerd.
editor-copy-failed = Kopiëren lukte niet: selecteer het en kopieer het met de hand.
editor-take = Deze gebruiken
editor-png = Afbeelding (PNG)
editor-duel-lead = Stellingen van Azul Duel bewerk je als tekst; de afbeelding en de controle volgen wat je schrijft.
editor-broken = Gebroken tegels
editor-tokens = Pionnen over
# What is wrong with a position of Azul.
editor-position =
    .tile-count = Er zijn in totaal { $first } { game-colour-inflected } tegels, en het moeten er { $second } zijn.
    .bag = In de eerste ronde zitten alle tegels in de zak, behalve de gedeelde.
    .display-size = Schijf { $first } heeft meer dan vier tegels.
    .display-short = Schijf { $first } is niet vol, terwijl er tegels in de zak zitten.
    .display-order = Schijf { $first } heeft tegels na een die niet vol is.
    .score = Plaats { $first }: deze score kan nog niet.
    .line = Plaats { $first }: lijn { $second } kan niet zoveel tegels hebben.
    .line-colour = Plaats { $first }: lijn { $second } heeft een kleur die al in zijn muurrij ligt.
    .floor = Plaats { $first }: de vloerlijn heeft zeven vakken.
    .wall-pattern = Plaats { $first }: verkeerde kleur op de muur, rij { $second }, kolom { $third }.
    .wall-rounds = Plaats { $first }: in een muurrij liggen meer tegels dan er rondes gespeeld zijn. Verhoog de ronde.
    .wall-twice = Plaats { $first }: een kleur ligt twee keer in een rij of kolom van de muur.
    .row-complete = Plaats { $first }: een rij is compleet, dus de partij zou afgelopen zijn.
    .no-marker = De startspelertegel ligt niet op de vloerlijn van plaats { $first }.
    .two-markers = Er is meer dan één startspelertegel.
    .marker-holder = De startspelertegel ligt in het midden of bij een plaats.
    .marker-front = Plaats { $first } heeft de startspelertegel voor zich, terwijl de vloerlijn plek heeft.
    .no-offer = Er zijn geen tegels meer om te nemen.
    .offer = Er liggen nog tegels om te nemen: er wordt nog niet gedeeld.
    .untaken = Van geen schijf is genomen: dan zijn het midden en de vloerlijnen leeg, ligt de startspelertegel in het midden en is de startspeler aan de beurt.
    .round = Dit kan niet ronde { $first } zijn.
    .start = Voor de eerste keer delen zijn de borden leeg en heeft de startspeler de startspelertegel.
    .stall-counts = Zoveel rondes zonder vooruitgang kunnen niet.
    .to-move = Tijdens het nemen is er iemand aan de beurt, voor het delen niemand.
    .untiled = Plaats { $first }: lijn { $second } is compleet en had verwerkt moeten zijn.
    .unpaid = Plaats { $first }: de vloerlijn had leeg moeten zijn.
    .tiling = Op de gekleurde muur wordt met de laatste greep betegeld.
    .ending = De partij is afgelopen als, en alleen als, iets er een einde aan heeft gemaakt.
    .afen-fields = Er zijn { $first } velden waar er { $second } horen.
    .afen-too-long = Een stelling heeft hoogstens 4.000 tekens.
    .no-such-game = Een stelling begint met azul, mini of duel en een dubbele punt.
# Why a record cannot be read.
editor-record =
    .bad-token = Dit is geen teken van het spel: een greep ziet eruit als 3Y4, een verdeling als @BBYK/RRWW/….
    .bad-deal = Dit is geen verdeling: elke schijf heeft een tot vier van de letters B Y R K W, of - voor geen.
    .bad-tag = Een label ziet eruit als [Naam "waarde"], alleen op zijn regel.
    .tag-twice = Dit label staat er twee keer.
    .tag-missing = Er ontbreekt een label: Game, Players en First zijn nodig.
    .tag-value = Dit label kan die waarde niet hebben.
    .tag-scores = De scores van deze partij zijn { $numbers }.
    .tag-winner = { $numbers ->
        [none] Niemand heeft deze partij gewonnen.
       *[other] De winnaar van deze partij is { $numbers }.
    }
    .tag-unfinished = Dit label is voor uitgespeelde partijen, en deze partij kwam niet tot het eind.
    .tag-of-another-game = Dit label hoort niet bij dit spel: laat het weg.
    .no-such-game = Het label Game moet azul, mini of duel zijn.
    .no-tags = Een partij begint met de labels, en dit staat voor het eerste.
    .no-such-record = In deze tekst staat geen partij.
    .record-too-long = Deze partij heeft te veel zetten om hier terug te kijken.
    .game-over = De partij is hiervoor al afgelopen.
    .round-number = De volgende ronde is nummer { $first }.
    .round-misplaced = Het nummer van een ronde staat alleen direct voor een verdeling.
    .no-such-tiles = Zulke tegels zijn daar niet te nemen.
    .no-such-display = Deze schijf is er niet.
    .line-complete = Lijn { $first } is compleet en neemt geen tegels meer.
    .line-colour = Lijn { $first } heeft een andere kleur.
    .wall-has-colour = Rij { $first } van de muur heeft deze kleur al.
    .deal-bag = De verdeling heeft tegels die niet in de zak zitten.
    .deal-displays = De tafel heeft { $first } schijven, en de verdeling heeft er { $second }.
    .deal-short = Een schijf is niet vol, terwijl er nog tegels te trekken zijn.
    .deal-size = Een schijf heeft te veel tegels.
    .wrong-line = Plaats { $first } moet nu de tegel van lijn { $second } leggen.
    .column-has-colour = Kolom { $first } van de muur heeft deze kleur al.
    .cell-taken = Dit vak van de muur is bezet.
    .encoding = Het bestand is niet in UTF-8: sla het zo op.
    .components-needed = Er is gespeeld met eigen onderdelen, die deze server niet heeft.

## editor-games
editor-games-azul = Azul
editor-games-grey = Azul, grijze muur
editor-games-mini = Azul Mini
editor-games-mini-grey = Azul Mini, grijze muur
editor-games-duel = Azul Duel

## replay: Replay
replay-title = Terugkijken
replay-lead = { $game } · { $players }
replay-loading = Partij laden…
replay-failed = De partij kon niet worden geladen.
replay-again = Probeer het opnieuw
replay-not-started = Deze partij is nog niet begonnen: er valt nog niets terug te kijken.
replay-where = Stap { $n } van { $events }
replay-where-round = Stap { $n } van { $events }, ronde { $round }
replay-round = Ronde { $round }
replay-setup = Opbouw
replay-start = Het begin
replay-scrub = Plek in de partij
replay-controls = Stappen
replay-first = Eerste stelling
replay-back = Eén stap terug
replay-forward = Eén stap verder
replay-last = Laatste stelling
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-speed-of = { $speed }×
replay-keys = Toetsen: ← → stap, Page ↑ ↓ ronde, Home en End, spatiebalk speelt af.
replay-moves = Zetten
replay-happened = Wat er gebeurde
replay-nothing-yet = Er is nog niets gebeurd.
replay-scored = De score, tegel voor tegel
replay-bonuses = Bonussen aan het eind
replay-total = { NUMBER($points, signDisplay: "exceptZero") }
replay-cell = { $tile }, rij { $row }, kolom { $column }
replay-alone = alleen
replay-special = De plaat is vol: speciale tegel in rij { $row }
replay-fallen = { $count ->
    [one] Lijn { $line } vindt geen vak: { $count } tegel valt
   *[other] Lijn { $line } vindt geen vak: { $count } tegels vallen
}
replay-broken = { $count ->
    [one] Lijn { $line } vindt geen plek: { $count } tegel breekt
   *[other] Lijn { $line } vindt geen plek: { $count } tegels breken
}
replay-floor = Vloerlijn
replay-broken-tiles = Gebroken tegels
replay-cost-of = { $item } { NUMBER($cost, signDisplay: "exceptZero") }
replay-not-below = De score zakt nooit onder de 0.
replay-walls = { $name }: de muur met de reeks die telde
replay-link = Kopieer de link naar deze stelling
replay-link-copied = De link naar deze stelling is gekopieerd.
replay-copy-failed = Kopiëren lukte niet: neem hem over uit de adresbalk.
replay-downloads = Downloaden
replay-agn = Partij als AGN
replay-png = Afbeelding (PNG)
replay-svg = Afbeelding (SVG)
replay-afen = Kopieer als AFEN
replay-afen-copied = De stelling is gekopieerd als AFEN.
replay-edit = Openen in de editor
replay-play-on = Vanaf hier verder spelen
replay-to-table = Naar de tafel
replay-eyes = Bekijken als
replay-everybody = Iedereen
replay-look-back = Terugkijken
replay-live = Terug naar de partij
replay-goes-on = { $count ->
    [one] De partij gaat door: { $count } nieuwe stap.
   *[other] De partij gaat door: { $count } nieuwe stappen.
}

## recorder: Recording a game from a real table
recorder-title = Een partij noteren
recorder-lead = Noteer een partij van je eigen tafel: tik op de getrokken tegels en dan op de gespeelde zetten. Opslaan, terugkijken, bewaren.
recorder-kept = Je notaties
recorder-kept-where = Ze blijven in deze browser tot je ze verwijdert.
recorder-new = Nieuwe notatie
recorder-no-other = Je hebt nog geen notaties.
recorder-names = Wie speelt er, met de klok mee
recorder-first = Wie begint
recorder-begin = Begin met noteren
recorder-go-on = Verder
recorder-open = Openen
recorder-delete = Verwijderen
recorder-delete-ask = De notatie van { $names } verwijderen?
recorder-delete-sure = Dit kan niet ongedaan worden gemaakt.
recorder-not-begun = nog niets verdeeld
recorder-finished = afgelopen
recorder-gone = Deze notatie staat niet in deze browser.
recorder-not-kept = Deze browser bewaart niets. Sla de partij op voor je weggaat.

# While recording

recorder-undo = Ongedaan maken
recorder-redo = Opnieuw uitvoeren
recorder-steps = Alle stappen
recorder-steps-hint = Tik op een stap om erheen terug te gaan. Opnieuw uitvoeren haalt terug wat erna kwam.
recorder-save = Opslaan
recorder-rulings = Beslissingen
recorder-over = De partij is afgelopen
recorder-stopped = De tafel staat stil: wat beslist de arbiter?
recorder-displays-asked = Welke tegels kwamen op de fabrieksschijven?
recorder-trays-asked = Welke tegels kwamen op de plateaus?
recorder-top-asked = Welke achterkant ligt boven op de stapel?
recorder-up-asked = Welke plaat werd op plek { $n } omgedraaid?
recorder-fronts-asked = { $count ->
    [one] Welke plaat werd getrokken?
   *[other] Welke platen werden getrokken, in deze volgorde?
}
recorder-chip-asked = Welke fiche lag onder plateau { $n }?
recorder-display = Schijf { $n }
recorder-tray = Plateau { $n }
recorder-large-tray = Groot plateau
recorder-drawn-plate = Plaat { $n }
recorder-back = { $kind ->
    [S] Speciaal
   *[W] Joker
}
recorder-chip = Fiche: { $chip }
recorder-left = { $item }, nog { $count }
recorder-remove = { $item } van { $where } halen
recorder-fill = { $where }: { $filled } van { $all }
recorder-rest-of-bag = De laatste tegels uit de zak liggen er al.
recorder-done = Klaar
recorder-clear = Leegmaken
recorder-keys-tiles = Toetsen: { $letters } voegen een tegel toe, Backspace haalt er een weg, Enter is klaar.
recorder-keys-choose = Toetsen: 1, 2, 3 … kiezen.
recorder-pass = Beurt verloren ({ $name })
recorder-withdraw = { $name } stopt
recorder-resume = Verder spelen
recorder-void = Partij ongeldig

# Saving

recorder-save-title = De partij opslaan
recorder-download = Downloaden (AGN)
recorder-copy = Als tekst kopiëren
recorder-copied = De partij is gekopieerd.
recorder-copy-failed = Kopiëren lukte niet: selecteer de tekst en kopieer hem zelf.
recorder-text = De partij als tekst (AGN)
recorder-review = Terugkijken
recorder-back-to = Terug naar de notatie
recorder-all = Alle notaties
recorder-checking = De notatie wordt nagekeken…
recorder-checked = Door de server nagekeken: elke stap klopt.
recorder-unchecked = Geen verbinding: niet door de server nagekeken. In deze browser is de partij veilig bewaard.
recorder-refused = De server weigert deze notatie:

## fair: The check of the deals
fair-title = Is er eerlijk getrokken?
fair-lead = Voordat er iemand ging zitten, legde de server zich vast op een geheim en liet er de vingerafdruk van zien. De browser van elke speler deed hetzelfde met eigen willekeurige cijfers, en liet die pas zien toen alle vingerafdrukken er waren. Het geheim en de cijfers bepalen elke trekking. Je browser kan nu alles nog eens trekken en vergelijken.
fair-check = Controleer de trekkingen
fair-checking = Bezig met controleren…
fair-again = Nog eens controleren
fair-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) }
fair-fair = { $deals ->
    [one] Alles is zoals beloofd: { $deals } trekking gecontroleerd.
   *[other] Alles is zoals beloofd: { $deals } trekkingen gecontroleerd.
}
fair-fair-means = Niemand, ook de server niet, heeft gekozen wat er getrokken werd.
fair-differs = { $count ->
    [one] { $count } trekking is niet de beloofde.
   *[other] { $count } trekkingen zijn niet de beloofde.
}
fair-differs-means = Er is iets getrokken dat niet uit het geheim volgt. Bewaar dit verslag en vraag het aan wie de server beheert.
fair-seed-differs = Het geheim is niet het beloofde.
fair-seed-differs-means = De vingerafdruk is een andere. Over de trekkingen valt dus niets te zeggen. Bewaar dit verslag en vraag het aan wie de server beheert.
fair-exchanged = De cijfers van een speler passen niet bij hun vingerafdruk.
fair-exchanged-means = Iemand gaf andere cijfers dan die waarop hij zich had vastgelegd. Bewaar dit verslag en vraag het aan wie de server beheert.
fair-elsewhere = { $count ->
    [one] { $count } eerdere trekking was elders, voordat deze tafel het overnam.
   *[other] { $count } eerdere trekkingen waren elders, voordat deze tafel het overnam.
}
fair-table-differs = Het verslag heeft niet de vingerafdrukken die de tafel toont.
fair-kept-agrees = De vingerafdrukken en je eigen cijfers zijn dezelfde die je browser voor de partij bewaarde.
fair-kept-differs = De vingerafdrukken of je eigen cijfers zijn niet dezelfde die je browser voor de partij bewaarde.
fair-not-kept = De trekkingen volgen uit het geheim en de cijfers. Of alle vingerafdrukken er voor de partij waren, kan alleen een browser zeggen die ze heeft bewaard. Deze heeft dat niet.
fair-unsealed = In deze partij hadden de cijfers van de spelers vooraf geen vingerafdruk: wie als laatste ging zitten en samenspande met de server, had gunstige cijfers kunnen kiezen.
fair-unrevealed = { $count ->
    [one] De browser van één speler heeft zijn cijfers nooit laten zien. De server kon dus kiezen of er met of zonder die cijfers werd getrokken.
   *[other] De browsers van { $count } spelers hebben hun cijfers nooit laten zien. De server kon dus kiezen met welke er werd getrokken.
}
fair-left-out = Je eigen cijfers zitten niet in deze trekkingen, omdat je browser ze niet op tijd liet zien. Voor jou bewijst dit dus minder.
fair-cannot = Deze trekkingen kunnen niet worden gecontroleerd.
fair-why =
    .no-tags = Het verslag heeft geen bewijs van de trekkingen. Alleen partijen die aan een live tafel zijn uitgespeeld hebben dat.
    .bad-tags = Het bewijs in het verslag is onleesbaar.
    .own-components = Er is gespeeld met eigen onderdelen, die deze pagina niet heeft.
    .unplayable = Het verslag volgt niet tot het eind de regels.
    .no-record = Een partij die vanuit een stelling begon heeft geen verslag, en dus geen bewijs.
fair-details = Details voor wie het wil weten
fair-means = Wat dit laat zien, en wat niet
fair-means-text =
    .fingerprint = De vingerafdruk (SHA-256) was openbaar voordat de eerste speler cijfers toevoegde. Een ander geheim met dezelfde vingerafdruk is niet te vinden; de server kon de trekkingen dus achteraf niet veranderen.
    .digits = De vingerafdrukken van alle cijfers waren openbaar voordat er cijfers werden getoond. Dus ook een speler die met de server samenspant, kon de zijne niet kiezen nadat hij de jouwe had gezien.
    .draws = Elke trekking wordt afgelezen van HMAC-SHA256 over de tafel, de cijfers van de spelers en het nummer van de trekking. Dus ook een speler kon die niet kiezen.
    .unproved = Wat geen verslag kan bewijzen: dat de vingerafdrukken dezelfde zijn als die van voor de partij. Je browser bewaart ze voor je wanneer je gaat zitten.
    .broken-off = Een server kan een partij die hem niet bevalt nog altijd afbreken. Iedereen aan tafel ziet dat, en een gesloten tafel laat zijn geheim zien.
    .stakes = Wie de server beheert, kent het geheim tijdens het spel. Speel tegen die persoon niet om geld.
fair-table = Tafel
fair-commitment = Vingerafdruk, getoond voor de partij
fair-seed = Geheim, getoond na de partij
fair-contributions = Cijfers van de spelers
fair-commitments = Vingerafdrukken van de cijfers
fair-seat = Plaats { $seat }
fair-none = geen
fair-never = nooit getoond
fair-draws = Alle trekkingen
fair-number = Nr.
fair-dealt = Getrokken
fair-drawn = Volgens het geheim
fair-result = Uitslag
fair-yes = zoals beloofd
fair-no = wijkt af
fair-not-here = elders getrokken
fair-first = Startspeler
fair-game = Scoretegels

## analysis: What a move gave away, and why
analysis-mark = { $mark ->
    [best] Beste zet
    [good] Goede zet
    [inaccuracy] Onnauwkeurigheid
    [mistake] Fout
   *[blunder] Blunder
}
analysis-take = { $source ->
    [0] { game-tiles } uit het midden
   *[other] { game-tiles } van schijf { $source }
} { $line ->
    [0] naar de vloerlijn
   *[other] naar lijn { $line }
}
analysis-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
analysis-cost = { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
}
analysis-did-floor = { game-tiles } op de vloerlijn: dat kost { analysis-cost }.
analysis-did-overflow = { game-tiles } voor { $room ->
    [one] één vakje
   *[other] { $room } vakjes
}: { $broken ->
    [one] één breekt
   *[other] er breken er { $broken }
}, en dat kost { analysis-cost }.
analysis-did-gift = { $name } kan nu lijn { $line } voltooien voor { analysis-points }.
analysis-did-gift-bonus = { $name } kan nu lijn { $line } voltooien voor { analysis-points }, met aan het einde een bonus van { $bonus }.
analysis-did-feed = { $name } kan nu { game-tiles } nemen voor lijn { $line }, die er dan nog { $lacks } mist.
analysis-did-wall = Tegen het einde van de ronde levert het { analysis-points } minder op de muur op.
analysis-did-hold = Tegen het einde van de ronde heeft { $name } daardoor { analysis-points } meer op de muur.
analysis-did-marker = De startspelertegel komt mee en kost { analysis-cost }.
analysis-did-later = Tegen het einde van de ronde kost het { analysis-cost } extra op de vloerlijn.
analysis-did-end = Dit voltooit rij { $line } van de muur voor { analysis-points } en beëindigt de partij.
analysis-did-complete = Dit voltooit lijn { $line } voor { analysis-points }.
analysis-did-line = { game-tiles } voor lijn { $line }, die er nog { $lacks } mist.
analysis-better-bonus = { analysis-take }: dat had die lijn voltooid voor { analysis-points }, met aan het einde een bonus van { $bonus }.
analysis-better-deny = { $count ->
    [one] { analysis-take }: dat had die tegel bij { $name } weggehouden.
   *[other] { analysis-take }: dat had die tegels bij { $name } weggehouden.
}
analysis-better-prevent = { analysis-take }: dat had dit voorkomen.
analysis-better-dear = { analysis-take }: dan had dat { $name } { analysis-cost } op de vloerlijn gekost.
analysis-better-starve = { analysis-take }: dan waren er voor { $name } te weinig tegels over om lijn { $theirs } te voltooien.
analysis-better-complete = { analysis-take }: dat had die lijn voltooid voor { analysis-points }.
analysis-better-longer = { analysis-take }: dat had die langere lijn voltooid, voor { analysis-points }.
analysis-better-near = { $lacks ->
    [one] { analysis-take }: dan miste lijn { $line } nog maar één tegel voor een bonus van { $bonus } aan het einde.
   *[other] { analysis-take }: dan miste lijn { $line } nog { $lacks } tegels voor een bonus van { $bonus } aan het einde.
}
analysis-better-end = { analysis-take }: dat had die lijn voltooid voor { analysis-points }, en daarmee een rij van de muur, wat de partij beëindigt.
analysis-better-safe = { analysis-take }: dat had niets op de vloerlijn gekost.
analysis-better-marker = { analysis-take }: dat had de start van de volgende ronde opgeleverd.
analysis-better-force = { analysis-take }: dat had { $name } tegels laten breken, voor { analysis-cost } extra.
analysis-better-wall = { analysis-take }: dat had tegen het einde van de ronde { analysis-points } meer op de muur opgeleverd.
analysis-better-hold = { analysis-take }: dan had { $name } tegen het einde van de ronde { analysis-points } minder op de muur gehad.
analysis-better-free = { analysis-take }: dan was lijn { $begun } vrij gebleven voor andere tegels.
analysis-better-wanted = { analysis-take }: dan was lijn { $begun } vrij gebleven voor tegels die hem voltooien.
analysis-better-first = { analysis-take }: dat had meer haast, want lijn { $begun } kan later nog voltooid worden.
analysis-better-wall-bonus = { analysis-take }: dat had aan het einde een bonus van { $bonus } extra opgeleverd.
analysis-better-hold-bonus = { analysis-take }: dat had { $name } aan het einde een bonus van { $bonus } gekost.
analysis-better-taken = { $count ->
    [one] { analysis-take }: dat had meer haast, want { $name } neemt die tegel naar verwachting meteen daarna.
   *[other] { analysis-take }: dat had meer haast, want { $name } neemt die tegels naar verwachting meteen daarna.
}
analysis-better-points = { analysis-take }: dat was ongeveer { analysis-points } meer waard geweest.
analysis-better = { analysis-take }: dat was beter geweest.
analysis-did-place = Een tegel in kolom { $column } voor { analysis-points }.
analysis-better-place-bonus = Kolom { $column } had { analysis-points } opgeleverd, met aan het einde een bonus van { $bonus }.
analysis-better-place-points = Kolom { $column } had { analysis-points } opgeleverd.
analysis-better-place-beside = Naast het vak in kolom { $column } liggen { $cells } lege vakken, niet { $less }: latere tegels kunnen daar meer opleveren.
analysis-better-place-worth = Kolom { $column } was ongeveer { analysis-points } meer waard geweest.
analysis-better-place = Kolom { $column } was beter geweest voor later.
analysis-found-bonus = Dit voltooit lijn { $line } voor { analysis-points }, met aan het einde een bonus van { $bonus }.
analysis-found-deny = { $count ->
    [one] Dit houdt deze tegel bij { $name } weg.
   *[other] Dit houdt deze tegels bij { $name } weg.
}
analysis-found-prevent = Na de op één na beste zet kon { $name } lijn { $theirs } voltooien.
analysis-found-starve = Er blijven voor { $name } te weinig tegels over om lijn { $theirs } te voltooien.
analysis-found-complete = Dit voltooit lijn { $line } voor { analysis-points }.
analysis-found-near = { $lacks ->
    [one] Lijn { $line } mist nog maar één tegel voor een bonus van { $bonus } aan het einde.
   *[other] Lijn { $line } mist nog { $lacks } tegels voor een bonus van { $bonus } aan het einde.
}
analysis-found-end = Dit voltooit lijn { $line } voor { analysis-points }, en daarmee een rij van de muur, wat de partij beëindigt.
analysis-found-safe = Dit kost niets op de vloerlijn.
analysis-found-marker = Dit levert de start van de volgende ronde op.
analysis-found-force = Dit laat { $name } tegels breken, voor { analysis-cost } extra.
analysis-found-wall = Tegen het einde van de ronde levert dit { analysis-points } meer op de muur op dan de op één na beste zet.
analysis-found-hold = Tegen het einde van de ronde heeft { $name } { analysis-points } minder op de muur dan na de op één na beste zet.
analysis-found-free = Lijn { $begun } blijft vrij voor andere tegels.
analysis-found-wanted = Lijn { $begun } blijft vrij voor tegels die hem voltooien.
analysis-found-first = Dit heeft meer haast: lijn { $begun } kan later nog voltooid worden.
analysis-found-wall-bonus = Dit levert aan het einde een bonus van { $bonus } meer op dan de op één na beste zet.
analysis-found-hold-bonus = Dit kost { $name } aan het einde een bonus van { $bonus }.
analysis-found-taken = Dit heeft haast: anders neemt { $name } het meteen daarna.
analysis-found-points = Dit is ongeveer { analysis-points } meer waard dan de op één na beste zet.
analysis-found-place-bonus = Dit levert { analysis-points } op, met aan het einde een bonus van { $bonus }.
analysis-found-place-beside = Naast dit vak liggen { $cells } lege vakken: latere tegels kunnen daar meer opleveren.
analysis-found-place-points = Dit levert { analysis-points } op.
analysis-found = Geen andere zet komt in de buurt.
analysis-move = Zet
analysis-chance = Winstkans
analysis-best = Beter
analysis-accuracy = Nauwkeurigheid
analysis-nothing-to-mend = Geen onnauwkeurigheid, geen fout, geen blunder.
analysis-title = { $game }, zet voor zet
analysis-after = Ronde { $round }, zet { $number }
analysis-ask = Partij analyseren
analysis-lead = Wat goed was, wat niet, en waarom: zet voor zet.
analysis-judging = { $done } van { $events } zetten beoordeeld
analysis-ahead = { $count ->
    [one] Er gaat { $count } vraag voor.
   *[other] Er gaan { $count } vragen voor.
}
analysis-was = ervoor
analysis-became = erna
analysis-score = Verwachte score
analysis-played = gespeeld
analysis-next = Volgende fout
analysis-line = Betere voortzetting tonen
analysis-line-shown = De betere voortzetting, zoals die verwacht werd.
analysis-back = Terug naar de partij
analysis-curve = Winstkans van { $name }, zet voor zet
analysis-even = gelijk

## puzzle: The puzzle of the day
puzzle-title = Puzzel van de dag
puzzle-task = Vind de beste zet.
puzzle-levels =
    .easy = Makkelijk
    .fair = Niet zo makkelijk
    .hard = Moeilijk
    .hardest = Heel moeilijk
puzzle-found = Gevonden!
puzzle-not-yet = Nog niet.
puzzle-solution = De oplossing
puzzle-show = Toon de oplossing
puzzle-others = Wat anderen kozen
puzzle-nobody = Nog niemand anders heeft geantwoord.
puzzle-answered = { $count ->
    [one] { $count } persoon heeft geantwoord.
   *[other] { $count } mensen hebben geantwoord.
}
puzzle-share = { $share } heeft hem gevonden.
puzzle-in-a-row = { $count } op rij
puzzle-week = Deze week
puzzle-day =
    .found = { $date }: gevonden
    .seen = { $date }: oplossing bekeken
    .open = { $date }: nog niet gevonden
    .future = { $date }: komt nog
puzzle-before = De dag ervoor
puzzle-after = De dag erna
puzzle-next = Nog een puzzel
puzzle-play-on = Vanaf hier verder spelen
puzzle-solve = Oplossen
puzzle-look = Nog eens bekijken
