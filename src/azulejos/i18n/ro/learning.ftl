### The rules and the tutorial.

## rules-page: The page of the rules

rules-page-choose = Care joc?
rules-page-lead = Regulile în cuvinte simple și imagini: un minut pentru esențial, zece pentru toate.
rules-page-read = Citește regulile
rules-page-learn = Învață jucând
rules-page-minute = Într-un minut
rules-page-contents = Cuprins
rules-page-print = Tipărește
rules-page-other-games = Regulile celorlalte jocuri
rules-page-clauses = Literele și cifrele mici, precum A13, sunt articolele regulilor, așa cum le ține programul.
rules-page-clause = Articolul
rules-page-top = Înapoi sus
rules-page-missing = Pentru un astfel de joc nu avem reguli aici. Alege unul dintre acestea.
rules-page-then-play = Acum încearcă
rules-page-then-play-text = Câteva minute de mici exerciții la o masă adevărată te învață mai mult decât orice pagină.

## rules-page-games

rules-page-games-azul =
    .name = Azul
    .about = Ia piese, completează rânduri, decorează peretele. Pentru doi până la patru jucători.

rules-page-games-mini =
    .name = Azul Mini
    .about = Același joc într-o cutie de călătorie, cu exact aceleași reguli.

rules-page-games-grey =
    .name = Azul: peretele gri
    .about = Varianta de pe cealaltă față a planșelor: alegi tu unde merge fiecare piesă.

rules-page-games-duel =
    .name = Azul Duel
    .about = Pentru doi: tăvi cu soare și lună, și o cupolă din plăci pe care le așezi tu.

## rules-figures: Figures, described

rules-figures-colours =
    .B = Albastru: o stea
    .Y = Galben: un trifoi cu patru foi
    .R = Roșu: o cruce în X
    .K = Negru: romburi
    .W = Alb: o floare
    .T = Turcoaz: o floare
    .S = Special: o roză a vânturilor

rules-figures-players = { $count } jucători
rules-figures-yes = permis
rules-figures-no = nepermis
rules-figures-tiles =
    .alt = Cele cinci piese cu modelele lor.
    .caption = { "" }

rules-figures-rings =
    .alt = Trei cercuri de fabrici în jurul unui centru: cinci, șapte și nouă.
    .caption = Atâtea fabrici câte cere numărul jucătorilor.

rules-figures-board =
    .alt = O planșă cu numere lângă părțile ei, enumerate mai jos.
    .caption = { "" }

rules-figures-take =
    .alt = O fabrică cu două piese albastre, una galbenă și una neagră. Cele albastre merg pe rândul 2, celelalte în centru.
    .caption = Se iau toate cele albastre; galbenul și negrul alunecă în centru.

rules-figures-centre =
    .alt = Centrul cu trei piese roșii, una galbenă și piesa primului jucător. Cele roșii merg pe rândul 3, piesa primului jucător pe primul spațiu al podelei.
    .caption = Prima luare din centru aduce și piesa primului jucător.

rules-figures-choice =
    .alt = Două piese roșii și cinci rânduri. Rândurile 2 și 5 și podeaua sunt permise. Rândurile 1 și 4 au deja roșu pe linia lor de pe perete, iar rândul 3 are piese negre.
    .caption = Unde pot merge două piese roșii? Pe rândul 2, pe rândul 5 sau pe podea.

rules-figures-overflow =
    .alt = Patru piese albe pe un rând de patru care are deja una: trei încap, una cade pe podea.
    .caption = Trei încap, una cade.

rules-figures-move =
    .alt = Un rând complet de trei piese albe: cea mai din dreapta trece pe perete, celelalte două în cutie.
    .caption = O piesă merge pe perete, celelalte în cutie.

rules-figures-alone =
    .alt = O piesă roșie pe perete care nu atinge alta, cu numărul 1.
    .caption = Singură: 1 punct

rules-figures-row =
    .alt = O piesă care se alătură altor două pe linia ei, cu numărul 3.
    .caption = O linie de trei: 3 puncte

rules-figures-column =
    .alt = O piesă care se alătură alteia pe coloana ei, cu numărul 2.
    .caption = O coloană de două: 2 puncte

rules-figures-both =
    .alt = O piesă care face o linie de patru și o coloană de trei, cu numerele 4 și 3.
    .caption = O linie de patru și o coloană de trei: 4 + 3 = 7 puncte

rules-figures-floor =
    .alt = O linie a podelei cu piesa primului jucător și trei piese sub costurile 1, 1, 2 și 2.
    .caption = Piesa primului jucător și trei piese costă 1 + 1 + 2 + 2 = 6 puncte

rules-figures-bonus-row =
    .alt = Un perete cu o linie orizontală completă.
    .caption = +2 pentru o linie

rules-figures-bonus-column =
    .alt = Un perete cu o coloană completă.
    .caption = +7 pentru o coloană

rules-figures-bonus-colour =
    .alt = Un perete cu toate cele cinci piese albastre, pe diagonală.
    .caption = +10 pentru o culoare

rules-figures-grey-cell =
    .alt = Linia 2 a unui perete gri și o piesă neagră. Coloana 2 este ocupată, iar coloana 3 are deja negru pe altă linie. Coloanele 1, 4 și 5 sunt permise.
    .caption = Negrul poate merge pe coloana 1, 4 sau 5: coloana 2 este ocupată, iar coloana 3 are deja negru.

rules-figures-grey-fall =
    .alt = Linia 3 a unui perete gri are un singur spațiu liber, dar coloana lui are deja roșu. Un rând complet de trei piese roșii cade pe podea.
    .caption = Singurul spațiu liber are deja roșu pe coloană: cad toate trei.

