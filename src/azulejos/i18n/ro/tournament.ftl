### A tournament: what its pages share, the desk, a player's page, the arbiter, the hall screen and what is printed.

## event: What the pages of a tournament share
event-tabs =
    .label = Paginile acestui turneu
    .follow = Turneu
    .mine = Partidele mele
    .arbiter = Arbitru
    .desk = Secretariat
    .hall = Ecran în sală
event-stages =
    .entry = Înscrieri
    .playing = Se joacă
    .between = Pauză
    .finished = Încheiat
event-game = Partida { $game }
event-final-table = Masa finală
event-table = Masa { $table }
event-seat = Locul { $seat }
event-people = { $count ->
    [one] { $count } persoană
    [few] { $count } persoane
   *[other] { $count } de persoane
}
event-points = { game-points }
event-starts = începe
event-first-drawn =
    .ask = Începe altcineva
    .title = Cine începe?
    .text = Dacă masa a tras primul jucător din săculeț, spune cine a avut piesa roșie.
    .missing = Acest jucător începe deja.
event-bot = bot
event-clock =
    .game = Timp rămas
    .counting = Numărați și predați
    .break = Până la partida următoare
    .late = Partida următoare începe imediat
    .paused = Ceasul e oprit
    .none = Nu se joacă acum
    .over = Timpul a expirat
event-marks =
    .played = jucată
    .withdrawn = retragere
    .void = anulată
    .open = fără rezultat încă
    .disputed = la arbitru
    .absent = nu a jucat
event-table-stages =
    .playing = se joacă
    .awaiting = o foaie predată
    .disputed = la arbitru
    .settled = gata
    .void = anulată
event-announcements = Anunțuri
event-schedule = Program
event-seating = Locurile la mese
event-seating-stale = Repartizarea se schimbă. Așteaptă-o pe cea nouă.
event-participants = Participanți
event-line =
    .connecting = Se conectează…
    .lost = Conexiune pierdută. Se încearcă din nou…
    .closing = Serverul repornește.
    .underway = Se trimite de îndată ce revine conexiunea.
event-kept = Fără conexiune. Așa era la { $time }.
event-loading = Turneul se încarcă…
event-missing =
    .title = Nu există acest turneu
    .text = Linkul nu duce la niciun turneu. Verifică-l sau întreabă-l pe cel care ți l-a dat.
    .all = Toate turneele
event-ended = Pagina nu mai primește actualizări. Reîncarc-o.
event-not-yours =
    .title = Pagina este pentru cei care conduc turneul
    .text = Deschide pe acest dispozitiv linkul primit de la organizator.
    .follow = Urmărește turneul
event-code =
    .label = Codul linkului tău personal
    .hint = Opt litere și cifre, ca pe cartonașul tău.
    .open = Deschide
event-bad-link = Linkul nu este valabil sau nu mai este: cere-i organizatorului altul.
event-save = Salvează
event-cancel = Renunță
event-why = Motiv
event-why-hint = Un rând pentru jurnal. Fără nume.
event-why-missing = Scrie întâi motivul.
event-why-ready = Motive obișnuite
event-names-somebody = Se pare că ai scris un nume, iar jurnalul se păstrează pentru totdeauna. Scoate numele sau lasă așa.
event-anyway = Lasă așa
event-done = Gata

## event-ranking
event-ranking-title = Clasament
event-ranking-place = Loc
event-ranking-name = Nume
event-ranking-pt = PT
event-ranking-pt-long = Punctele din toate partidele
event-ranking-rows = Linii
event-ranking-rows-long = Linii complete din toate partidele
event-ranking-won = Câștigate
event-ranking-won-long = Partide câștigate
event-ranking-points = Puncte
event-ranking-points-long = Punctele din toate partidele, minus penalizările
event-ranking-penalty = Penalizare
event-ranking-penalty-long = Puncte scăzute de un arbitru
event-ranking-decided =
    .pt = după puncte
    .place-points = după punctele de loc
    .rows = după linii complete
    .won = după partide câștigate
    .direct = după partidele dintre ei
    .best-game = după cea mai bună partidă
    .opponents = după punctele adversarilor
    .shared = loc împărțit
    .final = la masa finală
    .final-rows = după liniile de la masa finală
event-ranking-none = Clasamentul apare cu primul rezultat.
event-ranking-hidden = Clasamentul se află la premiere.
event-ranking-hidden-here = Ascuns până la premiere: îl văd doar organizatorii.
event-ranking-unranked = Au plecat înainte de prima lor partidă, fără loc în clasament: { $names }
event-ranking-crosstable = Tabel încrucișat
event-ranking-met = Masa { $table }, cu { $others }
event-ranking-after = După partida { $games }. Restul se află la premiere.

## event-reasons
event-reasons-warn =
    .disturbs = A deranjat alți jucători
    .slow = A jucat intenționat încet
    .rude = A fost nepoliticos
event-reasons-expel =
    .conduct = Comportament nesportiv
    .warned = Avertizat de mai multe ori
event-reasons-reinstate =
    .mistake = A fost o greșeală
    .agreed = Toți de la masă au fost de acord
event-reasons-return =
    .back = S-a întors
    .mistake = A fost o greșeală
event-reasons-leave =
    .go = Trebuie să plece
    .ill = Nu se simte bine
event-reasons-withdraw =
    .go = Trebuie să plece
    .ill = Nu se simte bine
    .away = Nu a venit la masă
event-reasons-finish =
    .closes = Sala se închide
    .late = S-a făcut prea târziu
    .few = Au rămas prea puțini jucători
event-reasons-add-game =
    .early = Suntem înaintea programului
    .asked = Au cerut-o jucătorii
    .drawn = Trebuie să decidă încă o partidă
event-reasons-drop-game =
    .late = Suntem în întârziere
    .closes = Sala se închide mai devreme
    .few = Au rămas prea puțini jucători
event-reasons-undo-game =
    .seats = Unii stăteau la locuri greșite
    .early = A început prea devreme
    .wrong = Nu s-a jucat după reguli
event-reasons-reopen =
    .mistake = A fost încheiat din greșeală
    .stay = Sala rămâne totuși deschisă
    .correct = Trebuie corectat un rezultat
event-reasons-discard-sheet =
    .plays = Încă joacă
    .table = Este a altei mese
    .counted = S-a numărat greșit
event-reasons-delay =
    .plays = O masă încă joacă
    .late = Unii jucători întârzie
    .quick = Toți au terminat repede
    .break = O pauză mai lungă
event-reasons-extra-time =
    .question = O întrebare despre reguli
    .spilt = Au căzut piese
    .started = Masa a început târziu
event-reasons-correct =
    .counted = Numărat greșit
    .typed = Introdus greșit
    .seats = Locuri încurcate
event-reasons-dispute =
    .counted = Numărat greșit
    .typed = Introdus greșit
event-reasons-void =
    .stopped = Nimeni nu mai poate continua
    .tiles = Lipsesc piese
event-reasons-pause =
    .announcement = Anunț
    .interruption = Întrerupere în sală
event-reasons-resume-table =
    .back = Jucătorii s-au întors
    .network = Conexiunea a căzut
event-reasons-pass-turn =
    .away = Lipsește
event-reasons-stand-in =
    .away = Lipsește
    .network = Conexiunea a căzut
event-reasons-other =
    .mistake = A fost o greșeală
    .agreed = Toți cei implicați au fost de acord
    .arbiter = Decizia arbitrului

## desk: The organisers’ desk
desk-title = Secretariat
desk-tabs =
    .label = Părțile secretariatului
    .people = Participanți
    .seating = Mese
    .game = Partidă
    .standings = Clasament
    .papers = Tipărire
    .event = Turneu
desk-course =
    .label = După-amiaza pas cu pas
    .enter = Înscrieri
    .check-in = Sosiri
    .seat = Mese
    .end = Diplome
    .done = gata
    .skipped = nu s-a jucat
desk-standings =
    .live = După rezultatele de până acum.
    .final = Definitiv.

## desk-next
desk-next-title =
    .enter = Înscrie jucătorii
    .check-in = Bifează cine a sosit
    .draft = Repartizează jucătorii
    .publish = Verifică ciorna, apoi public-o
    .final = Stabilește masa finală
    .start = Pornește partida
    .await-sheets = Adună foile
    .settle = Decide o contestație
    .end-game = Încheie partida
    .finish = Încheie turneul
    .ceremony = Premierea
    .print-certificates = Tipărește diplomele
    .online = Mesele joacă
