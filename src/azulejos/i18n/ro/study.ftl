### After the game: the position editor, import, replay, and the check of the deals.

## editor: The position editor and import
editor-import-title = Importă o partidă sau o poziție
editor-import-lead = Lipește o partidă (AGN) sau o poziție pe un rând (AFEN), deschide un fișier ori trage-l aici.
editor-text = Partidă sau poziție
editor-placeholder = [Game "azul"]
    { "[" }Players "2"]
    { "[" }First "1"]
    
    R1 @BBYK/RRWW/BBYK/RKWW/BYYR 3B2 2R2 …
editor-open = Deschide un fișier
editor-read = Arată
editor-reading = Se citește…
editor-drop = Dă drumul ca să deschizi fișierul
editor-not-text = Acest fișier nu poate fi citit ca text.
editor-too-long = Este prea lung: o partidă are cel mult 20.000 de caractere.
editor-wrong = Nu se poate citi
editor-line = Rândul { $line }
editor-token = „{ $token }”
editor-rule = Regula { $clause }
editor-other = Importă altceva
editor-which-game = Partida
editor-game-of = Partida { $game } din { $games }
editor-unfinished = neterminată
editor-eyes = Perspectiva
editor-everybody = toți
editor-formats = Ce sunt AGN și AFEN
editor-formats-text = AGN este o partidă scrisă: etichete precum numele jucătorilor, apoi fiecare împărțire și fiecare mutare. AFEN este o poziție pe un singur rând. Ambele sunt text simplu; orice partidă de aici poate fi descărcată ca AGN.
editor-play-on = Joacă mai departe
editor-play-on-title = Joacă mai departe de aici
editor-play-on-lead = Cine joacă? Un prieten primește linkul către masă.
editor-seat = Locul { $n }
editor-me = Eu
editor-friend = Un prieten, prin link
editor-your-name = Numele tău
editor-begin = Mergi la masă
editor-nobody = Cel puțin un loc este pentru cineva care nu este bot.
editor-editor-title = Editor de poziții
editor-editor-lead = Alege o piesă, apoi apasă unde stă. Dacă apeși din nou aceeași piesă, dispare.
editor-game = Joc
editor-players = Jucători
editor-deal = Împarte din nou
editor-clear = Masă goală
editor-undo = Anulează
editor-redo = Refă
editor-hold = În mână
editor-tile = Piesă { game-colour-feminine }
editor-marker = Piesa primului jucător
editor-nothing = Ia de pe masă
editor-keys = Taste: B Y R K W aleg o piesă, M piesa primului jucător, Delete ia; săgețile mută, Enter pune.
editor-displays = Fabrici
editor-display = Fabrica { $n }
editor-centre = Centru
editor-add-to-centre = Pune în centru
editor-take-from-centre = Ia o piesă { game-colour-feminine } din centru
editor-at = { $where }, poziția { $place }: { $what }
editor-empty = gol
editor-board = Planșa locului { $n }
editor-score = Scor
editor-line-of = Rândul { $n }
editor-wall-at = Perete, linia { $row }, coloana { $column }
editor-floor = Linia podelei
editor-supply = Săculeț și cutie
editor-bag = Săculeț
editor-lid = Cutie
editor-in-all = În total
editor-rest-bag = Restul în săculeț
editor-rest-lid = Restul în cutie
editor-pour-bag = Toată cutia în săculeț
editor-pour-lid = Tot săculețul în cutie
editor-turn = A cui este tura
editor-to-move = Urmează
editor-first-player = Primul jucător al rundei
editor-marker-is = Piesa primului jucător
editor-in-centre = în centru
editor-on-floor = pe linia podelei locului { $n }
editor-in-front = în fața locului { $n }
editor-round = Runda
editor-phase = Ce urmează
editor-phases =
    .offer = luarea de piese
    .deal = o împărțire
    .tiling = alegerea unui spațiu
    .stopped = arbitrul
    .over = nimic: s-a terminat
    .void = nimic: anulată