rules-figures-duel-board =
    .alt = O planșă de Duel cu numere lângă părțile ei, enumerate mai jos.
    .caption = { "" }

rules-figures-plates =
    .alt = O placă specială cu galben, negru, turcoaz și un spațiu special; o placă joker cu turcoaz, negru, roșu și un spațiu joker.
    .caption = O placă specială și o placă joker

rules-figures-turns =
    .alt = O placă în cele patru orientări ale ei.
    .caption = Înainte de a fi așezată, o placă se poate roti.

rules-figures-sun =
    .alt = O tavă mică. De pe partea cu soare se iau două piese turcoaz; negrul și galbenul se stivuiesc pe jetonul de pe partea cu lună.
    .caption = Se ia turcoazul; tu hotărăști ce rămâne deasupra.

rules-figures-moon =
    .alt = Părțile cu lună: turcoazul stă deasupra a două stive mici, roșul și negrul sunt pe tava mare, cu piesa primului jucător. Ambele piese turcoaz sunt marcate.
    .caption = Cele două piese turcoaz de deasupra vin împreună, fără piesa primului jucător. Roșul sau negrul ar aduce-o.

rules-figures-chips =
    .alt = Un rând de trei cu două piese turcoaz. Îl completează un jeton turcoaz și unul turcoaz cu galben; sau oricare trei jetoane.
    .caption = Două jetoane care arată culoarea, sau oricare trei, țin loc de o piesă.

rules-figures-dome =
    .alt = O parte a cupolei: o piesă albastră face o linie de două și o coloană de două și umple al treilea spațiu al unei plăci speciale, care își primește piesa specială pe linia 2.
    .caption = Linie 2 + coloană 2 = 4 puncte, apoi 2 pentru piesa specială de pe linia 2

rules-figures-broken =
    .alt = Trei piese sparte sub costurile 1, 2 și 3, și piesa primului jucător sub 2.
    .caption = Trei piese sparte și piesa primului jucător: 1 + 2 + 3 + 2 = 8 puncte

rules-figures-goal = O cupolă cu spațiile care contează pentru acest cartonaș de punctaj marcate: { $name }.

## rules-azul: The rules of Azul

rules-azul-minute =
    .take = Ia toate piesele de **o culoare** de la o fabrică; celelalte alunecă în centru. Sau ia toate piesele de o culoare din centru.
    .place = Pune-le pe **un singur rând de formare**. Un rând are o singură culoare; ce nu încape cade pe podea.
    .tile = Când s-a luat totul, fiecare **rând complet** trimite o piesă pe perete.
    .tileGrey = Când s-a luat totul, fiecare **rând complet** trimite o piesă pe perete, pe un spațiu **ales de tine**.
    .score = O piesă aduce cât linia și coloana de piese pe care le atinge; singură aduce 1. **Podeaua costă puncte.**
    .end = Jocul se termină după runda în care cineva completează **o linie orizontală**. Apoi liniile aduc 2, coloanele 7, culorile 10.

rules-azul-goal =
    .title = Scopul jocului
    .aim = Decorezi peretele unui palat, piesă cu piesă. La final câștigă cine are **cele mai multe puncte**.
    .stop = Jocul se termină după runda în care cineva a completat o linie orizontală de cinci piese.

rules-azul-table =
    .title = Ce este pe masă
    .tiles = **100 de piese** în cinci culori, câte 20 din fiecare. Fiecare culoare are modelul ei.
    .displays = **Fabrici** așezate în cerc: cinci pentru doi jucători, șapte pentru trei, nouă pentru patru. Între ele este **centrul**.
    .bag = Un **săculeț** din care se extrage la întâmplare și **cutia**, în care piesele folosite așteaptă până se golește săculețul.
    .marker = **Piesa primului jucător**.
    .board = Câte o **planșă** pentru fiecare:
    .wall = Pe peretele colorat fiecare spațiu are culoarea lui. Fiecare linie este cea de deasupra mutată cu un spațiu la dreapta, așa că fiecare culoare apare o dată pe fiecare linie și o dată pe fiecare coloană.
    .wallGrey = Pe peretele gri nu este tipărită nicio culoare. Toți jucătorii folosesc aceeași față a planșei.
    .mini = **Azul Mini** este același joc într-o cutie de călătorie: scorul se ține cu cursoare, iar fabricile stau într-un suport. Nu diferă nicio regulă.

rules-azul-legend =
    .title = Părțile planșei
    .lines = cinci **rânduri de formare**, pentru una până la cinci piese
    .wall = **peretele**, cinci pe cinci spații
    .floor = **linia podelei**: șapte spații, fiecare cu costul lui
    .score = **scorul** tău, care începe de la 0

rules-azul-start =
    .title = La început
    .fill = Fiecare fabrică primește **patru piese** extrase la întâmplare din săculeț.
    .who = La o masă adevărată începe cine a fost ultimul în Portugalia. Aici începe un loc ales sau se trage la sorți.

rules-azul-round =
    .title = O rundă
    .intro = Rundele se succed până la sfârșitul jocului. Fiecare are trei faze:
    .offer = **Oferta fabricilor:** pe rând, toți iau piese.
    .tiling = **Decorarea pereților:** rândurile complete trec pe perete și aduc puncte.
    .next = **Runda următoare:** fabricile se umplu din nou.