desk-next-text =
    .enter = Scrie numele, lipește o listă sau lasă-i să se înscrie printr-un link.
    .check-in = Prezenți: { $present } din { $entered }. Atinge numele fiecăruia care sosește.
    .draft = { $again ->
        [yes] A venit sau a plecat cineva: repartizarea publicată nu mai e bună.
       *[no] Prezenți: { $present }. Calculatorul propune o repartizare.
    }
    .publish = Poți schimba jucătorii între ei. După publicare toți văd unde stau.
    .final = Cei mai buni dintre cei prezenți mai joacă o dată.
    .start = { $game }: când toți stau la mese, pornește. Se trage la sorți și pornește ceasul.
    .await-sheets = { $count ->
        [one] Masa { $tables } nu are încă rezultat.
        [few] { $count } mese nu au încă rezultat: { $tables }.
       *[other] { $count } de mese nu au încă rezultat: { $tables }.
    }
    .settle = { $count ->
        [one] Masa { $tables } așteaptă o decizie.
        [few] Mesele { $tables } așteaptă o decizie.
       *[other] Mesele { $tables } așteaptă o decizie.
    }
    .end-game = { $game }: toate mesele au terminat.
    .finish = Toate partidele s-au jucat. Clasamentul devine definitiv.
    .ceremony = Clasamentul e ascuns. Dezvăluie locurile unul câte unul pe ecranul din sală.
    .print-certificates = Turneul s-a încheiat. Mulțumim că l-ai condus.
    .online = { $count ->
        [one] { $count } masă încă joacă. Rezultatul vine singur.
        [few] { $count } mese încă joacă. Rezultatele vin singure.
       *[other] { $count } de mese încă joacă. Rezultatele vin singure.
    }
desk-next-button =
    .enter = Înscrie jucători
    .check-in = Bifează sosirile
    .draft = { $again ->
        [yes] Refă repartizarea
       *[no] Propune repartizarea
    }
    .publish = Publică repartizarea
    .final = Stabilește masa finală
    .start = Pornește: { $game }
    .await-sheets = Introdu o foaie
    .settle = Decide
    .end-game = Încheie: { $game }
    .finish = Încheie turneul
    .ceremony = Începe premierea
    .print-certificates = Tipărește diplomele
    .online = Urmărește mesele
desk-next-label = Acum
desk-next-calls = { $count ->
    [one] { $count } solicitare pentru arbitru
    [few] { $count } solicitări pentru arbitru
   *[other] { $count } de solicitări pentru arbitru
}
desk-next-unattended = Acest turneu merge singur. Poți face oricând totul manual.
desk-next-papers = Tipărește întâi:
desk-next-also =
    .enter = Înscrie și alți jucători
    .check-in = Bifează și alte sosiri
    .draft = Repartizează-i pe cei prezenți
    .redraft = Altă ciornă
    .ceremony = Premierea
    .print-certificates = Tipărește diplomele
    .finish = Încheie fără finală
    .finish-early = Încheie acum
    .all = Toți sunt aici
desk-next-all-sure = { $count ->
    [one] Bifezi { $count } sosire?
    [few] Bifezi toate cele { $count } sosiri?
   *[other] Bifezi toate cele { $count } de sosiri?
}
desk-next-finish-early = Unele partide nu se mai joacă. Spune de ce, pentru jurnal.
desk-next-start-sure = { $game }: începem?
desk-next-start-text = Se trage la sorți cine începe și pornește ceasul. Poți anula pornirea până vine prima foaie.
desk-next-start-away = Încă n-au sosit: { $names }.
desk-next-start-missing = Lipsește cineva? Notează întâi că a plecat: își păstrează punctele de până acum.
desk-next-reopen = Totuși nu s-a încheiat
desk-next-reopen-text = Turneul continuă după ultima partidă jucată, iar pentru următoarele se face o nouă repartizare. Spune de ce, pentru jurnal.

## desk-people
desk-people-title = Participanți
desk-people-name = Nume
desk-people-name-hint = Prenumele, apoi numele de familie. Enter pentru următorul.
desk-people-add = Înscrie
desk-people-of-age = { $age ->
    [one] Are cel puțin { $age } an
    [few] Are cel puțin { $age } ani
   *[other] Are cel puțin { $age } de ani
}
desk-people-of-age-all = { $age ->
    [one] Toți din listă au cel puțin { $age } an
    [few] Toți din listă au cel puțin { $age } ani
   *[other] Toți din listă au cel puțin { $age } de ani
}
desk-people-here-already = E deja aici
desk-people-late = Înscriere târzie: joacă de la { $game }
desk-people-over = Nu se mai poate înscrie nimeni.
desk-people-entered = { $name }: înscriere făcută.
desk-people-entered-many = { $count ->
    [one] { $count } persoană înscrisă.
    [few] { $count } persoane înscrise.
   *[other] { $count } de persoane înscrise.
}
desk-people-list = Lipește sau încarcă o listă
desk-people-list-hint = Câte un nume pe rând, numerotat sau nu, ori numele de familie întâi, cu virgulă; sau CSV cu antete.
desk-people-list-label = Lista de nume
desk-people-list-missing = Lipește nume sau alege un fișier.
desk-people-file = Alege un fișier…
desk-people-preview = { $count ->
    [one] { $count } nume găsit
    [few] { $count } nume găsite
   *[other] { $count } de nume găsite
}
desk-people-enter-list = { $count ->
    [one] Înscrie { $count } persoană
    [few] Înscrie { $count } persoane
   *[other] Înscrie { $count } de persoane
}
desk-people-row = Rândul { $row }, { $name }: { $text }
desk-people-link = Link pentru jucători
desk-people-link-text = Cine deschide acest link se poate înscrie și poate urmări turneul. Arată codul sau trimite linkul.
desk-people-entries-open = Jucătorii se pot înscrie singuri
desk-people-entries-open-hint = Până începe prima partidă sau până închizi tu.
desk-people-opened = Înscrierile sunt deschise.
desk-people-closed = Înscrierile sunt închise.
desk-people-bots = Adaugă boți
desk-people-bots-text = Boții ocupă locuri și joacă singuri.
desk-people-bots-count = Câți
desk-people-bots-kind = Care bot
desk-people-bots-not-allowed = Permite întâi boții.
desk-people-bots-entered = { $count ->
    [one] { $count } bot înscris.
    [few] { $count } boți înscriși.
   *[other] { $count } de boți înscriși.
}
desk-people-search = Caută pe cineva
desk-people-none = Nu e încă nimeni. Scrie mai sus primul nume.
desk-people-none-found = Nu s-a găsit nimeni.
desk-people-shows =
    .label = Arată
    .all = Toți
    .away = Încă neprezentați
    .here = Aici
    .left = Plecați
desk-people-check-in = E aici
desk-people-check-in-name = { $name } e aici
desk-people-checked-in = { $name }: sosire bifată.
desk-people-all-here = { $count ->
    [one] { $count } sosire bifată.
    [few] { $count } sosiri bifate.
   *[other] { $count } de sosiri bifate.
}
desk-people-more = Detalii: { $name }
desk-people-stages =
    .entered = încă nu e aici
    .here = e aici
    .playing = joacă
    .left = a plecat
    .expelled = excludere
