import type en from "../en/duel";

const texts: typeof en = {
  sun: {
    title: "Van de zon nemen",
    say: "In je beurt doe je één van vier dingen. Het eerste: alle tegels van één kleur nemen van de zonzijde van één plateau. De rest stapel je op zijn maanzijde, in een volgorde die jij kiest.",
    todo: "Neem de twee turkooizen tegels van een klein plateau voor lijn 2, en stapel de rest met geel bovenop.",
    right:
      "Lijn 2 is compleet, en zwart wacht onder geel: later kan alleen de bovenste tegel worden genomen. De rest van het grote plateau komt naast elkaar te liggen.",
    hint: "Op één klein plateau liggen twee turkooizen tegels; die vullen lijn 2. Van de rest hoort zwart onder en geel bovenop.",
  },
  moon: {
    title: "Van de maan nemen",
    say: "Het tweede: alle tegels van één kleur nemen die op de maanzijden bovenop liggen. Wie als eerste van de grote maan neemt, krijgt ook de startspelertegel, die 2 kost.",
    todo: "Neem de turkooizen tegels boven op de kleine stapels en maak lijn 3 compleet.",
    right: "Ze kwamen samen, en zonder startspelertegel.",
    hint: "Turkoois ligt boven op twee kleine stapels, en op lijn 3 ligt al turkoois.",
  },
  chip: {
    title: "Een fiche nemen",
    say: "Het derde: een klein plateau zonder tegels toont zijn bonusfiche. Het nemen is een beurt, en ieder neemt er twee per ronde.",
    todo: "Neem het open fiche.",
    right: "Het is van jou. Met fiches vul je later gaten in je lijnen.",
    hint: "Eén klein plateau is leeg: neem het fiche dat erop ligt.",
  },
  plate: {
    title: "Een plaat leggen",
    say: "Het vierde: gebruik een pion om een koepelplaat te nemen, een open plaat of, voor 1 punt per stuk, platen van de stapel. Draai haar zoals je wilt; ze blijft liggen waar ze ligt.",
    todo: "Op lijn 1 ligt een rode tegel. Neem de tweede plaat en leg haar zo dat rij 1 een rood vak krijgt.",
    right: "Nu heeft de rode tegel een plek om heen te gaan. Elk van de eerste vier rondes brengt je twee platen.",
    hint: "Neem de plaat met turkoois, rood, blauw en een speciaal vak. Leg haar in de bovenste rij van de koepel, gedraaid met rood in de bovenste helft.",
  },
  cell: {
    title: "Naar de koepel",
    say: "Een complete lijn stuurt een tegel naar haar rij van de koepel: op een vak van zijn kleur of een jokervak. Hij scoort zijn rij en zijn kolom van aangrenzende tegels.",
    todo: "Leg de rode tegel van lijn 2 waar hij het meest scoort.",
    right: "Een kolom van drie: 3 punten. En het jokervak blijft vrij voor elke kleur.",
    hint: "Het rode vak ligt tussen twee tegels.",
  },
  special: {
    title: "Speciale tegels",
    say: "Zijn drie vakken van een speciale plaat gevuld, dan komt op het vierde een speciale tegel, die het nummer van zijn rij scoort.",
    todo: "Leg de blauwe tegel van lijn 4 zo dat hij een speciale tegel brengt.",
    right: "4 punten voor een kolom van vier, en nog 4 voor de speciale tegel in rij 4.",
    hint: "Op één speciale plaat ontbreekt alleen blauw.",
  },
  spend: {
    title: "Fiches uitgeven",
    say: "Bonusfiches vervangen ontbrekende tegels: twee met die kleur, of drie naar keuze.",
    todo: "Op lijn 3 ontbreekt één turkooizen tegel. Maak haar met zo weinig mogelijk fiches compleet.",
    right: "Twee fiches met turkoois waren genoeg, en de tegel scoorde 5 punten.",
    hint: "Op twee van je fiches staat turkoois, op één maar half. Meer is er niet nodig.",
  },
  breaks: {
    title: "Wat breekt",
    say: "Liggen alle drie platen van een rij er en is er geen vak voor een kleur, dan breken de tegels van die lijn en kosten ze punten.",
    todo: "Neem de laatste zwarte tegel en leg hem waar hij scoort.",
    right: "Lijn 4 was compleet, en zwart ging naar een jokervak. Op lijn 1 was hij gebroken.",
    hint: "In rij 1 is geen vak meer voor zwart. Op lijn 4 ontbreekt nog één zwarte tegel.",
  },
  end: {
    title: "Het einde",
    say: "Na vijf rondes leveren de scoretegels hun punten op: hier 3 voor elke rij, 7 voor elke kolom, 10 voor elke diagonaal.",
    todo: "Leg de laatste blauwe tegel zo dat er een kolom compleet is.",
    right: "6 punten voor de tegel, 7 voor de kolom en 3 voor een rij: je wint met 57 tegen 49!",
    hint: "In één kolom is alleen rij 6 nog leeg, en daar is het een jokervak.",
  },
};

export default texts;
