### The first page, the page around a table, chat, settings, and what the server refuses.

## common: What many pages share
common-close = Sluiten
common-cancel = Annuleren
common-save = Opslaan
common-back = Terug
common-more = Meer
common-again = Opnieuw proberen
common-skip = Naar de inhoud
common-loading = Een ogenblik…
common-reload = Deze pagina kon niet worden geladen. Controleer de verbinding en laad opnieuw.
common-menu = Pagina’s
common-open-menu = Menu
common-home = Home
common-play = Spelen
common-tables = Tafels
common-mine = Mijn partijen
common-rules = Regels
common-settings = Instellingen
common-news = Mededeling
common-about = Over Azulejos
common-language = Taal
common-to-dark = Donker thema
common-to-light = Licht thema
common-yes = Ja
common-no = Nee
common-you = Jij
common-somebody = Iemand
common-nicknames = Zwaluw, Citroen, Olijf, Vijg, Sardine, Amandel, Zeemeeuw, Rozemarijn, Sinaasappel, Reiger, Saffraan, Ceder, Dolfijn, Tijm, Parel, Anker
common-seat = Plaats { $seat }
common-player = Speler { $seat }
common-bot = { $name } (bot)
common-program = Programma
common-bots =
    .random = Willekeurig
    .pinch = Pinch
    .bisque = Bisque
    .engobe = Engobe
    .sgraffito = Sgraffito
    .cuerda = Cuerda
    .majolica = Majolica
    .zellige = Zellige
    .lustre = Lustre
    .greedy = Gretig
common-copy = Kopieer de link
common-copied = Gekopieerd.
common-copy-failed = De link kon niet worden gekopieerd: selecteer hem en kopieer hem zelf.
common-share = Delen
common-qr = QR-code van de link
common-link = Link

## common-games
common-games-azul = Azul
common-games-mini = Azul Mini
common-games-grey = Azul, grijze muur
common-games-mini-grey = Azul Mini, grijze muur
common-games-duel = Azul Duel

## titles: Titles of pages
titles-home = Speel Azul
titles-table = Tafel
titles-replay = Terugkijken
titles-tables = Tafels
titles-mine = Mijn partijen
titles-opponents = Tegenstanders
titles-rules = Regels
titles-tutorial = Leer het spel
titles-puzzle = Puzzels
titles-import = Importeren
titles-editor = Stellingeditor
titles-recorder = Partij noteren
titles-settings = Instellingen
titles-me = Mijn apparaten
titles-about = Over Azulejos
titles-operator = Beheerder
titles-events = Toernooien
titles-new-event = Nieuw toernooi
titles-event = Toernooi
titles-sheet = Scoreformulier
titles-desk = Wedstrijdtafel
titles-arbiter = Arbiter
titles-hall = Zaalscherm
titles-offline = Geen verbinding
titles-missing = Niet gevonden

## home: The first page and the lists
home-headline = Schuif aan
home-lead = Neem tegels, vul je lijnen, bedek je muur. Zonder account, zonder wachten.
home-lead-short = Zonder account, zonder wachten.
home-game = Spel
home-play-bot = { $bots ->
    [1] Speel tegen { $bot }
   *[other] Speel tegen { $bots } bots
}
home-play-hint = { $bots ->
    [1] een partij tegen { $bot }
   *[other] een partij tegen { $bots } bots
}
home-first-game = Je eerste partij
home-waits = { $bot } wacht op je
home-about-bots =
    .greedy = Pakt wat nu het meeste oplevert, en kijkt nooit vooruit.
    .random = Doet zomaar een toegestane zet, goed of slecht. Een rustig begin.
    .pinch = Ziet twee zetten tegelijk, breekt veel.
    .bisque = Ziet vier zetten. Er breekt nog veel.
    .engobe = Maakt zijn lijnen af, kijkt nooit naar die van jou.
    .sgraffito = Telt elk punt van deze ronde.
    .cuerda = Kijkt een beetje vooruit en bouwt kolommen.
    .majolica = Ziet je plan, en bederft het.
    .zellige = Plant de ronde, pakt wat jij nodig hebt.
    .lustre = Leest de ronde tot het einde. Vergist zich zelden.
    .other = Een bot van deze server.
home-steps =
    .take = Neem
    .colour = een kleur
    .fill = Vul
    .line = een lijn
    .cover = Bedek
    .wall = je muur
