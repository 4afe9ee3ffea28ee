import type en from "../en/figures";

const texts: typeof en = {
  colours: {
    B: "Albastru: o stea",
    Y: "Galben: un trifoi",
    R: "Roșu: o cruce",
    K: "Negru: romburi",
    W: "Alb: o floare",
    T: "Turcoaz: o floare",
    S: "Special: o roză a vânturilor",
  },
  players: (count) => `${count} jucători`,
  yes: "permis",
  no: "nepermis",
  tiles: { alt: "Cele cinci piese cu modelele lor.", caption: "" },
  rings: {
    alt: "Trei cercuri de fabrici în jurul unui centru: cinci, șapte și nouă.",
    caption: "Atâtea fabrici câte cere numărul jucătorilor.",
  },
  board: { alt: "O planșă cu numere lângă părțile ei, enumerate mai jos.", caption: "" },
  take: {
    alt: "O fabrică cu două piese albastre, una galbenă și una neagră. Cele albastre merg pe rândul 2, celelalte în centru.",
    caption: "Se iau toate cele albastre; galbenul și negrul alunecă în centru.",
  },
  centre: {
    alt: "Centrul cu trei piese roșii, una galbenă și piesa primului jucător. Cele roșii merg pe rândul 3, piesa primului jucător pe primul spațiu al podelei.",
    caption: "Prima luare din centru aduce și piesa primului jucător.",
  },
  choice: {
    alt: "Două piese roșii și cinci rânduri. Rândurile 2 și 5 și podeaua sunt permise. Rândurile 1 și 4 au deja roșu pe linia lor de pe perete, iar rândul 3 are piese negre.",
    caption: "Unde pot merge două piese roșii? Pe rândul 2, pe rândul 5 sau pe podea.",
  },
  overflow: {
    alt: "Patru piese albe pe un rând de patru care are deja una: trei încap, una cade pe podea.",
    caption: "Trei încap, una cade.",
  },
  move: {
    alt: "Un rând complet de trei piese albe: cea mai din dreapta trece pe perete, celelalte două în cutie.",
    caption: "O piesă merge pe perete, celelalte în cutie.",
  },
  alone: { alt: "O piesă roșie pe perete care nu atinge alta, cu numărul 1.", caption: "Singură: 1 punct" },
  row: { alt: "O piesă care se alătură altor două pe linia ei, cu numărul 3.", caption: "O linie de trei: 3 puncte" },
  column: {
    alt: "O piesă care se alătură alteia pe coloana ei, cu numărul 2.",
    caption: "O coloană de două: 2 puncte",
  },
  both: {
    alt: "O piesă care face o linie de patru și o coloană de trei, cu numerele 4 și 3.",
    caption: "O linie de patru și o coloană de trei: 4 + 3 = 7 puncte",
  },
  floor: {
    alt: "O linie a podelei cu piesa primului jucător și trei piese sub costurile 1, 1, 2 și 2.",
    caption: "Piesa primului jucător și trei piese costă 1 + 1 + 2 + 2 = 6 puncte",
  },
  bonusRow: { alt: "Un perete cu o linie orizontală completă.", caption: "+2 pentru o linie" },
  bonusColumn: { alt: "Un perete cu o coloană completă.", caption: "+7 pentru o coloană" },
  bonusColour: { alt: "Un perete cu toate cele cinci piese albastre, pe diagonală.", caption: "+10 pentru o culoare" },
  greyCell: {
    alt: "Linia 2 a unui perete gri și o piesă neagră. Coloana 2 este ocupată, iar coloana 3 are deja negru pe altă linie. Coloanele 1, 4 și 5 sunt permise.",
    caption: "Negrul poate merge pe coloana 1, 4 sau 5: coloana 2 este ocupată, iar coloana 3 are deja negru.",
  },
  greyFall: {
    alt: "Linia 3 a unui perete gri are un singur spațiu liber, dar coloana lui are deja roșu. Un rând complet de trei piese roșii cade pe podea.",
    caption: "Singurul spațiu liber are deja roșu pe coloană: cad toate trei.",
  },
  discs: { alt: "Cele cinci piese din Duel și piesa specială, cu modelele lor.", caption: "" },
  duelBoard: { alt: "O planșă de Duel cu numere lângă părțile ei, enumerate mai jos.", caption: "" },
  plates: {
    alt: "O placă specială cu galben, negru, turcoaz și un spațiu special; o placă joker cu turcoaz, negru, roșu și un spațiu joker.",
    caption: "O placă specială și o placă joker",
  },
  turns: { alt: "O placă în cele patru orientări ale ei.", caption: "Înainte de a fi așezată, o placă se poate roti." },
  sun: {
    alt: "O tavă mică. De pe soare se iau două piese turcoaz; negrul și galbenul se stivuiesc pe jetonul de pe lună.",
    caption: "Se ia turcoazul; tu hotărăști ce rămâne deasupra.",
  },
  moon: {
    alt: "Luni: turcoazul stă deasupra a două stive mici, roșul și negrul sunt pe tava mare, cu piesa primului jucător. Ambele piese turcoaz sunt marcate.",
    caption:
      "Cele două piese turcoaz de deasupra vin împreună, fără piesa primului jucător. Roșul sau negrul ar aduce-o.",
  },
  chips: {
    alt: "Un rând de trei cu două piese turcoaz. Îl completează un jeton turcoaz și unul turcoaz cu galben; sau oricare trei jetoane.",
    caption: "Două jetoane care arată culoarea, sau oricare trei, țin loc de o piesă.",
  },
  dome: {
    alt: "O parte a cupolei: o piesă albastră face o linie de două și o coloană de două și umple al treilea spațiu al unei plăci speciale, care își primește piesa specială pe linia 2.",
    caption: "Linie 2 + coloană 2 = 4 puncte, apoi 2 pentru piesa specială de pe linia 2",
  },
  broken: {
    alt: "Trei piese sparte sub costurile 1, 2 și 3, și piesa primului jucător sub 2.",
    caption: "Trei piese sparte și piesa primului jucător: 1 + 2 + 3 + 2 = 8 puncte",
  },
  goal: (name) => `O cupolă cu spațiile care contează pentru acest cartonaș de punctaj marcate: ${name}.`,
};

export default texts;
