### A tournament: what its pages share, the desk, a player's page, the arbiter, the hall screen and what is printed.

## event: What the pages of a tournament share
event-tabs =
    .label = Pagina’s van dit toernooi
    .follow = Toernooi
    .mine = Mijn partijen
    .arbiter = Arbiter
    .desk = Wedstrijdtafel
    .hall = Zaalscherm
event-stages =
    .entry = Inschrijving
    .playing = Er wordt gespeeld
    .between = Pauze
    .finished = Afgelopen
event-game = Partij { $game }
event-final-table = Finaletafel
event-table = Tafel { $table }
event-seat = Plaats { $seat }
event-people = { $count ->
    [one] { $count } persoon
   *[other] { $count } personen
}
event-points = { game-points }
event-starts = begint
event-first-drawn =
    .ask = Iemand anders begint
    .title = Wie begint?
    .text = Heeft de tafel de startspeler uit de zak geloot, zeg dan wie de rode tegel had.
    .missing = Deze speler begint al.
event-bot = bot
event-clock =
    .game = Resterende tijd
    .counting = Tel en lever in
    .break = Tot de volgende partij
    .late = De volgende partij begint zo
    .paused = De klok staat stil
    .none = Er is geen partij bezig
    .over = De tijd is om
event-marks =
    .played = gespeeld
    .withdrawn = opgegeven
    .void = ongeldig
    .open = nog geen uitslag
    .disputed = bij de arbiter
    .absent = niet gespeeld
event-table-stages =
    .playing = bezig
    .awaiting = één formulier binnen
    .disputed = bij de arbiter
    .settled = klaar
    .void = ongeldig
event-announcements = Mededelingen
event-schedule = Programma
event-seating = Wie zit waar
event-seating-stale = De indeling verandert nog. Wacht op de nieuwe.
event-participants = Wie doet mee
event-line =
    .connecting = Verbinden…
    .lost = Verbinding verbroken. We proberen het opnieuw…
    .closing = De server wordt herstart.
    .underway = Wordt verstuurd zodra de verbinding terug is.
event-kept = Geen verbinding. Zo was het om { $time }.
event-loading = Toernooi laden…
event-missing =
    .title = Dit toernooi bestaat niet
    .text = Deze link leidt naar geen enkel toernooi. Bekijk hem nog eens, of vraag het aan wie hem gaf.
    .all = Alle toernooien
event-ended = Deze pagina krijgt geen nieuws meer. Vernieuw de pagina.
event-not-yours =
    .title = Deze pagina is voor wie het toernooi leidt
    .text = Open op dit apparaat de link die je van de organisator kreeg.
    .follow = Volg het toernooi
event-code =
    .label = Code van je persoonlijke link
    .hint = Acht letters en cijfers, zoals op je kaartje.
    .open = Ga verder
event-bad-link = Deze link geldt niet, of niet meer: vraag de organisator om een nieuwe.
event-save = Opslaan
event-cancel = Annuleren
event-why = Waarom
event-why-hint = Eén regel voor het logboek. Zonder namen.
event-why-missing = Geef eerst een reden.
event-why-ready = Gewone redenen
event-names-somebody = Hier lijkt een naam te staan, en het logboek blijft altijd bewaard. Laat de naam weg, of houd het zo.
event-anyway = Zo houden
event-done = Klaar

## event-ranking
event-ranking-title = Stand
event-ranking-place = Plaats
event-ranking-name = Naam
event-ranking-pt = PT
event-ranking-pt-long = Punten van alle partijen
event-ranking-rows = Rijen
event-ranking-rows-long = Complete rijen van alle partijen
event-ranking-won = Gewonnen
event-ranking-won-long = Gewonnen partijen
event-ranking-points = Punten
event-ranking-points-long = Punten van alle partijen, min straf
event-ranking-penalty = Straf
event-ranking-penalty-long = Punten die een arbiter heeft afgetrokken
event-ranking-decided =
    .pt = op punten
    .place-points = op plaatspunten
    .rows = op complete rijen
    .won = op gewonnen partijen
    .direct = op onderling resultaat
    .best-game = op de beste partij
    .opponents = op punten van tegenstanders
    .shared = gedeelde plaats
    .final = door de finaletafel
    .final-rows = op rijen aan de finaletafel
event-ranking-none = De stand komt met de eerste uitslag.
event-ranking-hidden = De stand wordt bekend bij de prijsuitreiking.
event-ranking-hidden-here = Verborgen tot de prijsuitreiking: alleen de organisatie ziet dit.
event-ranking-unranked = Vertrokken vóór hun eerste partij, zonder plaats: { $names }
event-ranking-crosstable = Kruistabel
event-ranking-met = Tafel { $table }, met { $others }
event-ranking-after = Na partij { $games }. De rest wordt bekend bij de prijsuitreiking.

## event-reasons
event-reasons-warn =
    .disturbs = Stoorde andere spelers
    .slow = Speelde met opzet langzaam
    .rude = Was onbeleefd
event-reasons-expel =
    .conduct = Onsportief gedrag
    .warned = Meermaals gewaarschuwd
event-reasons-reinstate =
    .mistake = Het was een vergissing
    .agreed = Iedereen aan tafel was het ermee eens
event-reasons-return =
    .back = Is terug
    .mistake = Het was een vergissing
event-reasons-leave =
    .go = Moet weg
    .ill = Voelt zich niet goed
event-reasons-withdraw =
    .go = Moet weg
    .ill = Voelt zich niet goed
    .away = Kwam niet aan tafel
event-reasons-finish =
    .closes = De zaal sluit
    .late = Het is te laat geworden
    .few = Er zijn te weinig spelers over
event-reasons-add-game =
    .early = We lopen voor op schema
    .asked = De spelers vroegen erom
    .drawn = Nog een partij moet beslissen
event-reasons-drop-game =
    .late = We lopen achter op schema
    .closes = De zaal sluit eerder
    .few = Er zijn te weinig spelers over
event-reasons-undo-game =
    .seats = Er zaten mensen op de verkeerde plaats
    .early = De partij was te vroeg begonnen
    .wrong = Er is niet volgens de regels gespeeld
event-reasons-reopen =
    .mistake = Het was per ongeluk beëindigd
    .stay = De zaal blijft toch open
    .correct = Er moet nog een uitslag worden verbeterd
event-reasons-discard-sheet =
    .plays = Ze spelen nog
    .table = Het hoort bij een andere tafel
    .counted = Er was verkeerd geteld
event-reasons-delay =
    .plays = Een tafel speelt nog
    .late = Spelers komen later
    .quick = Iedereen was snel klaar
    .break = Een langere pauze
event-reasons-extra-time =
    .question = Een vraag over de regels
    .spilt = Er zijn tegels gevallen
    .started = De tafel is later begonnen
event-reasons-correct =
    .counted = Verkeerd geteld
    .typed = Verkeerd ingetikt
    .seats = Plaatsen verwisseld
event-reasons-dispute =
    .counted = Verkeerd geteld
    .typed = Verkeerd ingetikt
event-reasons-void =
    .stopped = Niemand kan verder spelen
    .tiles = Er ontbreken tegels
event-reasons-pause =
    .announcement = Mededeling
    .interruption = Onderbreking in de zaal
event-reasons-resume-table =
    .back = De spelers zijn terug
    .network = De verbinding was weg
event-reasons-pass-turn =
    .away = Is afwezig
event-reasons-stand-in =
    .away = Is afwezig
    .network = De verbinding is weg
event-reasons-other =
    .mistake = Het was een vergissing
    .agreed = Alle betrokkenen waren het eens
    .arbiter = Beslissing van de arbiter

## desk: The organisers’ desk
desk-title = Wedstrijdtafel
desk-tabs =
    .label = Onderdelen van de wedstrijdtafel
    .people = Deelnemers
    .seating = Indeling
    .game = Partij
    .standings = Stand
    .papers = Afdrukken
    .event = Toernooi
desk-course =
    .label = De middag stap voor stap
    .enter = Inschrijving
    .check-in = Check-in
    .seat = Indeling
    .end = Oorkondes
    .done = klaar
    .skipped = niet gespeeld
desk-standings =
    .live = Naar de uitslagen tot nu toe.
    .final = Definitief.

