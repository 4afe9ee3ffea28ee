import type en from "../en/azul";

const texts: typeof en = {
  minute: {
    take: "Ia toate piesele de **o culoare** de la o fabrică; celelalte alunecă în centru. Sau ia toate piesele de o culoare din centru.",
    place: "Pune-le pe **un singur rând de formare**. Un rând are o singură culoare; ce nu încape cade pe podea.",
    tile: "Când s-a luat totul, fiecare **rând complet** trimite o piesă pe perete.",
    tileGrey: "Când s-a luat totul, fiecare **rând complet** trimite o piesă pe perete, pe un spațiu **ales de tine**.",
    score: "O piesă aduce cât linia și coloana de piese pe care le atinge; singură aduce 1. **Podeaua costă puncte.**",
    end: "Jocul se termină după runda în care cineva completează **o linie orizontală**. Apoi liniile aduc 2, coloanele 7, culorile 10.",
  },
  goal: {
    title: "Scopul jocului",
    aim: "Decorezi peretele unui palat, piesă cu piesă. La final câștigă cine are **cele mai multe puncte**.",
    stop: "Jocul se termină după runda în care cineva a completat o linie orizontală de cinci piese.",
  },
  table: {
    title: "Ce este pe masă",
    tiles: "**100 de piese** în cinci culori, câte 20 din fiecare. Fiecare culoare are modelul ei.",
    displays:
      "**Fabrici** așezate în cerc: cinci pentru doi jucători, șapte pentru trei, nouă pentru patru. Între ele este **centrul**.",
    bag: "Un **săculeț** din care se extrage la întâmplare și **cutia**, în care piesele folosite așteaptă până se golește săculețul.",
    marker: "**Piesa primului jucător**.",
    board: "Câte o **planșă** pentru fiecare:",
    wall: "Pe peretele colorat fiecare spațiu are culoarea lui. Fiecare linie este cea de deasupra mutată cu un spațiu la dreapta, așa că fiecare culoare apare o dată pe fiecare linie și o dată pe fiecare coloană.",
    wallGrey: "Pe peretele gri nu este tipărită nicio culoare. Toți jucătorii folosesc aceeași față a planșei.",
    mini: "**Azul Mini** este același joc într-o cutie de călătorie: scorul se ține cu cursoare, iar fabricile stau într-un suport. Nu diferă nicio regulă.",
  },
  legend: {
    title: "Părțile planșei",
    lines: "cinci **rânduri de formare**, pentru una până la cinci piese",
    wall: "**peretele**, cinci pe cinci spații",
    floor: "**linia podelei**: șapte spații, fiecare cu costul lui",
    score: "**scorul** tău, care începe de la 0",
  },
  start: {
    title: "La început",
    fill: "Fiecare fabrică primește **patru piese** extrase la întâmplare din săculeț.",
    who: "La o masă adevărată începe cine a fost ultimul în Portugalia. Aici începe un loc ales sau hotărăște sorțul.",
  },
  round: {
    title: "O rundă",
    intro: "Rundele se succed până la sfârșitul jocului. Fiecare are trei faze:",
    offer: "**Oferta fabricilor:** pe rând, toți iau piese.",
    tiling: "**Decorarea pereților:** rândurile complete trec pe perete și aduc puncte.",
    next: "**Runda următoare:** fabricile se umplu din nou.",
  },
  taking: {
    title: "Cum iei piese",
    marker:
      "Primul jucător pune piesa primului jucător în centru și face prima mutare. Apoi se continuă în sensul acelor de ceas.",
    intro: "Când îți vine rândul, faci unul din două lucruri:",
    display: "Iei **toate piesele de o culoare de la o fabrică**. Celelalte piese ale ei trec în centru.",
    centre: "Iei **toate piesele de o culoare din centru**.",
    first:
      "Cine ia primul din centru într-o rundă ia și **piesa primului jucător**. Ea merge pe primul spațiu liber din stânga al liniei podelei sale, înainte de așezarea pieselor. Cine o are începe runda următoare.",
    end: "Faza se încheie când toate fabricile și centrul sunt goale.",
  },
  placing: {
    title: "Cum așezi piesele",
    one: "Toate piesele luate merg pe **un singur rând de formare**, de la dreapta la stânga, sau pe linia podelei.",
    colour: "Un rând are **o singură culoare**. Poți continua un rând început.",
    wall: "O culoare nu poate merge pe un rând dacă **linia lui de pe perete o are deja**.",
    full: "Un rând complet nu mai primește piese.",
    choice: "Poți oricând să pui totul direct pe podea, chiar dacă un rând ar primi piesele.",
  },
  floor: {
    title: "Linia podelei",
    falls: "Piesele care nu încap pe rândul ales **cad pe linia podelei**, de la stânga la dreapta.",
    cost: "Spațiile ei costă 1, 1, 2, 2, 2, 3 și 3 puncte, plătite la sfârșitul rundei.",
    over: "Când toate cele șapte spații sunt ocupate, celelalte piese merg imediat în cutie și nu costă nimic.",
  },
  tiling: {
    title: "Decorarea peretelui",
    order: "Fiecare își parcurge rândurile **de sus în jos**.",
    move: "Piesa cea mai din dreapta a fiecărui rând **complet** trece pe spațiul culorii ei de pe aceeași linie a peretelui și aduce imediat puncte. Celelalte piese ale rândului merg în cutie.",
    stay: "Rândurile incomplete rămân așa cum sunt pentru runda următoare.",
  },
  greyTiling: {
    title: "Decorarea peretelui gri",
    order: "Rândurile se parcurg **de sus în jos**, așa că o alegere pe o linie o restrânge pe următoarea.",
    choose:
      "Piesa cea mai din dreapta a fiecărui rând **complet** trece pe **orice spațiu liber** al aceleiași linii, dacă pe acea linie și pe acea coloană nu este deja culoarea ei. Aduce imediat puncte, iar celelalte piese ale rândului merg în cutie.",
    must: "Dacă există un astfel de spațiu, trebuie să folosești unul; care anume, alegi tu.",
    none: "Dacă nu există niciunul, **toate piesele acelui rând cad pe linia podelei** și costă puncte chiar în această rundă. Ce nu încape acolo merge în cutie.",
    taking:
      "Când iei piese contează doar linia: o culoare poate merge pe un rând cât timp linia lui de pe perete nu o are, chiar dacă nu a mai rămas nicio coloană pentru ea. Așa că privește înainte.",
    turns:
      "La o masă adevărată toți pot decora în același timp. Aici primul jucător al rundei își face toate rândurile și plătește podeaua, apoi urmează următorul în sensul acelor de ceas.",
    stay: "Rândurile incomplete rămân așa cum sunt pentru runda următoare.",
  },
  scoring: {
    title: "Punctele unei piese",
    alone: "Dacă nu atinge nicio altă piesă, o piesă nouă aduce **1 punct**.",
    runs: "Altfel aduce lungimea **liniei** de piese vecine din care face parte, dacă este de cel puțin două, **plus** lungimea **coloanei**, dacă este de cel puțin două. Piesa nouă se numără în fiecare.",
  },
  costs: {
    title: "Plata podelei",
    pay: "După ultimul tău rând, fiecare spațiu ocupat al liniei podelei își costă punctele, inclusiv cel al piesei primului jucător. Scorul nu scade niciodată sub 0.",
    clear: "Piesele de pe linia podelei merg în cutie. Piesa primului jucător rămâne în fața celui care o are.",
  },
  next: {
    title: "Runda următoare",
    who: "Dacă nimeni nu a completat o linie, cine are piesa primului jucător devine primul jucător.",
    fill: "Fabricile se umplu pe rând, cu câte patru piese. Doar când trebuie extrasă o piesă și săculețul este gol, fie și la mijlocul unei fabrici, toate piesele din cutie se întorc în săculeț.",
    short:
      "Dacă și cutia este goală, runda începe cu mai puține piese: fabrica aceea rămâne incompletă, iar următoarele rămân goale.",
  },
  end: {
    title: "Sfârșitul jocului",
    when: "Jocul se termină imediat după decorarea în care un jucător a completat **o linie orizontală de cinci**. Apoi vin bonusurile:",
    row: "**2 puncte** pentru fiecare linie orizontală completă",
    column: "**7 puncte** pentru fiecare coloană completă",
    colour: "**10 puncte** pentru fiecare culoare ale cărei cinci piese sunt toate pe peretele tău",
  },
  ties: {
    title: "Victorie și egalitate",
    winner: "Câștigă jucătorul cu **cele mai multe puncte**.",
    tie: "La egalitate câștigă, dintre cei egali, cine are mai multe linii orizontale complete. Dacă și acestea sunt egale, victoria se împarte.",
  },
  rare: {
    title: "Cazuri rare",
    fullFloor:
      "Iei piesa primului jucător când linia podelei tale este plină: o păstrezi, începi runda următoare și nu plătești nimic pentru ea.",
    noMarker:
      "Nimeni nu a luat piesa primului jucător, fiindcă fiecare fabrică avea o singură culoare: primul jucător rămâne același.",
    noTiles: "Nu se poate împărți nicio piesă: jocul se termină și se numără punctele.",
    stalled:
      "Două runde la rând în care nicio piesă nu ajunge pe un rând de formare încheie jocul; se punctează așa cum este.",
    bare: "Pe peretele gri jocul se termină și după cinci runde la rând în care nicio piesă nu ajunge pe un perete.",
  },
  grey: {
    title: "Variantă: peretele gri",
    what: "Pe cealaltă față a planșelor peretele este gri și alegi tu pe ce spațiu al liniei merge fiecare piesă: nicio culoare nu poate apărea de două ori pe o linie sau pe o coloană. Restul nu se schimbă.",
    link: "Totul despre peretele gri",
  },
  tournament: {
    title: "La turneu",
    intro: "Mesele de turneu urmează un regulament propriu, care are întâietate acolo unde diferă de reguli:",
    wall: "Se joacă doar Azul cu peretele colorat, la mese de patru. Mese mai mici apar doar când numărul jucătorilor sau o retragere le face necesare.",
    displays: "O masă de patru joacă cu **opt fabrici**; mesele de trei și de doi, cu șapte și cinci.",
    lot: "Primul jucător se trage la sorți: în săculeț sunt trei piese negre și una roșie, iar roșul începe.",
    time: "O tură durează cel mult **două minute**. După ele tura este pierdută și nu se ia nimic. Nimeni nu poate pasa de bunăvoie.",
    stopped: "Când toți au pasat la rând, masa se oprește și așteaptă arbitrul.",
    points:
      "Fiecare joacă trei partide. Punctele tuturor se adună și câștigă suma cea mai mare. La egalitate contează liniile complete, apoi partidele câștigate.",
    leaving:
      "Cine se retrage în timpul unei partide nu primește puncte pentru ea. Ceilalți continuă; piesele acelei planșe ies din joc. Dacă rămân mai puțin de doi jucători, masa nu contează pentru nimeni.",
    talk: "Este permis să vorbiți și să dați sfaturi, dar nu să deranjați.",
  },
};

export default texts;