rules-azul-taking =
    .title = Cum iei piese
    .marker = Primul jucător pune piesa primului jucător în centru și face prima mutare. Apoi se continuă în sensul acelor de ceas.
    .intro = Când îți vine rândul, faci unul din două lucruri:
    .display = Iei **toate piesele de o culoare de la o fabrică**. Celelalte piese ale ei trec în centru.
    .centre = Iei **toate piesele de o culoare din centru**.
    .first = Cine ia primul din centru într-o rundă ia și **piesa primului jucător**. Ea merge pe primul spațiu liber din stânga al liniei podelei sale, înainte de așezarea pieselor. Cine o are începe runda următoare.
    .end = Faza se încheie când toate fabricile și centrul sunt goale.

rules-azul-placing =
    .title = Cum așezi piesele
    .one = Toate piesele luate merg pe **un singur rând de formare**, de la dreapta la stânga, sau pe linia podelei.
    .colour = Un rând are **o singură culoare**. Poți continua un rând început.
    .wall = O culoare nu poate merge pe un rând dacă **linia lui de pe perete o are deja**.
    .full = Un rând complet nu mai primește piese.
    .choice = Poți oricând să pui totul direct pe podea, chiar dacă un rând ar primi piesele.

rules-azul-floor =
    .title = Linia podelei
    .falls = Piesele care nu încap pe rândul ales **cad pe linia podelei**, de la stânga la dreapta.
    .cost = Spațiile ei costă 1, 1, 2, 2, 2, 3 și 3 puncte, plătite la sfârșitul rundei.
    .over = Când toate cele șapte spații sunt ocupate, celelalte piese merg imediat în cutie și nu costă nimic.

rules-azul-tiling =
    .title = Decorarea peretelui
    .order = Fiecare își parcurge rândurile **de sus în jos**.
    .move = Piesa cea mai din dreapta a fiecărui rând **complet** trece pe spațiul culorii ei de pe aceeași linie a peretelui și aduce imediat puncte. Celelalte piese ale rândului merg în cutie.
    .stay = Rândurile incomplete rămân așa cum sunt pentru runda următoare.

rules-azul-grey-tiling =
    .title = Decorarea peretelui gri
    .order = Rândurile se parcurg **de sus în jos**, așa că o alegere pe o linie o restrânge pe următoarea.
    .choose = Piesa cea mai din dreapta a fiecărui rând **complet** trece pe **orice spațiu liber** al aceleiași linii, dacă pe acea linie și pe acea coloană nu este deja culoarea ei. Aduce imediat puncte, iar celelalte piese ale rândului merg în cutie.
    .must = Dacă există un astfel de spațiu, trebuie să folosești unul; care anume, alegi tu.
    .none = Dacă nu există niciunul, **toate piesele acelui rând cad pe linia podelei** și costă puncte chiar în această rundă. Ce nu încape acolo merge în cutie.
    .taking = Când iei piese contează doar linia: o culoare poate merge pe un rând cât timp linia lui de pe perete nu o are, chiar dacă nu a mai rămas nicio coloană pentru ea. Așa că gândește-te dinainte.
    .turns = La o masă adevărată toți pot decora în același timp. Aici primul jucător al rundei își face toate rândurile și plătește podeaua, apoi urmează următorul în sensul acelor de ceas.
    .stay = Rândurile incomplete rămân așa cum sunt pentru runda următoare.

rules-azul-scoring =
    .title = Punctele unei piese
    .alone = Dacă nu atinge nicio altă piesă, o piesă nouă aduce **1 punct**.
    .runs = Altfel aduce lungimea **liniei** de piese vecine din care face parte, dacă este de cel puțin două, **plus** lungimea **coloanei**, dacă este de cel puțin două. Piesa nouă se numără în fiecare.

rules-azul-costs =
    .title = Plata podelei
    .pay = După ultimul tău rând, fiecare spațiu ocupat al liniei podelei își costă punctele, inclusiv cel al piesei primului jucător. Scorul nu scade niciodată sub 0.
    .clear = Piesele de pe linia podelei merg în cutie. Piesa primului jucător rămâne în fața celui care o are.

rules-azul-next =
    .title = Runda următoare
    .who = Dacă nimeni nu a completat o linie, cine are piesa primului jucător devine primul jucător.
    .fill = Fabricile se umplu pe rând, cu câte patru piese. Doar când trebuie extrasă o piesă și săculețul este gol, fie și la mijlocul unei fabrici, toate piesele din cutie se întorc în săculeț.
    .short = Dacă și cutia este goală, runda începe cu mai puține piese: fabrica aceea rămâne incompletă, iar următoarele rămân goale.

rules-azul-end =
    .title = Sfârșitul jocului
    .when = Jocul se termină imediat după decorarea în care un jucător a completat **o linie orizontală de cinci**. Apoi vin bonusurile:
    .row = **2 puncte** pentru fiecare linie orizontală completă
    .column = **7 puncte** pentru fiecare coloană completă
    .colour = **10 puncte** pentru fiecare culoare ale cărei cinci piese sunt toate pe peretele tău

rules-azul-ties =
    .title = Victorie și egalitate
    .winner = Câștigă jucătorul cu **cele mai multe puncte**.
    .tie = La egalitate câștigă, dintre cei egali, cine are mai multe linii orizontale complete. Dacă și acestea sunt egale, victoria se împarte.

rules-azul-rare =
    .title = Cazuri rare
    .fullFloor = Iei piesa primului jucător când linia podelei tale este plină: o păstrezi, începi runda următoare și nu plătești nimic pentru ea.
    .noMarker = Nimeni nu a luat piesa primului jucător, fiindcă fiecare fabrică avea o singură culoare: primul jucător rămâne același.
    .noTiles = Nu se poate împărți nicio piesă: jocul se termină și se numără punctele.
    .stalled = Două runde la rând în care nicio piesă nu ajunge pe un rând de formare încheie jocul; se punctează așa cum este.
    .bare = Pe peretele gri jocul se termină și după cinci runde la rând în care nicio piesă nu ajunge pe un perete.