## desk-next
desk-next-title =
    .enter = Schrijf de spelers in
    .check-in = Check in wie er is
    .draft = Deel de spelers in
    .publish = Bekijk het concept en publiceer het
    .final = Deel de finaletafel in
    .start = Start de partij
    .await-sheets = Verzamel de formulieren
    .settle = Beslecht een geschil
    .end-game = Sluit de partij af
    .finish = Rond het toernooi af
    .ceremony = De prijsuitreiking
    .print-certificates = Druk de oorkondes af
    .online = De tafels spelen
desk-next-text =
    .enter = Typ de namen, plak een lijst, of laat spelers zichzelf inschrijven met een link.
    .check-in = { $present } van de { $entered } zijn er. Tik op iedereen die binnenkomt.
    .draft = { $again ->
        [yes] Er is iemand gekomen of vertrokken: de gepubliceerde indeling klopt niet meer.
       *[no] Er zijn { $present } mensen. De computer stelt voor wie waar zit.
    }
    .publish = Je kunt mensen ruilen. Na het publiceren ziet iedereen waar hij zit.
    .final = De besten die er zijn spelen nog één keer.
    .start = { $game }: start als iedereen zit. Er wordt geloot en de klok loopt.
    .await-sheets = { $count ->
        [one] Tafel { $tables } heeft nog geen uitslag.
       *[other] { $count } tafels hebben nog geen uitslag: { $tables }.
    }
    .settle = { $count ->
        [one] Tafel { $tables } wacht op een beslissing.
       *[other] Tafels { $tables } wachten op een beslissing.
    }
    .end-game = { $game }: elke tafel is klaar.
    .finish = Alle partijen zijn gespeeld. De stand wordt definitief.
    .ceremony = De stand is verborgen. Onthul de plaatsen één voor één op het zaalscherm.
    .print-certificates = Het toernooi is afgelopen. Bedankt voor de organisatie!
    .online = { $count ->
        [one] { $count } tafel speelt nog. De uitslag komt vanzelf binnen.
       *[other] { $count } tafels spelen nog. Uitslagen komen vanzelf binnen.
    }
desk-next-button =
    .enter = Mensen inschrijven
    .check-in = Inchecken
    .draft = { $again ->
        [yes] Opnieuw indelen
       *[no] Maak de indeling
    }
    .publish = Publiceer de indeling
    .final = Finaletafel indelen
    .start = Start { $game }
    .await-sheets = Formulier invoeren
    .settle = Beslissen
    .end-game = Sluit { $game } af
    .finish = Toernooi afronden
    .ceremony = Prijsuitreiking beginnen
    .print-certificates = Oorkondes afdrukken
    .online = Bekijk de tafels
desk-next-label = Nu te doen
desk-next-calls = { $count ->
    [one] { $count } oproep voor de arbiter
   *[other] { $count } oproepen voor de arbiter
}
desk-next-unattended = Dit toernooi loopt vanzelf. Je kunt alles nog met de hand doen.
desk-next-papers = Druk eerst af:
desk-next-also =
    .enter = Meer mensen inschrijven
    .check-in = Meer mensen inchecken
    .draft = Deel in wie er is
    .redraft = Ander concept
    .ceremony = De prijsuitreiking
    .print-certificates = Oorkondes afdrukken
    .finish = Afronden zonder finale
    .finish-early = Nu afronden
    .all = Iedereen is er
desk-next-all-sure = { $count ->
    [one] { $count } persoon inchecken?
   *[other] Alle { $count } mensen inchecken?
}
desk-next-finish-early = Er vallen partijen weg. Zeg waarom, voor het logboek.
desk-next-start-sure = { $game } starten?
desk-next-start-text = Er wordt geloot wie begint en de klok gaat lopen. Je kunt de start terugdraaien tot het eerste formulier binnen is.
desk-next-start-away = Niet ingecheckt: { $names }.
desk-next-start-missing = Ontbreekt er iemand? Noteer eerst dat die speler weg is: de punten tot nu toe blijven staan.
desk-next-reopen = Toch niet afgelopen
desk-next-reopen-text = Het toernooi gaat verder na de laatst gespeelde partij, en voor de volgende komt er een nieuwe indeling. Zeg waarom, voor het logboek.

## desk-people
desk-people-title = Deelnemers
desk-people-name = Naam
desk-people-name-hint = Voornaam, dan achternaam. Enter voor de volgende.
desk-people-add = Inschrijven
desk-people-of-age = Minstens { $age } jaar oud
desk-people-of-age-all = Iedereen op de lijst is minstens { $age } jaar oud
desk-people-here-already = Is er al
desk-people-late = Late inschrijving: speelt vanaf { $game }
desk-people-over = Inschrijven kan niet meer.
desk-people-entered = { $name } is ingeschreven.
desk-people-entered-many = { $count ->
    [one] { $count } persoon ingeschreven.
   *[other] { $count } mensen ingeschreven.
}
desk-people-list = Lijst plakken of uploaden
desk-people-list-hint = Eén naam per regel, al dan niet genummerd, of achternaam eerst met een komma; of CSV met koppen.
desk-people-list-label = Lijst met namen
desk-people-list-missing = Plak namen of kies een bestand.
desk-people-file = Kies een bestand…
desk-people-preview = { $count ->
    [one] { $count } naam gevonden
   *[other] { $count } namen gevonden
}
desk-people-enter-list = { $count ->
    [one] { $count } persoon inschrijven
   *[other] { $count } mensen inschrijven
}
desk-people-row = Regel { $row }, { $name }: { $text }
desk-people-link = Link voor spelers
desk-people-link-text = Wie deze link opent, kan zich inschrijven en het toernooi volgen. Toon de code of stuur de link.
desk-people-entries-open = Spelers kunnen zichzelf inschrijven
desk-people-entries-open-hint = Tot de eerste partij begint, of tot je sluit.
desk-people-opened = De inschrijving is open.
desk-people-closed = De inschrijving is gesloten.
desk-people-bots = Bots toevoegen
desk-people-bots-text = Bots nemen plaats en spelen vanzelf.
desk-people-bots-count = Hoeveel
desk-people-bots-kind = Welke bot
desk-people-bots-not-allowed = Sta eerst bots toe.
desk-people-bots-entered = { $count ->
    [one] { $count } bot ingeschreven.
   *[other] { $count } bots ingeschreven.
}
desk-people-search = Zoek iemand
desk-people-none = Er is nog niemand. Typ hierboven de eerste naam.
desk-people-none-found = Niemand gevonden.
desk-people-shows =
    .label = Toon
    .all = Iedereen
    .away = Nog niet hier
    .here = Hier
    .left = Weg
desk-people-check-in = Is er
desk-people-check-in-name = { $name } is er
desk-people-checked-in = { $name } is ingecheckt.
desk-people-all-here = { $count ->
    [one] { $count } persoon ingecheckt.
   *[other] { $count } mensen ingecheckt.
}
desk-people-more = Meer over { $name }
desk-people-stages =
    .entered = nog niet hier
    .here = is er
    .playing = speelt
    .left = vertrokken
    .expelled = uitgesloten
desk-people-at = tafel { $table }, plaats { $seat }
desk-people-same-name = twee keer dezelfde naam
desk-people-warnings = { $count ->
    [one] { $count } waarschuwing
   *[other] { $count } waarschuwingen
}
desk-people-erased = gewist
desk-people-from-game = vanaf partij { $game }
desk-people-first = Voornaam
desk-people-surname = Achternaam
desk-people-rename = Naam opslaan
desk-people-renamed = De naam is gewijzigd.
desk-people-make-link = Persoonlijke link maken
desk-people-new-link = Nieuwe persoonlijke link maken
desk-people-new-link-hint = De oude link werkt dan niet meer.
desk-people-link-hint = Daarmee zien ze hun tafel en leveren ze uitslagen in.
desk-people-make-links = Persoonlijke links afdrukken
desk-people-make-links-text = { $count ->
    [one] { $count } persoon heeft nog geen link.
   *[other] { $count } mensen hebben nog geen link.
}
desk-people-make-links-all = Iedereen heeft een link. Nieuwe komen in de plaats daarvan.
desk-people-make-links-for = { $count ->
    [one] { $count } link maken
   *[other] { $count } links maken
}
desk-people-make-links-anew = Nieuwe links voor iedereen
desk-people-leave = Verlaat het toernooi
desk-people-leave-hint = Tussen partijen. Wat gespeeld is, blijft in de stand.
desk-people-withdraw = Geeft de partij op
desk-people-withdraw-hint = Tijdens een partij. Geen punten daarvoor, en de tafel speelt verder.
desk-people-come-back = Komt terug
desk-people-come-back-late = Er is geen partij meer om mee te spelen.
desk-people-left = { $name } is vertrokken.
desk-people-withdrawn = { $name } heeft opgegeven.
desk-people-back = { $name } is terug.
desk-people-erase = Naam voorgoed wissen
desk-people-erase-text = De naam en alle links van deze persoon worden gewist. Uitslagen blijven, zonder naam. Dit kan niet ongedaan worden gemaakt.
desk-people-erase-done = De naam is gewist.
desk-people-arbiter-link = Voor waarschuwingen en uitsluitingen is er de pagina van de arbiter.