desk-people-at = masa { $table }, locul { $seat }
desk-people-same-name = același nume de două ori
desk-people-warnings = { $count ->
    [one] { $count } avertisment
    [few] { $count } avertismente
   *[other] { $count } de avertismente
}
desk-people-erased = nume șters
desk-people-from-game = de la partida { $game }
desk-people-first = Prenume
desk-people-surname = Nume de familie
desk-people-rename = Salvează numele
desk-people-renamed = Numele e schimbat.
desk-people-make-link = Creează un link personal
desk-people-new-link = Creează un nou link personal
desk-people-new-link-hint = Cel vechi nu mai funcționează.
desk-people-link-hint = Cu el își văd masa și predau rezultatele.
desk-people-make-links = Linkuri personale de tipărit
desk-people-make-links-text = { $count ->
    [one] { $count } persoană nu are încă link.
    [few] { $count } persoane nu au încă link.
   *[other] { $count } de persoane nu au încă link.
}
desk-people-make-links-all = Toți au câte un link. Cele noi le înlocuiesc.
desk-people-make-links-for = { $count ->
    [one] Creează { $count } link
    [few] Creează { $count } linkuri
   *[other] Creează { $count } de linkuri
}
desk-people-make-links-anew = Creează linkuri noi pentru toți
desk-people-leave = Pleacă de la turneu
desk-people-leave-hint = Între partide. Ce s-a jucat rămâne în clasament.
desk-people-withdraw = Se retrage din partidă
desk-people-withdraw-hint = În timpul partidei. Nu primește puncte pentru ea, iar masa joacă mai departe.
desk-people-come-back = Revine
desk-people-come-back-late = Nu mai e nicio partidă de jucat.
desk-people-left = { $name } a plecat.
desk-people-withdrawn = { $name } s-a retras.
desk-people-back = { $name } a revenit.
desk-people-erase = Șterge numele definitiv
desk-people-erase-text = Numele și toate linkurile acestei persoane se șterg. Rezultatele rămân, fără nume. Nu se poate anula.
desk-people-erase-done = Numele e șters.
desk-people-arbiter-link = Avertismentele și excluderile se dau pe pagina arbitrului.

## desk-seating
desk-seating-title = Mese
desk-seating-none = Nu există încă o repartizare.
desk-seating-none-text = Când toate sosirile sunt bifate, creează o ciornă. O vezi doar tu, până o publici.
desk-seating-draft = Ciornă
desk-seating-draft-text = O vezi doar tu.
desk-seating-published = Publicată
desk-seating-published-text = O văd toți.
desk-seating-old = Între timp a venit sau a plecat cineva. Refă ciorna.
desk-seating-draft-it = Propune repartizarea
desk-seating-redraft = O altă ciornă
desk-seating-redrafted = Iată o altă ciornă.
desk-seating-drafted = Ciorna e gata: verific-o.
desk-seating-balance = Amestecă locurile
desk-seating-balance-hint = Aceleași mese, iar fiecare primește cât mai multe locuri diferite.
desk-seating-balanced = Locurile sunt amestecate.
desk-seating-publish = Publică repartizarea
desk-seating-published-now = Repartizarea e publicată.
desk-seating-how = Trage un nume peste altul ca să-i schimbi, sau alege-i pe rând.
desk-seating-picked = { $name } se schimbă cu…
desk-seating-picked-hint = Fiecare nume arată cum s-ar schimba costul. Alege unul, sau Escape.
desk-seating-cancel = Nu schimba
desk-seating-seat-of = { $name }, masa { $table }, locul { $seat }
desk-seating-swap-to = după schimb costul e { $cost }
desk-seating-swapped = { $same ->
    [yes] Schimb făcut: costul rămâne { $after }.
   *[no] Schimb făcut: costul trece de la { $before } la { $after }.
}
desk-seating-cost = Cost
desk-seating-cost-hint = 0 dacă nimeni nu întâlnește pe nimeni de două ori
desk-seating-same = =
desk-seating-meets = întâlnește din nou: { $names }
desk-seating-nobody-twice = Nimeni nu întâlnește pe nimeni de două ori.
desk-seating-met-again = { $pairs ->
    [one] { $pairs } pereche se întâlnește din nou
    [few] { $pairs } perechi se întâlnesc din nou
   *[other] { $pairs } de perechi se întâlnesc din nou
}{ $most ->
    [2] .
   *[other] , de cel mult { $most } ori.
}
desk-seating-best = Mai puțin nu se poate.
desk-seating-pair = { $one } și { $other }
desk-seating-pair-in = { $pair } (partida { $games })
desk-seating-pairs-more = { $count ->
    [one] încă o pereche
    [few] încă { $count } perechi
   *[other] încă { $count } de perechi
}
desk-seating-small = { $same ->
    [yes] { $most ->
        [one] Fiecare stă o dată la o masă de trei sau doi.
        [few] Fiecare stă de { $most } ori la o masă de trei sau doi.
       *[other] Fiecare stă de { $most } de ori la o masă de trei sau doi.
    }
   *[no] Fiecare stă de la { $least } la { $most } ori la o masă de trei sau doi.
}
desk-seating-seats-differ = Nimeni nu are același loc de două ori.
desk-seating-seats-repeat = Unii au același loc de mai multe ori.
desk-seating-first = începe la { $minute }
desk-seating-stale = Între timp a venit sau a plecat cineva. Ecranele și telefoanele o spun până e gata noua repartizare.
desk-seating-bend = Alege un nume ca să-l schimbi cu altul sau să-l scoți. Toți văd imediat schimbarea.
desk-seating-redraw = Refă cu cât mai puține schimbări
desk-seating-redraw-cost = { $count ->
    [0] Nimeni nu schimbă masa. Cost { $cost }.
    [one] { $count } jucător schimbă masa. Cost { $cost }.
    [few] { $count } jucători schimbă masa. Cost { $cost }.
   *[other] { $count } de jucători schimbă masa. Cost { $cost }.
}
desk-seating-redrawn = { $count ->
    [0] Noua repartizare e valabilă. Nimeni nu schimbă masa.
    [one] Noua repartizare e valabilă. { $count } jucător schimbă masa.
    [few] Noua repartizare e valabilă. { $count } jucători schimbă masa.
   *[other] Noua repartizare e valabilă. { $count } de jucători schimbă masa.
}
desk-seating-waiting = Încă fără loc
desk-seating-sits-where = { $name } stă…
desk-seating-chair-cost = La masa { $table }, cost { $cost }
desk-seating-no-chair = Niciun scaun nu e liber. Refă cu cât mai puține schimbări.
desk-seating-sits = { $name } stă la masa { $table }.
desk-seating-gone = nu mai e aici
desk-seating-take-out-cost = Scoate: { $name }, cost { $cost }
desk-seating-too-small = Fără { $name } masa ar fi prea mică. Refă cu cât mai puține schimbări.
desk-seating-taken-out = { $name } nu joacă această partidă.

## desk-wishes: Who should not meet, and who needs a certain place
desk-wishes-title = Dorințe
desk-wishes-text = Următoarea ciornă ține cont de ele. Dacă una nu poate fi îndeplinită, ciorna spune care și de ce.
desk-wishes-choose = Alege…
desk-wishes-one = O persoană
desk-wishes-other = Cealaltă
desk-wishes-keep-apart = Ține separat
desk-wishes-apart-of = { $names } nu ar trebui să se întâlnească.
desk-wishes-let-meet = Se pot întâlni
desk-wishes-let-meet-of = { $names } se pot întâlni
desk-wishes-clubs = Separă membrii aceluiași club
desk-wishes-clubs-hint = Cât timp ajung mesele.
desk-wishes-no-clubs = Nimeni nu are încă un club: scrie-l la persoană sau în listă.
desk-wishes-saved = Notat. Următoarea ciornă ține cont.
desk-wishes-of-person = Club, rating, loc fix
desk-wishes-club = Club
desk-wishes-rating = Rating
desk-wishes-table = Mereu la masa
desk-wishes-table-hint = De exemplu pentru cineva care nu poate urca scări
desk-wishes-seat = Mereu pe locul
desk-wishes-any-seat = oricare
desk-wishes-save = Salvează
desk-wishes-substitute = Rezervă
desk-wishes-substitute-hint = Completează doar o masă de trei și nu intră în clasament.
desk-wishes-substitute-played = A jucat deja: asta nu se mai poate schimba.
desk-wishes-needs-table = { $name } stă mereu la masa { $table }.
desk-wishes-needs-seat = { $name } are mereu locul { $seat }.
desk-wishes-is-substitute = { $name } e rezervă.
desk-wishes-unmet = { $count ->
    [one] { $count } dorință nu e îndeplinită:
    [few] { $count } dorințe nu sunt îndeplinite:
   *[other] { $count } de dorințe nu sunt îndeplinite:
}
desk-wishes-all-met = Toate dorințele sunt îndeplinite.
desk-wishes-unwished = Fără dorințe costul ar fi { $cost }.
desk-wishes-meet-anyway = { $games }: { $names } se întâlnesc.
desk-wishes-not-at-table = { $games }: { $names } nu e la masa { $table }.
desk-wishes-not-at-seat = { $games }: { $names } nu are locul { $seat }.
desk-wishes-reasons =
    .same-table = Au nevoie de aceeași masă.
    .crowded = Sunt mai mulți decât mesele.
    .no-table = Nu sunt atâtea mese.
    .full = Au nevoie de această masă mai mulți decât are scaune.
    .no-seat = Masa lor nu are atâtea locuri.
    .taken = Altcineva de la masă are nevoie de acest loc.
    .others = Alte dorințe, sau un schimb, au stat în cale.