rules-azul-grey =
    .title = Variantă: peretele gri
    .what = Pe cealaltă față a planșelor peretele este gri și alegi tu pe ce spațiu al liniei merge fiecare piesă: nicio culoare nu poate apărea de două ori pe o linie sau pe o coloană. Restul nu se schimbă.
    .link = Totul despre peretele gri

rules-azul-tournament =
    .title = La turneu
    .intro = Mesele de turneu urmează un regulament propriu, care are întâietate acolo unde diferă de reguli:
    .wall = Se joacă doar Azul cu peretele colorat, la mese de patru. Mese mai mici apar doar când numărul jucătorilor sau o retragere le face necesare.
    .displays = O masă de patru joacă cu **opt fabrici**; mesele de trei și de doi, cu șapte și cinci.
    .lot = Primul jucător se trage la sorți: în săculeț sunt trei piese negre și una roșie, iar roșul începe.
    .time = O tură durează cel mult **două minute**. După ele tura este pierdută și nu se ia nimic. Nimeni nu poate pasa de bunăvoie.
    .stopped = Când toți au pasat la rând, masa se oprește și așteaptă arbitrul.
    .points = Fiecare joacă trei partide. Punctele tuturor se adună și câștigă suma cea mai mare. La egalitate contează liniile complete, apoi partidele câștigate.
    .leaving = Cine se retrage în timpul unei partide nu primește puncte pentru ea. Ceilalți continuă; piesele acelei planșe ies din joc. Dacă rămân mai puțin de doi jucători, masa nu contează pentru nimeni.
    .talk = Este permis să vorbiți și să dați sfaturi, dar nu să deranjați.

## rules-duel: The rules of Azul Duel

rules-duel-minute =
    .turn = Când îți vine rândul faci **unul** din patru lucruri: așezi o placă, iei de pe o parte cu soare, iei de pe părțile cu lună sau iei un jeton.
    .take = De pe **partea cu soare**: toate piesele de o culoare de pe o tavă; restul trece pe partea ei cu lună. De pe **părțile cu lună**: toate piesele de o culoare care stau deasupra, de pe toate tăvile.
    .place = Piesele merg pe **un rând** de o singură culoare. Ce nu încape se sparge și costă puncte.
    .tile = Când s-a luat totul, rândurile complete trimit o piesă pe **linia lor din cupolă**, pe un spațiu de culoarea ei sau pe unul joker. Jetoanele bonus umplu golurile.
    .score = O piesă aduce cât linia și coloana ei, ca în Azul. O placă specială plină aduce o **piesă specială**.
    .end = După **cinci runde** se adaugă cartonașele de punctaj. Câștigă cine are mai multe puncte.

rules-duel-goal =
    .title = Scopul jocului
    .aim = Doi maeștri decorează cupola unui palat. După **cinci runde** câștigă cine are **mai multe puncte**.

rules-duel-table =
    .title = Ce este pe masă
    .tiles = **65 de piese** în săculeț: cinci culori, câte 13 din fiecare. Separat, nouă **piese speciale** și **piesa primului jucător**. Un **turn** primește piesele folosite.
    .trays = **Patru tăvi mici și una mare**, fiecare cu o parte cu soare și una cu lună. Partea cu lună a tăvii mari are patru spații separate și un loc pentru piesa primului jucător.
    .plates = **18 plăci de cupolă** cu câte patru spații: nouă speciale, cu un spațiu pentru o piesă specială, și nouă joker, cu un spațiu pentru orice culoare. Spatele arată doar felul.
    .chips = **20 de jetoane bonus**, de o culoare sau de două. Un jeton se potrivește cu orice culoare pe care o arată, întreagă sau pe jumătate, și se numără ca un jeton.
    .scoring = **Cartonașe de punctaj** cu obiectivele partidei: trei dintre ele sau toate patru, fiecare pe oricare față.
    .board = Câte o **planșă** pentru fiecare și doi **pioni**:

rules-duel-legend =
    .title = Părțile planșei
    .lines = șase **rânduri de formare**, pentru una până la șase piese
    .dome = **cupola**: nouă locuri pentru plăci, adică șase pe șase spații
    .special = cât aduce o **piesă specială** pe această linie
    .broken = locul **pieselor sparte**, cu costul fiecăreia
    .first = locul **piesei primului jucător**, care costă 2
    .chips = rezerva de **jetoane bonus**

rules-duel-setup =
    .title = La început
    .scores = Amândoi pornesc de la **5** puncte.
    .plates = Plăcile se amestecă într-un teanc; trei stau la vedere.
    .trays = Tava mare primește cinci piese pe partea cu soare, apoi fiecare tavă mică patru. Pe partea cu lună a fiecărei tăvi mici stă un jeton cu fața în jos.
    .first = Primul jucător se trage la sorți. **Celălalt** ia una din cele trei plăci și o pune pe orice loc al cupolei sale, rotită cum vrea. Se completează plăcile la vedere; apoi primul jucător face la fel și se completează din nou.

rules-duel-turn =
    .title = Tura ta
    .intro = Jucați pe rând. Când îți vine rândul faci **unul** din aceste patru lucruri:
    .plate = **Placă:** folosești un pion, iei o placă și o așezi.
    .sun = **Soare:** iei piese de pe partea cu soare a unei tăvi.
    .moon = **Lună:** iei piese care stau deasupra pe părțile cu lună.
    .chip = **Jeton:** iei un jeton bonus descoperit.
    .end = Faza se încheie când toate piesele și jetoanele sunt luate și, în rundele de la 1 la 4, toți pionii sunt folosiți. Cine nu poate face nimic este sărit; nimeni altcineva nu poate pasa.