## desk-seating
desk-seating-title = Indeling
desk-seating-none = Er is nog geen indeling.
desk-seating-none-text = Maak een concept als iedereen die speelt is ingecheckt. Alleen jij ziet het, tot je het publiceert.
desk-seating-draft = Concept
desk-seating-draft-text = Alleen jij ziet dit.
desk-seating-published = Gepubliceerd
desk-seating-published-text = Dit ziet iedereen.
desk-seating-old = Er is intussen iemand gekomen of vertrokken. Deel opnieuw in.
desk-seating-draft-it = Maak de indeling
desk-seating-redraft = Ander concept
desk-seating-redrafted = Hier is een ander concept.
desk-seating-drafted = Het concept is er: bekijk het.
desk-seating-balance = Plaatsen mengen
desk-seating-balance-hint = Dezelfde tafels, en ieder zoveel mogelijk verschillende plaatsen.
desk-seating-balanced = De plaatsen zijn gemengd.
desk-seating-publish = Publiceer de indeling
desk-seating-published-now = De indeling is gepubliceerd.
desk-seating-how = Sleep een naam op een andere om te ruilen, of kies eerst de een en dan de ander.
desk-seating-picked = { $name } ruilt met…
desk-seating-picked-hint = Elke naam toont hoe de kosten veranderen. Kies er een, of Escape.
desk-seating-cancel = Niet ruilen
desk-seating-seat-of = { $name }, tafel { $table }, plaats { $seat }
desk-seating-swap-to = na ruilen zijn de kosten { $cost }
desk-seating-swapped = { $same ->
    [yes] Geruild: de kosten blijven { $after }.
   *[no] Geruild: de kosten gaan van { $before } naar { $after }.
}
desk-seating-cost = Kosten
desk-seating-cost-hint = 0 = niemand treft dezelfde tegenstander twee keer
desk-seating-same = =
desk-seating-meets = treft opnieuw: { $names }
desk-seating-nobody-twice = Niemand treft dezelfde tegenstander twee keer.
desk-seating-met-again = { $pairs ->
    [one] { $pairs } paar treft elkaar opnieuw
   *[other] { $pairs } paren treffen elkaar opnieuw
}{ $most ->
    [2] .
   *[other] , hooguit { $most } keer.
}
desk-seating-best = Minder kan niet.
desk-seating-pair = { $one } en { $other }
desk-seating-pair-in = { $pair } (partij { $games })
desk-seating-pairs-more = { $count ->
    [one] nog { $count } paar
   *[other] nog { $count } paren
}
desk-seating-small = { $same ->
    [yes] Iedereen zit { $most } keer aan een tafel van drie of twee.
   *[no] Ieder zit { $least } tot { $most } keer aan een tafel van drie of twee.
}
desk-seating-seats-differ = Niemand heeft twee keer dezelfde plaats.
desk-seating-seats-repeat = Sommigen hebben meer dan eens dezelfde plaats.
desk-seating-first = begint om { $minute }
desk-seating-stale = Er is intussen iemand gekomen of vertrokken. Schermen en telefoons melden dat tot de nieuwe indeling er staat.
desk-seating-bend = Kies een naam om te ruilen of om die speler eruit te halen. Iedereen ziet de wijziging meteen.
desk-seating-redraw = Herindelen met zo min mogelijk wissels
desk-seating-redraw-cost = { $count ->
    [0] Niemand verandert van tafel. Kosten { $cost }.
    [one] { $count } speler verandert van tafel. Kosten { $cost }.
   *[other] { $count } spelers veranderen van tafel. Kosten { $cost }.
}
desk-seating-redrawn = { $count ->
    [0] De nieuwe indeling staat. Niemand verandert van tafel.
    [one] De nieuwe indeling staat. { $count } speler verandert van tafel.
   *[other] De nieuwe indeling staat. { $count } spelers veranderen van tafel.
}
desk-seating-waiting = Nog geen plaats
desk-seating-sits-where = { $name } zit…
desk-seating-chair-cost = Aan tafel { $table }, kosten { $cost }
desk-seating-no-chair = Er is geen plaats vrij. Deel opnieuw in met zo min mogelijk wissels.
desk-seating-sits = { $name } zit aan tafel { $table }.
desk-seating-gone = niet meer aanwezig
desk-seating-take-out-cost = Haal { $name } eruit, kosten { $cost }
desk-seating-too-small = Zonder { $name } wordt de tafel te klein. Deel opnieuw in met zo min mogelijk wissels.
desk-seating-taken-out = { $name } speelt deze partij niet.

## desk-wishes: Who should not meet, and who needs a certain place
desk-wishes-title = Wensen
desk-wishes-text = Het volgende concept houdt er rekening mee. Kan een wens niet worden vervuld, dan zegt het concept welke en waarom.
desk-wishes-choose = Kies…
desk-wishes-one = De een
desk-wishes-other = De ander
desk-wishes-keep-apart = Uit elkaar houden
desk-wishes-apart-of = { $names } mogen elkaar niet treffen.
desk-wishes-let-meet = Mag weer
desk-wishes-let-meet-of = Mag weer: { $names }
desk-wishes-clubs = Leden van één club uit elkaar houden
desk-wishes-clubs-hint = Voor zover er tafels genoeg zijn.
desk-wishes-no-clubs = Nog niemand heeft een club: vul die in bij de persoon, of in de lijst.
desk-wishes-saved = Genoteerd. Het volgende concept houdt er rekening mee.
desk-wishes-of-person = Club, rating, vaste plaats
desk-wishes-club = Club
desk-wishes-rating = Rating
desk-wishes-table = Altijd aan tafel
desk-wishes-table-hint = Bijvoorbeeld voor wie geen trappen kan lopen
desk-wishes-seat = Altijd op plaats
desk-wishes-any-seat = maakt niet uit
desk-wishes-save = Opslaan
desk-wishes-substitute = Invaller
desk-wishes-substitute-hint = Vult alleen een tafel van drie aan, en staat niet in de stand.
desk-wishes-substitute-played = Heeft al gespeeld: dit kan niet meer veranderen.
desk-wishes-needs-table = { $name } zit altijd aan tafel { $table }.
desk-wishes-needs-seat = { $name } heeft altijd plaats { $seat }.
desk-wishes-is-substitute = { $name } is invaller.
desk-wishes-unmet = { $count ->
    [one] { $count } wens is niet vervuld:
   *[other] { $count } wensen zijn niet vervuld:
}
desk-wishes-all-met = Alle wensen zijn vervuld.
desk-wishes-unwished = Zonder wensen waren de kosten { $cost }.
desk-wishes-meet-anyway = { $games }: { $names } treffen elkaar.
desk-wishes-not-at-table = { $games }: { $names } zit niet aan tafel { $table }.
desk-wishes-not-at-seat = { $games }: { $names } heeft niet plaats { $seat }.
desk-wishes-reasons =
    .same-table = Ze hebben dezelfde tafel nodig.
    .crowded = Het zijn er meer dan er tafels zijn.
    .no-table = Zoveel tafels zijn er niet.
    .full = Meer mensen hebben deze tafel nodig dan er plaatsen zijn.
    .no-seat = Hun tafel heeft niet zoveel plaatsen.
    .taken = Iemand anders aan de tafel heeft deze plaats nodig.
    .others = Andere wensen, of een ruil, zaten in de weg.