## desk-rounds: A game more or fewer, and a game undone
desk-rounds-add = Adaugă o partidă
desk-rounds-add-text = { $games ->
    [one] Toți joacă { $games } partidă. Dacă trebuie, turneul se termină mai târziu.
    [few] Toți joacă { $games } partide. Dacă trebuie, turneul se termină mai târziu.
   *[other] Toți joacă { $games } de partide. Dacă trebuie, turneul se termină mai târziu.
}
desk-rounds-drop = Renunță la o partidă
desk-rounds-drop-text = { $games ->
    [one] Toți joacă { $games } partidă. Repartizarea partidei la care renunți se pierde.
    [few] Toți joacă { $games } partide. Repartizarea partidei la care renunți se pierde.
   *[other] Toți joacă { $games } de partide. Repartizarea partidei la care renunți se pierde.
}
desk-rounds-undo = Anulează: { $game }
desk-rounds-undo-text = Rezultatele ei nu contează, iar partida se joacă din nou cu aceeași repartizare. Cine s-a retras trebuie primit înapoi.

## desk-game
desk-game-none = Nu a început nicio partidă.
desk-game-none-text = Când repartizarea e publicată și toți stau la mese, pornește partida. Mesele și foile lor apar aici.
desk-game-started = { $game } a început.
desk-game-ended = { $game } s-a încheiat.
desk-game-which = Care partidă
desk-game-pause = Oprește ceasul
desk-game-resume = Pornește ceasul
desk-game-paused = Ceasul e oprit.
desk-game-resumed = Ceasul merge.
desk-game-extra = Timp în plus
desk-game-minutes = Minute
desk-game-minutes-extra = { NUMBER($minutes, signDisplay: "exceptZero") } min
desk-game-table = Masa
desk-game-enter-sheet = Introdu foaia
desk-game-enter-sheet-of = Introdu foaia mesei { $table }
desk-game-correct = Corectează
desk-game-correct-of = Corectează masa { $table }
desk-game-decide = Decide
desk-game-decide-of = Decide masa { $table }
desk-game-watch = Urmărește
desk-game-watch-of = Urmărește masa { $table }
desk-game-resume-table = Las-o să continue
desk-game-stalled = oprită: toți și-au pierdut tura
desk-game-sheet-in = Foaie primită de la { $names }
desk-game-differ = Foile nu se potrivesc:
desk-game-disputed-text = Rezultatul e contestat.
desk-game-by = de la { $name }
desk-game-settled = Mese gata: { $done } din { $all }
desk-game-sheet-title = { $game }, { $table }
desk-game-withdrew = s-a retras
desk-game-undo-start = Anulează pornirea
desk-game-undo-start-text = Atunci partida nu a început: repartizarea se poate schimba, iar cine lipsește poate pleca înainte (T20).
desk-game-start-undone = Pornirea e anulată.
desk-game-discard = Elimină foile
desk-game-discard-of = Elimină foile mesei { $table }
desk-game-discard-text = Au fost predate prea devreme: masa joacă mai departe și predă din nou. Jurnalul păstrează ce scria pe ele.

## desk-papers
desk-papers-title = De tipărit
desk-papers-language = Limba foilor
desk-papers-game = Partida
desk-papers-to-come = toate care urmează
desk-papers-names =
    .sheets = Foi de punctaj
    .cards = Cartonașe de masă
    .tables = Repartizarea pe mese
    .names = Repartizarea după nume
    .ranking = Clasament
    .certificates = Diplome
desk-papers-hints =
    .sheets = Câte una pentru fiecare masă, cu un cod pentru a introduce rezultatul de pe telefon
    .cards = De îndoit și pus pe mese
    .tables = Pentru perete
    .names = Pentru perete, în ordine alfabetică
    .ranking = Cu departajările
    .certificates = Pentru toți, cu loc și puncte
desk-papers-need-seating = Când repartizarea e publicată
desk-papers-need-new-seating = Când noua repartizare e gata
desk-papers-need-game = Când a început o partidă
desk-papers-need-end = Când turneul s-a încheiat
desk-papers-files = Descarcă
desk-papers-files-text = Tot ce ține de acest turneu îți aparține.
desk-papers-lists =
    .participants = Participanți
    .seating = Repartizarea
    .results = Rezultate
    .ranking = Clasament
    .crosstable = Tabel încrucișat
    .entrants = Toate înscrierile
    .log = Jurnal
desk-papers-numbers = Repartizarea pe numere
desk-papers-numbers-hint = Câte un rând pentru fiecare masă, cu numerele de înscriere, pentru alte programe de repartizare
desk-papers-public = Liste publice
desk-papers-everything = Totul
desk-papers-everything-hint = Cu nume și jurnal: păstrează-l bine
desk-papers-games = Partide jucate online

## desk-page: The event’s page, its places, the series, and copies
desk-page-title = Pagină și locuri
desk-page-text = Text pentru toți
desk-page-text-hint = Unde se joacă, ce se câștigă, cum se ajunge. Apare pe pagina turneului.
desk-page-save = Salvează textul
desk-page-logo = Sigla turneului
desk-page-choose-logo = Alege o siglă…
desk-page-other-logo = Altă siglă…
desk-page-remove-logo = Elimină
desk-page-not-a-picture = Acest fișier nu e o imagine pe care browserul o poate citi.
desk-page-places = Locuri
desk-page-places-hint = Gol: pentru toți. Cine se înscrie peste acest număr așteaptă și intră când renunță cineva.
desk-page-waiting = { $count ->
    [one] { $count } persoană așteaptă un loc.
    [few] { $count } persoane așteaptă un loc.
   *[other] { $count } de persoane așteaptă un loc.
}
desk-page-waits = listă de așteptare
desk-page-series = Serie
desk-page-series-hint = Un nume scurt, de exemplu iarna-2027. Turneele cu același nume au un clasament comun.
desk-page-clone = Încă unul la fel
desk-page-clone-text = Cu aceleași setări, text, siglă și locuri. Primești un link propriu pentru el.
desk-page-clone-it = Creează turneul
desk-page-clone-people = Înscrie aceleași persoane

## desk-event
desk-event-title = Turneu
desk-event-announce = Anunță
desk-event-announce-label = Spune tuturor
desk-event-announce-hint = Apare pe ecranul din sală și pe fiecare telefon.
desk-event-announced = Toți au aflat.
desk-event-retract = Retrage
desk-event-retract-of = Retrage: { $text }
desk-event-retracted = Anunțul e retras.
desk-event-delay = Mai devreme sau mai târziu
desk-event-delay-title = O partidă începe la altă oră
desk-event-delay-game = Partida
desk-event-delay-minutes = Minute mai târziu (negativ: mai devreme)
desk-event-delay-missing = Scrie numărul de minute.
desk-event-delay-begins = { $game } începe atunci la { $time }.
desk-event-delayed = Programul a fost decalat.
desk-event-helpers = Cine ajută
desk-event-helpers-text = Arbitrii decid contestațiile; organizatorii pot face totul. Fiecare primește un link propriu, pe care îl poți retrage.
desk-event-helper-name = Nume
desk-event-arbiter = Arbitru
desk-event-organiser = Organizator
desk-event-make-arbiter = Link pentru un arbitru
desk-event-make-organiser = Link pentru un organizator
desk-event-you = tu
desk-event-revoke = Retrage linkul
desk-event-revoke-of = Retrage linkul: { $name }
desk-event-revoke-text = Cine are acest link devine imediat spectator.
desk-event-revoked = Linkul e retras.
desk-event-unnamed = fără nume
desk-event-settings = Setări
desk-event-change = Nume și setări…
desk-event-change-title = Schimbă numele și setările
desk-event-setting-fixed = Nu mai poate fi schimbat.
desk-event-put-away = Arhivă
desk-event-archived = Arhivat
desk-event-archived-hint = Stă printre turneele vechi, la sfârșitul listei.
desk-event-delete = Șterge turneul
desk-event-delete-text = Jucătorii, rezultatele, jurnalul și linkurile se șterg definitiv. Descarcă întâi ce vrei să păstrezi.
desk-event-delete-name = Scrie numele pentru confirmare: { $title }
desk-event-delete-missing = Scrie întâi numele turneului.
desk-event-delete-later = O partidă este în curs. Încheie-o întâi.
desk-event-deleted = Turneul a fost șters.
desk-event-listed = În lista acestui server
desk-event-listed-hint = Altfel îl găsește doar cine are linkul.
desk-event-self-check-in = Jucătorii își bifează singuri sosirea
desk-event-self-check-in-hint = Cu linkul personal, când au ajuns.
desk-event-date = Ziua
desk-event-timezone = Fusul orar
desk-event-timezone-hint = De pildă Europe/Bucharest; gol pentru cel al acestui calculator
desk-event-bots = Boții pot ocupa locuri
desk-event-unattended = Merge singur
desk-event-unattended-hint = Repartizează, pornește, încheie și termină fără tine.
desk-event-watch-delay = Întârziere pentru spectatori
desk-event-watch-delay-unit = { $seconds ->
    [0] fără întârziere
   *[other] { $seconds } s
}
desk-event-saved = Salvat.
desk-event-pages = Pagini de arătat
desk-event-hall = Ecran în sală
desk-event-hall-hint = Pentru proiector: ceas, locuri, clasament
desk-event-follow = Pagina pentru toți
desk-event-follow-hint = De urmărit pe telefon
desk-event-facts = { $games ->
    [one] { $games } partidă de { $minutes } min
    [few] { $games } partide de { $minutes } min
   *[other] { $games } de partide de { $minutes } min
}

