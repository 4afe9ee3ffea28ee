import type en from "../en/figures";

const texts: typeof en = {
  colours: {
    B: "Blauw: een ster",
    Y: "Geel: een klaverblad",
    R: "Rood: een kruis",
    K: "Zwart: ruiten",
    W: "Wit: een bloem",
    T: "Turkoois: een bloem",
    S: "Speciaal: een windroos",
  },
  players: (count) => `${count} spelers`,
  yes: "mag",
  no: "mag niet",
  tiles: { alt: "De vijf tegels met hun motieven.", caption: "" },
  rings: {
    alt: "Drie kringen van schijven rond een midden: vijf, zeven en negen.",
    caption: "Zoveel schijven als bij het aantal spelers hoort.",
  },
  board: { alt: "Een bord met nummers bij de onderdelen, die hieronder staan.", caption: "" },
  take: {
    alt: "Een schijf met twee blauwe tegels, een gele en een zwarte. De blauwe gaan naar patroonlijn 2, de andere naar het midden.",
    caption: "Alle blauwe worden genomen; geel en zwart schuiven naar het midden.",
  },
  centre: {
    alt: "Het midden met drie rode tegels, een gele en de startspelertegel. De rode gaan naar lijn 3, de startspelertegel naar het eerste vak van de vloerlijn.",
    caption: "Wie het eerst uit het midden neemt, krijgt de startspelertegel erbij.",
  },
  choice: {
    alt: "Twee rode tegels en vijf lijnen. Lijn 2, lijn 5 en de vloerlijn mogen. Lijn 1 en 4 hebben al rood in hun rij van de muur, en op lijn 3 liggen zwarte tegels.",
    caption: "Waar mogen twee rode tegels heen? Naar lijn 2, naar lijn 5, of naar de vloer.",
  },
  overflow: {
    alt: "Vier witte tegels op een lijn van vier waar er al één ligt: drie passen, één valt op de vloerlijn.",
    caption: "Drie passen, één valt.",
  },
  move: {
    alt: "Een complete lijn van drie witte tegels: de meest rechtse gaat naar de muur, de andere twee in de doos.",
    caption: "Eén tegel gaat naar de muur, de andere in de doos.",
  },
  alone: { alt: "Een rode tegel op de muur waaraan geen andere grenst, met het getal 1.", caption: "Alleen: 1 punt" },
  row: {
    alt: "Een tegel die in zijn rij bij twee andere aansluit, met het getal 3.",
    caption: "Een rij van drie: 3 punten",
  },
  column: {
    alt: "Een tegel die in zijn kolom bij een andere aansluit, met het getal 2.",
    caption: "Een kolom van twee: 2 punten",
  },
  both: {
    alt: "Een tegel die een rij van vier en een kolom van drie maakt, met de getallen 4 en 3.",
    caption: "Een rij van vier en een kolom van drie: 4 + 3 = 7 punten",
  },
  floor: {
    alt: "Een vloerlijn met de startspelertegel en drie tegels onder de prijzen 1, 1, 2 en 2.",
    caption: "De startspelertegel en drie tegels kosten 1 + 1 + 2 + 2 = 6 punten",
  },
  bonusRow: { alt: "Een muur met een complete rij.", caption: "+2 voor een rij" },
  bonusColumn: { alt: "Een muur met een complete kolom.", caption: "+7 voor een kolom" },
  bonusColour: { alt: "Een muur met alle vijf blauwe tegels, op de diagonaal.", caption: "+10 voor een kleur" },
  greyCell: {
    alt: "Rij 2 van een grijze muur en een zwarte tegel. Kolom 2 is bezet, en kolom 3 heeft al zwart in een andere rij. Kolom 1, 4 en 5 mogen.",
    caption: "Zwart mag in kolom 1, 4 of 5: kolom 2 is bezet, en kolom 3 heeft al zwart.",
  },
  greyFall: {
    alt: "Rij 3 van een grijze muur heeft één vrij vak, maar in die kolom ligt al rood. Een complete lijn van drie rode tegels valt op de vloerlijn.",
    caption: "Het enige vrije vak heeft al rood in zijn kolom: alle drie vallen.",
  },
  discs: { alt: "De vijf tegels van Duel en de speciale tegel, met hun motieven.", caption: "" },
  duelBoard: { alt: "Een bord van Duel met nummers bij de onderdelen, die hieronder staan.", caption: "" },
  plates: {
    alt: "Een speciale plaat met geel, zwart, turkoois en een speciaal vak; een jokerplaat met turkoois, zwart, rood en een jokervak.",
    caption: "Een speciale plaat en een jokerplaat",
  },
  turns: { alt: "Eén plaat in haar vier standen.", caption: "Voor je een plaat legt, mag je haar draaien." },
  sun: {
    alt: "Een klein plateau. Twee turkooizen tegels worden van de zonzijde genomen; zwart en geel komen gestapeld op het fiche van de maanzijde.",
    caption: "Turkoois wordt genomen; jij bepaalt wat er van de rest bovenop ligt.",
  },
  moon: {
    alt: "Maanzijden: op twee kleine stapels ligt turkoois bovenop, rood en zwart liggen op het grote plateau bij de startspelertegel. Beide turkooizen tegels zijn gemarkeerd.",
    caption:
      "Beide turkooizen tegels komen samen mee, zonder startspelertegel. Bij rood of zwart zou je die erbij krijgen.",
  },
  chips: {
    alt: "Een lijn van drie met twee turkooizen tegels. Een turkoois fiche en een fiche van turkoois en geel maken haar compleet; of drie fiches naar keuze.",
    caption: "Twee fiches met die kleur, of drie naar keuze, vervangen één tegel.",
  },
  dome: {
    alt: "Deel van een koepel: een blauwe tegel maakt een rij van twee en een kolom van twee en vult het derde vak van een speciale plaat, die haar speciale tegel in rij 2 krijgt.",
    caption: "Rij 2 + kolom 2 = 4 punten, en dan 2 voor de speciale tegel in rij 2",
  },
  broken: {
    alt: "Drie gebroken tegels onder de prijzen 1, 2 en 3, en de startspelertegel onder 2.",
    caption: "Drie gebroken tegels en de startspelertegel: 1 + 2 + 3 + 2 = 8 punten",
  },
  goal: (name) => `Een koepel waarop de vakken gemarkeerd zijn die voor deze scoretegel tellen: ${name}.`,
};

export default texts;