editor-idle = Runde fără piese pe vreun rând
editor-bare = Runde fără piese pe vreun perete
editor-more = Mai multe
editor-checking = Se verifică…
editor-fine = { $moves ->
    [one] Poziție validă: { $moves } mutare posibilă.
    [few] Poziție validă: { $moves } mutări posibile.
   *[other] Poziție validă: { $moves } de mutări posibile.
}
editor-faults = { $count ->
    [one] Poziție nevalidă, { $count } problemă:
    [few] Poziție nevalidă, { $count } probleme:
   *[other] Poziție nevalidă, { $count } de probleme:
}
editor-unreachable = Serverul nu răspunde: poziția nu a fost verificată.
editor-afen = Poziția pe un rând (AFEN)
editor-copy = Copiază
editor-copied = Poziția a fost copiată.
editor-copy-link = Copiază linkul
editor-link-copied = Linkul către această poziție a fost copiat.
editor-copy-failed = Nu s-a putut copia: selectează și copiază manual.
editor-take = Folosește
editor-png = Imagine (PNG)
editor-duel-lead = Pozițiile de Azul Duel se editează ca text; imaginea și verificarea urmează ce scrii.
editor-broken = Piese sparte
editor-tokens = Pioni rămași
# What is wrong with a position of Azul.
editor-position =
    .tile-count = { $first ->
        [one] În total este { $first } piesă { game-colour-feminine }, și ar trebui să fie { $second }.
        [few] În total sunt { $first } piese { game-colour-feminine-plural }, și ar trebui să fie { $second }.
       *[other] În total sunt { $first } de piese { game-colour-feminine-plural }, și ar trebui să fie { $second }.
    }
    .bag = În prima rundă săculețul are toate piesele în afară de cele împărțite.
    .display-size = Fabrica { $first } are mai mult de patru piese.
    .display-short = Fabrica { $first } nu este plină, deși săculețul are piese.
    .display-order = Fabrica { $first } are piese după una care nu este plină.
    .score = Locul { $first }: acest scor încă nu este posibil.
    .line = Locul { $first }: rândul { $second } nu poate ține atâtea piese.
    .line-colour = Locul { $first }: rândul { $second } are o culoare pe care linia lui din perete o are deja.
    .floor = Locul { $first }: linia podelei are șapte spații.
    .wall-pattern = Locul { $first }: culoare greșită pe perete, linia { $second }, coloana { $third }.
    .wall-rounds = Locul { $first }: pe o linie a peretelui sunt mai multe piese decât runde jucate. Mărește runda.
    .wall-twice = Locul { $first }: o culoare apare de două ori pe o linie sau coloană a peretelui.
    .row-complete = Locul { $first }: o linie este completă, deci partida s-ar fi terminat.
    .no-marker = Piesa primului jucător nu este pe linia podelei locului { $first }.
    .two-markers = Există mai multe piese ale primului jucător.
    .marker-holder = Piesa primului jucător stă în centru sau la un loc.
    .marker-front = Locul { $first } ține piesa primului jucător, deși linia podelei are spațiu pentru ea.
    .no-offer = Nu mai sunt piese de luat.
    .offer = Mai sunt piese de luat: încă nu se împarte.
    .untaken = Din nicio fabrică nu s-a luat: atunci centrul și liniile podelei sunt goale, piesa primului jucător este în centru și mută primul jucător.
    .round = Runda nu poate fi numărul { $first }.
    .start = Înainte de prima împărțire planșele sunt goale și primul jucător are piesa lui.
    .stall-counts = Nu pot fi atâtea runde fără progres.
    .to-move = Cât se iau piese, e rândul cuiva; înainte de împărțire, al nimănui.
    .untiled = Locul { $first }: rândul { $second } este complet și trebuia rezolvat.
    .unpaid = Locul { $first }: linia podelei trebuia golită.
    .tiling = Pe peretele colorat piesele se așază odată cu ultima luare.
    .ending = Partida este terminată dacă, și numai dacă, ceva a încheiat-o.
    .afen-fields = Sunt { $first } câmpuri unde trebuie să fie { $second }.
    .afen-too-long = O poziție are cel mult 4.000 de caractere.
    .no-such-game = O poziție începe cu azul, mini sau duel și două puncte.