## desk-ceremony
desk-ceremony-title = Premiere
desk-ceremony-text = Locurile se dezvăluie de la ultimul la primul. Se vede pe ecranul din sală; acolo tastele fac la fel: → sau spațiu, ←, End, Esc.
desk-ceremony-hall = Deschide ecranul din sală
desk-ceremony-told = { $told } din { $of } dezvăluite
desk-ceremony-next-up = Urmează: { $place }. { $name }
desk-ceremony-begin = Începe
desk-ceremony-next = Locul următor
desk-ceremony-back = Înapoi
desk-ceremony-all = Toate deodată
desk-ceremony-end = Scoate de pe ecran
desk-ceremony-done = Toate locurile sunt dezvăluite. Clasamentul e public.

## desk-links
desk-links-title = Linkuri personale
desk-links-one = Link pentru { $name }
desk-links-once = Aceste linkuri se văd doar acum. Tipărește-le sau trimite-le înainte să închizi pagina.
desk-links-once-one = Acest link se vede doar acum. Lasă persoana să-l scaneze sau copiază-l înainte să închizi.
desk-links-print = Tipărește
desk-links-done = Le-am păstrat
desk-links-done-one = L-am păstrat
desk-links-code = De introdus manual:
desk-links-card = Masa ta, locul tău, rezultatele tale:
desk-links-organiser-card = Secretariatul acestui turneu:
desk-links-arbiter-card = Pagina arbitrului:
desk-links-local = Doar acest calculator ajunge la server. Oprește-l și pornește-l pentru toată rețeaua: make hall sau azulejos serve --host 0.0.0.0.

## desk-make
desk-make-lead = O după-amiază de Azul pentru clubul tău: jucători, mese, ceas, rezultate, diplome.
desk-make-name = Numele turneului
desk-make-name-placeholder = ex. Cupa de primăvară
desk-make-name-missing = Dă întâi un nume turneului.
desk-make-where = Unde se joacă?
desk-make-hall = Într-o sală
desk-make-hall-hint = La mese adevărate. Rezultatele vin de pe telefoane și foi.
desk-make-online = Online
desk-make-online-hint = La mesele live ale acestui server. Rezultatele vin singure.
desk-make-how = Cum se repartizează jucătorii?
desk-make-presets =
    .marteludica = Adversari diferiți
    .swiss = Elvețian
    .final-four = Cu finală
desk-make-preset-hints =
    .marteludica = Partidele sunt planificate astfel încât cât mai puțini să se întâlnească de două ori.
    .swiss = După fiecare partidă se întâlnesc cei cu puncte apropiate.
    .final-four = Ca prima, apoi cei mai buni joacă o finală.
desk-make-games = Partide pentru fiecare
desk-make-day = Ziua
desk-make-start = Prima partidă la
desk-make-ends = Ultima masă termină la { $time }.
desk-make-ends-late = Partidele nu încap înainte de miezul nopții: începe mai devreme sau joacă mai puțin.
desk-make-you = Numele tău
desk-make-you-hint = Pentru jurnal și pentru cei care ajută; jucătorii nu îl văd.
desk-make-more = Mai multe opțiuni
desk-make-minutes = Minute pe partidă
desk-make-counting = Minute pentru numărat
desk-make-pause = Minute de pauză
desk-make-displays = Fabrici la o masă de patru
desk-make-turn = Secunde pe tură
desk-make-age = Vârsta minimă
desk-make-final-players = Jucători în finală
desk-make-first = Cine începe la masă
desk-make-first-lot = la sorți
desk-make-first-balance = pe rând, cât mai egal
desk-make-public-names = Numele în listele publice
desk-make-names-full = în întregime
desk-make-names-initial = prenume și inițială
desk-make-ranked-by = Clasament după
desk-make-ranked =
    .pt = punctele din toate partidele (PT)
    .place-points = puncte pentru locuri
desk-make-place-points =
    .first = Locul 1
    .second = Locul 2
    .third = Locul 3
    .fourth = Locul 4
desk-make-tie-break = Departajare { $number }
desk-make-tie-breaks =
    .none = niciuna: locul se împarte
    .rows = linii complete
    .won = partide câștigate
    .pt = punctele din toate partidele (PT)
    .place-points = puncte pentru locuri
    .direct = partidele dintre ei
    .best-game = cea mai bună partidă
    .opponents = punctele adversarilor
desk-make-hidden = Rezultate și clasament
desk-make-hidden-never = publice imediat
desk-make-hidden-from = ascunse de la partida { $number } până la premiere
desk-make-make = Creează turneul
desk-make-made-title = { $title } e gata
desk-make-made-text = Păstrează acest link: e cheia ta la secretariat, pe acest dispozitiv sau pe altul. Se vede doar acum.
desk-make-to-desk = Mergi la secretariat

## desk-list
desk-list-lead = Turneele de club de pe acest server: urmărește unul sau condu-l pe al tău.
desk-list-make = Turneu nou
desk-list-mine = Create pe acest dispozitiv
desk-list-all = Toate turneele
desk-list-none = Încă nu e niciunul. Creează-l pe primul: durează un minut.
desk-list-archived = { $count ->
    [one] un turneu arhivat
    [few] { $count } turnee arhivate
   *[other] { $count } de turnee arhivate
}
desk-list-entered = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
desk-list-online = online
desk-list-open = înscrieri deschise
desk-list-untitled = Turneu

## player: A player’s page and the score sheet
player-ordinal = locul { $place }
player-table =
    .title = Masa mea
    .handedIn = foaie predată
    .dispute = Contestă rezultatul
    .disputeText = Un arbitru se uită și decide. Spune ce nu e bine, cu locuri și fără nume.
    .disputed = Rezultatul este contestat. Va decide un arbitru.
    .nobody = –
    .void = Această masă este anulată: nimeni nu primește puncte aici.
player-games =
    .title = Partidele mele
    .notSeated = încă fără loc
    .on = în curs
player-away =
    .title = Trebuie să plec
    .leave = Părăsește turneul
    .leaveText = Punctele tale rămân și nu mai joci alte partide. Înainte să pleci, spune-o aici.
    .withdraw = Retrage-te din această partidă
    .withdrawText = Nu primești puncte pentru această partidă și azi nu mai joci. Ceilalți de la masa ta continuă fără tine.
    .withdrawShort = Cine se retrage în timpul unei partide nu primește puncte pentru ea.