rules-duel-plate =
    .title = Cum iei o placă
    .token = Pui un pion și iei o placă: **de la vedere**, unde nu se completează în timpul rundei, sau **din teanc**. Când la vedere nu mai este niciuna, rămâne doar teancul.
    .pile = Din teanc: plătești **1 punct** pentru fiecare placă trasă cu fața în jos, una câte una, de câte ori vrei, fără să te uiți la ele. Apoi te uiți la toate, păstrezi una și le pui pe celelalte sub teanc, în ce ordine vrei.
    .free = Cu 0 puncte tragi gratuit. Odată ce ai tras, trebuie să păstrezi și să așezi o placă.
    .lay = Placa merge pe un loc gol al cupolei tale, rotită cum vrei. Rămâne acolo **definitiv**.
    .both = În fiecare din rundele de la 1 la 4 trebuie folosiți ambii pioni. În runda 5 nu se mai iau plăci.
    .kinds = Pe o **placă specială**, spațiul special se umple doar cu o piesă specială. Un **spațiu joker** primește o piesă de orice culoare.

rules-duel-sun =
    .title = Cum iei de pe partea cu soare
    .take = Iei **toate piesele de o culoare** de pe partea cu soare a **unei** tăvi.
    .small = De pe o tavă mică: stivuiești restul **în ce ordine vrei** pe jetonul de pe partea ei cu lună.
    .large = De pe tava mare: așezi restul **separat** pe spațiile părții ei cu lună.

rules-duel-moon =
    .title = Cum iei de pe părțile cu lună
    .take = Iei **toate piesele de o culoare care stau deasupra**: piesa de sus a fiecărei stive de pe tăvile mici și piesele de pe partea cu lună a tăvii mari.
    .top = Dintr-o stivă vine doar piesa de sus, chiar dacă următoarea este la fel.
    .first = Cine ia primul în rundă o piesă de pe **partea cu lună a tăvii mari** ia și **piesa primului jucător**. Ea costă 2 puncte, iar cine o are începe runda următoare.

rules-duel-chip =
    .title = Cum iei un jeton
    .reveal = Un jeton se descoperă de îndată ce tava lui nu mai are nicio piesă, nici pe partea cu soare, nici pe cea cu lună.
    .take = A lua unul este o tură. Fiecare ia **exact două** într-o rundă; cine are două nu mai ia.

rules-duel-placing =
    .title = Cum așezi piesele
    .one = Toate piesele luate merg pe **un singur rând de formare**, de la dreapta la stânga. Un rând are o singură culoare; unul complet nu mai primește piese.
    .free = Spre deosebire de Azul, o culoare poate apărea de mai multe ori pe o linie sau pe o coloană a cupolei. Așadar poți începe un rând cu orice culoare, fie că poate aduce puncte sau nu.
    .breaks = Ce nu încape sau ce nu vrei **se sparge**. Pe locul pieselor sparte încap patru; celelalte merg imediat în turn. Poți oricând să le spargi pe toate.

rules-duel-tiling =
    .title = Decorarea cupolei
    .order = Primul jucător al rundei își parcurge toate cele șase rânduri **de sus în jos** și plătește piesele sparte, apoi celălalt. Rândul 1 ține de linia 1 a cupolei, rândul 2 de linia 2 și așa mai departe.
    .move = Piesa cea mai din dreapta a unui rând **complet** trece pe un spațiu liber al liniei lui care are **culoarea ei sau este joker**. Dacă există unul, trebuie folosit; dacă sunt mai multe, alegi tu.
    .wait = Dacă niciun spațiu potrivit nu este liber, dar linia mai are **un loc fără placă**, piesele rămân pe rând.
    .breaks = Dacă linia are toate cele trei plăci și niciuna nu mai are spațiu pentru acea culoare, **toate piesele rândului se sparg**, fie el complet sau nu.
    .rest = După toate cele șase rânduri, celelalte piese ale rândurilor care au trimis o piesă pe cupolă merg în turn. Toate celelalte rânduri rămân pentru runda următoare.

rules-duel-spending =
    .title = Cum cheltuiești jetoane
    .when = Când ajungi la un rând cu cel puțin o piesă, poți umple cu jetoane **toate** spațiile lui goale.
    .price = Fiecare spațiu gol costă **două jetoane care arată culoarea** sau **oricare trei jetoane**; se pot și combina.
    .only = Poți cheltui jetoane doar dacă rândul devine complet și piesa lui are apoi un spațiu.
    .gone = Jetoanele cheltuite se întorc definitiv. Țin loc de piese, dar nu ajung niciodată pe cupolă.

rules-duel-scoring =
    .title = Punctele
    .tile = O piesă care nu atinge alta aduce **1 punct**. Altfel aduce cât **linia** de piese vecine, dacă este de cel puțin două, **plus** cât **coloana**, dacă este de cel puțin două. Piesele speciale se numără ca piese.
    .special = Când o piesă umple al treilea spațiu al unei plăci speciale, pe al patrulea vine imediat o **piesă specială**. Ea aduce punctele liniei sale, de la 1 pe linia 1 la 6 pe linia 6, și nimic altceva; de atunci se numără în linii și coloane.

rules-duel-costs =
    .title = Piesele sparte
    .pay = După cele șase rânduri ale tale, o piesă spartă costă 1 punct, două costă 3, trei 6, patru 10 în total. Ele merg în turn. Piesa primului jucător costă 2. Scorul nu scade niciodată sub 0.