## desk-rounds: A game more or fewer, and a game undone
desk-rounds-add = Partij toevoegen
desk-rounds-add-text = { $games ->
    [one] Iedereen speelt { $games } partij. Zo nodig eindigt het toernooi later.
   *[other] Iedereen speelt { $games } partijen. Zo nodig eindigt het toernooi later.
}
desk-rounds-drop = Partij schrappen
desk-rounds-drop-text = { $games ->
    [one] Iedereen speelt { $games } partij. De indeling van de geschrapte partij vervalt.
   *[other] Iedereen speelt { $games } partijen. De indeling van de geschrapte partij vervalt.
}
desk-rounds-undo = Ongedaan maken: { $game }
desk-rounds-undo-text = De uitslagen tellen niet, en de partij wordt met dezelfde indeling overgespeeld. Wie zich had teruggetrokken, moet weer worden toegelaten.

## desk-game
desk-game-none = Er is nog geen partij begonnen.
desk-game-none-text = Start de partij als de indeling gepubliceerd is en iedereen zit. De tafels en hun formulieren komen hier.
desk-game-started = { $game } is begonnen.
desk-game-ended = { $game } is afgelopen.
desk-game-which = Welke partij
desk-game-pause = Klok stilzetten
desk-game-resume = Klok laten lopen
desk-game-paused = De klok staat stil.
desk-game-resumed = De klok loopt.
desk-game-extra = Extra tijd
desk-game-minutes = Minuten
desk-game-minutes-extra = { NUMBER($minutes, signDisplay: "exceptZero") } min
desk-game-table = Tafel
desk-game-enter-sheet = Formulier invoeren
desk-game-enter-sheet-of = Formulier invoeren van tafel { $table }
desk-game-correct = Verbeteren
desk-game-correct-of = Tafel { $table } verbeteren
desk-game-decide = Beslissen
desk-game-decide-of = Over tafel { $table } beslissen
desk-game-watch = Kijken
desk-game-watch-of = Kijken naar tafel { $table }
desk-game-resume-table = Laten doorgaan
desk-game-stalled = staat stil: ieders beurt ging voorbij
desk-game-sheet-in = Formulier binnen van { $names }
desk-game-differ = De formulieren verschillen:
desk-game-disputed-text = De uitslag wordt betwist.
desk-game-by = van { $name }
desk-game-settled = { $done } van { $all } tafels klaar
desk-game-sheet-title = { $game }, { $table }
desk-game-withdrew = opgegeven
desk-game-undo-start = Start terugdraaien
desk-game-undo-start-text = De partij is dan niet begonnen: de indeling kan veranderen, en wie ontbreekt kan eerst weggaan (T20).
desk-game-start-undone = De start is teruggedraaid.
desk-game-discard = Formulieren weggooien
desk-game-discard-of = Formulieren weggooien van tafel { $table }
desk-game-discard-text = Ze zijn te vroeg ingeleverd: de tafel speelt door en levert opnieuw in. Het logboek bewaart wat erop stond.

## desk-papers
desk-papers-title = Af te drukken
desk-papers-language = Taal van de afdrukken
desk-papers-game = Partij
desk-papers-to-come = alle komende
desk-papers-names =
    .sheets = Scoreformulieren
    .cards = Tafelkaarten
    .tables = Indeling per tafel
    .names = Indeling op naam
    .ranking = Stand
    .certificates = Oorkondes
desk-papers-hints =
    .sheets = Eén per tafel, met een code om de uitslag per telefoon in te voeren
    .cards = Om te vouwen en op tafel te zetten
    .tables = Voor aan de muur
    .names = Voor aan de muur, op alfabet
    .ranking = Met de tiebreaks
    .certificates = Voor iedereen, met plaats en punten
desk-papers-need-seating = Als de indeling gepubliceerd is
desk-papers-need-new-seating = Als de nieuwe indeling er staat
desk-papers-need-game = Als er een partij begonnen is
desk-papers-need-end = Als het toernooi afgelopen is
desk-papers-files = Downloaden
desk-papers-files-text = Alles van dit toernooi is van jou.
desk-papers-lists =
    .participants = Deelnemers
    .seating = Indeling
    .results = Uitslagen
    .ranking = Stand
    .crosstable = Kruistabel
    .entrants = Alle inschrijvingen
    .log = Logboek
desk-papers-numbers = Indeling op nummer
desk-papers-numbers-hint = Per tafel één regel met inschrijfnummers, voor andere indelingsprogramma’s
desk-papers-public = Openbare lijsten
desk-papers-everything = Alles
desk-papers-everything-hint = Met namen en logboek: bewaar het goed
desk-papers-games = Online gespeelde partijen

## desk-page: The event’s page, its places, the series, and copies
desk-page-title = Pagina en plaatsen
desk-page-text = Tekst voor iedereen
desk-page-text-hint = Waar het is, wat er te winnen valt, hoe je er komt. Staat op de pagina van het toernooi.
desk-page-save = Tekst opslaan
desk-page-logo = Logo van het toernooi
desk-page-choose-logo = Kies een logo…
desk-page-other-logo = Ander logo…
desk-page-remove-logo = Verwijderen
desk-page-not-a-picture = Dit bestand is geen afbeelding die de browser kan lezen.
desk-page-places = Plaatsen
desk-page-places-hint = Leeg: voor iedereen. Wie zich daarna inschrijft wacht, en schuift op als iemand afzegt.
desk-page-waiting = { $count ->
    [one] { $count } persoon wacht op een plaats.
   *[other] { $count } mensen wachten op een plaats.
}
desk-page-waits = wachtlijst
desk-page-series = Reeks
desk-page-series-hint = Een korte naam zoals winter-2027. Toernooien met dezelfde naam hebben samen een stand.
desk-page-clone = Nog zo een
desk-page-clone-text = Met dezelfde instellingen, tekst, logo en plaatsen. Je krijgt er een eigen link voor.
desk-page-clone-it = Toernooi maken
desk-page-clone-people = Dezelfde mensen inschrijven

## desk-event
desk-event-title = Toernooi
desk-event-announce = Omroepen
desk-event-announce-label = Zeg het iedereen
desk-event-announce-hint = Het staat op het zaalscherm en op elke telefoon.
desk-event-announced = Iedereen weet het.
desk-event-retract = Intrekken
desk-event-retract-of = Intrekken: { $text }
desk-event-retracted = De mededeling is ingetrokken.
desk-event-delay = Eerder of later
desk-event-delay-title = Een partij begint op een ander tijdstip
desk-event-delay-game = Partij
desk-event-delay-minutes = Minuten later (negatief: eerder)
desk-event-delay-missing = Vul het aantal minuten in.
desk-event-delay-begins = { $game } begint dan om { $time }.
desk-event-delayed = Het programma is verschoven.
desk-event-helpers = Wie er helpt
desk-event-helpers-text = Arbiters beslechten geschillen; organisatoren kunnen alles. Ieder krijgt een eigen link, die je kunt intrekken.
desk-event-helper-name = Naam
desk-event-arbiter = Arbiter
desk-event-organiser = Organisator
desk-event-make-arbiter = Link voor een arbiter
desk-event-make-organiser = Link voor een organisator
desk-event-you = jij
desk-event-revoke = Link intrekken
desk-event-revoke-of = Link intrekken: { $name }
desk-event-revoke-text = Wie deze link heeft, is meteen toeschouwer.
desk-event-revoked = De link is ingetrokken.
desk-event-unnamed = zonder naam
desk-event-settings = Instellingen
desk-event-change = Naam en instellingen…
desk-event-change-title = Naam en instellingen wijzigen
desk-event-setting-fixed = Kan niet meer worden gewijzigd.
desk-event-put-away = Archief
desk-event-archived = Gearchiveerd
desk-event-archived-hint = Het staat bij de oude toernooien, onderaan de lijst.
desk-event-delete = Toernooi verwijderen
desk-event-delete-text = Spelers, uitslagen, logboek en links worden voorgoed verwijderd. Download eerst wat je wilt bewaren.
desk-event-delete-name = Typ de naam om te bevestigen: { $title }
desk-event-delete-missing = Typ eerst de naam van het toernooi.
desk-event-delete-later = Er is een partij bezig. Sluit die eerst af.
desk-event-deleted = Het toernooi is verwijderd.
desk-event-listed = In de lijst van deze server
desk-event-listed-hint = Anders is het alleen te vinden met de link.
desk-event-self-check-in = Spelers checken zelf in
desk-event-self-check-in-hint = Met hun persoonlijke link, als ze er zijn.
desk-event-date = Dag
desk-event-timezone = Tijdzone
desk-event-timezone-hint = Zoals Europe/Amsterdam; leeg voor die van deze computer
desk-event-bots = Bots mogen plaatsnemen
desk-event-unattended = Loopt vanzelf
desk-event-unattended-hint = Deelt in, start, sluit af en rondt af zonder jou.
desk-event-watch-delay = Vertraging voor toeschouwers
desk-event-watch-delay-unit = { $seconds ->
    [0] geen
   *[other] { $seconds } s
}
desk-event-saved = Opgeslagen.
desk-event-pages = Pagina’s om te tonen
desk-event-hall = Zaalscherm
desk-event-hall-hint = Voor een beamer: klok, indeling, stand
desk-event-follow = Pagina voor iedereen
desk-event-follow-hint = Om op een telefoon te volgen
desk-event-facts = { $games ->
    [one] { $games } partij van { $minutes } minuten
   *[other] { $games } partijen van { $minutes } minuten
}

