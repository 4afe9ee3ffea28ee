import type en from "../en/azul";

const texts: typeof en = {
  take: {
    title: "Tegels nemen",
    say: "In je beurt neem je alle tegels van één kleur van één schijf. De andere schuiven naar het midden.",
    todo: "Neem de twee blauwe tegels van hun schijf en leg ze op lijn 2.",
    right: "Lijn 2 is compleet. Geel en zwart zijn naar het midden geschoven, en Ana nam drie rode.",
    hint: "Kies de schijf met twee blauwe tegels, en dan de tweede lijn van je bord.",
  },
  centre: {
    title: "Het midden en de startspelertegel",
    say: "Je kunt ook uit het midden nemen. Wie dat als eerste doet, krijgt de startspelertegel: die kost 1 punt, maar wie hem heeft begint de volgende ronde.",
    todo: "Neem de twee zwarte tegels uit het midden en leg ze op lijn 3.",
    right: "Twee van de drie vakken zijn gevuld, en de startspelertegel ligt op je vloerlijn. Ana nam twee witte.",
    hint: "Neem de zwarte tegels die in het midden liggen en leg ze op lijn 3.",
  },
  fit: {
    title: "Eén kleur per lijn",
    say: "Op een lijn ligt één kleur, en je mag haar later aanvullen. Lijn 3 heeft nog één zwarte tegel nodig.",
    todo: "Maak lijn 3 compleet zonder dat er iets valt.",
    right: "Precies die ene die nog ontbrak. Een lijn die niet compleet is, wacht gewoon op de volgende ronde.",
    hint: "Op één schijf ligt een enkele zwarte tegel. Van twee zou er één vallen.",
  },
  fall: {
    title: "Wat niet past, valt",
    say: "Tegels die niet op hun lijn passen vallen op de vloerlijn en kosten punten. Soms is er niets aan te doen.",
    todo: "Neem de vier witte tegels uit het midden en leg ze waar er het minst vallen.",
    right: "Drie passen op lijn 4 en één valt: dat kost 1 punt. Ergens anders was het meer geweest.",
    hint: "Lijn 4 wacht op wit en heeft plaats voor drie.",
  },
  row: {
    title: "Eén keer per rij",
    say: "Een kleur die een rij van je muur al heeft, mag niet op die lijn. Rij 1 en 4 hebben rood, en op lijn 3 ligt zwart.",
    todo: "Neem de twee rode tegels en maak er een lijn mee compleet.",
    right: "Op lijn 2 passen er precies twee. Lijn 5 en de vloer hadden ook gemogen.",
    hint: "Rood mag op lijn 2, op lijn 5 of op de vloer. Welke vul je met twee tegels?",
  },
  tiling: {
    title: "Naar de muur",
    say: "Is alles genomen, dan stuurt elke complete lijn een tegel naar de muur, van boven naar beneden. Die scoort zijn rij en zijn kolom van aangrenzende tegels.",
    todo: "Neem de laatste rode tegel en maak er lijn 1 mee compleet.",
    right:
      "Rood maakte een rij van twee: 2 punten. Wit maakte een kolom van drie: 3 punten. De startspelertegel kostte 1.",
    hint: "Lijn 1 heeft maar één vak: daar past de rode tegel.",
  },
  runs: {
    title: "Waar scoort hij het meest?",
    say: "Een tegel die in beide richtingen aan andere grenst telt dubbel: voor zijn rij en voor zijn kolom.",
    todo: "Neem de laatste zwarte tegel en leg hem waar hij het meest scoort.",
    right: "Een rij van drie en een kolom van drie: 6 punten met één tegel!",
    hint: "Kijk naar de muur: in welke rij sluit zwart aan bij een rij én een kolom?",
  },
  end: {
    title: "Het einde",
    say: "Een complete rij beëindigt het spel. Dan levert elke rij 2 punten op, elke kolom 7, en alle vijf tegels van een kleur 10.",
    todo: "Neem de laatste gele tegel en maak het spel af.",
    right:
      "Een rij, een kolom en een kleur tegelijk: 10 punten voor de tegel en 19 aan bonussen. Je wint met 67 tegen 51!",
    hint: "Op lijn 4 ontbreekt nog één gele tegel.",
  },
};

export default texts;