# Why a record cannot be read.
editor-record =
    .bad-token = Acesta nu este un semn al jocului: o luare arată ca 3Y4, o împărțire ca @BBYK/RRWW/….
    .bad-deal = Aceasta nu este o împărțire: fiecare fabrică are una până la patru din literele B Y R K W, sau -.
    .bad-tag = O etichetă arată ca [Nume "valoare"], singură pe rândul ei.
    .tag-twice = Această etichetă apare de două ori.
    .tag-missing = Lipsește o etichetă: sunt necesare Game, Players și First.
    .tag-value = Această etichetă nu poate avea valoarea aceea.
    .tag-scores = Scorurile acestei partide sunt { $numbers }.
    .tag-winner = { $numbers ->
        [none] Nimeni nu a câștigat partida.
       *[other] Câștigătorul acestei partide este { $numbers }.
    }
    .tag-unfinished = Această etichetă este pentru partide terminate, iar aceasta nu a ajuns la final.
    .tag-of-another-game = Această etichetă nu este pentru acest joc: scoate-o.
    .no-such-game = Eticheta Game trebuie să fie azul, mini sau duel.
    .no-tags = O partidă începe cu etichetele ei, iar asta stă înaintea primei.
    .no-such-record = În acest text nu este nicio partidă.
    .record-too-long = Partida are prea multe mutări ca să fie reluată aici.
    .game-over = Partida s-a terminat înainte de acest punct.
    .round-number = Runda următoare este numărul { $first }.
    .round-misplaced = Numărul unei runde stă doar chiar înaintea unei împărțiri.
    .no-such-tiles = Nu sunt astfel de piese de luat.
    .no-such-display = Această fabrică nu există.
    .line-complete = Rândul { $first } este complet și nu mai primește piese.
    .line-colour = Rândul { $first } are altă culoare.
    .wall-has-colour = Linia { $first } a peretelui are deja această culoare.
    .deal-bag = Împărțirea are piese pe care săculețul nu le are.
    .deal-displays = Masa are { $first } fabrici, iar împărțirea are { $second }.
    .deal-short = O fabrică nu este plină, deși mai sunt piese de tras.
    .deal-size = O fabrică are prea multe piese.
    .wrong-line = Locul { $first } trebuie să pună acum piesa de pe rândul { $second }.
    .column-has-colour = Coloana { $first } a peretelui are deja această culoare.
    .cell-taken = Acest spațiu al peretelui este ocupat.
    .encoding = Fișierul nu este în UTF-8: salvează-l așa.
    .components-needed = S-a jucat cu componente proprii, pe care acest server nu le are.

## editor-games
editor-games-azul = Azul
editor-games-grey = Azul, perete gri
editor-games-mini = Azul Mini
editor-games-mini-grey = Azul Mini, perete gri
editor-games-duel = Azul Duel

## replay: Replay
replay-title = Reluare
replay-lead = { $game } · { $players }
replay-loading = Se încarcă partida…
replay-failed = Partida nu a putut fi încărcată.
replay-again = Încearcă din nou
replay-not-started = Partida nu a început: încă nu e nimic de revăzut.
replay-where = Pasul { $n } din { $events }
replay-where-round = Pasul { $n } din { $events }, runda { $round }
replay-round = Runda { $round }
replay-setup = Pregătire
replay-start = Începutul
replay-scrub = Momentul partidei
replay-controls = Pași
replay-first = Prima poziție
replay-back = Un pas înapoi
replay-forward = Un pas înainte
replay-last = Ultima poziție
replay-play = Redă
replay-pause = Pauză
replay-speed = Viteză
replay-speed-of = { $speed }×
replay-keys = Taste: ← → pas, Page ↑ ↓ rundă, Home și End, bara de spațiu redă.
replay-moves = Mutări
replay-happened = Ce s-a întâmplat
replay-nothing-yet = Încă nu s-a întâmplat nimic.
replay-scored = Punctajul, piesă cu piesă
replay-bonuses = Bonusurile de la final
replay-total = { NUMBER($points, signDisplay: "exceptZero") }
replay-cell = { $tile }, linia { $row }, coloana { $column }
replay-alone = singură
replay-special = Placa este plină: piesă specială pe linia { $row }
replay-fallen = { $count ->
    [one] Rândul { $line } nu găsește spațiu: cade { $count } piesă
    [few] Rândul { $line } nu găsește spațiu: cad { $count } piese
   *[other] Rândul { $line } nu găsește spațiu: cad { $count } de piese
}
replay-broken = { $count ->
    [one] Rândul { $line } nu găsește spațiu: se sparge { $count } piesă
    [few] Rândul { $line } nu găsește spațiu: se sparg { $count } piese
   *[other] Rândul { $line } nu găsește spațiu: se sparg { $count } de piese
}
replay-floor = Linia podelei
replay-broken-tiles = Piese sparte
replay-cost-of = { $item } { NUMBER($cost, signDisplay: "exceptZero") }
replay-not-below = Scorul nu scade niciodată sub 0.
replay-walls = { $name }: peretele cu șirul care a contat
replay-link = Copiază linkul către această poziție
replay-link-copied = Linkul către această poziție a fost copiat.
replay-copy-failed = Nu s-a putut copia: ia-l din adresa paginii.
replay-downloads = Descarcă
replay-agn = Partida ca AGN
replay-png = Imagine (PNG)
replay-svg = Imagine (SVG)
replay-afen = Copiază ca AFEN
replay-afen-copied = Poziția a fost copiată ca AFEN.
replay-edit = Deschide în editor
replay-play-on = Joacă mai departe de aici
replay-to-table = Mergi la masă
replay-eyes = Perspectiva
replay-everybody = Toți
replay-look-back = Revezi partida
replay-live = Înapoi la partidă
replay-goes-on = { $count ->
    [one] Partida continuă: { $count } pas nou.
    [few] Partida continuă: { $count } pași noi.
   *[other] Partida continuă: { $count } de pași noi.
}