## desk-ceremony
desk-ceremony-title = Prijsuitreiking
desk-ceremony-text = De plaatsen worden onthuld van de laatste tot de eerste. Het zaalscherm laat het zien; toetsen doen daar hetzelfde: → of spatie, ←, End, Esc.
desk-ceremony-hall = Zaalscherm openen
desk-ceremony-told = { $told } van { $of } onthuld
desk-ceremony-next-up = Volgende: { $place }. { $name }
desk-ceremony-begin = Beginnen
desk-ceremony-next = Volgende plaats
desk-ceremony-back = Terug
desk-ceremony-all = Alles tegelijk
desk-ceremony-end = Van het scherm halen
desk-ceremony-done = Alle plaatsen zijn onthuld. De stand is openbaar.

## desk-links
desk-links-title = Persoonlijke links
desk-links-one = Link voor { $name }
desk-links-once = Deze links zijn alleen nu te zien. Druk ze af of stuur ze voordat je deze pagina sluit.
desk-links-once-one = Deze link is alleen nu te zien. Laat hem scannen of kopieer hem voordat je sluit.
desk-links-print = Afdrukken
desk-links-done = Ik heb ze bewaard
desk-links-done-one = Ik heb hem bewaard
desk-links-code = Om in te typen:
desk-links-card = Je tafel, je plaats, je uitslagen:
desk-links-organiser-card = De wedstrijdtafel van dit toernooi:
desk-links-arbiter-card = De pagina van de arbiter:
desk-links-local = Alleen deze computer kan de server bereiken. Stop hem en start hem voor het hele netwerk: make hall, of azulejos serve --host 0.0.0.0.

## desk-make
desk-make-lead = Een middag Azul voor je club: spelers, indeling, klok, uitslagen, oorkondes.
desk-make-name = Naam van het toernooi
desk-make-name-placeholder = bijv. Lentebeker
desk-make-name-missing = Geef het toernooi eerst een naam.
desk-make-where = Waar wordt er gespeeld?
desk-make-hall = In een zaal
desk-make-hall-hint = Aan echte tafels. Telefoons en papier brengen de uitslagen binnen.
desk-make-online = Online
desk-make-online-hint = Aan live tafels van deze server. Uitslagen komen vanzelf binnen.
desk-make-how = Hoe worden mensen ingedeeld?
desk-make-presets =
    .marteludica = Steeds andere tegenstanders
    .swiss = Zwitsers
    .final-four = Met finale
desk-make-preset-hints =
    .marteludica = Alle partijen zijn zo gepland dat zo weinig mogelijk spelers elkaar twee keer treffen.
    .swiss = Na elke partij spelen deelnemers met ongeveer evenveel punten tegen elkaar.
    .final-four = Zoals het eerste, en dan spelen de besten een finale.
desk-make-games = Partijen voor ieder
desk-make-day = Dag
desk-make-start = Eerste partij om
desk-make-ends = De laatste tafel is om { $time } klaar.
desk-make-ends-late = De partijen passen niet voor middernacht: begin eerder of speel minder.
desk-make-you = Je naam
desk-make-you-hint = Voor het logboek en wie helpt; spelers zien hem niet.
desk-make-more = Meer opties
desk-make-minutes = Minuten per partij
desk-make-counting = Minuten om te tellen
desk-make-pause = Minuten pauze
desk-make-displays = Fabrieksschijven aan een tafel van vier
desk-make-turn = Seconden per beurt
desk-make-age = Minimumleeftijd
desk-make-final-players = Spelers in de finale
desk-make-first = Wie begint aan een tafel
desk-make-first-lot = door loting
desk-make-first-balance = om de beurt, zo eerlijk mogelijk
desk-make-public-names = Namen in openbare lijsten
desk-make-names-full = voluit
desk-make-names-initial = voornaam en initiaal
desk-make-ranked-by = Stand op
desk-make-ranked =
    .pt = punten van alle partijen (PT)
    .place-points = punten voor plaatsen
desk-make-place-points =
    .first = 1e plaats
    .second = 2e plaats
    .third = 3e plaats
    .fourth = 4e plaats
desk-make-tie-break = Beslissing { $number }
desk-make-tie-breaks =
    .none = geen: een gedeelde plaats
    .rows = complete rijen
    .won = gewonnen partijen
    .pt = punten van alle partijen (PT)
    .place-points = punten voor plaatsen
    .direct = onderling resultaat
    .best-game = beste partij
    .opponents = punten van tegenstanders
desk-make-hidden = Uitslagen en stand
desk-make-hidden-never = meteen openbaar
desk-make-hidden-from = verborgen vanaf partij { $number } tot de prijsuitreiking
desk-make-make = Maak het toernooi
desk-make-made-title = { $title } staat klaar
desk-make-made-text = Bewaar deze link: het is je sleutel tot de wedstrijdtafel, op dit of een ander apparaat. Hij is alleen nu te zien.
desk-make-to-desk = Naar de wedstrijdtafel

## desk-list
desk-list-lead = Clubtoernooien op deze server: volg er een, of leid je eigen.
desk-list-make = Nieuw toernooi
desk-list-mine = Op dit apparaat gemaakt
desk-list-all = Alle toernooien
desk-list-none = Er is er nog geen. Maak het eerste: het kost een minuut.
desk-list-archived = { $count ->
    [one] { $count } gearchiveerd toernooi
   *[other] { $count } gearchiveerde toernooien
}
desk-list-entered = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
desk-list-online = online
desk-list-open = inschrijving open
desk-list-untitled = Toernooi

## player: A player’s page and the score sheet
player-ordinal = { $place }e
player-table =
    .title = Mijn tafel
    .handedIn = formulier binnen
    .dispute = Uitslag betwisten
    .disputeText = Een arbiter bekijkt het en beslist. Zeg wat er niet klopt, met plaatsen en zonder namen.
    .disputed = De uitslag wordt betwist. Een arbiter beslist.
    .nobody = –
    .void = Deze tafel is ongeldig: niemand krijgt hier punten.
player-games =
    .title = Mijn partijen
    .notSeated = nog niet ingedeeld
    .on = nu bezig
player-away =
    .title = Ik moet weg
    .leave = Het toernooi verlaten
    .leaveText = Je punten blijven staan, en je speelt geen partijen meer. Laat het hier weten voor je gaat.
    .withdraw = Partij opgeven
    .withdrawText = Je krijgt geen punten voor deze partij en speelt vandaag niet meer. De anderen aan je tafel gaan zonder jou verder.
    .withdrawShort = Wie midden in een partij opgeeft, krijgt er geen punten voor.