rules-duel-next =
    .title = Runda următoare
    .fill = După rundele de la 1 la 4 pionii se întorc, la vedere sunt din nou trei plăci, iar tăvile primesc piese și jetoane noi ca la început. Când trebuie extrasă o piesă și săculețul este gol, el se umple din turn.
    .who = Cine are piesa primului jucător o pune înapoi pe tava mare și începe.

rules-duel-end =
    .title = Sfârșitul jocului
    .when = După runda 5 se adună punctele tuturor cartonașelor de punctaj și se aplică dintr-odată. Rezultatul este cel puțin 0. **Câștigă cine are mai multe puncte.**
    .tie = La egalitate câștigă cine a luat piesa primului jucător în runda 5; dacă nu a luat-o nimeni, cine a început runda 5.

rules-duel-hidden =
    .title = Ce este ascuns
    .nobody = Nimeni nu știe ordinea din săculeț, fețele plăcilor din teanc și jetoanele cu fața în jos. Tot ce s-a luat este la vedere pentru toți.
    .drawer = Plăcile pe care le tragi le știi doar tu, inclusiv cele puse înapoi. Celălalt vede doar spatele lor și unde ajung.

rules-duel-rare =
    .title = Cazuri rare
    .alike = Cele cinci piese pentru tava mare sunt toate de o culoare: se întorc în săculeț și se extrag din nou. Dacă în săculeț este doar acea culoare, se golește mai întâi turnul în el; dacă tot așa este, rămân. Mai puțin de cinci nu se extrag niciodată din nou.
    .firstTile = Dacă partea cu soare a tăvii mari începe o rundă cu o singură culoare, cine o ia primește și piesa primului jucător.
    .short = Dacă săculețul și turnul sunt goale, runda începe cu mai puține piese. O tavă mică fără piese își arată imediat jetonul.
    .same = Dacă nimeni nu a luat piesa primului jucător, începe din nou același jucător.

rules-duel-box =
    .title = Despre numere
    .text = Ce arată plăcile, jetoanele și cartonașele de punctaj a fost adunat din surse publice. Dacă în cutia ta scrie altceva, valorile se pot corecta într-un singur fișier al programului.

## tutorial-page: The page of the tutorial

tutorial-page-games =
    .azul = Azul
    .mini = Azul Mini
    .grey = Peretele gri
    .duel = Azul Duel

tutorial-page-title = Învață: { $game }
tutorial-page-notes =
    .azul = { "" }
    .mini = Azul Mini se joacă exact ca Azul.
    .grey = Nu cunoști Azul? Începe cu lecțiile lui.
    .duel = { "" }

tutorial-page-lesson = Lecția { $number } din { $of }
tutorial-page-lessons = Lecții
tutorial-page-done = făcută
tutorial-page-you = Tu
tutorial-page-other = Ana
tutorial-page-task = E rândul tău
tutorial-page-right = Foarte bine!
tutorial-page-not-this = Se poate, dar nu de data asta
tutorial-page-would = Această mutare ar aduce:
tutorial-page-back = Înapoi
tutorial-page-next = Înainte
tutorial-page-finish = Gata
tutorial-page-again = Încă o dată
tutorial-page-show = Arată-mi
tutorial-page-restart = De la capăt
tutorial-page-keys = Masa răspunde și la tastatură: săgețile mută, Enter alege, Escape te întoarce.
tutorial-page-finished = Acum poți juca
tutorial-page-finished-text = Pentru prima partidă nu-ți trebuie mai mult. Restul vine jucând.
tutorial-page-play = Joacă împotriva unui bot
tutorial-page-rules = Citește regulile
tutorial-page-others = Învață alt joc
tutorial-page-missing = Pentru un astfel de joc nu avem lecții aici. Alege unul dintre acestea.

## tutorial-page-facts

tutorial-page-facts-fall =
    { $breaks ->
        [yes]
            { $count ->
                [one] { $count } piesă se sparge
                [few] { $count } piese se sparg
               *[other] { $count } de piese se sparg
            }
       *[no]
            { $count ->
                [one] { $count } piesă cade
                [few] { $count } piese cad
               *[other] { $count } de piese cad
            }
    }
tutorial-page-facts-cost =
    { $count ->
        [one] costă { $count } punct
        [few] costă { $count } puncte
       *[other] costă { $count } de puncte
    }
tutorial-page-facts-first = începi tu runda următoare
tutorial-page-facts-complete = rândul este complet
tutorial-page-facts-points =
    { $count ->
        [one] aduce { $count } punct
        [few] aduce { $count } puncte
       *[other] aduce { $count } de puncte
    }
tutorial-page-facts-lost =
    { $breaks ->
        [yes] rândul { $line } se sparge
       *[no] rândul { $line } cade
    }

## tutorial-lessons-azul: Lessons of Azul

tutorial-lessons-azul-take =
    .title = Cum iei piese
    .say = Când îți vine rândul iei toate piesele de o culoare de la o fabrică. Celelalte alunecă în centru.
    .todo = Ia cele două piese albastre de la fabrica lor și pune-le pe rândul 2.
    .right = Rândul 2 este complet. Galbenul și negrul au alunecat în centru, iar Ana a luat trei piese roșii.
    .hint = Alege fabrica cu două piese albastre, apoi al doilea rând al planșei tale.

tutorial-lessons-azul-centre =
    .title = Centrul și piesa primului jucător
    .say = Poți lua și din centru. Cine o face primul primește piesa primului jucător: costă 1 punct, dar cine o are începe runda următoare.
    .todo = Ia cele două piese negre din centru și pune-le pe rândul 3.
    .right = Două spații din trei sunt ocupate, iar piesa primului jucător stă pe podeaua ta. Ana a luat două piese albe.
    .hint = Ia piesele negre din centru și pune-le pe rândul 3.