home-opponents = { $count ->
    [8] Acht tegenstanders
   *[other] Tegenstanders
}
home-opponents-hint = Van ruwe klei tot gouden lustre.
home-all-opponents = Alle tegenstanders
home-see-opponents = Bekijk ze allemaal
home-first-about = Pinch is van ruwe klei en heeft geen haast. Je kunt zetten terugnemen.
home-turn-of = { $game } met { $names }, ronde { $round }
home-next-lesson = Les { $number } van { $of }
home-learn-game = Leer { $game }
home-friends = Speel met vrienden
home-friends-hint = Een link, een bijnaam, klaar
home-quick = Snelle partij
home-quick-hint = Met wie er wacht
home-quick-also = Ik speel ook
home-screen = Op één apparaat
home-screen-hint = Geef het apparaat door
home-play-as = Je speelt als
home-change-name = Wijzigen
home-choices = Meer opties
home-players = Spelers
home-count = { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
home-strength = Soort bot
home-bots = Bots aan tafel
home-none = Geen
home-clock = Klok
home-first = Wie begint
home-by-lot = Door loting
home-me = Ik begin
home-other-starts = Tegenstander begint
home-wall = Muur
home-grey-mini = Grijze muur: jij kiest de vakken
home-tiles = Scoretegels
home-tiles-first = Eerste partij: rijen, kolommen, diagonalen
home-tiles-lot = Drie door loting
home-tiles-own = Zelf kiezen
home-tiles-hint = Drie of vier, van elk één kant.
home-confirm = Beurten bevestigen (tot dan kun je terug)
home-takebacks = Zetten terugnemen, als iedereen akkoord is
home-free-text = Vrije tekst in de chat
home-public = Toon in de lijst van open tafels
home-watchable = Wie de link heeft, mag meekijken
home-allow-hints = Hints in partijen tegen bots
home-tournament = Toernooiregels
home-reset = Terug naar de standaard
home-names = Namen, als je wilt
home-start = Beginnen
home-my-games = Je lopende partijen
home-your-turn = Jouw beurt
home-waiting = Wacht op spelers
home-open-tables = Open tafels
home-no-open = Er is nu geen tafel open. Maak er een en toon hem in deze lijst.
home-running = Kijk mee met een partij
home-no-running = Er zijn nu geen openbare partijen.
home-join = Meedoen
home-watch = Kijken
home-go-on = Verder
home-look = Bekijken
home-all = Alle tafels
home-all-mine = Al mijn partijen
home-learn = Leer het spel
home-learn-hint = Een paar minuten, stap voor stap
home-rules = Regels
home-rules-hint = Met plaatjes, in onze eigen woorden
home-import-game = Importeren
home-import-hint = Een partij of stelling als tekst
home-editor = Stellingeditor
home-editor-hint = Leg een stelling en speel verder
home-record = Partij noteren
home-record-hint = Van je eigen tafel, klik voor klik
home-free = { $count ->
    [one] 1 plaats vrij
   *[other] { $count } plaatsen vrij
}
home-name = Naam
home-name-hint = Anderen zien hem aan tafel. Je kunt hem altijd wijzigen.
home-name-saved = Opgeslagen.
home-devices = Nog een apparaat
home-devices-hint = Open deze link binnen tien minuten op je telefoon of tablet, en dat apparaat is ook van jou. Hij werkt één keer: laat hem aan niemand anders zien.
home-make-link = Maak een link
home-claim = Gebruik dit apparaat
home-claim-hint = Met deze link wordt dit apparaat van jou: het toont dezelfde partijen.
home-claim-other = Dit apparaat is bekend als { $name }. Het gaat dan over naar de eigenaar van de link.
home-claimed = Welkom, { $name }. Dit apparaat is nu van jou.
home-erase = Mijn gegevens wissen
home-erase-hint = Je naam, de sleutels van al je apparaten en de lijst van je partijen worden gewist. De partijen blijven, zonder je naam. Dit kan niet ongedaan worden gemaakt.
home-erase-sure = Voorgoed wissen
home-erased = Je gegevens zijn gewist.
home-about-text = Azulejos is een plek om Azul, Azul Mini en Azul Duel te spelen: op je eigen server, zonder account, zonder reclame, zonder dat iemand je volgt.
home-about-whose = Azul is een spel van Michael Kiesling, uitgegeven door Next Move Games (Plan B Games). Azulejos is een onafhankelijk project dat met geen van beide verbonden is, en bevat niets van de illustraties van het spel of de tekst van de spelregels.
home-about-buy = Bevalt het spel, koop het dan: echte tegels klinken beter.
home-about-licence = Het programma is vrije software onder de MIT-licentie.
home-about-fonts = De letters zijn Source Serif en Source Sans, onder de SIL Open Font License.
home-about-version = Versie { $version }
home-about-fair = Na de partij kunnen spelers elke trekking controleren. Als iemand, zelfs de server, de tegels had gekozen, zou dat blijken.
home-missing-text = Op dit adres is geen pagina. Misschien is de link afgebroken.

## home-hints
home-hints-azul = De klassieker, voor 2 tot 4
home-hints-mini = De reiseditie
home-hints-grey = Jij kiest de vakken
home-hints-duel = Met z’n tweeën, elk een koepel

## home-short
home-short-azul = Azul
home-short-mini = Mini
home-short-grey = Grijze muur
home-short-duel = Duel

## table: The page around a table
table-round = Ronde { $round }
table-of-rounds = van { $rounds }
table-your-turn = Jouw beurt
table-captions =
    .turn = jouw beurt
    .won = gewonnen
table-turn-of = { $name } is aan zet
table-confirm-of = { $name } moet nog bevestigen
table-your-confirm = Bevestig
table-paused = Gepauzeerd
table-finished = Afgelopen
table-closed = Gesloten
table-stopped = De arbiter beslist
table-round-over = Ronde voorbij
table-watching = Je kijkt toe
table-watch-delay = Wie meekijkt, ziet deze tafel { $seconds } s later
table-sending = Versturen…
table-away = afwezig
table-agreed = Tafelinstellingen
table-clock = Klok
table-clock-none = Geen klok
table-clock-minutes = { $minutes ->
    [one] Eén minuut per beurt
   *[other] { $minutes } minuten per beurt
}
table-clock-seconds = { $seconds ->
    [one] Eén seconde per beurt
   *[other] { $seconds } seconden per beurt
}
table-clock-total = { $minutes ->
    [one] Eén minuut voor de partij
   *[other] { $minutes } minuten voor de partij
}{ $increment ->
    [0] { "" }
   *[other] , { $increment } s erbij per beurt
}
table-clock-days = { $days ->
    [one] Eén dag per zet
   *[other] { $days } dagen per zet
}
table-clock-tournament = Toernooi: { $minutes } minuten per beurt, daarna is de beurt verloren
table-turns-confirmed = Beurten worden bevestigd
table-takebacks-allowed = Terugnemen als iedereen akkoord is
table-free-text = Vrije tekst in de chat
table-public-table = In de lijst van tafels
table-no-spectators = Geen toeschouwers
table-tournament = Toernooiregels
table-time-of = Tijd van { $name }
table-hurry = weinig tijd
table-time-up = tijd is om
table-days = { $days } d { $hours } u
table-lost = Verbinding verbroken. We proberen het opnieuw…
table-lost-waiting = Geen verbinding. Je zet is bewaard en wordt verstuurd.
table-connecting = Verbinden…
table-again = Weer verbonden
table-closing-down = De server wordt herstart. Je partij blijft bewaard.
table-confirm = Bevestigen
table-undo = Ongedaan maken
table-confirm-hint = Beurt bevestigen?
table-undo-hint = Je kunt nog terug.
table-play-it = Speel
table-ask-first = Deze zet spelen?
table-pass-to = Geef het apparaat aan { $name }
table-i-am = Ik ben { $name }
table-menu = Tafel
table-chat = Chat
table-signs = Reacties
table-unread = { $count ->
    [one] één ongelezen
   *[other] { $count } ongelezen
}
table-moves = Zetten
table-no-moves = Er is nog niets gespeeld.
table-look-back = Terugkijken
table-as-text = Toon de tafel als tekst
table-share-game = Deze partij delen
table-share-hint = Wie deze link opent, kan meekijken.
table-takeback = Mijn zet terugnemen
table-pause = Pauze
table-resume = Verder spelen
table-leave = De partij verlaten
table-to-event = Naar het toernooi
table-info = Over deze tafel
table-coach = Coach
table-to-home = Naar de startpagina
table-wants-takeback = { $name } wil graag een zet terugnemen.
table-wants-pause = { $name } wil graag een pauze.
table-you-asked-takeback = Je hebt gevraagd om je zet terug te nemen.
table-you-asked-pause = Je hebt om een pauze gevraagd.
table-agree = Akkoord
table-decline = Weigeren
table-withdraw = Intrekken
table-agreed-already = Je bent akkoord.
table-is-paused = De tafel is gepauzeerd. Er loopt geen tijd.
table-stands-in = { $bot } speelt voor je.
table-flag-fell = Je tijd is om: { $bot } speelt de partij uit.
table-take-back = Neem je plaats weer in
table-plays = bot speelt
table-result = Uitslag
table-show-result = Toon de uitslag
table-details = Details
table-rematch = Revanche
table-rematch-ready = De volgende tafel staat klaar
table-to-rematch = Naar de revanche
table-replay = Terugkijken
table-record = Verslag (AGN)
table-picture = Afbeelding (PNG)
table-is-closed = Deze tafel is gesloten.
table-not-begun = De partij is nooit begonnen.
table-expired = Er is lang niemand gaan zitten, daarom heeft de server de tafel gesloten. Je kunt een nieuwe maken.
table-cannot-show = Deze tafel kan niet worden getoond
table-events =
    .sat = { $name } gaat zitten
    .left = { $name } gaat weg
    .started = De partij begint
    .undone = Teruggenomen
    .paused = Pauze
    .resumed = De partij gaat verder
    .stood-in = Een bot speelt voor { $name }
    .came-back = { $name } is terug
    .extended = { $name } krijgt meer tijd
    .interrupted = Server was onbereikbaar: die tijd telt niet
    .clock-set = Serverklok verzet: de speeltijd verandert niet
    .finished = Het spel is afgelopen
    .closed = De tafel is gesloten
table-notify-title = Jouw beurt
table-notify-text = { $game }: jij bent aan de beurt.

## menu: The menu of a table
menu-sound-on = Geluid aan
menu-sound-off = Geluid uit
menu-leave-sure = Een bot speelt dan voor je. Je kunt terugkomen en je plaats weer innemen.
menu-leave-tournament = Aan een toernooitafel speelt niemand voor je: je beurten zijn verloren tot je terug bent.
menu-withdraw-game = Partij opgeven
menu-withdraw-sure = Je krijgt geen punten voor deze partij en de anderen spelen zonder jou verder. Dit kan niet worden teruggedraaid.
menu-offer-takeback = Vraag om mijn zet terug te nemen
menu-offer-pause = Vraag om een pauze
menu-rules = Regels van dit spel
menu-settings = Instellingen

## coach: Hints and the coach, against bots
coach-lead = Na elke zet van jou: wat die weggaf en wat beter was.
coach-hint = Toon drie goede zetten
coach-asking = Denkt na…
coach-last = Je laatste zet
coach-looked = { $count ->
    [one] { $count } stelling bekeken.
   *[other] { $count } stellingen bekeken.
}
coach-bot-looked = { $count ->
    [one] { $name } heeft { $count } stelling bekeken.
   *[other] { $name } heeft { $count } stellingen bekeken.
}
coach-preparing = De engine wordt klaargezet, eenmalig op deze server: een minuut of twee. Daarna zet { $name }.
coach-gets-ready = Maakt zich klaar…
coach-waits = { $count ->
    [one] { $name } wacht op zijn beurt om na te denken: er gaat { $count } ander voor.
   *[other] { $name } wacht op zijn beurt om na te denken: er gaan { $count } anderen voor.
}

## ahead: Why something cannot be done, and moves that are chosen ahead
ahead-why =
    .not-your-turn = Je bent nog niet aan de beurt.
    .take-first = Pak eerst tegels en kies dan waar ze heen gaan.
    .line-complete = Lijn { $line } is compleet: kies een andere.
    .line-colour = Lijn { $line } heeft al een andere kleur.
    .wall-has-colour = Rij { $line } van je muur heeft deze kleur al.
    .wall-later = Tegels gaan eerst naar een lijn, en aan het eind van de ronde naar de muur.
    .other-board = Dit is het bord van { $name }.
    .display-empty = Deze schijf is leeg.
    .centre-empty = In het midden ligt nog niets.
    .marker-alone = Dit gaat mee met de eerste tegels die hier worden gepakt.
    .place-first = Leg eerst de tegel van lijn { $line }.
    .cell-taken = Dit vak is al bezet.
    .column-has-colour = Deze kolom van je muur heeft deze kleur al.
    .dome-later = Tegels gaan eerst naar een lijn, en aan het eind van de ronde naar de koepel.
    .sun-empty = Op deze zonzijde ligt niets meer.
    .moon-empty = Op deze maanzijde ligt niets.
    .moon-covered = Van een stapel kun je alleen de bovenste tegel pakken.
    .chip-hidden = Dit fiche blijft gesloten tot zijn plateau leeg is.
    .two-chips = Je hebt je twee fiches van deze ronde al gepakt.
    .no-token = Je hebt geen pion meer voor een plaat in deze ronde.
    .no-plate = Hier ligt geen plaat.
    .space-taken = Hier ligt al een plaat.
    .answer-first = Beantwoord eerst de vraag.
    .other-cell = Een tegel van deze kleur kan hier niet liggen.
ahead-ready = Klaar: deze zet wordt in jouw beurt gedaan.
ahead-dropped = Je voorbereide zet kan niet meer.

## chat: Chat
chat-title = Chat
chat-empty = Nog niemand heeft iets gezegd. Zeg eens hallo!
chat-say = Zeg iets
chat-write = Je bericht
chat-send = Versturen
chat-phrases-only = Aan deze tafel praat je in vaste zinnen: iedereen leest ze in de eigen taal.
chat-introduce = Kies een naam op de startpagina om te chatten.
chat-spectator = { $name } (kijkt toe)
chat-about = { $name } dempen of melden
chat-mute = Dempen
chat-mute-text = Je ziet niet meer wat { $name } zegt. Alleen jij merkt dat.
chat-muted = { $name } is gedempt.
chat-unmute = Niet meer dempen
chat-report = Melden
chat-report-text = Vertel de beheerder van deze server wat { $name } heeft gedaan.
chat-report-why = Wat is er gebeurd?
chat-reported = Bedankt. De beheerder is ingelicht.
chat-phrases =
    .hello = Hallo!
    .good-luck = Veel succes!
    .thanks = Bedankt.
    .nice-move = Mooie zet!
    .well-played = Goed gespeeld!
    .oops = Oeps.
    .sorry = Sorry.
    .no-problem = Geen probleem.
    .thinking = Ik denk na.
    .one-moment = Momentje, alsjeblieft.
    .back-again = Ik ben er weer.
    .hurry-please = Kun je wat sneller spelen?
    .congratulations = Gefeliciteerd!
    .good-game = Mooie partij!
    .rematch = Spelen we nog een keer?
    .bye = Tot ziens!

## room
room-waiting = Wachten op spelers
room-waiting-for = { $count ->
    [one] Eén plaats is vrij.
   *[other] { $count } plaatsen zijn vrij.
}
room-seats = Plaatsen
room-free = Vrij
room-kept = Bewaard voor wie de tafel heeft gemaakt
room-for-program = Bewaard voor een programma
room-sit-here = Hier zitten
room-sit-down = Ga zitten
room-your-name = Je naam
room-invite = Nodig vrienden uit
room-invite-hint = Wie deze link opent, kan gaan zitten. Een bijnaam is genoeg.
room-give-up = Tafel sluiten
room-full = Alle plaatsen zijn bezet.
room-watch-later = Blijf hier om mee te kijken.
room-starts-alone = De partij begint vanzelf zodra iedereen zit.
room-digits-awaited = Voor de trekkingen ontbreken nog willekeurige cijfers van: { $names }
room-digits-hint = De browser op die plaats voegt ze vanzelf toe: open deze pagina daar. Anders begint de partij zo zonder die cijfers, en de controle van de trekkingen zal dat zeggen.
room-get-up = Plaats vrijgeven
room-you = jij
room-here = aanwezig
room-invites = { $name } nodigt je uit om te spelen
room-looking = { $count ->
    [one] Tegenstander zoeken…
   *[other] Spelers zoeken…
}
room-looking-hint = De partij begint vanzelf zodra er genoeg spelers zijn voor een van deze:
room-offer = { $game }, { $count } spelers
room-stop-looking = Stoppen met zoeken
room-nobody-yet = Er is nog niemand bij gekomen.
room-play-bot-hint = Je kunt meteen tegen { $bot } spelen, of verder zoeken.
room-play-bot = Speel tegen { $bot }
room-removed = Je zit niet meer aan deze tafel
room-removed-hint = { $host } heeft je plaats vrijgemaakt. Je kunt weer gaan zitten als je opnieuw wordt toegelaten; tot die tijd is er altijd een andere partij.
room-host = gastheer
room-add-bot = Bot toevoegen
room-add-last-bot = Bot toevoegen en beginnen
room-last-hint = Is deze plaats bezet, dan begint de partij.
room-remove = Verwijderen
room-guests-removed = { $count ->
    [one] Je hebt één gast verwijderd.
   *[other] Je hebt { $count } gasten verwijderd.
}
room-readmit = Weer toelaten
room-move-up = Eén plaats omhoog
room-change = Wijzigen
room-evening = Vanavond
room-evening-games = { $count ->
    [one] Na één partij
   *[other] Na { $count } partijen
}
room-player = Speler
room-wins = Gewonnen
room-points = Punten

## signs
signs-title = Reacties
signs-hide = Reacties van anderen verbergen
signs-words =
    .hello = Hallo!
    .well-played = Goed gespeeld!
    .thanks = Bedankt!
    .oops = Oeps
    .thinking = Hmm…
    .wow = Zo, zeg!

## mine
mine-no-games = Je hebt hier nog niet gespeeld.
mine-unknown-me = Dit apparaat is nog niet bekend: speel eerst een partij, of koppel je andere apparaat.
mine-running-games = Bezig
mine-finished-games = Afgelopen
mine-more = Meer tonen
mine-review = Terugkijken
mine-endings =
    .won = Gewonnen
    .shared = Gedeelde winst
    .lost = Verloren
    .void = Ongeldig
mine-statistics = Statistieken
mine-games = Partijen
mine-wins = Gewonnen
mine-average = Gemiddeld
mine-best = Beste
mine-over-time = { $count ->
    [one] Punten in je laatste partij
   *[other] Punten in je laatste { $count } partijen
}
mine-average-line = Gemiddelde van vijf partijen
mine-by-game = Per spel
mine-by-opponent = Per tegenstander
mine-date = Datum
mine-game = Spel
mine-points = Punten
mine-result = Uitslag

## operator: The operator’s page
operator-lead = Alles wat u hier doet, blijft in het logboek staan, met de reden.
operator-token = Token van de beheerder
operator-token-hint = Het token uit de instellingen van de server. Het blijft alleen in dit tabblad.
operator-enter = Aanmelden
operator-leave = Afmelden
operator-now = Op dit moment
operator-running = Lopende partijen
operator-open = Wachtende tafels
operator-paused = Tafels op pauze
operator-viewers = Aan tafels
operator-moves = Zetten sinds de start
operator-slow = Trager dan 0,1 s
operator-waiting = Wachten op bots
operator-up = Looptijd
operator-hours = { $hours } u { $minutes } min
operator-store-fails = De opslag werkt niet: het log van de server zegt waarom.
operator-search-prepares = De engine wordt gecompileerd: de sterkste bots spelen over een minuut of twee.
operator-processes = { $count ->
    [one] Eén serverproces naast dit.
   *[other] { $count } serverprocessen naast dit.
}
operator-announcement = Mededeling
operator-announcement-hint = Verschijnt op elke pagina tot de tijd om is.
operator-minutes = Minuten
operator-announce = Omroepen
operator-withdraw = Intrekken
operator-until = tot { $time }
operator-reports = Meldingen
operator-no-reports = Er is niets gemeld.
operator-settle = Afgehandeld
operator-mute = Dempen
operator-ban = Verbannen
operator-tables = Tafels
operator-no-tables = Op dit moment geen.
operator-look = Bekijken
operator-close = Tafel sluiten
operator-bans = Verbanningen
operator-no-bans = Niemand is verbannen.
operator-ban-address = Adres verbannen
operator-address = Adres
operator-address-hint = Zoals 192.0.2.7. In het log van de server staan adressen die te veel vragen.
operator-lift = Opheffen
operator-for-good = voorgoed
operator-minutes-hint = Leeg: voorgoed.
operator-why = Reden
operator-why-hint = Eén regel, voor het logboek. Betrokkenen kunnen die zien.
operator-log = Logboek
operator-no-log = Nog niets.

## opponents: Tegenstanders: acht niveaus
opponents-choose = Kies je tegenstander
opponents-level = Niveau { $level }
opponents-about = Niveau { $level } · { $what }
opponents-made =
    .pinch = ruwe klei, met de duim gevormd
    .bisque = één keer gebakken, gestempeld, zonder glazuur
    .engobe = witte slib, één penseel
    .sgraffito = gekrast door donkere slib
    .cuerda = glazuren gescheiden door een droge lijn
    .majolica = alle kleuren van het vuur
    .zellige = gehakte stukjes die passen
    .lustre = goud op diepblauw, derde vuur
    .other = een bot van deze server
opponents-strength = Sterkte
opponents-not-measured = Aan deze tafel nog niet gemeten
opponents-rating = { $elo } ± { $error }
opponents-you = jij, { $elo } ± { $error }
opponents-you-hint = { $count ->
    [one] Uit je laatste partij hier tegen tegenstanders met een rating.
   *[other] Uit je laatste { $count } partijen hier tegen tegenstanders met een rating.
}
opponents-you-not-yet = Je eigen sterkte verschijnt na { $count } partijen aan dit soort tafel.
opponents-beaten = { $stars ->
    [0] Nog niet verslagen
    [1] Verslagen
    [2] Verslagen met 15 punten of meer
   *[other] Drie keer achter elkaar verslagen
}
opponents-record = { $games ->
    [one] { $games } partij, { $wins } gewonnen, beste { $own } tegen { $other }
   *[other] { $games } partijen, { $wins } gewonnen, beste { $own } tegen { $other }
}
opponents-no-games = Jullie hebben nog niet tegen elkaar gespeeld.
opponents-medal = { $stars ->
    [0] nog geen medaille
    [1] medaille met één ster
    [2] medaille met twee sterren
   *[other] medaille met drie sterren
}
opponents-first = Wie begint
opponents-starts =
    .lot = Loting
    .me = Jij
    .other = Tegenstander
opponents-players = Spelers
opponents-none = Geen tegenstander van deze server speelt dit spel.
opponents-count = { $beaten } van { $count } verslagen
opponents-next = Niveau { $level }, je volgende

## settings: Settings
settings-look = Uiterlijk
settings-theme = Thema
settings-themes =
    .system = Systeem
    .light = Licht
    .dark = Donker
settings-motion = Animaties
settings-motions =
    .system = Systeem
    .off = Uit
    .slow = Langzaam
    .normal = Normaal
    .fast = Snel
settings-motion-hint = Tegels schuiven naar hun plek.
settings-plain = Sobere weergave
settings-plain-hint = Vlakke ondergronden zonder structuur en schaduw: rustiger, en lichter voor trage apparaten.
settings-letters = Letters op de tegels
settings-letters-hint = Behalve patronen houden ook letters de tegels uit elkaar.
settings-text-view = Toon de tafel als tekst
settings-text-view-hint = Voor schermlezers en grote letters: alles op tafel in woorden, en je kunt er een hele partij mee spelen.
settings-play = Spelen
settings-bots-at-once = Bots antwoorden meteen
settings-bots-at-once-hint = Zonder de korte pauze waarin je eerst je eigen zet ziet.
settings-ask-first = Vraag voordat een zet wordt verstuurd
settings-ask-first-hint = Voorkomt verkeerd tikken.
settings-sound = Geluid
settings-sound-hint = Korte tikken van tegels, en een belletje als jij aan de beurt bent.
settings-signs = Reacties van andere spelers
settings-signs-hint = Korte reacties zoals ‘Goed gespeeld!’ verschijnen even naast een naam.
settings-notify = Laat me weten wanneer ik aan de beurt ben
settings-notify-hint = Met een melding van de browser, terwijl je iets anders doet.
settings-notify-push = Een melding, ook als de pagina gesloten is.
settings-notify-insecure = Browsers staan meldingen alleen toe via https. De titel van de pagina laat je beurt toch zien.
settings-notify-denied = Je browser staat het niet toe: sta meldingen voor deze pagina toe in de instellingen ervan.
settings-notify-missing = Deze browser ondersteunt geen meldingen. De titel van de pagina laat je beurt toch zien.
settings-offline = Zonder verbinding gebruiken
settings-offline-hint = Bewaart regels, lessen, editor en je afgelopen partijen op dit apparaat.
settings-kept = Deze instellingen worden op dit apparaat bewaard.
settings-you = Jij
settings-me-link = Naam en apparaten

## offline: Without a connection
offline-lead = De server is niet bereikbaar. Deze pagina komt vanzelf terug zodra het kan.
offline-table = Voor deze tafel is verbinding nodig. Je partij staat veilig op de server; is er een klok, dan loopt die door.
offline-works = Werkt zonder verbinding
offline-rules = Alle regels, met plaatjes.
offline-lessons = Korte lessen aan een echte tafel.
offline-editor = Zet een stelling op. De controle volgt zodra je weer online bent.
offline-kept = Partijen op dit apparaat
offline-none-kept = Afgelopen partijen die je speelt of terugkijkt, blijven hier bewaard.

## preview: What a shared link shows
preview-open = Neem een plaats en speel mee.
preview-running = De partij is bezig: kom kijken.
preview-finished = De partij is afgelopen: kijk hoe het ging.
preview-private = Een tafel zonder toeschouwers.
preview-replay = Bekijk de partij terug, zet voor zet.
preview-event = { $event }: programma, tafels en stand.

## errors: What the server refuses
errors-unexpected = Er ging hier iets mis. Laad de pagina opnieuw.
errors-general = Dat lukte niet ({ $code }). Probeer het opnieuw, of laad de pagina opnieuw.

## errors-sentences
errors-sentences-offline = De server is niet bereikbaar. Controleer de verbinding.
errors-sentences-busy = De server heeft het even druk. Probeer het opnieuw.
errors-sentences-server-fault = Er ging iets mis op de server. De fout is vastgelegd; probeer het opnieuw.
errors-sentences-bad-request = De server begreep dit niet. Laad de pagina opnieuw.
errors-sentences-no-page = Op dit adres is niets.
errors-sentences-too-large = Dat is te lang.
errors-sentences-quicker = Iemand anders was sneller. Kijk nog eens.
errors-sentences-too-much = Dat was te veel tegelijk. Wacht even.
errors-sentences-too-much-chat = Je stuurt te snel berichten. Wacht even.
errors-sentences-too-many-signs = Te veel reacties. Wacht even.
errors-sentences-unknown-device = Dit apparaat is hier nog niet bekend. Kies eerst een naam.
errors-sentences-operator-only = Dat kan alleen de beheerder van deze server.
errors-sentences-no-push = Deze server kan deze browser niet melden dat je aan de beurt bent.
errors-sentences-foreign = Dit kwam van een pagina van een andere site. Open de pagina van deze server zelf.
errors-sentences-banned = De beheerder heeft je van deze server verbannen.
errors-sentences-muted = De beheerder heeft je voor een tijdje gedempt.
errors-sentences-link-used = Deze link is al gebruikt, of de tien minuten zijn om. Maak een nieuwe op het andere apparaat.
errors-sentences-name-empty = Kies een naam.
errors-sentences-name-long = Die naam is te lang. Maak hem korter.
errors-sentences-name-characters = Deze naam heeft tekens die niet te tonen zijn. Laat ze weg.
errors-sentences-message-empty = Schrijf eerst iets.
errors-sentences-message-long = Dat is te lang: hoogstens 200 tekens.
errors-sentences-message-characters = Deze tekst heeft tekens die niet te tonen zijn. Laat ze weg.
errors-sentences-bad-table = Deze instellingen gaan niet samen. Pas er een aan.
errors-sentences-bad-clock = Deze klok is niet toegestaan. Kies een andere.
errors-sentences-bad-import = Deze partij of stelling is niet te lezen, of niet verder te spelen.
errors-sentences-no-table = Deze tafel bestaat niet. Controleer de link.
errors-sentences-not-watchable = De spelers van deze tafel willen geen toeschouwers.
errors-sentences-full = Alle plaatsen aan deze tafel zijn bezet. Je kunt meekijken.
errors-sentences-seat-taken = Daar is net iemand gaan zitten. Kies een andere plaats.
errors-sentences-begins = De partij staat op het punt te beginnen.
errors-sentences-no-such-seat = Die plaats bestaat niet.
errors-sentences-seat-kept = Deze plaats is voor iemand anders bewaard.
errors-sentences-removed = De gastheer heeft je plaats vrijgemaakt. Vraag of je weer mag gaan zitten.
errors-sentences-not-maker = Alleen wie de tafel heeft gemaakt, kan dat.
errors-sentences-everybody-sits = Iedereen die hier zit, heeft een plaats nodig. Kies een spel of een aantal spelers met plaats voor allen.
errors-sentences-begun = De partij is begonnen: de instellingen blijven zoals ze zijn.
errors-sentences-quick-table = Een snelle partij speel je zoals hij is. Maak zelf een tafel om meer te kiezen.
errors-sentences-no-seat = Je zit niet aan deze tafel.
errors-sentences-stale = Het spel is verder gegaan. Kijk nog eens naar de tafel.
errors-sentences-not-your-turn = Je bent niet aan de beurt.
errors-sentences-not-started = Nog niet iedereen zit.
errors-sentences-is-paused = De tafel is gepauzeerd. Beëindig eerst de pauze.
errors-sentences-is-over = Het spel is afgelopen.
errors-sentences-not-confirmed = De vorige beurt moet nog worden bevestigd.
errors-sentences-illegal = De regels staan dat niet toe.
errors-sentences-bot-plays = Een bot speelt voor je. Neem eerst je plaats weer in.
errors-sentences-no-stand-in = Je zit op je plaats: er speelt geen bot voor je.
errors-sentences-flag-fell = Je tijd is om. De bot speelt de partij uit.
errors-sentences-nothing-to-undo = Dat kan nu niet meer.
errors-sentences-nothing-to-take-back = Je hebt geen zet om terug te nemen: wat gedeeld of omgedraaid is, blijft.
errors-sentences-no-undo = Aan deze tafel kun je geen zet terugnemen.
errors-sentences-goes-on = De partij is nog bezig. Speel hem eerst uit of verlaat hem.
errors-sentences-not-over = De partij is nog bezig. Je kunt hem laten analyseren als hij afgelopen is.
errors-sentences-no-analysis = Partijen als deze kunnen hier nog niet worden geanalyseerd.
errors-sentences-analysis-failed = De analyse is niet gelukt. Probeer het later opnieuw.
errors-sentences-search-preparing = De engine wordt klaargezet, eenmalig op deze server. Vraag het over een minuut of twee opnieuw.
errors-sentences-no-hints = Hints zijn er alleen tegen bots, waar de tafel ze toestaat.
errors-sentences-too-many-analyses = Dat was veel analyse. Wacht een poosje.
errors-sentences-bad-words = Dit bericht kan niet worden verstuurd.
errors-sentences-phrases-only = Aan deze tafel praat je in vaste zinnen.
errors-sentences-nobody-to-mute = Er is niemand anders.
errors-sentences-no-tournament = Niet gevonden in dit toernooi. Controleer de link.
errors-sentences-tournament-role = Je rol in dit toernooi staat dat niet toe.
errors-sentences-tournament-token = Deze link naar het toernooi is niet meer geldig. Vraag de organisatie om een nieuwe.
errors-sentences-wrong-pin = Dat is niet de pincode van deze tafel. Kijk op het scoreformulier.
errors-sentences-wrong-code = Dit is geen code van dit toernooi. Controleer hem, of vraag de organisatie om een nieuwe.
errors-sentences-too-many-guesses = Te veel verkeerde codes. Wacht een paar minuten of vraag het aan de organisatie.
errors-sentences-tournament-entry = Inschrijven lukt zo niet: vraag het aan de organisatie.
errors-sentences-event-full = Dit toernooi is vol: alle plaatsen zijn bezet.
errors-sentences-tournament-now = Het toernooi staat dat nu niet toe. Kijk nog eens.
errors-sentences-too-young = Wie speelt moet oud genoeg zijn: deze persoon kan vandaag niet meedoen.
errors-sentences-event-few = Er zijn minstens twee aanwezigen nodig. Check meer mensen in.
errors-sentences-event-no-game-left = Er is geen partij meer te spelen of in te delen.
errors-sentences-event-game-on = Er is een partij bezig. Sluit die eerst af.
errors-sentences-event-over = Het toernooi is afgelopen.
errors-sentences-event-has-left = Deze persoon is vertrokken. Laat die eerst terugkomen.
errors-sentences-event-seating-old = Er is intussen iemand gekomen of vertrokken. Wijzig de indeling of maak die opnieuw.
errors-sentences-event-not-seated = Hiervoor is geen indeling gepubliceerd. Maak er een, bekijk die en publiceer die.
errors-sentences-event-draft = Het concept is inmiddels anders, of weg. Kijk nog eens.
errors-sentences-event-seating-moved = De gepubliceerde indeling is inmiddels anders. Kijk nog eens.
errors-sentences-event-hidden = De stand blijft verborgen tot de prijsuitreiking.
errors-sentences-event-watched = Online kan iedereen de tafels bekijken: de stand kan niet verborgen worden.
errors-sentences-event-logo = Een logo moet een PNG- of JPEG-afbeelding zijn.
errors-sentences-event-chair = Daar is geen plaats vrij. Kies een andere tafel, of deel opnieuw in met zo min mogelijk wissels.
errors-sentences-event-table-sizes = Een tafel wordt te klein of te groot. Deel opnieuw in met zo min mogelijk wissels.
errors-sentences-event-sheet-in = Er is een formulier binnen, dus er is gespeeld. Gooi het eerst weg als dat een vergissing was.
errors-sentences-event-table-open = Een tafel heeft nog geen uitslag, of de arbiter moet nog beslissen.
errors-sentences-event-result = De uitslag van deze tafel is niet wat je zag. Kijk nog eens.
errors-sentences-event-table-void = Deze tafel is ongeldig: hier scoort niemand.
errors-sentences-event-twice = Dat is al zo: er valt niets meer te doen.
errors-sentences-event-after-end = Aan deze tafel is de partij voorbij. Verbeter het formulier, gooi het weg, of noteer dat iemand vertrok.
errors-sentences-event-same-name = Iemand met deze naam is al ingeschreven. Houd de twee uit elkaar.
errors-sentences-event-names-somebody = Hier lijkt iemand genoemd te worden, en dit blijft bewaard. Zeg ‘plaats 2 van tafel 3’.
errors-sentences-event-reason = Zeg waarom, in één regel.
errors-sentences-event-csv = Deze lijst is niet te lezen. De eerste regel moet de koppen first, surname, of_age, club en rating hebben.
errors-sentences-event-column = De lijst heeft een kolom die niet bewaard wordt: alleen first, surname, of_age, club en rating. Laat de rest weg.
errors-sentences-event-age-column = De lijst moet zeggen wie oud genoeg is: yes of no in de kolom of_age, of zeg het voor allen.
errors-sentences-event-too-long = De partijen passen niet tussen begin en einde. Begin eerder, eindig later of speel minder.
errors-sentences-event-value = Een van deze waarden klopt niet. Kijk ze nog eens na.
errors-sentences-event-club = Een club is één korte regel, een rating een heel getal of leeg.
errors-sentences-event-final-on = De finale is begonnen: er kan geen partij meer bij of af.
errors-sentences-event-has-played = Deze speler heeft al gespeeld: dit kan niet meer veranderen.
errors-sentences-event-in-use = Deze instelling kan niet meer worden gewijzigd: er hangt al iets van af.
errors-sentences-event-yourself = Dan kan niemand het toernooi nog leiden. Maak eerst een link voor een andere organisator.
errors-sentences-event-sheet = Dit formulier kan niet kloppen. Controleer punten, rijen en wie er heeft opgegeven.
errors-sentences-event-no-paper = Deze server kan niet afdrukken: vraag de beheerder azulejos[paper] te installeren.
errors-sentences-event-nothing-to-print = Er is nog niets af te drukken.
errors-sentences-online-table = Deze tafel hoort bij een toernooi. Sluit de pagina als je weg moet, of geef de partij op.
errors-sentences-not-online = Dit toernooi wordt in een zaal gespeeld, niet online.
errors-sentences-no-live-table = Er is nog geen tafel voor je. Wacht tot de partij begint.
errors-sentences-results-come-in = Uitslagen van online tafels komen vanzelf binnen. Een arbiter kan ze verbeteren.
errors-sentences-no-extra-time = Online hebben alleen beurten een tijd en eindigen partijen vanzelf: extra tijd is niet nodig.
errors-sentences-not-stalled = Deze tafel is niet gestopt: er valt niets te hervatten.
errors-sentences-withdrawn-for-good = Een opgave aan een online tafel kan niet ongedaan worden gemaakt. Laat de speler terugkomen voor de volgende partij.
errors-sentences-no-bots = Bots mogen hier geen plaatsen innemen. Sta het eerst toe in de instellingen van het toernooi.