player-paper =
    .result = Uitslag van deze tafel
    .yours = In deze partij zit je aan een andere tafel.
    .toMine = Naar mijn tafel
    .noTable = Deze tafel is er niet in dit toernooi, of de partij is nog niet begonnen.
    .pin = Pincode op het scoreformulier
    .pinSeat = Jouw plaats
    .pinChoose = Kies…
    .pinText = Lever de uitslag in met de zes cijfers op het formulier van je tafel, of open je persoonlijke link.
    .pinGo = Formulier invullen
    .follow = Volg het toernooi
    .change = Deze uitslag verbeteren
    .arbiters = Je voert dit formulier in als arbiter.
    .past = Deze partij is afgelopen.

## player-sheet
player-sheet-title = Scoreformulier
player-sheet-by-pin = Je levert het in als: { $name }
player-sheet-lead = Tel zelf. De uitslag geldt als twee spelers aan de tafel hetzelfde hebben ingeleverd.
player-sheet-lead-arbiter = Wat je invoert, geldt meteen.
player-sheet-lead-correct = De nieuwe uitslag geldt meteen. De oude blijft in het logboek staan.
player-sheet-points = Punten
player-sheet-points-of = Punten van { $name }
player-sheet-rows = Complete rijen
player-sheet-rows-of = Complete rijen van { $name }
player-sheet-pad = Scoreblok
player-sheet-pad-of = Scoreblok van { $name }
player-sheet-withdrew = opgegeven: geen punten voor deze partij
player-sheet-has-withdrawn = Opgegeven
player-sheet-you = jij
player-sheet-hand-in = Inleveren
player-sheet-enter = Uitslag invoeren
player-sheet-correct = Uitslag verbeteren
player-sheet-sending = Versturen…
player-sheet-offline = De verbinding is weg. Het formulier gaat vanzelf weg zodra die terug is: laat deze pagina open.
player-sheet-kept = Wat je had ingevuld, staat er nog.
player-sheet-unsent = Dit formulier is nog niet aangekomen. Lever het nog eens in.
player-sheet-clear = Formulier leegmaken
player-sheet-missing = Punten en complete rijen zijn allebei nodig.
player-sheet-unchanged = Er is nog niets veranderd.
player-sheet-below = { $least ->
    [one] De rijen alleen al geven { $least } punt. Tel opnieuw.
   *[other] De rijen alleen al geven { $least } punten. Tel opnieuw.
}
player-sheet-above = { $most ->
    [one] Meer dan { $most } punt kan niet met zoveel rijen. Tel opnieuw.
   *[other] Meer dan { $most } punten kan niet met zoveel rijen. Tel opnieuw.
}
player-sheet-fix = Er klopt nog iets niet. Kijk naar de regels in het rood.
player-sheet-arrived = Je formulier is binnen.
player-sheet-entered = De uitslag is ingevoerd.
player-sheet-look = Het is binnen. Kijk hier nog eens naar:
player-sheet-right = Het klopt
player-sheet-change = Wijzigen
player-sheet-questions =
    .no-row = Niemand heeft een complete rij. Was de partij uit omdat er geen tegels meer waren?
    .rare-pv = Meer dan 130 punten komt bijna nooit voor.
    .rows-differ = De muur op het scoreblok heeft een ander aantal complete rijen.
    .score-negative = Een score komt nooit onder 0.
    .score-too-high = Zo weinig tegels kunnen vóór de bonussen niet zoveel punten hebben gegeven.
    .pv-below-bonuses = Alleen al de bonussen op de muur zijn meer punten.
    .pv-too-high = De tegels op de muur kunnen niet zoveel punten geven.
    .pv-differ = Het scoreblok komt op een ander aantal punten.
player-sheet-question = Hier is iets vreemd aan: tel het nog een keer na.

## player-pad
player-pad-hint = Tik op de vakken van de muur waar een tegel ligt.
player-pad-wall = Muur
player-pad-cell = Rij { $row }, kolom { $column }, { $colour }
player-pad-before = Punten vóór de bonussen
player-pad-bonuses =
    .rows = Complete rijen
    .columns = Complete kolommen
    .colours = Alle vijf van een kleur
player-pad-times = { $count } × { $each }
player-pad-sum = Punten
player-pad-needs-before = Typ de punten vóór de bonussen, zoals ze op het scorespoor staan.
player-pad-too-high = { $most ->
    [one] Deze tegels kunnen vóór de bonussen niet meer dan { $most } punt hebben gegeven.
   *[other] Deze tegels kunnen vóór de bonussen niet meer dan { $most } punten hebben gegeven.
}
player-pad-take = Overnemen
player-pad-empty = Muur leegmaken

## player-glance
player-glance-hello = Hallo { $name }
player-glance-table = Tafel
player-glance-seat = Plaats
player-glance-at = om { $time }
player-glance-you-start = Jij begint
player-glance-check-in = Check in
player-glance-check-in-desk = Ga naar de wedstrijdtafel en zeg dat je er bent.
player-glance-check-in-self = Ben je er? Laat het dan weten.
player-glance-waiting = Je staat op de wachtlijst
player-glance-waiting-text = Je bent nummer { $number }. Valt er iemand af, dan schuif je op, en dat zie je hier.
player-glance-i-am-here = Ik ben er
player-glance-wait-for = { $game } om { $time }
player-glance-wait-seating = Je tafel verschijnt hier zodra de indeling bekend is.
player-glance-wait-changes = De indeling verandert nog. Je tafel verschijnt hier zodra de nieuwe er staat.
player-glance-wait-end = Je partijen zijn gespeeld
player-glance-wait-end-text = De eindstand komt zodra iedereen klaar is.
player-glance-go = Ga naar je tafel. De partij begint zodra de organisator op start drukt.
player-glance-play = De partij is bezig. Lever de uitslag in als hij afgelopen is.
player-glance-play-online = De partij is bezig, aan een tafel op deze site.
player-glance-hand-in = Iemand van je tafel heeft een formulier ingeleverd. Tel zelf, en lever dat van jou in.
player-glance-handed-in = Je formulier is binnen. Nu levert iemand anders van je tafel hetzelfde in.
player-glance-arbiter = Een arbiter beslist over de uitslag van je tafel. Blijf daar even.
player-glance-differ = De formulieren van je tafel verschillen. Bekijk dat van jou nog eens, of wacht op de arbiter.
player-glance-out = Je hebt het toernooi verlaten
player-glance-out-text = Je punten blijven staan. Wil je weer meedoen, vraag het dan aan de wedstrijdtafel.
player-glance-done = Het toernooi is afgelopen
player-glance-expelled = Je speelt niet meer mee
player-glance-expelled-text = Je bent niet meer bij de spelers. Is dat een vergissing, vraag het dan aan de wedstrijdtafel.
player-glance-standing = { $place }e van { $of }, met { $pt }
player-glance-shared = gedeelde plaats
player-glance-behind = { $count ->
    [one] { $count } punt achter de plaats erboven
   *[other] { $count } punten achter de plaats erboven
}
player-glance-to-table = Naar mijn tafel
player-glance-fill-in = Uitslag inleveren
player-glance-change-sheet = Mijn formulier wijzigen
player-glance-hide-sheet = Formulier sluiten
player-glance-warnings = { $count ->
    [one] Je hebt { $count } waarschuwing gekregen.
   *[other] Je hebt { $count } waarschuwingen gekregen.
}

## player-arbiter
player-arbiter-title = Arbiter
player-arbiter-lead = Een vraag over de regels, of klopt er iets niet? Een arbiter komt naar je tafel.
player-arbiter-call = Arbiter oproepen
player-arbiter-what = Waar gaat het om?
player-arbiter-what-hint = Je mag dit leeg laten.
player-arbiter-called = Opgeroepen om { $time }. Er komt een arbiter.
player-arbiter-coming = Opgeroepen om { $time }. Een arbiter is onderweg.
player-arbiter-dispute = Om { $time } is een arbiter gevraagd over de uitslag te beslissen.
player-arbiter-dispute-taken = Om { $time } om een beslissing gevraagd. Een arbiter is onderweg.
player-arbiter-stalled = Om { $time } is een arbiter gevraagd de tafel verder te laten gaan.
player-arbiter-absent = Om { $time } is een arbiter gemeld dat er iemand aan je tafel ontbreekt.
player-arbiter-answered = De arbiter heeft je oproep afgehandeld.