## recorder: Recording a game from a real table
recorder-title = Notează o partidă
recorder-lead = Notează o partidă jucată la masa ta: atinge piesele trase, apoi mutările jucate. Salveaz-o, revezi-o, păstreaz-o.
recorder-kept = Notările tale
recorder-kept-where = Rămân în acest browser până le ștergi.
recorder-new = Notare nouă
recorder-no-other = Nu ai încă nicio notare.
recorder-names = Cine joacă, în sensul acelor de ceas
recorder-first = Cine începe
recorder-begin = Începe notarea
recorder-go-on = Continuă
recorder-open = Deschide
recorder-delete = Șterge
recorder-delete-ask = Ștergi notarea partidei { $names }?
recorder-delete-sure = Nu va mai putea fi recuperată.
recorder-not-begun = încă nimic împărțit
recorder-finished = încheiată
recorder-gone = Această notare nu este în acest browser.
recorder-not-kept = Acest browser nu păstrează nimic. Salvează partida înainte de a pleca.

# While recording

recorder-undo = Anulează
recorder-redo = Refă
recorder-steps = Toți pașii
recorder-steps-hint = Atinge un pas ca să te întorci la el. Refă aduce înapoi ce urma.
recorder-save = Salvează
recorder-rulings = Decizii
recorder-over = Partida s-a încheiat
recorder-stopped = Masa este oprită: ce hotărăște arbitrul?
recorder-displays-asked = Ce piese au ajuns pe fabrici?
recorder-trays-asked = Ce piese au ajuns pe tăvi?
recorder-top-asked = Ce spate este deasupra teancului?
recorder-up-asked = Ce placă a fost întoarsă pe locul { $n }?
recorder-fronts-asked = { $count ->
    [one] Ce placă a fost trasă?
    [few] Ce plăci au fost trase, în această ordine?
   *[other] Ce plăci au fost trase, în această ordine?
}
recorder-chip-asked = Ce jeton era sub tava { $n }?
recorder-display = Fabrica { $n }
recorder-tray = Tava { $n }
recorder-large-tray = Tava mare
recorder-drawn-plate = Placa { $n }
recorder-back = { $kind ->
    [S] Special
   *[W] Joker
}
recorder-chip = Jeton: { $chip }
recorder-left = { $item }, { $count ->
    [one] a rămas { $count }
    [few] au rămas { $count }
   *[other] au rămas { $count }
}
recorder-remove = Scoate { $item } din { $where }
recorder-fill = { $where }: { $filled } din { $all }
recorder-rest-of-bag = Ultimele piese din săculeț sunt deja acolo.
recorder-done = Gata
recorder-clear = Golește
recorder-keys-tiles = Taste: { $letters } adaugă o piesă, Backspace scoate una, Enter încheie.
recorder-keys-choose = Taste: 1, 2, 3 … aleg.
recorder-pass = Tură pierdută ({ $name })
recorder-withdraw = { $name } se retrage
recorder-resume = Jocul continuă
recorder-void = Partidă anulată

# Saving

recorder-save-title = Salvează partida
recorder-download = Descarcă (AGN)
recorder-copy = Copiază ca text
recorder-copied = Partida a fost copiată.
recorder-copy-failed = Copierea nu a reușit: selectează textul și copiază-l tu.
recorder-text = Partida ca text (AGN)
recorder-review = Revezi
recorder-back-to = Înapoi la notare
recorder-all = Toate notările
recorder-checking = Se verifică notarea…
recorder-checked = Verificată de server: fiecare pas este regulamentar.
recorder-unchecked = Fără conexiune: serverul nu a verificat-o. În acest browser este în siguranță.
recorder-refused = Serverul refuză această notare:

## fair: The check of the deals
fair-title = A fost corectă împărțirea?
fair-lead = Înainte să se așeze cineva, serverul s-a angajat la un secret și i-a arătat amprenta. Browserul fiecărui jucător a făcut la fel cu cifre proprii, la întâmplare, și le-a arătat abia când existau toate amprentele. Secretul și cifrele hotărăsc fiecare tragere. Browserul tău poate acum să refacă fiecare tragere și să compare.
fair-check = Verifică împărțirea
fair-checking = Se verifică…
fair-again = Verifică din nou
fair-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) }
fair-fair = { $deals ->
    [one] Totul este cum s-a promis: { $deals } tragere verificată.
    [few] Totul este cum s-a promis: { $deals } trageri verificate.
   *[other] Totul este cum s-a promis: { $deals } de trageri verificate.
}
fair-fair-means = Nimeni, nici măcar serverul, nu a ales ce s-a împărțit.
fair-differs = { $count ->
    [one] { $count } tragere nu este cea promisă.
    [few] { $count } trageri nu sunt cele promise.
   *[other] { $count } de trageri nu sunt cele promise.
}
fair-differs-means = S-a împărțit ceva ce nu decurge din secret. Păstrează această partidă și întreabă-l pe cel care administrează serverul.
fair-seed-differs = Secretul nu este cel promis.
fair-seed-differs-means = Amprenta lui este alta, deci despre împărțire nu se poate spune nimic. Păstrează această partidă și întreabă-l pe cel care administrează serverul.
fair-exchanged = Cifrele unui jucător nu se potrivesc cu amprenta lor.
fair-exchanged-means = Cineva a dat alte cifre decât cele la care se angajase. Păstrează această partidă și întreabă-l pe cel care administrează serverul.
fair-elsewhere = { $count ->
    [one] { $count } tragere anterioară s-a făcut în altă parte, înainte ca partida să ajungă la această masă.
    [few] { $count } trageri anterioare s-au făcut în altă parte, înainte ca partida să ajungă la această masă.
   *[other] { $count } de trageri anterioare s-au făcut în altă parte, înainte ca partida să ajungă la această masă.
}
fair-table-differs = Partida înregistrată nu are amprentele pe care le arată masa.
fair-kept-agrees = Amprentele și cifrele tale sunt cele pe care browserul le-a păstrat înainte de partidă.
fair-kept-differs = Amprentele sau cifrele tale nu sunt cele pe care browserul le-a păstrat înainte de partidă.
fair-not-kept = Împărțirea decurge din secret și din cifre. Dacă toate amprentele existau înainte de partidă poate spune doar un browser care le-a păstrat. Acesta nu le-a păstrat.
fair-unsealed = În această partidă, cifrele jucătorilor nu au avut amprente arătate dinainte: cine s-a așezat ultimul, înțeles cu serverul, ar fi putut alege cifre pe plac.
fair-unrevealed = { $count ->
    [one] Browserul unui jucător nu și-a arătat niciodată cifrele. Serverul putea deci alege dacă împarte cu ele sau fără.
    [few] Browserele a { $count } jucători nu și-au arătat niciodată cifrele. Serverul putea deci alege cu care dintre ele împarte.
   *[other] Browserele a { $count } de jucători nu și-au arătat niciodată cifrele. Serverul putea deci alege cu care dintre ele împarte.
}
fair-left-out = Cifrele tale nu fac parte din această împărțire, pentru că browserul tău nu le-a arătat la timp. Pentru tine, verificarea dovedește deci mai puțin.
fair-cannot = Această împărțire nu poate fi verificată.
fair-why =
    .no-tags = Partida nu are dovada împărțirii. O au doar partidele terminate la o masă live.
    .bad-tags = Dovada din partidă nu poate fi citită.
    .own-components = S-a jucat cu componente proprii, pe care această pagină nu le are.
    .unplayable = Partida înregistrată nu respectă regulile până la capăt.
    .no-record = O partidă începută dintr-o poziție nu are înregistrare, deci nici dovadă.
