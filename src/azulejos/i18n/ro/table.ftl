### The first page, the page around a table, chat, settings, and what the server refuses.

## common: What many pages share
common-close = Închide
common-cancel = Renunță
common-save = Salvează
common-back = Înapoi
common-more = Mai multe
common-again = Încearcă din nou
common-skip = Sari la conținut
common-loading = O clipă…
common-reload = Pagina nu s-a putut încărca. Verifică conexiunea și încarc-o din nou.
common-menu = Pagini
common-open-menu = Meniu
common-home = Acasă
common-play = Joacă
common-tables = Mese
common-mine = Partidele mele
common-rules = Reguli
common-settings = Setări
common-news = Anunț
common-about = Despre
common-language = Limba
common-to-dark = Temă întunecată
common-to-light = Temă luminoasă
common-yes = Da
common-no = Nu
common-you = Tu
common-somebody = Cineva
common-nicknames = Rândunica, Lămâia, Măslina, Smochina, Sardina, Migdala, Pescărușul, Rozmarinul, Portocala, Bâtlanul, Șofranul, Cedrul, Delfinul, Cimbrul, Perla, Ancora
common-seat = Locul { $seat }
common-player = Jucătorul { $seat }
common-bot = { $name } (bot)
common-program = Program
common-bots =
    .random = Aleatoriu
    .pinch = Pinch
    .bisque = Bisque
    .engobe = Engobe
    .sgraffito = Sgraffito
    .cuerda = Cuerda
    .majolica = Majolica
    .zellige = Zellige
    .lustre = Lustre
    .greedy = Lacom
common-copy = Copiază linkul
common-copied = Copiat.
common-copy-failed = Linkul nu s-a putut copia: copiază-l manual.
common-share = Distribuie
common-qr = Codul QR al linkului
common-link = Link

## common-games
common-games-azul = Azul
common-games-mini = Azul Mini
common-games-grey = Azul, perete gri
common-games-mini-grey = Azul Mini, perete gri
common-games-duel = Azul Duel

## titles: Titles of pages
titles-home = Joacă Azul
titles-table = Masă
titles-replay = Reluare
titles-tables = Mese
titles-mine = Partidele mele
titles-opponents = Adversari
titles-rules = Reguli
titles-tutorial = Învață jocul
titles-puzzle = Probleme
titles-import = Importă
titles-editor = Editor de poziții
titles-recorder = Notează o partidă
titles-settings = Setări
titles-me = Dispozitivele mele
titles-about = Despre
titles-operator = Operatorul
titles-events = Turnee
titles-new-event = Turneu nou
titles-event = Turneu
titles-sheet = Foaie de punctaj
titles-desk = Secretariat
titles-arbiter = Arbitru
titles-hall = Ecran în sală
titles-offline = Fără conexiune
titles-missing = Negăsit

## home: The first page and the lists
home-headline = Ia loc
home-lead = Ia piese, umple rândurile, acoperă peretele. Fără cont, fără așteptare.
home-lead-short = Fără cont, fără așteptare.
home-game = Joc
home-play-bot = { $bots ->
    [1] Joacă cu { $bot }
   *[other] Joacă cu { $bots } boți
}
home-play-hint = { $bots ->
    [1] o partidă cu { $bot }
   *[other] o partidă cu { $bots } boți
}
home-first-game = Prima ta partidă
home-waits = { $bot } te așteaptă
home-about-bots =
    .greedy = Ia ce aduce acum cele mai multe puncte și nu se uită niciodată înainte.
    .random = Face orice mutare permisă, bună sau rea. Un început ușor.
    .pinch = Vede două mutări deodată, sparge mult.
    .bisque = Vede patru mutări, încă sparge mult.
    .engobe = Își termină rândurile, nu se uită niciodată la ale tale.
    .sgraffito = Numără fiecare punct al rundei.
    .cuerda = Se uită puțin înainte și face coloane.
    .majolica = Îți vede planul și îl strică.
    .zellige = Plănuiește runda, ia ce îți trebuie.
    .lustre = Citește runda până la capăt. Greșește rar.
    .other = Un bot al acestui server.
home-steps =
    .take = Ia
    .colour = o culoare
    .fill = Umple
    .line = un rând
    .cover = Acoperă
    .wall = peretele