## player-follow
player-follow-finished = Het toernooi is afgelopen.
player-follow-entry = De eerste partij is nog niet begonnen.
player-follow-playing = { $game } is bezig.
player-follow-between = { $game } begint om { $time }.
player-follow-between-end = Alle partijen zijn gespeeld.
player-follow-yours = Speel je mee? Open je persoonlijke link of scan je eigen QR-code: dan laat deze pagina je tafel zien.
player-follow-winner = Gewonnen: { $names }
player-follow-find = Zoek een naam
player-follow-find-nobody = Niemand hier heeft zo’n naam.
player-follow-which = Welke partij
player-follow-no-seating = De indeling is nog niet bekend.
player-follow-watch = Kijken
player-follow-watch-of = Kijken: { $table }
player-follow-free = niemand
player-follow-here = is er
player-follow-left = is weg
player-follow-playing-now = bezig
player-follow-none = Nog niemand heeft zich ingeschreven.
player-follow-earlier = { $count ->
    [one] { $count } eerdere mededeling
   *[other] { $count } eerdere mededelingen
}

## player-series: The series that the tournament belongs to
player-series-title = Reeks { $name }
player-series-events = { $count ->
    [one] { $count } toernooi tot nu toe.
   *[other] { $count } toernooien samen.
}
player-series-part = { $title }: plaats { $place }, { $points } ({ $pv })

## player-entry
player-entry-title = Doe mee aan dit toernooi
player-entry-waiting = { $waiting ->
    [0] Alle { $places } plaatsen zijn bezet. Schrijf je je in, dan wacht je op een plaats.
    [one] Alle { $places } plaatsen zijn bezet, en er wacht { $waiting } persoon. Schrijf je je in, dan wacht je ook.
   *[other] Alle { $places } plaatsen zijn bezet, en er wachten { $waiting } mensen. Schrijf je je in, dan wacht je ook.
}
player-entry-lead = Schrijf je in: een naam is genoeg.
player-entry-first = Voornaam
player-entry-surname = Achternaam
player-entry-surname-hint = Mag leeg blijven.
player-entry-of-age = Ik ben minstens { $age } jaar
player-entry-too-young = Spelers zijn minstens { $age } jaar.
player-entry-need-name = Typ je voornaam, alsjeblieft.
player-entry-initial = Lijsten tonen je voornaam en de eerste letter van je achternaam. Er wordt geen geboortedatum bewaard.
player-entry-full = Lijsten tonen je volledige naam. Er wordt geen geboortedatum bewaard.
player-entry-enter = Inschrijven
player-entry-entered = { $name }, je doet mee!
player-entry-entered-waiting = { $name }, je staat op de wachtlijst
player-entry-keep = Dit is je persoonlijke link. Je ziet hem alleen nu: bewaar hem. Hiermee zie je je tafel en lever je uitslagen in, op elke telefoon.
player-entry-on = Naar mijn pagina

## arbiter: The arbiter’s page
arbiter-title = Arbiter
arbiter-house = de server
arbiter-you = Jij
arbiter-somebody = Iemand
arbiter-clock =
    .title = Klok
    .pause = Zet de klok stil
    .resume = Laat de klok lopen
    .minutes = Minuten
arbiter-tabs =
    .label = Delen van deze pagina
    .tables = Tafels
    .people = Deelnemers
    .hall = Zaal
    .log = Logboek

## arbiter-calls
arbiter-calls-title = Oproepen
arbiter-calls-none = Geen oproepen.
arbiter-calls-open = { $count ->
    [one] { $count } open oproep
   *[other] { $count } open oproepen
}
arbiter-calls-kinds =
    .call = Vraagt om een arbiter
    .differ = De formulieren verschillen
    .dispute = De uitslag wordt betwist
    .stalled = De tafel staat stil
    .absent = Een speler is afwezig
arbiter-calls-stalled = Iedereen verloor achter elkaar zijn beurt (T5). Laat de tafel verdergaan, of verklaar hem ongeldig.
arbiter-calls-absent = { $name } is niet gekomen, of heeft twee beurten verloren en is er niet.
arbiter-calls-wait = Wachten
arbiter-calls-pass = Beurt laten passen
arbiter-calls-bot = Bot laten spelen
arbiter-calls-by = van { $name }
arbiter-calls-coming = Ik kom eraan
arbiter-calls-done = Klaar
arbiter-calls-you-come = Je bent onderweg
arbiter-calls-other-comes = { $name } is onderweg
arbiter-calls-decide = Beslis
arbiter-calls-go-on = Laat verdergaan
arbiter-calls-watch = Bekijk de tafel

## arbiter-tables
arbiter-tables-title = Tafels
arbiter-tables-which = Partij
arbiter-tables-none = Er is nog geen partij begonnen.
arbiter-tables-sheets = { $count ->
    [one] { $count } formulier
   *[other] { $count } formulieren
}
arbiter-tables-extra = +{ $minutes } min
arbiter-tables-result = Uitslag
arbiter-tables-handed-in = Ingeleverd
arbiter-tables-no-sheets = Er is nog geen formulier.
arbiter-tables-enter = Voer het formulier in
arbiter-tables-correct = Corrigeer de uitslag
arbiter-tables-decide = Beslecht het geschil
arbiter-tables-as-he = Volgens { $name }
arbiter-tables-more = Meer tijd
arbiter-tables-void = Verklaar de tafel ongeldig
arbiter-tables-discard = Formulieren weggooien
arbiter-tables-go-on = Laat de tafel verdergaan
arbiter-tables-who = Wie zit hier
arbiter-tables-differs = verschilt
arbiter-tables-rows = { $count ->
    [one] { $count } rij
   *[other] { $count } rijen
}

## arbiter-people
arbiter-people-title = Deelnemers
arbiter-people-find = Zoek iemand
arbiter-people-none = Niemand met deze naam.
arbiter-people-stages =
    .entered = ingeschreven
    .here = aanwezig
    .playing = speelt
    .left = vertrokken
    .expelled = uitgesloten
arbiter-people-at = Tafel { $table }, plaats { $seat }
arbiter-people-warnings = { desk-people-warnings }
arbiter-people-number = Nr. { $number }
arbiter-people-arbiter = arbiter

## arbiter-acts
arbiter-acts-warn = Waarschuw { $name }
arbiter-acts-warn-note = De waarschuwing staat in het logboek. De rest van de tafel hoeft het niet te weten.
arbiter-acts-penalise = Trek { $name } punten af
arbiter-acts-penalise-note = Gaan van de punten in de stand af. Een negatief getal geeft ze terug.
arbiter-acts-expel = Sluit { $name } uit
arbiter-acts-expel-note = Deze speler verlaat het toernooi en elke openbare lijst. Aan een tafel zonder vaststaande uitslag geldt het als opgave; de punten van de anderen blijven staan.
arbiter-acts-withdraw = { $name } geeft op
arbiter-acts-withdraw-note = Geen PV voor deze partij, en de tafel gaat verder met één speler minder (T21).
arbiter-acts-leave = { $name } gaat weg
arbiter-acts-leave-note = Blijft in de stand met de PV tot nu toe (T20).
arbiter-acts-return = { $name } is terug
arbiter-acts-return-note = Speelt de komende partijen mee.
arbiter-acts-reinstate-expelled = Trek de uitsluiting van { $name } in
arbiter-acts-reinstate-withdrawn = Maak de opgave van { $name } ongedaan
arbiter-acts-reinstate-note = Dit was een vergissing: deze speler doet weer mee.
arbiter-acts-extra = Meer tijd voor tafel { $table }
arbiter-acts-extra-note = Een negatief getal neemt tijd terug.
arbiter-acts-void = Verklaar tafel { $table } ongeldig
arbiter-acts-void-note = Niemand scoort in deze partij aan deze tafel. Eerdere partijen blijven staan.
arbiter-acts-discard = Formulieren van tafel { $table } weggooien
arbiter-acts-discard-one = Formulier van { $name } weggooien
arbiter-acts-discard-note = Te vroeg ingeleverd: de tafel speelt door en levert opnieuw in. Het logboek bewaart wat erop stond.
arbiter-acts-go-on = Laat tafel { $table } verdergaan
arbiter-acts-go-on-note = De beurten gaan verder waar ze stopten.
arbiter-acts-pass = Beurt laten passen aan tafel { $table }
arbiter-acts-pass-note = Wie aan zet is verliest deze beurt meteen, alsof de tijd om is (T4).
arbiter-acts-bot = Een bot speelt voor { $name }
arbiter-acts-bot-note = Tot die weer op zijn plaats zit.
arbiter-acts-pause = Zet de klok stil
arbiter-acts-pause-note = De speeltijd staat stil voor alle tafels tot de klok weer loopt.
arbiter-acts-delay = { $game } begint eerder of later
arbiter-acts-delay-note = Alles wat erna komt schuift mee. Met een negatief getal begint hij eerder.
arbiter-acts-correct = Corrigeer tafel { $table }
arbiter-acts-said = Klaar. Het staat in het logboek.