fair-details = Detalii pentru curioși
fair-means = Ce arată asta și ce nu
fair-means-text =
    .fingerprint = Amprenta (SHA-256) era publică înainte ca primul jucător să adauge cifre. Un alt secret cu aceeași amprentă nu poate fi găsit; deci serverul nu putea schimba împărțirea ulterior.
    .digits = Amprentele tuturor cifrelor erau publice înainte să fie arătate vreunele. Deci nici un jucător înțeles cu serverul nu-și putea alege cifrele după ce le-a văzut pe ale tale.
    .draws = Fiecare tragere se citește din HMAC-SHA256 asupra mesei, a cifrelor jucătorilor și a numărului tragerii. Deci nici un jucător nu o putea alege.
    .unproved = Ce nu poate dovedi nicio înregistrare: că amprentele sunt cele arătate înainte de partidă. Browserul tău le păstrează pentru tine când te așezi.
    .broken-off = Un server poate totuși întrerupe o partidă care nu-i convine. Toți cei de la masă văd asta, iar o masă închisă își arată secretul.
    .stakes = Cine administrează serverul cunoaște secretul în timpul partidei. Nu juca pe miză împotriva lui.
fair-table = Masă
fair-commitment = Amprenta, arătată înainte de partidă
fair-seed = Secretul, arătat după partidă
fair-contributions = Cifrele jucătorilor
fair-commitments = Amprentele cifrelor
fair-seat = Locul { $seat }
fair-none = niciuna
fair-never = nearătate
fair-draws = Toate tragerile
fair-number = Nr.
fair-dealt = Împărțit
fair-drawn = După secret
fair-result = Rezultat
fair-yes = cum s-a promis
fair-no = diferă
fair-not-here = tras în altă parte
fair-first = Primul jucător
fair-game = Cartonașe de punctaj

