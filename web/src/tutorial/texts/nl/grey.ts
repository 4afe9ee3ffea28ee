import type en from "../en/grey";

const texts: typeof en = {
  cell: {
    title: "Jij kiest het vak",
    say: "Tegels neem je zoals in Azul. Op de grijze muur kies je zelf waar in zijn rij een tegel komt: zijn kleur mag nog niet in die rij of die kolom liggen.",
    todo: "Lijn 2 is compleet. Leg de zwarte tegel waar hij het meest scoort.",
    right: "Een rij van twee en een kolom van twee: 4 punten. In kolom 3 mocht het niet, want daar ligt al zwart.",
    hint: "Welk vrije vak grenst aan een tegel ernaast én aan een erboven?",
  },
  column: {
    title: "Eén keer per kolom",
    say: "Kolom 1 en 5 hebben al wit, en kolom 2 is in deze rij bezet. Er blijven twee vakken over.",
    todo: "Leg de witte tegel van lijn 4 waar hij het meest scoort.",
    right: "Hij maakt een kolom van vier: 4 punten.",
    hint: "Een van de twee vakken ligt onder drie tegels in een kolom.",
  },
  order: {
    title: "Denk aan de volgende lijn",
    say: "Lijnen gaan van boven naar beneden. Lijn 3 is ook blauw, en in rij 3 is voor blauw alleen kolom 1 nog over.",
    todo: "Leg de blauwe tegel van lijn 2 zo dat ook lijn 3 een vak vindt.",
    right: "Nu minder punten, maar de tweede blauwe leverde er 5 op en er viel niets.",
    hint: "In kolom 1 scoort hij nu meer, maar dan heeft lijn 3 geen vak en vallen al haar tegels.",
  },
  falls: {
    title: "Een lijn zonder vak",
    say: "Vindt een complete lijn geen vak, dan vallen al haar tegels. In rij 3 is alleen kolom 1 vrij, en in die kolom ligt al rood.",
    todo: "Neem de laatste rode tegel en maak een lijn compleet waar een vak voor is.",
    right: "Lijn 2 is compleet en haar tegel vond een vak. Lijn 3 was gevallen: drie tegels, 4 punten.",
    hint: "Lijn 3 zou ook compleet zijn, maar haar tegel kan nergens heen. Op lijn 2 ontbreekt één rode.",
  },
  end: {
    title: "Het einde",
    say: "Rij 1 is compleet: met deze bekleding eindigt het spel. Een complete kolom levert 7 punten extra op.",
    todo: "Leg de zwarte tegel van lijn 3 waar hij het meest oplevert.",
    right: "7 punten voor de tegel, 7 voor de kolom en 2 voor de rij: je wint met 60 tegen 46!",
    hint: "In één kolom ontbreekt alleen nog deze tegel.",
  },
};

export default texts;