player-paper =
    .result = Rezultatul acestei mese
    .yours = În această partidă stai la altă masă.
    .toMine = Mergi la masa mea
    .noTable = Nu există o asemenea masă la acest turneu sau partida ei nu a început.
    .pin = PIN-ul de pe foaia de scor
    .pinSeat = Locul tău
    .pinChoose = Alege…
    .pinText = Predă rezultatul cu cele șase cifre de pe foaia mesei tale sau deschide linkul tău personal.
    .pinGo = Completează foaia
    .follow = Urmărește turneul
    .change = Corectează acest rezultat
    .arbiters = Introduci această foaie ca arbitru.
    .past = Această partidă s-a încheiat.

## player-sheet
player-sheet-title = Foaia de punctaj
player-sheet-by-pin = O predai ca: { $name }
player-sheet-lead = Numără pe cont propriu. Rezultatul contează când două persoane de la masă au predat același lucru.
player-sheet-lead-arbiter = Ce introduci contează imediat.
player-sheet-lead-correct = Noul rezultat contează imediat. Cel vechi rămâne în jurnal.
player-sheet-points = Puncte
player-sheet-points-of = Puncte: { $name }
player-sheet-rows = Linii complete
player-sheet-rows-of = Linii complete: { $name }
player-sheet-pad = Calcul
player-sheet-pad-of = Calcul: { $name }
player-sheet-withdrew = s-a retras: fără puncte în această partidă
player-sheet-has-withdrawn = S-a retras
player-sheet-you = tu
player-sheet-hand-in = Predă foaia
player-sheet-enter = Introdu rezultatul
player-sheet-correct = Corectează rezultatul
player-sheet-sending = Se trimite…
player-sheet-offline = Conexiune pierdută. Foaia se trimite singură de îndată ce revine conexiunea: lasă pagina deschisă.
player-sheet-kept = Ce completaseși este încă aici.
player-sheet-unsent = Foaia nu a ajuns încă. Pred-o din nou.
player-sheet-clear = Golește foaia
player-sheet-missing = E nevoie de puncte și de linii complete.
player-sheet-unchanged = Nu s-a schimbat încă nimic.
player-sheet-below = { $least ->
    [one] Numai liniile aduc { $least } punct. Numără din nou.
    [few] Numai liniile aduc { $least } puncte. Numără din nou.
   *[other] Numai liniile aduc { $least } de puncte. Numără din nou.
}
player-sheet-above = { $most ->
    [one] Cu atâtea linii nu se poate trece de { $most } punct. Numără din nou.
    [few] Cu atâtea linii nu se poate trece de { $most } puncte. Numără din nou.
   *[other] Cu atâtea linii nu se poate trece de { $most } de puncte. Numără din nou.
}
player-sheet-fix = Ceva nu e încă în regulă. Uită-te la ce e marcat cu roșu.
player-sheet-arrived = Foaia ta este predată.
player-sheet-entered = Rezultatul este introdus.
player-sheet-look = Este predată. Mai uită-te o dată la asta:
player-sheet-right = Este corect
player-sheet-change = Schimb-o
player-sheet-questions =
    .no-row = Nimeni nu are o linie completă. S-a încheiat partida pentru că nu mai erau piese?
    .rare-pv = Peste 130 de puncte nu se văd aproape niciodată.
    .rows-differ = Peretele din calcul are alt număr de linii complete.
    .score-negative = Scorul nu coboară niciodată sub 0.
    .score-too-high = Atât de puține piese nu puteau aduce atâtea puncte înainte de bonusuri.
    .pv-below-bonuses = Numai bonusurile de pe perete sunt mai multe puncte.
    .pv-too-high = Piesele de pe perete nu pot aduce atâtea puncte.
    .pv-differ = Calculul dă alt număr de puncte.
player-sheet-question = Ceva pare ciudat: mai numără o dată.

## player-pad
player-pad-hint = Atinge spațiile de pe perete care au o piesă.
player-pad-wall = Perete
player-pad-cell = Linia { $row }, coloana { $column }, { $colour }
player-pad-before = Puncte fără bonusuri
player-pad-bonuses =
    .rows = Linii complete
    .columns = Coloane complete
    .colours = Toate cinci de o culoare
player-pad-times = { $count } × { $each }
player-pad-sum = Puncte
player-pad-needs-before = Scrie punctele fără bonusuri, cum apar pe tabela de scor.
player-pad-too-high = { $most ->
    [one] Aceste piese nu puteau aduce mai mult de { $most } punct fără bonusuri.
    [few] Aceste piese nu puteau aduce mai mult de { $most } puncte fără bonusuri.
   *[other] Aceste piese nu puteau aduce mai mult de { $most } de puncte fără bonusuri.
}
player-pad-take = Trece pe foaie
player-pad-empty = Golește peretele

## player-glance
player-glance-hello = Salut, { $name }
player-glance-table = Masa
player-glance-seat = Locul
player-glance-at = la { $time }
player-glance-you-start = Tu începi
player-glance-check-in = Anunță-ți sosirea
player-glance-check-in-desk = Mergi la secretariat și spune că ai venit.
player-glance-check-in-self = Ai venit? Atunci spune-o aici.
player-glance-waiting = Ești pe lista de așteptare
player-glance-waiting-text = Ai numărul { $number }. Când cineva renunță, urci un loc, iar pagina aceasta ți-o spune.
player-glance-i-am-here = Sunt aici
player-glance-wait-for = { $game } la { $time }
player-glance-wait-seating = Masa ta apare aici de îndată ce se anunță repartizarea.
player-glance-wait-changes = Repartizarea se schimbă. Masa ta apare aici de îndată ce e gata cea nouă.
player-glance-wait-end = Partidele tale s-au încheiat
player-glance-wait-end-text = Clasamentul final vine de îndată ce termină toți.
player-glance-go = Mergi la masa ta. Partida începe când o pornește organizatorul.
player-glance-play = Partida este în curs. Când se termină, predă rezultatul.
player-glance-play-online = Partida este în curs, la o masă de pe acest site.
player-glance-hand-in = Cineva de la masa ta a predat o foaie. Numără pe cont propriu și pred-o pe a ta.
player-glance-handed-in = Foaia ta este predată. Acum altcineva de la masă predă același rezultat.
player-glance-arbiter = Un arbitru decide rezultatul mesei tale. Rămâi acolo, te rog.
player-glance-differ = Foile de la masa ta diferă. Mai uită-te la a ta sau așteaptă arbitrul.
player-glance-out = Ai părăsit turneul
player-glance-out-text = Punctele tale rămân. Ca să joci din nou, întreabă la secretariat.
player-glance-done = Turneul s-a încheiat
player-glance-expelled = Nu mai joci
player-glance-expelled-text = Nu mai ești printre jucători. Dacă e o greșeală, întreabă la secretariat.
player-glance-standing = Locul { $place } din { $of }, cu { $pt }
player-glance-shared = loc împărțit
player-glance-behind = { $count ->
    [one] La { $count } punct de locul din față
    [few] La { $count } puncte de locul din față
   *[other] La { $count } de puncte de locul din față
}
player-glance-to-table = Mergi la masa mea
player-glance-fill-in = Predă rezultatul
player-glance-change-sheet = Schimbă foaia mea
player-glance-hide-sheet = Închide foaia
player-glance-warnings = { $count ->
    [one] Ai primit { $count } avertisment.
    [few] Ai primit { $count } avertismente.
   *[other] Ai primit { $count } de avertismente.
}

## player-arbiter
player-arbiter-title = Arbitru
player-arbiter-lead = O întrebare despre reguli, sau ceva nu e în regulă? Un arbitru vine la masa ta.
player-arbiter-call = Cheamă un arbitru
player-arbiter-what = Despre ce este vorba?
player-arbiter-what-hint = Poți lăsa gol.
player-arbiter-called = Chemare la { $time }. Va veni un arbitru.
player-arbiter-coming = Chemare la { $time }. Un arbitru este pe drum.
player-arbiter-dispute = La { $time } s-a cerut decizia unui arbitru.
player-arbiter-dispute-taken = Decizie cerută la { $time }. Un arbitru este pe drum.
player-arbiter-stalled = La { $time } i s-a cerut unui arbitru reluarea partidei.
player-arbiter-absent = La { $time } un arbitru a fost anunțat că lipsește cineva de la masa ta.
player-arbiter-answered = Arbitrul a rezolvat solicitarea.

