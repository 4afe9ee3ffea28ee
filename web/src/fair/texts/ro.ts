import { number, plural } from "../../texts/numbers";
import type en from "./en";

const L = "ro";

const texts: typeof en = {
  title: "A fost corectă împărțirea?",
  lead: "Înainte să se așeze cineva, serverul a fixat toate tragerile printr-un secret și i-a arătat amprenta. Fiecare jucător a adăugat cifre la întâmplare. Browserul tău poate acum să refacă fiecare tragere și să compare.",
  check: "Verifică împărțirea",
  checking: "Se verifică …",
  again: "Verifică din nou",
  progress: (done) => new Intl.NumberFormat(L, { style: "percent", maximumFractionDigits: 0 }).format(done),
  fair: (deals) =>
    plural(L, deals, {
      one: "Totul este cum s-a promis: # tragere verificată.",
      few: "Totul este cum s-a promis: # trageri verificate.",
      other: "Totul este cum s-a promis: # de trageri verificate.",
    }),
  fairMeans: "Nimeni, nici măcar serverul, nu a ales ce s-a împărțit.",
  differs: (count) =>
    plural(L, count, {
      one: "# tragere nu este cea promisă.",
      few: "# trageri nu sunt cele promise.",
      other: "# de trageri nu sunt cele promise.",
    }),
  differsMeans:
    "S-a împărțit ceva ce nu decurge din secret. Păstrează această partidă și întreabă-l pe cel care administrează serverul.",
  seedDiffers: "Secretul nu este cel promis.",
  seedDiffersMeans:
    "Amprenta lui este alta, deci despre împărțire nu se poate spune nimic. Păstrează această partidă și întreabă-l pe cel care administrează serverul.",
  elsewhere: (count) =>
    plural(L, count, {
      one: "# tragere anterioară s-a făcut în altă parte, înainte să preia această masă.",
      few: "# trageri anterioare s-au făcut în altă parte, înainte să preia această masă.",
      other: "# de trageri anterioare s-au făcut în altă parte, înainte să preia această masă.",
    }),
  tableDiffers: "Partida înregistrată nu are amprenta pe care o arată masa.",
  keptAgrees: "Amprenta și cifrele tale sunt cele pe care browserul le-a păstrat când te-ai așezat.",
  keptDiffers: "Amprenta sau cifrele tale nu sunt cele pe care browserul le-a păstrat când te-ai așezat.",
  notKept: "Browserul tău nu a păstrat amprenta acestei mese: compar-o cu una notată înainte de partidă.",
  cannot: "Această împărțire nu poate fi verificată.",
  why: {
    "no-tags": "Partida nu are dovada împărțirii. O au doar partidele terminate la o masă live.",
    "bad-tags": "Dovada din partidă nu poate fi citită.",
    "own-components": "S-a jucat cu componente proprii, pe care această pagină nu le are.",
    unplayable: "Partida înregistrată nu respectă regulile până la capăt.",
    "no-record": "O partidă începută dintr-o poziție nu are înregistrare, deci nici dovadă.",
  },
  details: "Detalii pentru curioși",
  means: "Ce arată asta și ce nu",
  meansText: [
    "Amprenta (SHA-256) era publică înainte ca primul jucător să adauge cifre. Un alt secret cu aceeași amprentă nu poate fi găsit; deci serverul nu putea schimba împărțirea ulterior.",
    "Fiecare tragere se citește din HMAC-SHA256 asupra mesei, a cifrelor jucătorilor și a numărului tragerii. Deci nici un jucător nu o putea alege.",
    "Ce nu poate dovedi nicio înregistrare: că amprenta este cea arătată înainte de partidă. Browserul tău o păstrează pentru tine când te așezi.",
    "Cine administrează serverul cunoaște secretul în timpul jocului. Nu juca pe miză împotriva lui.",
  ],
  table: "Masă",
  commitment: "Amprenta, arătată înainte de partidă",
  seed: "Secretul, arătat după partidă",
  contributions: "Cifrele jucătorilor",
  seat: (seat) => `Locul ${number(L, seat)}`,
  none: "niciuna (un bot)",
  draws: "Toate tragerile",
  number: "Nr.",
  dealt: "Împărțit",
  drawn: "După secret",
  result: "Rezultat",
  yes: "cum s-a promis",
  no: "diferă",
  notHere: "tras în altă parte",
  first: "Primul jucător",
  game: "Plăci de punctaj",
};

export default texts;