## analysis: What a move gave away, and why
analysis-mark = { $mark ->
    [best] Cea mai bună mutare
    [good] Mutare bună
    [inaccuracy] Imprecizie
    [mistake] Greșeală
   *[blunder] Greșeală gravă
}
analysis-take = { $source ->
    [0] { game-tiles } din centru
   *[other] { game-tiles } de la fabrica { $source }
} { $line ->
    [0] pe linia podelei
   *[other] pe rândul { $line }
}
analysis-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
analysis-cost = { $cost ->
    [one] { $cost } punct
    [few] { $cost } puncte
   *[other] { $cost } de puncte
}
analysis-did-floor = { game-tiles } pe linia podelei: costă { analysis-cost }.
analysis-did-overflow = { game-tiles } pentru { $room ->
    [one] un singur spațiu
    [few] { $room } spații
   *[other] { $room } de spații
}: { $broken ->
    [one] una se sparge
    [few] { $broken } se sparg
   *[other] { $broken } se sparg
}, ceea ce costă { analysis-cost }.
analysis-did-gift = { $name } poate acum să completeze rândul { $line } pentru { analysis-points }.
analysis-did-gift-bonus = { $name } poate acum să completeze rândul { $line } pentru { analysis-points }, cu un bonus de { $bonus } la sfârșit.
analysis-did-feed = { $name } poate lua acum { game-tiles } pentru rândul { $line }, { $lacks ->
    [one] căruia îi mai lipsește apoi una
    [few] căruia îi mai lipsesc apoi { $lacks }
   *[other] căruia îi mai lipsesc apoi { $lacks }
}.
analysis-did-wall = Până la sfârșitul rundei aduce cu { analysis-points } mai puțin pe perete.
analysis-did-hold = Până la sfârșitul rundei { $name } face cu { analysis-points } mai mult pe perete.
analysis-did-marker = Vine și piesa primului jucător, care costă { analysis-cost }.
analysis-did-later = Până la sfârșitul rundei costă cu { analysis-cost } mai mult pe linia podelei.
analysis-did-end = Completează linia { $line } a peretelui pentru { analysis-points }, ceea ce încheie partida.
analysis-did-complete = Completează rândul { $line } pentru { analysis-points }.
analysis-did-line = { $lacks ->
    [one] { game-tiles } pentru rândul { $line }, căruia îi mai lipsește una.
    [few] { game-tiles } pentru rândul { $line }, căruia îi mai lipsesc { $lacks }.
   *[other] { game-tiles } pentru rândul { $line }, căruia îi mai lipsesc { $lacks }.
}
analysis-better-bonus = { analysis-take } ar fi completat acel rând pentru { analysis-points }, cu un bonus de { $bonus } la sfârșit.
analysis-better-deny = { $count ->
    [one] { analysis-take }: piesa aceea nu ar mai fi ajuns la { $name }.
    [few] { analysis-take }: piesele acelea nu ar mai fi ajuns la { $name }.
   *[other] { analysis-take }: piesele acelea nu ar mai fi ajuns la { $name }.
}
analysis-better-prevent = { analysis-take } ar fi împiedicat asta.
analysis-better-dear = { analysis-take }: pentru { $name } asta ar fi costat { analysis-cost } pe linia podelei.
analysis-better-starve = { analysis-take }: pentru { $name } ar fi rămas prea puține piese ca să completeze rândul { $theirs }.
analysis-better-complete = { analysis-take } ar fi completat acel rând pentru { analysis-points }.
analysis-better-longer = { analysis-take } ar fi completat acel rând mai lung, pentru { analysis-points }.
analysis-better-near = { $lacks ->
    [one] { analysis-take }: rândului { $line } i-ar fi lipsit o singură piesă pentru un bonus de { $bonus } la sfârșit.
    [few] { analysis-take }: rândului { $line } i-ar fi lipsit { $lacks } piese pentru un bonus de { $bonus } la sfârșit.
   *[other] { analysis-take }: rândului { $line } i-ar fi lipsit { $lacks } de piese pentru un bonus de { $bonus } la sfârșit.
}
analysis-better-end = { analysis-take } ar fi completat acel rând pentru { analysis-points } și odată cu el o linie a peretelui, ceea ce încheie partida.
analysis-better-safe = { analysis-take } nu ar fi costat nimic pe linia podelei.
analysis-better-marker = { analysis-take } ar fi adus începutul rundei următoare.
analysis-better-force = { analysis-take }: { $name } ar fi spart piese, cu { analysis-cost } mai mult.
analysis-better-wall = { analysis-take } ar fi adus cu { analysis-points } mai mult pe perete până la sfârșitul rundei.
analysis-better-hold = { analysis-take }: { $name } ar fi avut cu { analysis-points } mai puțin pe perete până la sfârșitul rundei.
analysis-better-free = { analysis-take } ar fi lăsat rândul { $begun } liber pentru alte piese.
analysis-better-wanted = { analysis-take } ar fi lăsat rândul { $begun } liber pentru piesele care îl completează.
analysis-better-first = { analysis-take }: era mai urgent, rândul { $begun } poate fi completat mai târziu.
analysis-better-wall-bonus = { analysis-take } ar fi adus la sfârșit un bonus de { $bonus } în plus.
analysis-better-hold-bonus = { analysis-take }: { $name } ar fi pierdut la sfârșit un bonus de { $bonus }.
analysis-better-taken = { $count ->
    [one] { analysis-take }: era mai urgent, pentru că piesa aceea o poate lua imediat { $name }.
    [few] { analysis-take }: era mai urgent, pentru că piesele acelea le poate lua imediat { $name }.
   *[other] { analysis-take }: era mai urgent, pentru că piesele acelea le poate lua imediat { $name }.
}
analysis-better-points = { analysis-take } ar fi valorat cu circa { analysis-points } mai mult.
analysis-better = { analysis-take } ar fi fost mai bine.
analysis-did-place = O piesă în coloana { $column } pentru { analysis-points }.
analysis-better-place-bonus = Coloana { $column } ar fi adus { analysis-points } și un bonus de { $bonus } la final.
analysis-better-place-points = Coloana { $column } ar fi adus { analysis-points }.
analysis-better-place-beside = Spațiul din coloana { $column } are alături { $cells } spații libere, nu { $less }: acolo piesele următoare pot aduce mai multe puncte.
analysis-better-place-worth = Coloana { $column } ar fi valorat cu circa { analysis-points } mai mult.
analysis-better-place = Coloana { $column } ar fi fost mai bună pentru ce urmează.
analysis-found-bonus = Completează rândul { $line } pentru { analysis-points }, cu un bonus de { $bonus } la sfârșit.
analysis-found-deny = { $count ->
    [one] Piesa aceasta nu mai ajunge la { $name }.
    [few] Piesele acestea nu mai ajung la { $name }.
   *[other] Piesele acestea nu mai ajung la { $name }.
}
analysis-found-prevent = După următoarea mutare ca valoare, { $name } putea completa rândul { $theirs }.
analysis-found-starve = Pentru { $name } rămân prea puține piese ca să completeze rândul { $theirs }.
analysis-found-complete = Completează rândul { $line } pentru { analysis-points }.
analysis-found-near = { $lacks ->
    [one] Rândului { $line } îi lipsește o singură piesă pentru un bonus de { $bonus } la sfârșit.
    [few] Rândului { $line } îi lipsesc { $lacks } piese pentru un bonus de { $bonus } la sfârșit.
   *[other] Rândului { $line } îi lipsesc { $lacks } de piese pentru un bonus de { $bonus } la sfârșit.
}
analysis-found-end = Completează rândul { $line } pentru { analysis-points } și odată cu el o linie a peretelui, ceea ce încheie partida.
analysis-found-safe = Nu costă nimic pe linia podelei.
analysis-found-marker = Aduce începutul rundei următoare.
analysis-found-force = { $name } trebuie să spargă piese, cu { analysis-cost } mai mult.
analysis-found-wall = Până la sfârșitul rundei aduce cu { analysis-points } mai mult pe perete decât următoarea mutare.
analysis-found-hold = Până la sfârșitul rundei { $name } are cu { analysis-points } mai puțin pe perete decât după următoarea mutare.
analysis-found-free = Rândul { $begun } rămâne liber pentru alte piese.
analysis-found-wanted = Rândul { $begun } rămâne liber pentru piesele care îl completează.
analysis-found-first = E mai urgent: rândul { $begun } poate fi completat mai târziu.
analysis-found-wall-bonus = Aduce la sfârșit un bonus cu { $bonus } mai mare decât următoarea mutare.
analysis-found-hold-bonus = { $name } pierde la sfârșit un bonus de { $bonus }.
analysis-found-taken = Este urgent: altfel { $name } ia imediat același lucru.
analysis-found-points = Valorează cu circa { analysis-points } mai mult decât următoarea mutare.
analysis-found-place-bonus = Aduce { analysis-points } și un bonus de { $bonus } la final.
analysis-found-place-beside = Spațiul are alături { $cells } spații libere: acolo piesele următoare pot aduce mai multe puncte.
analysis-found-place-points = Aduce { analysis-points }.
analysis-found = Nicio altă mutare nu se apropie.
analysis-move = Mutare
analysis-chance = Șansa de victorie
analysis-best = Mai bine
analysis-accuracy = Precizie
analysis-nothing-to-mend = Nicio imprecizie, nicio greșeală.
analysis-title = { $game }, mutare cu mutare
analysis-after = Runda { $round }, mutarea { $number }
analysis-ask = Analizează partida
analysis-lead = Ce a fost bine, ce nu și de ce: mutare cu mutare.
analysis-judging = { $done } din { $events } mutări evaluate
analysis-ahead = { $count ->
    [one] Înainte mai e { $count } întrebare.
    [few] Înainte mai sunt { $count } întrebări.
   *[other] Înainte mai sunt { $count } de întrebări.
}
analysis-was = înainte
analysis-became = după
analysis-score = Scor așteptat
analysis-played = jucat
analysis-next = Următoarea greșeală
analysis-line = Arată varianta mai bună
analysis-line-shown = Varianta mai bună, așa cum ar fi continuat probabil.
analysis-back = Înapoi la partidă
analysis-curve = Șansa lui { $name } de a câștiga, mutare cu mutare
analysis-even = egal

## puzzle: The puzzle of the day
puzzle-title = Problema zilei
puzzle-task = Găsește cea mai bună mutare.
puzzle-levels =
    .easy = Ușoară
    .fair = Nu chiar ușoară
    .hard = Grea
    .hardest = Foarte grea
puzzle-found = Ai găsit-o!
puzzle-not-yet = Nu încă.
puzzle-solution = Soluția
puzzle-show = Arată soluția
puzzle-others = Ce au ales alții
puzzle-nobody = Nimeni altcineva nu a răspuns încă.
puzzle-answered = { $count ->
    [one] A răspuns { $count } persoană.
    [few] Au răspuns { $count } persoane.
   *[other] Au răspuns { $count } de persoane.
}
puzzle-share = Au găsit-o { $share }.
puzzle-in-a-row = { $count } la rând
puzzle-week = Săptămâna aceasta
puzzle-day =
    .found = { $date }: găsită
    .seen = { $date }: soluția văzută
    .open = { $date }: încă negăsită
    .future = { $date }: urmează
puzzle-before = Ziua dinainte
puzzle-after = Ziua următoare
puzzle-next = Altă problemă
puzzle-play-on = Joacă mai departe de aici
puzzle-solve = Rezolvă
puzzle-look = Revezi-o