tutorial-lessons-azul-fit =
    .title = O culoare pe rând
    .say = Un rând are o singură culoare și poate fi completat mai târziu. Rândului 3 îi mai trebuie o piesă neagră.
    .todo = Completează rândul 3 fără să cadă nimic.
    .right = Exact piesa care lipsea. Un rând incomplet așteaptă pur și simplu runda următoare.
    .hint = O fabrică are o singură piesă neagră. Din două, una ar cădea.

tutorial-lessons-azul-fall =
    .title = Ce nu încape cade
    .say = Piesele care nu încap pe rând cad pe linia podelei și costă puncte. Uneori nu se poate evita.
    .todo = Ia cele patru piese albe din centru și pune-le unde cad cele mai puține.
    .right = Trei încap pe rândul 4 și una cade: costă 1 punct. În altă parte ar fi costat mai mult.
    .hint = Rândul 4 așteaptă alb și are loc pentru trei.

tutorial-lessons-azul-row =
    .title = O dată pe fiecare linie
    .say = O culoare pe care o linie a peretelui o are deja nu poate merge pe acel rând. Liniile 1 și 4 au roșu, iar pe rândul 3 este negru.
    .todo = Ia cele două piese roșii și completează cu ele un rând.
    .right = Pe rândul 2 încap exact două. Rândul 5 și podeaua erau și ele permise.
    .hint = Roșul poate merge pe rândul 2, pe rândul 5 sau pe podea. Pe care îl umplu două piese?

tutorial-lessons-azul-tiling =
    .title = Pe perete
    .say = Când s-a luat totul, fiecare rând complet trimite o piesă pe perete, de sus în jos. Ea aduce cât linia și coloana de piese pe care le atinge.
    .todo = Ia ultima piesă roșie și completează cu ea rândul 1.
    .right = Roșul a făcut o linie de două: 2 puncte. Albul a făcut o coloană de trei: 3 puncte. Piesa primului jucător a costat 1.
    .hint = Rândul 1 are un singur spațiu: îl umple piesa roșie.

tutorial-lessons-azul-runs =
    .title = Unde aduce cel mai mult?
    .say = O piesă care atinge altele în ambele direcții se numără de două ori: o dată pentru linie și o dată pentru coloană.
    .todo = Ia ultima piesă neagră și pune-o unde aduce cele mai multe puncte.
    .right = O linie de trei și o coloană de trei: 6 puncte cu o singură piesă!
    .hint = Uită-te la perete: pe care linie s-ar alătura negrul unei linii și unei coloane?

tutorial-lessons-azul-end =
    .title = Sfârșitul
    .say = O linie orizontală completă încheie jocul. Apoi fiecare linie aduce 2 puncte, fiecare coloană 7, iar toate cele cinci piese ale unei culori 10.
    .todo = Ia ultima piesă galbenă și încheie jocul.
    .right = O linie, o coloană și o culoare dintr-odată: 10 puncte pentru piesă și 19 bonus. Câștigi cu 67 la 51!
    .hint = Rândului 4 îi lipsește o singură piesă galbenă.

## tutorial-lessons-grey: Lessons of the grey wall

tutorial-lessons-grey-cell =
    .title = Alegi tu spațiul
    .say = Piesele se iau ca în Azul. Pe peretele gri însă alegi tu unde merge piesa pe linia ei: culoarea nu trebuie să fie deja pe acea linie sau pe acea coloană.
    .todo = Rândul 2 este complet. Pune piesa neagră unde aduce cele mai multe puncte.
    .right = O linie de două și o coloană de două: 4 puncte. Coloana 3 era închisă, fiindcă acolo este deja negru.
    .hint = Care spațiu liber atinge o piesă alături și alta deasupra?

tutorial-lessons-grey-column =
    .title = O dată pe fiecare coloană
    .say = Coloanele 1 și 5 au deja alb, iar pe această linie coloana 2 este ocupată. Rămân două spații.
    .todo = Pune piesa albă a rândului 4 unde aduce cele mai multe puncte.
    .right = Face o coloană de patru: 4 puncte.
    .hint = Unul dintre cele două spații este sub trei piese de pe aceeași coloană.

tutorial-lessons-grey-order =
    .title = Gândește-te la rândul următor
    .say = Rândurile se parcurg de sus în jos. Și rândul 3 este albastru, iar pe linia 3 pentru albastru a rămas doar coloana 1.
    .todo = Pune piesa albastră a rândului 2 astfel încât și rândul 3 să-și găsească spațiul.
    .right = Acum mai puține puncte, dar a doua piesă albastră a adus 5 și nu a căzut nimic.
    .hint = Pe coloana 1 ar aduce acum mai mult, dar apoi rândul 3 nu ar avea spațiu și ar cădea tot.

tutorial-lessons-grey-falls =
    .title = Un rând fără spațiu
    .say = Dacă un rând complet nu găsește spațiu, toate piesele lui cad. Pe linia 3 este liberă doar coloana 1, iar pe acea coloană este deja roșu.
    .todo = Ia ultima piesă roșie și completează un rând care are un spațiu pentru ea.
    .right = Rândul 2 este complet și piesa lui și-a găsit spațiul. Rândul 3 ar fi căzut: trei piese, 4 puncte.
    .hint = Și rândul 3 ar fi complet, dar piesa lui n-ar avea unde merge. Rândului 2 îi lipsește o piesă roșie.