home-opponents = { $count ->
    [8] Opt adversari
   *[other] Adversari
}
home-opponents-hint = De la lut crud la lustru de aur.
home-all-opponents = Toți adversarii
home-see-opponents = Vezi-i pe toți
home-first-about = Pinch e din lut crud și nu se grăbește. Poți lua mutările înapoi.
home-turn-of = { $game } cu { $names }, runda { $round }
home-next-lesson = Lecția { $number } din { $of }
home-learn-game = Învață { $game }
home-friends = Joacă cu prietenii
home-friends-hint = Un link, o poreclă, gata
home-quick = Partidă rapidă
home-quick-hint = Cu cine așteaptă
home-quick-also = Aș juca și
home-screen = Pe același ecran
home-screen-hint = Dați dispozitivul mai departe
home-play-as = Joci ca
home-change-name = Schimbă
home-choices = Mai multe opțiuni
home-players = Jucători
home-count = { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
home-strength = Tipul botului
home-bots = Boți la masă
home-none = Niciunul
home-clock = Ceas
home-first = Cine începe
home-by-lot = La sorți
home-me = Încep eu
home-other-starts = Începe adversarul
home-wall = Perete
home-grey-mini = Perete gri: tu alegi spațiile
home-tiles = Cartonașe de punctaj
home-tiles-first = Prima partidă: linii, coloane, diagonale
home-tiles-lot = Trei la sorți
home-tiles-own = Alege
home-tiles-hint = Trei sau patru, câte o față din fiecare.
home-confirm = Confirmă fiecare tură (până atunci poți anula)
home-takebacks = Mutările se pot retrage cu acordul tuturor
home-free-text = Text liber în chat
home-public = Arată în lista meselor deschise
home-watchable = Cine are linkul poate urmări partida
home-allow-hints = Sugestii în partidele cu boți
home-tournament = Reguli de turneu
home-reset = Înapoi la opțiunile inițiale
home-names = Numele, dacă vreți
home-start = Începe
home-my-games = Partidele tale în curs
home-your-turn = E rândul tău
home-waiting = În așteptare
home-open-tables = Mese deschise
home-no-open = Acum nu e nicio masă deschisă. Deschide una și arat-o în această listă.
home-running = Urmărește o partidă
home-no-running = Acum nu există partide publice.
home-join = Intră
home-watch = Urmărește
home-go-on = Continuă
home-look = Vezi
home-all = Toate mesele
home-all-mine = Toate partidele mele
home-learn = Învață jocul
home-learn-hint = Câteva minute, pas cu pas
home-rules = Reguli
home-rules-hint = Cu desene, cu cuvintele noastre
home-import-game = Importă
home-import-hint = O partidă sau o poziție ca text
home-editor = Editor de poziții
home-editor-hint = Așază o poziție și joacă mai departe
home-record = Notează o partidă
home-record-hint = De la masa ta, atingere cu atingere
home-free = { $count ->
    [one] 1 loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
home-name = Nume
home-name-hint = Ceilalți îl văd la masă. Îl poți schimba oricând.
home-name-saved = Salvat.
home-devices = Alt dispozitiv
home-devices-hint = Deschide acest link pe telefon sau tabletă, în zece minute, și va fi și acela al tău. Merge o singură dată: nu-l arăta altcuiva.
home-make-link = Creează un link
home-claim = Folosește acest dispozitiv
home-claim-hint = Cu acest link, dispozitivul devine al tău: arată aceleași partide.
home-claim-other = Acest dispozitiv e cunoscut ca { $name }. Va trece la cel care a creat linkul.
home-claimed = Bun venit, { $name }. Acest dispozitiv e acum al tău.
home-erase = Șterge-mă
home-erase-hint = Numele tău, cheile tuturor dispozitivelor tale și lista partidelor tale se șterg. Partidele rămân, fără numele tău. Nu se poate anula.
home-erase-sure = Șterge definitiv
home-erased = Datele tale au fost șterse.
home-about-text = Azulejos este un loc unde joci Azul, Azul Mini și Azul Duel: pe serverul tău, fără cont, fără reclame, fără să te urmărească nimeni.
home-about-whose = Azul este un joc de Michael Kiesling, publicat de Next Move Games (Plan B Games). Azulejos este un proiect independent, fără legătură cu aceștia, și nu conține nici ilustrațiile jocului, nici textul regulamentelor lui.
home-about-buy = Dacă îți place jocul, cumpără-l: piesele adevărate sună mai frumos.
home-about-licence = Programul este software liber, sub licența MIT.
home-about-fonts = Literele sunt Source Serif și Source Sans, sub licența SIL Open Font License.
home-about-version = Versiunea { $version }
home-about-fair = După partidă, jucătorii pot verifica fiecare împărțire: s-ar vedea dacă cineva, chiar și serverul, ar fi ales piesele.
home-missing-text = La această adresă nu e nicio pagină. Poate că linkul e incomplet.

## home-hints
home-hints-azul = Jocul clasic, 2–4 jucători
home-hints-mini = Ediția de călătorie
home-hints-grey = Tu alegi spațiile
home-hints-duel = În doi, câte o cupolă

## home-short
home-short-azul = Azul
home-short-mini = Mini
home-short-grey = Perete gri
home-short-duel = Duel

## table: The page around a table
table-round = Runda { $round }
table-of-rounds = din { $rounds }
table-your-turn = E rândul tău
table-captions =
    .turn = e rândul tău
    .won = victorie
table-turn-of = Urmează { $name }
table-confirm-of = { $name } urmează să confirme
table-your-confirm = Confirmă
table-paused = În pauză
table-finished = Încheiată
table-closed = Închisă
table-stopped = Decide arbitrul
table-round-over = Rundă încheiată
table-watching = Ești spectator
table-watch-delay = Spectatorii văd masa cu { $seconds } s întârziere
table-sending = Se trimite…
table-away = lipsește
table-agreed = Setările mesei
table-clock = Ceas
table-clock-none = Fără ceas
table-clock-minutes = { $minutes ->
    [one] Un minut pe tură
    [few] { $minutes } minute pe tură
   *[other] { $minutes } de minute pe tură
}
table-clock-seconds = { $seconds ->
    [one] O secundă pe tură
    [few] { $seconds } secunde pe tură
   *[other] { $seconds } de secunde pe tură
}
table-clock-total = { $minutes ->
    [one] Un minut pe partidă
    [few] { $minutes } minute pe partidă
   *[other] { $minutes } de minute pe partidă
}{ $increment ->
    [0] { "" }
   *[other] , încă { $increment } s la fiecare tură
}
table-clock-days = { $days ->
    [one] O zi pe mutare
    [few] { $days } zile pe mutare
   *[other] { $days } de zile pe mutare
}
table-clock-tournament = Turneu: { $minutes } minute pe tură, apoi tura e pierdută
table-turns-confirmed = Turele se confirmă
table-takebacks-allowed = Mutările se pot retrage cu acordul tuturor
table-free-text = Text liber în chat
table-public-table = În lista meselor
table-no-spectators = Fără spectatori
table-tournament = Reguli de turneu
table-time-of = Timpul: { $name }
table-hurry = timp puțin
table-time-up = timpul a expirat
table-days = { $days } z { $hours } h
table-lost = Conexiune pierdută. Se încearcă din nou…
table-lost-waiting = Fără conexiune. Mutarea e păstrată și va fi trimisă.
table-connecting = Conectare…
table-again = Conexiune restabilită
table-closing-down = Serverul repornește. Partida ta e salvată.
table-confirm = Confirmă
table-undo = Anulează
table-confirm-hint = Confirmi tura?
table-undo-hint = Încă poți anula.
table-play-it = Joacă
table-ask-first = Joci această mutare?
table-pass-to = Dispozitivul trece la { $name }
table-i-am = Eu sunt { $name }
table-menu = Masă
table-chat = Chat
table-signs = Reacții
table-unread = { $count ->
    [one] un mesaj necitit
    [few] { $count } mesaje necitite
   *[other] { $count } de mesaje necitite
}
table-moves = Mutări
table-no-moves = Încă nu s-a jucat nimic.
table-look-back = Revezi mutările
table-as-text = Arată masa ca text
table-share-game = Distribuie partida
table-share-hint = Cine deschide acest link poate urmări partida.
table-takeback = Retrage mutarea
table-pause = Pauză
table-resume = Continuă
table-leave = Părăsește partida
table-to-event = Mergi la turneu
table-info = Despre această masă
table-coach = Antrenor
table-to-home = Pagina principală
table-wants-takeback = { $name } ar vrea să retragă o mutare.
table-wants-pause = { $name } ar vrea o pauză.
table-you-asked-takeback = Ai cerut retragerea mutării.
table-you-asked-pause = Ai cerut o pauză.
table-agree = De acord
table-decline = Refuză
table-withdraw = Retrage cererea
table-agreed-already = Ai fost de acord.
table-is-paused = Masa e în pauză. Timpul e oprit.
table-stands-in = { $bot } joacă pentru tine.
table-flag-fell = Timpul tău a expirat: { $bot } joacă până la sfârșit.
table-take-back = Revino la locul tău
table-plays = joacă un bot
table-result = Rezultat
table-show-result = Arată rezultatul
table-details = Detalii
table-rematch = Joacă din nou
table-rematch-ready = Masa următoare e gata
table-to-rematch = Partida următoare
table-replay = Reluare
table-record = Partida (AGN)
table-picture = Imagine (PNG)
table-is-closed = Această masă a fost închisă.
table-not-begun = Partida nu a început.
table-expired = Mult timp nu a venit nimeni, așa că serverul a închis masa. Fă una nouă.
table-cannot-show = Această masă nu poate fi arătată
table-events =
    .sat = { $name } se așază
    .left = { $name } pleacă
    .started = Partida începe
    .undone = Mutare retrasă
    .paused = Pauză
    .resumed = Partida continuă
    .stood-in = Un bot joacă pentru { $name }
    .came-back = { $name } a revenit
    .extended = { $name } primește timp în plus
    .interrupted = Server indisponibil: timpul nu se numără
    .clock-set = Ceasul serverului a fost potrivit: timpul de joc nu se schimbă
    .finished = Partida s-a încheiat
    .closed = Masa e închisă
table-notify-title = E rândul tău
table-notify-text = { $game }: e rândul tău.

## menu: The menu of a table
menu-sound-on = Pornește sunetul
menu-sound-off = Oprește sunetul
menu-leave-sure = Un bot va juca în locul tău. Poți reveni oricând la locul tău.
menu-leave-tournament = La o masă de turneu nimeni nu joacă pentru tine: turele tale sunt pierdute până revii.
menu-withdraw-game = Retrage-te din partidă
menu-withdraw-sure = Nu primești puncte pentru această partidă, iar ceilalți continuă fără tine. Nu se poate anula.
menu-offer-takeback = Cere retragerea mutării
menu-offer-pause = Cere o pauză
menu-rules = Regulile acestui joc
menu-settings = Setări

## coach: Hints and the coach, against bots
coach-lead = După fiecare mutare a ta: ce a costat și ce era mai bine.
coach-hint = Arată trei mutări bune
coach-asking = Se gândește…
coach-last = Ultima ta mutare
coach-looked = { $count ->
    [one] { $count } poziție analizată.
    [few] { $count } poziții analizate.
   *[other] { $count } de poziții analizate.
}
coach-bot-looked = { $count ->
    [one] { $name } a analizat { $count } poziție.
    [few] { $name } a analizat { $count } poziții.
   *[other] { $name } a analizat { $count } de poziții.
}
coach-preparing = Motorul se pregătește, o singură dată pe acest server: un minut sau două. Apoi mută { $name }.
coach-gets-ready = Se pregătește…
coach-waits = { $count ->
    [one] { $name } își așteaptă rândul la gândit: mai este { $count } înainte.
    [few] { $name } își așteaptă rândul la gândit: mai sunt { $count } înainte.
   *[other] { $name } își așteaptă rândul la gândit: mai sunt { $count } de alții înainte.
}

## ahead: Why something cannot be done, and moves that are chosen ahead
ahead-why =
    .not-your-turn = Încă nu este rândul tău.
    .take-first = Ia mai întâi piese, apoi alege unde merg.
    .line-complete = Rândul { $line } este complet: alege altul.
    .line-colour = Rândul { $line } are deja altă culoare.
    .wall-has-colour = Linia { $line } a peretelui tău are deja această culoare.
    .wall-later = Piesele merg mai întâi pe un rând, iar pe perete la sfârșitul rundei.
    .other-board = Aceasta este tabla lui { $name }.
    .display-empty = Această fabrică este goală.
    .centre-empty = În centru nu este încă nimic.
    .marker-alone = Vine odată cu primele piese luate de aici.
    .place-first = Așază mai întâi piesa de pe rândul { $line }.
    .cell-taken = Acest spațiu este deja ocupat.
    .column-has-colour = Această coloană a peretelui tău are deja această culoare.
    .dome-later = Piesele merg mai întâi pe un rând, iar în cupolă la sfârșitul rundei.
    .sun-empty = Pe această parte cu soare nu a mai rămas nimic.
    .moon-empty = Pe această parte cu lună nu se află nimic.
    .moon-covered = Dintr-o stivă se poate lua doar piesa de sus.
    .chip-hidden = Acest jeton rămâne cu fața în jos până când tava lui e goală.
    .two-chips = Ți-ai luat deja cele două jetoane din această rundă.
    .no-token = Nu mai ai pioni pentru o placă în această rundă.
    .no-plate = Aici nu este nicio placă.
    .space-taken = Aici este deja o placă.
    .answer-first = Răspunde mai întâi la întrebare.
    .other-cell = Aici nu poate veni o piesă de această culoare.
ahead-ready = Pregătită: se joacă la rândul tău.
ahead-dropped = Mutarea pregătită nu mai este posibilă.

## chat: Chat
chat-title = Chat
chat-empty = Nimeni nu a spus încă nimic. Salută tu!
chat-say = Spune ceva
chat-write = Mesajul tău
chat-send = Trimite
chat-phrases-only = La această masă se vorbește în fraze predefinite: fiecare le citește în limba lui.
chat-introduce = Alege un nume pe pagina principală ca să scrii.
chat-spectator = { $name } (spectator)
chat-about = Ignoră sau raportează: { $name }
chat-mute = Ignoră
chat-mute-text = Nu mai vezi ce spune { $name }. Doar tu observi asta.
chat-muted = Ignori: { $name }.
chat-unmute = Ascultă din nou
chat-report = Raportează
chat-report-text = Spune-i administratorului serverului ce a făcut { $name }.
chat-report-why = Ce s-a întâmplat?
chat-reported = Mulțumim. Administratorul a fost anunțat.
chat-phrases =
    .hello = Salut!
    .good-luck = Succes!
    .thanks = Mulțumesc.
    .nice-move = Frumoasă mutare!
    .well-played = Bine jucat!
    .oops = Ups.
    .sorry = Îmi pare rău.
    .no-problem = Nicio problemă.
    .thinking = Mă gândesc.
    .one-moment = O clipă, te rog.
    .back-again = Am revenit.
    .hurry-please = Poți juca puțin mai repede?
    .congratulations = Felicitări!
    .good-game = Frumoasă partidă!
    .rematch = Mai jucăm o dată?
    .bye = La revedere!

## room
room-waiting = Se așteaptă jucători
room-waiting-for = { $count ->
    [one] Un loc este liber.
    [few] { $count } locuri sunt libere.
   *[other] { $count } de locuri sunt libere.
}
room-seats = Locuri
room-free = Liber
room-kept = Păstrat pentru cine a deschis masa
room-for-program = Păstrat pentru un program
room-sit-here = Așază-te aici
room-sit-down = Așază-te
room-your-name = Numele tău
room-invite = Invită prieteni
room-invite-hint = Cine deschide acest link se poate așeza. Ajunge o poreclă.
room-give-up = Închide masa
room-full = Toate locurile sunt ocupate.
room-watch-later = Rămâi aici ca să urmărești partida.
room-starts-alone = Partida începe singură când toți s-au așezat.
room-digits-awaited = Pentru împărțire mai lipsesc cifrele la întâmplare de la: { $names }
room-digits-hint = Browserul de la acel loc le adaugă singur: deschide pagina acolo. Altfel partida începe curând fără ele, iar verificarea o va spune.
room-get-up = Eliberează locul
room-you = tu
room-here = aici
room-invites = { $name } te invită la joc
room-looking = { $count ->
    [one] Se caută un adversar…
    [few] Se caută jucători…
   *[other] Se caută jucători…
}
room-looking-hint = Partida începe de la sine de îndată ce sunt destui jucători pentru una dintre acestea:
room-offer = { $game }, { $count } jucători
room-stop-looking = Oprește căutarea
room-nobody-yet = Încă nu a mai venit nimeni.
room-play-bot-hint = Poți juca imediat cu { $bot } sau poți căuta în continuare.
room-play-bot = Joacă cu { $bot }
room-removed = Nu mai ești la această masă
room-removed-hint = { $host } ți-a eliberat locul. Te poți așeza din nou dacă te primește înapoi; până atunci, există oricând o altă partidă.
room-host = gazdă
room-add-bot = Adaugă un bot
room-add-last-bot = Adaugă un bot și începe
room-last-hint = Odată ocupat acest loc, partida începe.
room-remove = Scoate
room-guests-removed = { $count ->
    [one] Ai scos un invitat.
    [few] Ai scos { $count } invitați.
   *[other] Ai scos { $count } de invitați.
}
room-readmit = Primește înapoi
room-move-up = Mută un loc mai sus
room-change = Modifică
room-evening = În seara asta
room-evening-games = { $count ->
    [one] După o partidă
    [few] După { $count } partide
   *[other] După { $count } de partide
}
room-player = Jucător
room-wins = Victorii
room-points = Puncte

## signs
signs-title = Reacții
signs-hide = Ascunde reacțiile celorlalți
signs-words =
    .hello = Salut!
    .well-played = Bine jucat!
    .thanks = Mulțumesc!
    .oops = Ups
    .thinking = Hmm…
    .wow = Uau!

## mine
mine-no-games = Încă nu ai jucat aici.
mine-unknown-me = Acest dispozitiv nu e încă cunoscut: joacă întâi o partidă sau conectează celălalt dispozitiv.
mine-running-games = În curs
mine-finished-games = Încheiate
mine-more = Arată mai multe
mine-review = Revezi
mine-endings =
    .won = Câștigată
    .shared = Victorie la egalitate
    .lost = Pierdută
    .void = Anulată
mine-statistics = Statistici
mine-games = Partide
mine-wins = Victorii
mine-average = Medie
mine-best = Record
mine-over-time = { $count ->
    [one] Puncte în ultima partidă
    [few] Puncte în ultimele { $count } partide
   *[other] Puncte în ultimele { $count } de partide
}
mine-average-line = Media a cinci partide
mine-by-game = Pe jocuri
mine-by-opponent = Pe adversari
mine-date = Data
mine-game = Joc
mine-points = Puncte
mine-result = Rezultat

## operator: The operator’s page
operator-lead = Tot ce faci aici rămâne în jurnal, cu motivul.
operator-token = Jetonul operatorului
operator-token-hint = Cel din setările serverului. Rămâne doar în această filă.
operator-enter = Intră
operator-leave = Ieși
operator-now = Chiar acum
operator-running = Partide în curs
operator-open = Mese în așteptare
operator-paused = Mese în pauză
operator-viewers = La mese
operator-moves = Mutări de la pornire
operator-slow = Mai lente de 0,1 s
operator-waiting = Așteaptă boții
operator-up = Funcționează de
operator-hours = { $hours } h { $minutes } min
operator-store-fails = Stocarea nu funcționează: jurnalul serverului spune de ce.
operator-search-prepares = Motorul se compilează: cei mai puternici boți joacă peste un minut sau două.
operator-processes = { $count ->
    [one] Încă un proces de server pe lângă acesta.
    [few] Încă { $count } procese de server pe lângă acesta.
   *[other] Încă { $count } de procese de server pe lângă acesta.
}
operator-announcement = Anunț
operator-announcement-hint = Apare pe fiecare pagină până expiră.
operator-minutes = Minute
operator-announce = Anunță
operator-withdraw = Retrage
operator-until = până la { $time }
operator-reports = Sesizări
operator-no-reports = Nu există sesizări.
operator-settle = Rezolvată
operator-mute = Redu la tăcere
operator-ban = Interzice accesul
operator-tables = Mese
operator-no-tables = Niciuna momentan.
operator-look = Vezi
operator-close = Închide masa
operator-bans = Interdicții
operator-no-bans = Nimeni nu are interdicție.
operator-ban-address = Interzice o adresă
operator-address = Adresă
operator-address-hint = De exemplu 192.0.2.7. Jurnalul serverului le are pe cele care cer prea mult.
operator-lift = Ridică
operator-for-good = definitiv
operator-minutes-hint = Gol: definitiv.
operator-why = Motiv
operator-why-hint = Un rând, pentru jurnal. Cei vizați îl pot vedea.
operator-log = Jurnal
operator-no-log = Încă nimic.

## opponents: Adversari: opt niveluri
opponents-choose = Alege-ți adversarul
opponents-level = Nivelul { $level }
opponents-about = Nivelul { $level } · { $what }
opponents-made =
    .pinch = lut crud, modelat cu degetul
    .bisque = ars o dată, ștampilat, fără smalț
    .engobe = angobă albă, o singură pensulă
    .sgraffito = zgâriat prin angobă închisă
    .cuerda = smalțuri despărțite de o linie uscată
    .majolica = toate culorile focului
    .zellige = bucăți tăiate care se potrivesc
    .lustre = aur pe albastru adânc, al treilea foc
    .other = un bot al acestui server
opponents-strength = Forță
opponents-not-measured = Încă nemăsurată la această masă
opponents-rating = { $elo } ± { $error }
opponents-you = tu, { $elo } ± { $error }
opponents-you-hint = { $count ->
    [one] Din ultima ta partidă de aici cu adversari evaluați.
    [few] Din ultimele tale { $count } partide de aici cu adversari evaluați.
   *[other] Din ultimele tale { $count } de partide de aici cu adversari evaluați.
}
opponents-you-not-yet = Forța ta apare după { $count } partide la acest fel de masă.
opponents-beaten = { $stars ->
    [0] Încă neînvins
    [1] Învins
    [2] Învins la 15 puncte sau mai mult
   *[other] Învins de trei ori la rând
}
opponents-record = { $games ->
    [one] { $games } partidă, victorii: { $wins }, cea mai bună { $own } la { $other }
    [few] { $games } partide, victorii: { $wins }, cea mai bună { $own } la { $other }
   *[other] { $games } de partide, victorii: { $wins }, cea mai bună { $own } la { $other }
}
opponents-no-games = Încă nu ați jucat unul cu altul.
opponents-medal = { $stars ->
    [0] încă nicio medalie
    [1] medalie cu o stea
    [2] medalie cu două stele
   *[other] medalie cu trei stele
}
opponents-first = Cine începe
opponents-starts =
    .lot = La sorți
    .me = Tu
    .other = Adversarul
opponents-players = Jucători
opponents-none = Niciun adversar de pe acest server nu joacă acest joc.
opponents-count = { $beaten } din { $count } învinși
opponents-next = Nivelul { $level }, următorul tău adversar

## settings: Settings
settings-look = Aspect
settings-theme = Temă
settings-themes =
    .system = Ca în sistem
    .light = Luminoasă
    .dark = Întunecată
settings-motion = Animații
settings-motions =
    .system = Ca în sistem
    .off = Oprite
    .slow = Lente
    .normal = Normale
    .fast = Rapide
settings-motion-hint = Piesele se deplasează la locul lor.
settings-plain = Aspect simplu
settings-plain-hint = Suprafețe plane, fără texturi și umbre: mai liniștit și mai ușor pentru dispozitivele lente.
settings-letters = Litere pe piese
settings-letters-hint = Modelele deosebesc piesele; și literele.
settings-text-view = Arată masa ca text
settings-text-view-hint = Pentru cititoare de ecran și litere mari: toată masa în cuvinte, și poți juca așa o partidă întreagă.
settings-play = Joc
settings-bots-at-once = Boții răspund imediat
settings-bots-at-once-hint = Fără scurta pauză în care îți vezi mai întâi propria mutare.
settings-ask-first = Întreabă înainte de a trimite o mutare
settings-ask-first-hint = Evită mutările din greșeală.
settings-sound = Sunet
settings-sound-hint = Clinchete scurte de piese și un semnal când e rândul tău.
settings-signs = Reacțiile celorlalți jucători
settings-signs-hint = Reacții scurte, ca „Bine jucat!”, apar o clipă lângă nume.
settings-notify = Anunță-mă când e rândul meu
settings-notify-hint = Printr-o notificare a browserului, cât timp te uiți la altceva.
settings-notify-push = O notificare, chiar și cu pagina închisă.
settings-notify-insecure = Browserele permit notificări doar pe pagini venite prin https. Titlul paginii îți arată oricum că e rândul tău.
settings-notify-denied = Browserul tău nu permite: acceptă notificările pentru această pagină în setările lui.
settings-notify-missing = Acest browser nu are notificări. Titlul paginii îți arată oricum că e rândul tău.
settings-offline = Folosire fără conexiune
settings-offline-hint = Păstrează pe acest dispozitiv regulile, lecțiile, editorul și partidele tale încheiate.
settings-kept = Setările rămân pe acest dispozitiv.
settings-you = Tu
settings-me-link = Nume și dispozitive

## offline: Without a connection
offline-lead = Serverul nu răspunde. Pagina revine singură de îndată ce se poate.
offline-table = Masa aceasta are nevoie de conexiune. Partida e în siguranță pe server; dacă are ceas, ceasul merge mai departe.
offline-works = Merge fără conexiune
offline-rules = Toate regulile, cu imagini.
offline-lessons = Lecții scurte la o masă adevărată.
offline-editor = Aranjează orice poziție. E verificată când ești din nou online.
offline-kept = Partide pe acest dispozitiv
offline-none-kept = Partidele încheiate pe care le joci sau le revezi rămân aici.

## preview: What a shared link shows
preview-open = Ia loc și joacă.
preview-running = Partida e în curs: vino să o urmărești.
preview-finished = Partida s-a încheiat: vezi cum a fost.
preview-private = O masă fără spectatori.
preview-replay = Revezi partida, mutare cu mutare.
preview-event = { $event }: program, mese și clasament.

## errors: What the server refuses
errors-unexpected = Ceva n-a mers aici. Încarcă pagina din nou.
errors-general = N-a mers ({ $code }). Încearcă din nou sau reîncarcă pagina.

## errors-sentences
errors-sentences-offline = Serverul nu răspunde. Verifică conexiunea.
errors-sentences-busy = Serverul e ocupat pentru o clipă. Încearcă din nou.
errors-sentences-server-fault = Eroare pe server. A fost înregistrată; încearcă din nou.
errors-sentences-bad-request = Serverul n-a înțeles. Încarcă pagina din nou.
errors-sentences-no-page = La această adresă nu e nimic.
errors-sentences-too-large = E prea lung.
errors-sentences-quicker = Altcineva a fost mai rapid. Verifică din nou.
errors-sentences-too-much = Prea multe deodată. Așteaptă o clipă.
errors-sentences-too-much-chat = Trimiți prea multe mesaje. Așteaptă o clipă.
errors-sentences-too-many-signs = Prea multe reacții. Așteaptă o clipă.
errors-sentences-unknown-device = Acest dispozitiv nu e încă cunoscut aici. Alege întâi un nume.
errors-sentences-operator-only = Doar administratorul serverului poate face asta.
errors-sentences-no-push = Serverul nu poate anunța acest browser că e rândul tău.
errors-sentences-foreign = Cererea vine de pe pagina altui site. Deschide pagina acestui server.
errors-sentences-banned = Administratorul ți-a interzis accesul la acest server.
errors-sentences-muted = Administratorul ți-a blocat mesajele pentru un timp.
errors-sentences-link-used = Linkul a fost deja folosit sau cele zece minute au trecut. Creează unul nou pe celălalt dispozitiv.
errors-sentences-name-empty = Alege un nume.
errors-sentences-name-long = Numele e prea lung. Scurtează-l.
errors-sentences-name-characters = Numele are caractere care nu se pot arăta. Scoate-le.
errors-sentences-message-empty = Scrie întâi ceva.
errors-sentences-message-long = E prea lung: cel mult 200 de caractere.
errors-sentences-message-characters = Textul are caractere care nu se pot arăta. Scoate-le.
errors-sentences-bad-table = Aceste opțiuni nu se potrivesc. Schimbă una.
errors-sentences-bad-clock = Acest ceas nu este permis. Alege altul.
errors-sentences-bad-import = Această partidă sau poziție nu se poate citi ori nu se poate continua.
errors-sentences-no-table = Această masă nu există. Verifică linkul.
errors-sentences-not-watchable = Jucătorii de la această masă nu vor spectatori.
errors-sentences-full = Toate locurile de la această masă sunt ocupate. Poți urmări partida.
errors-sentences-seat-taken = Cineva tocmai s-a așezat acolo. Alege alt loc.
errors-sentences-begins = Partida stă să înceapă.
errors-sentences-no-such-seat = Acest loc nu există.
errors-sentences-seat-kept = Acest loc e păstrat pentru altcineva.
errors-sentences-removed = Gazda ți-a eliberat locul. Roag-o să te primească înapoi.
errors-sentences-not-maker = Doar cine a deschis masa poate face asta.
errors-sentences-everybody-sits = Toți cei așezați au nevoie de un loc. Alege un joc sau un număr de jucători cu loc pentru toți.
errors-sentences-begun = Partida a început: setările rămân așa.
errors-sentences-quick-table = O partidă rapidă se joacă așa cum e. Deschide o masă proprie ca să alegi mai multe.
errors-sentences-no-seat = Nu stai la această masă.
errors-sentences-stale = Partida a mers mai departe. Verifică din nou masa.
errors-sentences-not-your-turn = Nu e rândul tău.
errors-sentences-not-started = Nu s-au așezat încă toți.
errors-sentences-is-paused = Masa e în pauză. Încheie întâi pauza.
errors-sentences-is-over = Partida s-a încheiat.
errors-sentences-not-confirmed = Tura dinainte trebuie încă confirmată.
errors-sentences-illegal = Regulile nu permit asta.
errors-sentences-bot-plays = Un bot joacă pentru tine. Revino întâi la locul tău.
errors-sentences-no-stand-in = Ești la locul tău: niciun bot nu joacă pentru tine.
errors-sentences-flag-fell = Timpul tău a expirat. Botul joacă până la sfârșit.
errors-sentences-nothing-to-undo = Acum nu mai este posibil.
errors-sentences-nothing-to-take-back = Nu ai nicio mutare de retras: ce s-a împărțit sau s-a descoperit rămâne.
errors-sentences-no-undo = La această masă mutările nu se pot anula.
errors-sentences-goes-on = Partida continuă. Părăsește-o sau termin-o întâi.
errors-sentences-not-over = Partida continuă. Poate fi analizată după ce se încheie.
errors-sentences-no-analysis = Partidele ca aceasta nu pot fi încă analizate aici.
errors-sentences-analysis-failed = Analiza nu a reușit. Încearcă din nou mai târziu.
errors-sentences-search-preparing = Motorul se pregătește, o singură dată pe acest server. Încearcă din nou peste un minut sau două.
errors-sentences-no-hints = Sugestiile sunt doar pentru partide cu boți, la mesele care le permit.
errors-sentences-too-many-analyses = Ai cerut multe analize. Așteaptă puțin.
errors-sentences-bad-words = Acest mesaj nu se poate trimite.
errors-sentences-phrases-only = La această masă se vorbește în fraze predefinite.
errors-sentences-nobody-to-mute = Nu mai e nimeni altcineva.
errors-sentences-no-tournament = Nu s-a găsit la acest turneu. Verifică linkul.
errors-sentences-tournament-role = Rolul tău la acest turneu nu permite asta.
errors-sentences-tournament-token = Acest link către turneu nu mai e valabil. Cere unul nou organizatorilor.
errors-sentences-wrong-pin = Acesta nu este PIN-ul acestei mese. Uită-te pe foaia ei de scor.
errors-sentences-wrong-code = Acesta nu este un cod al acestui turneu. Verifică-l sau cere unul nou organizatorilor.
errors-sentences-too-many-guesses = Prea multe coduri greșite. Așteaptă câteva minute sau întreabă la secretariat.
errors-sentences-tournament-entry = Această înscriere nu e posibilă: întreabă la secretariat.
errors-sentences-event-full = Turneul este complet: toate locurile sunt ocupate.
errors-sentences-tournament-now = Turneul nu permite asta acum. Verifică din nou.
errors-sentences-too-young = Cine joacă trebuie să aibă vârsta cerută: această persoană nu poate juca azi.
errors-sentences-event-few = E nevoie de cel puțin două persoane prezente. Înregistrează și alte sosiri.
errors-sentences-event-no-game-left = Nu mai e nicio partidă de jucat sau de repartizat.
errors-sentences-event-game-on = O partidă e în curs. Încheie-o întâi.
errors-sentences-event-over = Turneul s-a încheiat.
errors-sentences-event-has-left = Această persoană a plecat. Întâi las-o să revină.
errors-sentences-event-seating-old = Între timp a venit sau a plecat cineva. Schimbă repartizarea sau refă-o.
errors-sentences-event-not-seated = Nu e publicată nicio repartizare. Propune una, verific-o și public-o.
errors-sentences-event-draft = Ciorna e alta acum sau nu mai există. Verifică din nou.
errors-sentences-event-seating-moved = Repartizarea publicată e alta acum. Verifică din nou.
errors-sentences-event-hidden = Clasamentul este ascuns până la premiere.
errors-sentences-event-watched = Online oricine poate privi mesele: clasamentul nu poate fi ascuns.
errors-sentences-event-logo = Sigla trebuie să fie o imagine PNG sau JPEG.
errors-sentences-event-chair = Acolo nu e niciun scaun liber. Alege altă masă sau refă cu cât mai puține schimbări.
errors-sentences-event-table-sizes = O masă ar fi prea mică sau prea mare. Refă cu cât mai puține schimbări.
errors-sentences-event-sheet-in = A venit o foaie, deci s-a jucat. Dacă e o greșeală, elimin-o întâi.
errors-sentences-event-table-open = O masă nu are încă rezultat sau arbitrul mai are de decis.
errors-sentences-event-result = Rezultatul acestei mese nu e cel pe care l-ai văzut. Verifică din nou.
errors-sentences-event-table-void = Această masă e anulată: aici nimeni nu primește puncte.
errors-sentences-event-twice = E deja așa: nu mai e nimic de făcut.
errors-sentences-event-after-end = La această masă partida s-a terminat. Corectează foaia, elimin-o sau notează că a plecat cineva.
errors-sentences-event-same-name = Cineva cu acest nume e deja înscris. Deosebește-i pe cei doi.
errors-sentences-event-names-somebody = Aici pare să fie un nume, iar textul rămâne pentru totdeauna. Scrie „locul 2 de la masa 3”.
errors-sentences-event-reason = Spune motivul, într-un rând.
errors-sentences-event-csv = Această listă nu poate fi citită. Primul rând trebuie să aibă titlurile first, surname, of_age, club și rating.
errors-sentences-event-column = Lista are o coloană care nu se păstrează: doar first, surname, of_age, club și rating. Scoate-le pe celelalte.
errors-sentences-event-age-column = Lista trebuie să spună cine are vârsta cerută: yes sau no în coloana of_age, sau spune-o pentru toți.
errors-sentences-event-too-long = Partidele nu încap între început și sfârșit. Începe mai devreme, termină mai târziu sau joacă mai puțin.
errors-sentences-event-value = Una dintre aceste valori nu e posibilă. Verifică-le din nou.
errors-sentences-event-club = Clubul e un singur rând scurt, iar ratingul un număr întreg sau gol.
errors-sentences-event-final-on = Finala a început: nu se mai pot adăuga sau scoate partide.
errors-sentences-event-has-played = A jucat deja: asta nu se mai poate schimba.
errors-sentences-event-in-use = Această setare nu mai poate fi schimbată: de ea depinde deja ceva.
errors-sentences-event-yourself = Nimeni nu ar mai putea conduce turneul. Creează întâi un link pentru alt organizator.
errors-sentences-event-sheet = Această foaie nu poate fi corectă. Verifică punctele, liniile și retragerile.
errors-sentences-event-no-paper = Acest server nu poate tipări: cere administratorului să instaleze azulejos[paper].
errors-sentences-event-nothing-to-print = Încă nu e nimic de tipărit.
errors-sentences-online-table = Această masă este a unui turneu. Închide pagina dacă trebuie să pleci sau retrage-te.
errors-sentences-not-online = Acest turneu se joacă în sală, nu online.
errors-sentences-no-live-table = Încă nu este o masă pentru tine. Așteaptă să înceapă partida.
errors-sentences-results-come-in = Rezultatele meselor online vin singure. Un arbitru le poate corecta.
errors-sentences-no-extra-time = Online doar turele au timp, iar partidele se termină singure: nu este nevoie de timp în plus.
errors-sentences-not-stalled = Această masă nu s-a oprit: nu este nimic de reluat.
errors-sentences-withdrawn-for-good = O retragere de la o masă online nu poate fi anulată. Lasă persoana să revină la partida următoare.
errors-sentences-no-bots = Boții nu pot ocupa locuri aici. Permite întâi asta în setările turneului.