## player-follow
player-follow-finished = Turneul s-a încheiat.
player-follow-entry = Prima partidă nu a început.
player-follow-playing = { $game } este în curs.
player-follow-between = { $game } începe la { $time }.
player-follow-between-end = Toate partidele s-au jucat.
player-follow-yours = Joci și tu? Deschide linkul tău personal sau scanează codul tău QR: atunci pagina arată masa ta.
player-follow-winner = A câștigat: { $names }
player-follow-find = Caută un nume
player-follow-find-nobody = Nimeni de aici nu are un asemenea nume.
player-follow-which = Care partidă
player-follow-no-seating = Repartizarea nu este încă anunțată.
player-follow-watch = Urmărește
player-follow-watch-of = Urmărește: { $table }
player-follow-free = nimeni
player-follow-here = a venit
player-follow-left = a plecat
player-follow-playing-now = se joacă
player-follow-none = Nu s-a înscris încă nimeni.
player-follow-earlier = { $count ->
    [one] { $count } anunț mai vechi
    [few] { $count } anunțuri mai vechi
   *[other] { $count } de anunțuri mai vechi
}

## player-series: The series that the tournament belongs to
player-series-title = Seria { $name }
player-series-events = { $count ->
    [one] { $count } turneu până acum.
    [few] { $count } turnee împreună.
   *[other] { $count } de turnee împreună.
}
player-series-part = { $title }: locul { $place }, { $points } ({ $pv })

## player-entry
player-entry-title = Participă la acest turneu
player-entry-waiting = { $waiting ->
    [0] Toate cele { $places } locuri sunt ocupate. Dacă te înscrii, aștepți unul.
    [one] Toate cele { $places } locuri sunt ocupate și { $waiting } persoană așteaptă. Dacă te înscrii, aștepți și tu.
    [few] Toate cele { $places } locuri sunt ocupate și { $waiting } persoane așteaptă. Dacă te înscrii, aștepți și tu.
   *[other] Toate cele { $places } locuri sunt ocupate și { $waiting } de persoane așteaptă. Dacă te înscrii, aștepți și tu.
}
player-entry-lead = Înscrie-te: ajunge un nume.
player-entry-first = Prenume
player-entry-surname = Nume de familie
player-entry-surname-hint = Poate rămâne gol.
player-entry-of-age = { $age ->
    [one] Am cel puțin { $age } an
    [few] Am cel puțin { $age } ani
   *[other] Am cel puțin { $age } de ani
}
player-entry-too-young = { $age ->
    [one] Jucătorii au cel puțin { $age } an.
    [few] Jucătorii au cel puțin { $age } ani.
   *[other] Jucătorii au cel puțin { $age } de ani.
}
player-entry-need-name = Scrie-ți prenumele, te rog.
player-entry-initial = Listele arată prenumele și inițiala numelui de familie. Nu se păstrează nicio dată de naștere.
player-entry-full = Listele arată numele întreg. Nu se păstrează nicio dată de naștere.
player-entry-enter = Înscrie-mă
player-entry-entered = { $name }, înscrierea e gata!
player-entry-entered-waiting = { $name }, ești pe lista de așteptare
player-entry-keep = Acesta este linkul tău personal. Se vede doar acum: păstrează-l. Cu el îți vezi masa și predai rezultatele, de pe orice telefon.
player-entry-on = Vezi pagina mea

## arbiter: The arbiter’s page
arbiter-title = Arbitru
arbiter-house = serverul
arbiter-you = Tu
arbiter-somebody = Cineva
arbiter-clock =
    .title = Ceas
    .pause = Oprește ceasul
    .resume = Pornește ceasul
    .minutes = Minute
arbiter-tabs =
    .label = Părțile acestei pagini
    .tables = Mese
    .people = Participanți
    .hall = Sală
    .log = Jurnal

## arbiter-calls
arbiter-calls-title = Solicitări
arbiter-calls-none = Nicio solicitare.
arbiter-calls-open = { $count ->
    [one] { $count } solicitare deschisă
    [few] { $count } solicitări deschise
   *[other] { $count } de solicitări deschise
}
arbiter-calls-kinds =
    .call = Cere un arbitru
    .differ = Foile diferă
    .dispute = Rezultatul este contestat
    .stalled = Masa s-a oprit
    .absent = Un jucător lipsește
arbiter-calls-stalled = Toți și-au pierdut tura, unul după altul (T5). Lasă masa să continue sau anuleaz-o.
arbiter-calls-absent = { $name } nu a venit sau a pierdut două ture și nu este aici.
arbiter-calls-wait = Așteaptă
arbiter-calls-pass = Treci peste rând
arbiter-calls-bot = Lasă un bot să joace
arbiter-calls-by = de la { $name }
arbiter-calls-coming = Vin acum
arbiter-calls-done = Gata
arbiter-calls-you-come = Ești pe drum
arbiter-calls-other-comes = { $name } e pe drum
arbiter-calls-decide = Decide
arbiter-calls-go-on = Las-o să continue
arbiter-calls-watch = Vezi masa

## arbiter-tables
arbiter-tables-title = Mese
arbiter-tables-which = Partida
arbiter-tables-none = Încă nu a început nicio partidă.
arbiter-tables-sheets = { $count ->
    [one] { $count } foaie
    [few] { $count } foi
   *[other] { $count } de foi
}
arbiter-tables-extra = +{ $minutes } min
arbiter-tables-result = Rezultat
arbiter-tables-handed-in = Predate
arbiter-tables-no-sheets = Încă nu a fost predată nicio foaie.
arbiter-tables-enter = Introdu foaia
arbiter-tables-correct = Corectează rezultatul
arbiter-tables-decide = Decide contestația
arbiter-tables-as-he = Așa cum a scris { $name }
arbiter-tables-more = Timp în plus
arbiter-tables-void = Anulează masa
arbiter-tables-discard = Elimină foile
arbiter-tables-go-on = Lasă masa să continue
arbiter-tables-who = Cine stă aici
arbiter-tables-differs = diferă
arbiter-tables-rows = { $count ->
    [one] { $count } linie
    [few] { $count } linii
   *[other] { $count } de linii
}

## arbiter-people
arbiter-people-title = Participanți
arbiter-people-find = Caută o persoană
arbiter-people-none = Nu e nimeni cu acest nume.
arbiter-people-stages =
    .entered = înscriere făcută
    .here = e aici
    .playing = joacă
    .left = a plecat
    .expelled = excludere
arbiter-people-at = Masa { $table }, locul { $seat }
arbiter-people-warnings = { desk-people-warnings }
arbiter-people-number = Nr. { $number }
arbiter-people-arbiter = arbitru

## arbiter-acts
arbiter-acts-warn = Avertizează: { $name }
arbiter-acts-warn-note = Avertismentul rămâne în jurnal. Nu trebuie să afle toată masa.
arbiter-acts-penalise = Scade puncte pentru { $name }
arbiter-acts-penalise-note = Se scad din punctele din clasament. Un număr negativ le dă înapoi.
arbiter-acts-expel = Exclude: { $name }
arbiter-acts-expel-note = Iese din turneu și din toate listele publice. La o masă fără rezultat definitiv, excluderea înseamnă retragere; punctele celorlalți rămân.
arbiter-acts-withdraw = { $name } se retrage
arbiter-acts-withdraw-note = Nu primește PV pentru această partidă, iar masa continuă cu un jucător mai puțin (T21).
arbiter-acts-leave = { $name } pleacă
arbiter-acts-leave-note = Rămâne în clasament cu PV de până acum (T20).
arbiter-acts-return = { $name } s-a întors
arbiter-acts-return-note = Joacă partidele care urmează.
arbiter-acts-reinstate-expelled = Retrage excluderea: { $name }
arbiter-acts-reinstate-withdrawn = Anulează retragerea: { $name }
arbiter-acts-reinstate-note = A fost o greșeală: participă din nou.
arbiter-acts-extra = Timp în plus pentru masa { $table }
arbiter-acts-extra-note = Un număr negativ ia timp înapoi.
arbiter-acts-void = Anulează masa { $table }
arbiter-acts-void-note = Nimeni nu primește puncte la această masă în această partidă. Partidele dinainte rămân.
arbiter-acts-discard = Elimină foile mesei { $table }
arbiter-acts-discard-one = Elimină foaia lui { $name }
arbiter-acts-discard-note = Predate prea devreme: masa joacă mai departe și predă din nou. Jurnalul păstrează ce scria pe ele.
arbiter-acts-go-on = Lasă masa { $table } să continue
arbiter-acts-go-on-note = Se joacă mai departe de unde s-a oprit.
arbiter-acts-pass = Treci peste rând la masa { $table }
arbiter-acts-pass-note = Cine e la mutare pierde imediat acest rând, ca și cum timpul ar fi expirat (T4).
arbiter-acts-bot = Un bot joacă pentru { $name }
arbiter-acts-bot-note = Până se întoarce la locul său.
arbiter-acts-pause = Oprește ceasul
arbiter-acts-pause-note = Timpul partidei stă pe loc la toate mesele până când ceasul pornește din nou.
arbiter-acts-delay = { $game } începe mai devreme sau mai târziu
arbiter-acts-delay-note = Se mută și tot ce urmează. Un număr negativ o aduce mai devreme.
arbiter-acts-correct = Corectează masa { $table }
arbiter-acts-said = Gata. Este în jurnal.