tutorial-lessons-grey-end =
    .title = Sfârșitul
    .say = Linia 1 este completă: jocul se termină cu această decorare. O coloană completă aduce încă 7 puncte.
    .todo = Pune piesa neagră a rândului 3 unde aduce cel mai mult.
    .right = 7 puncte pentru piesă, 7 pentru coloană și 2 pentru linie: câștigi cu 60 la 46!
    .hint = Unei coloane îi lipsește doar această piesă.

## tutorial-lessons-duel: Lessons of Azul Duel

tutorial-lessons-duel-sun =
    .title = Cum iei de pe partea cu soare
    .say = Când îți vine rândul faci unul din patru lucruri. Primul: iei toate piesele de o culoare de pe partea cu soare a unei tăvi. Restul se stivuiește pe partea ei cu lună, în ordinea pe care o alegi.
    .todo = Ia cele două piese turcoaz de pe o tavă mică pentru rândul 2 și stivuiește restul cu galbenul deasupra.
    .right = Rândul 2 este complet, iar negrul așteaptă sub galben: mai târziu se poate lua doar piesa de sus. Restul tăvii mari s-ar așeza alături.
    .hint = O tavă mică are două piese turcoaz; ele umplu rândul 2. Din rest, negrul merge dedesubt, iar galbenul deasupra.

tutorial-lessons-duel-moon =
    .title = Cum iei de pe părțile cu lună
    .say = Al doilea: iei toate piesele de o culoare care stau deasupra pe părțile cu lună. Cine ia primul de pe partea cu lună a tăvii mari primește și piesa primului jucător, care costă 2.
    .todo = Ia piesele turcoaz de deasupra stivelor mici și completează rândul 3.
    .right = Au venit împreună și fără piesa primului jucător.
    .hint = Turcoazul stă deasupra a două stive mici, iar pe rândul 3 este deja turcoaz.

tutorial-lessons-duel-chip =
    .title = Cum iei un jeton
    .say = Al treilea: o tavă mică fără piese își arată jetonul bonus. A-l lua este o tură, iar fiecare ia două într-o rundă.
    .todo = Ia jetonul descoperit.
    .right = Este al tău. Mai târziu jetoanele umplu golurile din rândurile tale.
    .hint = O tavă mică este goală: ia jetonul de pe ea.

tutorial-lessons-duel-plate =
    .title = Cum așezi o placă
    .say = Al patrulea: folosește un pion ca să iei o placă de cupolă, una de la vedere sau, cu 1 punct fiecare, din teanc. Rotește-o cum vrei; rămâne unde o așezi.
    .todo = Pe rândul 1 este o piesă roșie. Ia a doua placă și așaz-o astfel încât linia 1 să aibă un spațiu roșu.
    .right = Acum piesa roșie are unde merge. Fiecare din primele patru runde îți aduce două plăci.
    .hint = Ia placa cu turcoaz, roșu, albastru și un spațiu special. Așaz-o sus în cupolă, rotită cu roșul în jumătatea de sus.

tutorial-lessons-duel-cell =
    .title = Pe cupolă
    .say = Un rând complet trimite o piesă pe linia lui din cupolă: pe un spațiu de culoarea ei sau pe unul joker. Ea aduce cât linia și coloana pe care le atinge.
    .todo = Pune piesa roșie a rândului 2 unde aduce cele mai multe puncte.
    .right = O coloană de trei: 3 puncte. Iar spațiul joker rămâne liber pentru orice culoare.
    .hint = Spațiul roșu este între două piese.

tutorial-lessons-duel-special =
    .title = Piese speciale
    .say = Când trei spații ale unei plăci speciale sunt umplute, pe al patrulea vine o piesă specială și aduce numărul liniei sale.
    .todo = Pune piesa albastră a rândului 4 astfel încât să aducă o piesă specială.
    .right = 4 puncte pentru o coloană de patru și încă 4 pentru piesa specială de pe linia 4.
    .hint = Unei plăci speciale îi lipsește doar albastrul.

tutorial-lessons-duel-spend =
    .title = Cum cheltuiești jetoane
    .say = Jetoanele bonus țin loc de piesele care lipsesc: două care arată culoarea sau oricare trei.
    .todo = Rândului 3 îi lipsește o piesă turcoaz. Completează-l cu cât mai puține jetoane.
    .right = Au ajuns două jetoane cu turcoaz, iar piesa a adus 5 puncte.
    .hint = Două dintre jetoanele tale arată turcoaz, unul doar pe jumătate. Atât trebuie.

tutorial-lessons-duel-breaks =
    .title = Ce se sparge
    .say = Dacă o linie are toate cele trei plăci și niciun spațiu pentru o culoare, piesele acelui rând se sparg și costă puncte.
    .todo = Ia ultima piesă neagră și pune-o unde aduce puncte.
    .right = Rândul 4 era complet, iar negrul a mers pe un spațiu joker. Pe rândul 1 s-ar fi spart.
    .hint = Pe linia 1 nu mai este spațiu pentru negru. Rândului 4 îi lipsește o singură piesă neagră.

tutorial-lessons-duel-end =
    .title = Sfârșitul
    .say = După cinci runde cartonașele de punctaj își aduc punctele: aici 3 pentru fiecare linie, 7 pentru fiecare coloană, 10 pentru fiecare diagonală.
    .todo = Pune ultima piesă albastră astfel încât să completezi o coloană.
    .right = 6 puncte pentru piesă, 7 pentru coloană și 3 pentru o linie: câștigi cu 57 la 49!
    .hint = Pe o coloană este goală doar linia 6, iar acolo spațiul este joker.