## arbiter-hall
arbiter-hall-title = Zaal
arbiter-hall-announce = Omroepen
arbiter-hall-text = Mededeling
arbiter-hall-hint = Op het zaalscherm en op alle telefoons. Hoogstens 200 tekens.
arbiter-hall-said = Iedereen krijgt het te zien.
arbiter-hall-none = Er is niets omgeroepen.
arbiter-hall-retract = Trek in
arbiter-hall-retract-this = Trek in: { $text }
arbiter-hall-time = Tijd
arbiter-hall-delay = Volgende partij verplaatsen
arbiter-hall-no-delay = Er komt geen partij meer.

## arbiter-log
arbiter-log-title = Logboek
arbiter-log-find = Zoek in het logboek
arbiter-log-show = Toon
arbiter-log-groups =
    .all = Alles
    .rulings = Beslissingen en correcties
    .calls = Oproepen en geschillen
    .people = Deelnemers
    .time = Tijd
    .course = Verloop van het toernooi
arbiter-log-none = Zoiets staat niet in het logboek.
arbiter-log-last = De laatste 200 regels. De lijst om te downloaden heeft ze allemaal.
arbiter-log-download = Alles als lijst (CSV)
arbiter-log-before = Voor
arbiter-log-after = Na
arbiter-log-entries = { $count ->
    [one] { $count } regel
   *[other] { $count } regels
}
arbiter-log-by = door { $name }
arbiter-log-minutes = { NUMBER($minutes, signDisplay: "exceptZero") } min
arbiter-log-reasons =
    .differ = De formulieren van de spelers verschillen.
    .ruled = Zo is het aan tafel beslist.
    .closed = De beheerder heeft de online tafel gesloten.
    .few = Er waren minder dan twee spelers over.
    .nobody = Er kwam geen arbiter en niemand speelt aan deze tafel.
    .goes-on = Er kwam geen arbiter en er is iemand om door te spelen.
arbiter-log-kinds =
    .created = Toernooi gemaakt
    .settings-changed = Instellingen gewijzigd
    .appointed = Arbiter benoemd
    .entered = Ingeschreven
    .entered-late = Laat ingeschreven
    .checked-in = Ingecheckt
    .left = Vertrokken
    .returned = Teruggekomen
    .seating-drafted = Conceptindeling gemaakt
    .seating-published = Indeling gepubliceerd
    .seating-changed = Indeling gewijzigd
    .final-seated = Finaletafel ingedeeld
    .game-started = Partij begonnen
    .first-drawn = Startspeler aan tafel geloot
    .sheet-handed-in = Formulier ingeleverd
    .disputed = Betwist
    .withdrawn = Opgegeven
    .game-ended = Partij afgelopen
    .corrected = Uitslag gecorrigeerd
    .sheets-discarded = Formulieren weggegooid
    .voided = Tafel ongeldig
    .warned = Gewaarschuwd
    .penalised = Punten afgetrokken
    .ceremony-moved = Plaatsen onthuld
    .expelled = Uitgesloten
    .reinstated = Teruggedraaid
    .delayed = Programma verschoven
    .finished = Toernooi afgesloten
    .reopened = Toernooi heropend
    .announced = Omgeroepen
    .retracted = Mededeling ingetrokken
    .called = Arbiter opgeroepen
    .coming = Onderweg naar een oproep
    .answered = Oproep afgehandeld
    .extra-time = Meer tijd
    .paused = Klok stilgezet
    .resumed = Klok loopt weer
    .entries-opened = Inschrijving geopend
    .entries-closed = Inschrijving gesloten
    .arranged = Instellingen gewijzigd
    .named = Naam verbeterd
    .erased = Naam gewist
    .token-made = Link gemaakt
    .token-revoked = Link ingetrokken
    .seated-live = Onlinetafels gemaakt
    .resumed-table = Tafel gaat verder
    .passed-turn = Beurt gepast
    .stood-in = Bot speelt voor een afwezige
    .bots-entered = Bots ingeschreven
    .capped = Aantal plaatsen gewijzigd
    .clubs-kept-apart = Clubs uit elkaar gehouden
    .described = Club en rating genoteerd
    .game-undone = Partij ongedaan gemaakt
    .games-changed = Aantal partijen gewijzigd
    .kept-apart = Wens om uit elkaar te zitten
    .place-fixed = Vaste plaats gewijzigd
    .substitute-named = Invaller aangewezen

## hall: The hall screen
hall-follow = Volg het op je telefoon
hall-enter = Schrijf je in met je telefoon
hall-final-standings = Eindstand
hall-table = Tafel
hall-seat = Plaats
hall-nobody = Er heeft zich nog niemand ingeschreven.
hall-nothing-yet = De indeling is er nog niet.
hall-here = { $present } van de { $entered } zijn er
hall-is-here = aanwezig
hall-points = PV
hall-begins-at = begin
hall-now = Nu
hall-game-of = Partij { $game } van { $games }
hall-next-at = Straks: { $game } om { $time }
hall-sheets-in = { $count ->
    [one] Ingeleverd: tafel { $tables }
   *[other] Ingeleverd: tafels { $tables }
}
hall-all-in = Alle formulieren zijn binnen
hall-no-address = Nog geen QR-code: vul bij de opties van het scherm het adres voor telefoons in.

## hall-controls
hall-controls-label = Dit scherm
hall-controls-full-screen = Volledig scherm
hall-controls-leave-full-screen = Volledig scherm verlaten
hall-controls-open = Wat het scherm toont
hall-controls-panel = Toon
hall-controls-panels =
    .auto = Automatisch afwisselen
    .names = Wie zit waar, op naam
    .tables = De tafels
    .standings = De stand
    .schedule = Het programma
hall-controls-languages = Talen
hall-controls-languages-hint = Meerdere wisselen elkaar af. Geen: de taal van deze browser.
hall-controls-theme = Thema
hall-controls-themes =
    .system = Systeem
    .light = Licht
    .dark = Donker
hall-controls-gong = Gong bij het begin en het einde van een partij
hall-controls-gong-hint = Hij klinkt zodra iemand deze pagina heeft aangeraakt.
hall-controls-gong-try = Proberen
hall-controls-address = Adres voor telefoons
hall-controls-address-hint = Zoals telefoons in het netwerk van de zaal deze server bereiken, bijvoorbeeld 192.168.1.20:8080.
hall-controls-address-wrong = Dit is geen adres.
hall-controls-own-machine = Telefoons bereiken het adres niet waarmee dit scherm is geopend. Schrijf het adres in het netwerk van de zaal.
hall-controls-may-darken = Deze browser laat het scherm misschien donker worden. Zet de schermbeveiliging van deze computer uit.
hall-controls-back = Naar het toernooi

## paper: What is printed
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
paper-enter-pin = Invoeren: PIN { $pin }
paper-version = Versie { $version }
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
    .place-points = plaatspunten
    .rows = rijen
    .won = gewonnen
    .direct = onderling
    .best-game = beste partij
    .opponents = tegenstanders
    .shared = gedeeld
paper-decided = Beslist door
paper-legend-pt = PT: toernooipunten, de PV van alle partijen samen. Bij gelijke PT: complete rijen, dan gewonnen partijen, dan een gedeelde plaats.
paper-legend-own = Plaatsen op { $by }. Bij gelijke stand: { $breaks }; daarna een gedeelde plaats.
paper-legend-shared = Plaatsen op { $by }. Bij gelijke stand: een gedeelde plaats.
paper-points = Punten
paper-penalty = Straf
paper-not-public = Niet openbaar vóór de prijsuitreiking.
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
paper-certified-points = met { $points } punten
paper-date-label = Datum