## arbiter-hall
arbiter-hall-title = Sală
arbiter-hall-announce = Anunță
arbiter-hall-text = Anunț
arbiter-hall-hint = Pe ecranul din sală și pe toate telefoanele. Cel mult 200 de caractere.
arbiter-hall-said = Anunțul a ajuns la toți.
arbiter-hall-none = Nu s-a anunțat nimic.
arbiter-hall-retract = Retrage
arbiter-hall-retract-this = Retrage: { $text }
arbiter-hall-time = Timp
arbiter-hall-delay = Mută partida următoare
arbiter-hall-no-delay = Nu mai urmează nicio partidă.

## arbiter-log
arbiter-log-title = Jurnal
arbiter-log-find = Caută în jurnal
arbiter-log-show = Arată
arbiter-log-groups =
    .all = Tot
    .rulings = Decizii și corecturi
    .calls = Solicitări și contestații
    .people = Participanți
    .time = Timp
    .course = Desfășurarea turneului
arbiter-log-none = Nimic de acest fel în jurnal.
arbiter-log-last = Ultimele 200 de înregistrări. Lista de descărcat le are pe toate.
arbiter-log-download = Tot, ca listă (CSV)
arbiter-log-before = Înainte
arbiter-log-after = După
arbiter-log-entries = { $count ->
    [one] { $count } înregistrare
    [few] { $count } înregistrări
   *[other] { $count } de înregistrări
}
arbiter-log-by = de { $name }
arbiter-log-minutes = { NUMBER($minutes, signDisplay: "exceptZero") } min
arbiter-log-reasons =
    .differ = Foile jucătorilor diferă.
    .ruled = Așa s-a decis la masă.
    .closed = Administratorul a închis masa online.
    .few = Rămăseseră mai puțin de doi jucători.
    .nobody = Nu a venit niciun arbitru și nimeni nu joacă la această masă.
    .goes-on = Nu a venit niciun arbitru și cineva poate juca mai departe.
arbiter-log-kinds =
    .created = Turneu creat
    .settings-changed = Setări schimbate
    .appointed = Arbitru numit
    .entered = Înscriere
    .entered-late = Înscriere târzie
    .checked-in = Sosire bifată
    .left = Plecare
    .returned = Întoarcere
    .seating-drafted = Ciornă de repartizare
    .seating-published = Repartizare publicată
    .seating-changed = Repartizare schimbată
    .final-seated = Masa finală stabilită
    .game-started = Partidă începută
    .first-drawn = Primul jucător tras la sorți la masă
    .sheet-handed-in = Foaie predată
    .disputed = Contestație
    .withdrawn = Retragere
    .game-ended = Partidă încheiată
    .corrected = Rezultat corectat
    .sheets-discarded = Foi eliminate
    .voided = Masă anulată
    .warned = Avertisment
    .penalised = Puncte scăzute
    .ceremony-moved = Locuri dezvăluite
    .expelled = Excludere
    .reinstated = Decizie retrasă
    .delayed = Program decalat
    .finished = Turneu încheiat
    .reopened = Turneu redeschis
    .announced = Anunț
    .retracted = Anunț retras
    .called = Arbitru chemat
    .coming = Arbitru pe drum
    .answered = Solicitare rezolvată
    .extra-time = Timp în plus
    .paused = Ceas oprit
    .resumed = Ceas pornit din nou
    .entries-opened = Înscrieri deschise
    .entries-closed = Înscrieri închise
    .arranged = Setări schimbate
    .named = Nume corectat
    .erased = Nume șters
    .token-made = Link creat
    .token-revoked = Link retras
    .seated-live = Mese online create
    .resumed-table = Masa continuă
    .passed-turn = Rând trecut
    .stood-in = Un bot joacă pentru un absent
    .bots-entered = Boți înscriși
    .capped = Numărul locurilor schimbat
    .clubs-kept-apart = Cluburi ținute separat
    .described = Club și rating notate
    .game-undone = Partidă anulată
    .games-changed = Numărul partidelor schimbat
    .kept-apart = Dorință de a nu se întâlni
    .place-fixed = Loc fix schimbat
    .substitute-named = Rezervă desemnată

## hall: The hall screen
hall-follow = Urmărește pe telefon
hall-enter = Înscrie-te de pe telefon
hall-final-standings = Clasament final
hall-table = Masa
hall-seat = Locul
hall-nobody = Nu s-a înscris încă nimeni.
hall-nothing-yet = Repartizarea nu este încă publicată.
hall-here = Prezenți: { $present } din { $entered }
hall-is-here = aici
hall-points = PV
hall-begins-at = ora de începere
hall-now = Acum
hall-game-of = Partida { $game } din { $games }
hall-next-at = Urmează: { $game } la { $time }
hall-sheets-in = { $count ->
    [one] Fișă predată: masa { $tables }
    [few] Fișe predate: mesele { $tables }
   *[other] Fișe predate: mesele { $tables }
}
hall-all-in = Toate fișele sunt predate
hall-no-address = Încă fără cod QR: scrie adresa pentru telefoane la opțiunile ecranului.

## hall-controls
hall-controls-label = Acest ecran
hall-controls-full-screen = Ecran complet
hall-controls-leave-full-screen = Ieși din ecran complet
hall-controls-open = Ce arată ecranul
hall-controls-panel = Arată
hall-controls-panels =
    .auto = Ce se potrivește, pe rând
    .names = Locurile la mese, după nume
    .tables = Mesele
    .standings = Clasamentul
    .schedule = Programul
hall-controls-languages = Limbi
hall-controls-languages-hint = Mai multe limbi se schimbă pe rând. Niciuna: limba acestui browser.
hall-controls-theme = Temă
hall-controls-themes =
    .system = Ca în sistem
    .light = Luminoasă
    .dark = Întunecată
hall-controls-gong = Gong la începutul și la sfârșitul fiecărei partide
hall-controls-gong-hint = Sună după ce cineva a atins pagina.
hall-controls-gong-try = Încearcă
hall-controls-address = Adresa pentru telefoane
hall-controls-address-hint = Așa cum ajung telefoanele din rețeaua sălii la acest server, de exemplu 192.168.1.20:8080.
hall-controls-address-wrong = Aceasta nu este o adresă.
hall-controls-own-machine = Telefoanele nu ajung la adresa cu care a fost deschis acest ecran. Scrie adresa din rețeaua sălii.
hall-controls-may-darken = Acest browser poate lăsa ecranul să se stingă. Oprește economizorul de ecran al acestui calculator.
hall-controls-back = Înapoi la turneu

## paper: What is printed
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
paper-enter-pin = Introdu: PIN { $pin }
paper-version = Versiunea { $version }
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
    .place-points = puncte de loc
    .rows = linii
    .won = câștigate
    .direct = între ei
    .best-game = cea mai bună partidă
    .opponents = adversari
    .shared = loc împărțit
paper-decided = Departajare
paper-legend-pt = PT: puncte de turneu, suma PV din toate partidele. La PT egale: linii complete, apoi partide câștigate, apoi locul se împarte.
paper-legend-own = Locuri după { $by }. La egalitate: { $breaks }; apoi locul se împarte.
paper-legend-shared = Locuri după { $by }. La egalitate locul se împarte.
paper-points = Puncte
paper-penalty = Penalizare
paper-not-public = Nu se afișează înainte de premiere.
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
paper-certified-points = { $points ->
    [one] cu { $points } punct
    [few] cu { $points } puncte
   *[other] cu { $points } de puncte
}
paper-date-label = Data
