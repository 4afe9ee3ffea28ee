import type en from "../en/duel";

const texts: typeof en = {
  minute: {
    turn: "Când îți vine rândul faci **unul** din patru lucruri: așezi o placă, iei de pe soare, iei de pe lună sau iei un jeton.",
    take: "De pe **soare**: toate piesele de o culoare de pe o tavă; restul trece pe luna ei. De pe **lună**: toate piesele de o culoare care stau deasupra, de pe toate tăvile.",
    place: "Piesele merg pe **un rând** de o singură culoare. Ce nu încape se sparge și costă puncte.",
    tile: "Când s-a luat totul, rândurile complete trimit o piesă pe **linia lor din cupolă**, pe un spațiu de culoarea ei sau pe unul joker. Jetoanele bonus umplu golurile.",
    score: "O piesă aduce cât linia și coloana ei, ca în Azul. O placă specială plină aduce o **piesă specială**.",
    end: "După **cinci runde** se adaugă cartonașele de punctaj. Câștigă cine are mai multe puncte.",
  },
  goal: {
    title: "Scopul jocului",
    aim: "Doi maeștri decorează cupola unui palat. După **cinci runde** câștigă cine are **mai multe puncte**.",
  },
  table: {
    title: "Ce este pe masă",
    tiles:
      "**65 de piese** în săculeț: cinci culori, câte 13 din fiecare. Separat, nouă **piese speciale** și **piesa primului jucător**. Un **turn** primește piesele folosite.",
    trays:
      "**Patru tăvi mici și una mare**, fiecare cu o parte cu soare și una cu lună. Luna tăvii mari are patru spații separate și un loc pentru piesa primului jucător.",
    plates:
      "**18 plăci de cupolă** cu câte patru spații: nouă speciale, cu un spațiu pentru o piesă specială, și nouă joker, cu un spațiu pentru orice culoare. Spatele arată doar felul.",
    chips:
      "**20 de jetoane bonus**, de o culoare sau de două. Un jeton se potrivește cu orice culoare pe care o arată, întreagă sau pe jumătate, și se numără ca un jeton.",
    scoring: "**Cartonașe de punctaj** cu țelurile partidei: trei dintre ele sau toate patru, fiecare pe oricare față.",
    board: "Câte o **planșă** pentru fiecare și doi **pioni**:",
  },
  legend: {
    title: "Părțile planșei",
    lines: "șase **rânduri de formare**, pentru una până la șase piese",
    dome: "**cupola**: nouă locuri pentru plăci, adică șase pe șase spații",
    special: "cât aduce o **piesă specială** pe această linie",
    broken: "locul **pieselor sparte**, cu costul fiecăreia",
    first: "locul **piesei primului jucător**, care costă 2",
    chips: "rezerva de **jetoane bonus**",
  },
  setup: {
    title: "La început",
    scores: "Amândoi pornesc de la **5** puncte.",
    plates: "Plăcile se amestecă într-un teanc; trei stau la vedere.",
    trays:
      "Tava mare primește cinci piese pe soare, apoi fiecare tavă mică patru. Pe luna fiecărei tăvi mici stă un jeton cu fața în jos.",
    first:
      "Primul jucător se trage la sorți. **Celălalt** ia una din cele trei plăci și o pune pe orice loc al cupolei sale, rotită cum vrea. Se completează plăcile la vedere; apoi primul jucător face la fel și se completează din nou.",
  },
  turn: {
    title: "Tura ta",
    intro: "Jucați pe rând. Când îți vine rândul faci **unul** din aceste patru lucruri:",
    plate: "**Placă:** folosești un pion, iei o placă și o așezi.",
    sun: "**Soare:** iei piese de pe soarele unei tăvi.",
    moon: "**Lună:** iei piese care stau deasupra pe luni.",
    chip: "**Jeton:** iei un jeton bonus descoperit.",
    end: "Faza se încheie când toate piesele și jetoanele sunt luate și, în rundele de la 1 la 4, toți pionii sunt folosiți. Cine nu poate face nimic este sărit; nimeni altcineva nu poate pasa.",
  },
  plate: {
    title: "Cum iei o placă",
    token:
      "Pui un pion și iei o placă: **de la vedere**, unde nu se completează în timpul rundei, sau **din teanc**. Când la vedere nu mai e niciuna, rămâne doar teancul.",
    pile: "Din teanc: plătești **1 punct** pentru fiecare placă trasă cu fața în jos, una câte una, de câte ori vrei, fără să le privești. Apoi te uiți la toate, păstrezi una și le pui pe celelalte sub teanc, în ce ordine vrei.",
    free: "Cu 0 puncte tragi gratuit. Odată ce ai tras, trebuie să păstrezi și să așezi o placă.",
    lay: "Placa merge pe un loc gol al cupolei tale, rotită cum vrei. Rămâne acolo **definitiv**.",
    both: "În fiecare din rundele de la 1 la 4 trebuie folosiți ambii pioni. În runda 5 nu se mai iau plăci.",
    kinds:
      "Pe o **placă specială**, spațiul special se umple doar cu o piesă specială. Un **spațiu joker** primește o piesă de orice culoare.",
  },
  sun: {
    title: "Cum iei de pe soare",
    take: "Iei **toate piesele de o culoare** de pe soarele **unei** tăvi.",
    small: "De pe o tavă mică: stivuiești restul **în ce ordine vrei** pe jetonul de pe luna ei.",
    large: "De pe tava mare: așezi restul **separat** pe spațiile lunii ei.",
  },
  moon: {
    title: "Cum iei de pe lună",
    take: "Iei **toate piesele de o culoare care stau deasupra**: piesa de sus a fiecărei stive de pe tăvile mici și piesele de pe luna tăvii mari.",
    top: "Dintr-o stivă vine doar piesa de sus, chiar dacă următoarea este la fel.",
    first:
      "Cine ia primul în rundă o piesă de pe **luna tăvii mari** ia și **piesa primului jucător**. Ea costă 2 puncte, iar cine o are începe runda următoare.",
  },
  chip: {
    title: "Cum iei un jeton",
    reveal: "Un jeton se descoperă de îndată ce tava lui nu mai are nicio piesă, nici pe soare, nici pe lună.",
    take: "A lua unul este o tură. Fiecare ia **exact două** într-o rundă; cine are două nu mai ia.",
  },
  placing: {
    title: "Cum așezi piesele",
    one: "Toate piesele luate merg pe **un singur rând de formare**, de la dreapta la stânga. Un rând are o singură culoare; unul complet nu mai primește piese.",
    free: "Spre deosebire de Azul, o culoare poate apărea de mai multe ori pe o linie sau pe o coloană a cupolei. Așadar poți începe un rând cu orice culoare, fie că poate aduce puncte sau nu.",
    breaks:
      "Ce nu încape sau ce nu vrei **se sparge**. Pe locul pieselor sparte încap patru; celelalte merg imediat în turn. Poți oricând să le spargi pe toate.",
  },
  tiling: {
    title: "Decorarea cupolei",
    order:
      "Primul jucător al rundei își parcurge toate cele șase rânduri **de sus în jos** și plătește piesele sparte, apoi celălalt. Rândul 1 ține de linia 1 a cupolei, rândul 2 de linia 2 și așa mai departe.",
    move: "Piesa cea mai din dreapta a unui rând **complet** trece pe un spațiu liber al liniei lui care are **culoarea ei sau este joker**. Dacă există unul, trebuie folosit; dacă sunt mai multe, alegi tu.",
    wait: "Dacă niciun spațiu potrivit nu e liber, dar linia mai are **un loc fără placă**, piesele rămân pe rând.",
    breaks:
      "Dacă linia are toate cele trei plăci și niciuna nu mai are loc pentru acea culoare, **toate piesele rândului se sparg**, fie el complet sau nu.",
    rest: "După toate cele șase rânduri, celelalte piese ale rândurilor care au trimis o piesă pe cupolă merg în turn. Toate celelalte rânduri rămân pentru runda următoare.",
  },
  spending: {
    title: "Cum cheltuiești jetoane",
    when: "Când vine rândul unui rând cu cel puțin o piesă, poți umple cu jetoane **toate** locurile lui lipsă.",
    price:
      "Fiecare loc lipsă costă **două jetoane care arată culoarea** sau **oricare trei jetoane**; se pot și combina.",
    only: "Poți cheltui jetoane doar dacă rândul devine complet și piesa lui are apoi un spațiu.",
    gone: "Jetoanele cheltuite se întorc definitiv. Țin loc de piese, dar nu ajung niciodată pe cupolă.",
  },
  scoring: {
    title: "Punctele",
    tile: "O piesă care nu atinge alta aduce **1 punct**. Altfel aduce cât **linia** de piese vecine, dacă este de cel puțin două, **plus** cât **coloana**, dacă este de cel puțin două. Piesele speciale se numără ca piese.",
    special:
      "Când o piesă umple al treilea spațiu al unei plăci speciale, pe al patrulea vine imediat o **piesă specială**. Ea aduce punctele liniei sale, de la 1 pe linia 1 la 6 pe linia 6, și nimic altceva; de atunci se numără în linii și coloane.",
  },
  costs: {
    title: "Piesele sparte",
    pay: "După cele șase rânduri ale tale, o piesă spartă costă 1 punct, două costă 3, trei 6, patru 10 în total. Ele merg în turn. Piesa primului jucător costă 2. Scorul nu scade niciodată sub 0.",
  },
  next: {
    title: "Runda următoare",
    fill: "După rundele de la 1 la 4 pionii se întorc, la vedere sunt din nou trei plăci, iar tăvile primesc piese și jetoane noi ca la început. Când trebuie extrasă o piesă și săculețul este gol, el se umple din turn.",
    who: "Cine are piesa primului jucător o pune înapoi pe tava mare și începe.",
  },
  end: {
    title: "Sfârșitul jocului",
    when: "După runda 5 se adună punctele tuturor cartonașelor de punctaj și se aplică dintr-odată. Rezultatul este cel puțin 0. **Câștigă cine are mai multe puncte.**",
    tie: "La egalitate câștigă cine a luat piesa primului jucător în runda 5; dacă nu a luat-o nimeni, cine a început runda 5.",
  },
  goals: {
    title: "Cartonașele de punctaj",
    intro:
      "Fiecare din cele patru cartonașe are două fețe. Piesele speciale se numără ca piese pe toate. Pentru prima partidă propunem linii, coloane și diagonale.",
    rows: "**Linii:** 3 puncte pentru fiecare linie completă de șase.",
    colours:
      "**Culori:** 4 puncte pentru fiecare linie cu cel puțin cinci feluri diferite: cele cinci culori și specialul. Golurile sunt permise; o piesă pe un spațiu joker contează cu culoarea ei.",
    columns: "**Coloane:** 7 puncte pentru fiecare coloană completă de șase.",
    edge: "**Margine:** 1 punct pentru fiecare piesă de pe cele 20 de spații exterioare.",
    diagonals: "**Diagonale:** 10 puncte pentru fiecare din cele două diagonale complete.",
    corners: "**Colțuri:** pentru fiecare placă din colț umplută complet, 3 puncte sus și 8 jos.",
    wilds:
      "**Spații joker:** dacă toate spațiile joker ale cupolei tale sunt umplute, 2 puncte pentru fiecare. Altfel nimic.",
    specials: "**Spații speciale:** minus 3 pentru fiecare spațiu special gol al cupolei tale.",
    pair: "cele două fețe ale unui cartonaș",
  },
  hidden: {
    title: "Ce este ascuns",
    nobody:
      "Nimeni nu știe ordinea din săculeț, fețele plăcilor din teanc și jetoanele cu fața în jos. Tot ce s-a luat este la vedere pentru toți.",
    drawer:
      "Plăcile pe care le tragi le știi doar tu, inclusiv cele puse înapoi. Celălalt vede doar spatele lor și unde ajung.",
  },
  rare: {
    title: "Cazuri rare",
    alike:
      "Cele cinci piese pentru tava mare sunt toate de o culoare: se întorc în săculeț și se extrag din nou. Dacă în săculeț este doar acea culoare, se golește mai întâi turnul în el; dacă tot așa este, rămân. Mai puțin de cinci nu se extrag niciodată din nou.",
    firstTile: "Dacă soarele tăvii mari începe o rundă cu o singură culoare, cine o ia ia și piesa primului jucător.",
    short:
      "Dacă săculețul și turnul sunt goale, runda începe cu mai puține piese. O tavă mică fără piese își arată imediat jetonul.",
    same: "Dacă nimeni nu a luat piesa primului jucător, începe din nou același jucător.",
  },
  box: {
    title: "Despre numere",
    text: "Ce arată plăcile, jetoanele și cartonașele de punctaj a fost adunat din surse publice. Dacă în cutia ta scrie altceva, valorile se pot corecta într-un singur fișier al programului.",
  },
};

export default texts;
