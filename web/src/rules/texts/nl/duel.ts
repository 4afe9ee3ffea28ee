import type en from "../en/duel";

const texts: typeof en = {
  minute: {
    turn: "In je beurt doe je **één** van vier dingen: een plaat leggen, van een zonzijde nemen, van de maanzijden nemen, of een fiche nemen.",
    take: "Van de **zon**: alle tegels van een kleur van één plateau; de rest gaat naar zijn maanzijde. Van de **maan**: alle tegels van een kleur die bovenop liggen, op alle plateaus.",
    place: "Tegels gaan naar **één lijn** van één kleur. Wat niet past breekt en kost punten.",
    tile: "Is alles genomen, dan sturen complete lijnen een tegel naar **hun rij van de koepel**, op een vak van die kleur of een jokervak. Bonusfiches vullen gaten.",
    score:
      "Een tegel scoort zijn rij en zijn kolom, zoals in Azul. Een volle speciale plaat brengt een **speciale tegel**.",
    end: "Na **vijf rondes** komen de scoretegels erbij. De meeste punten winnen.",
  },
  goal: {
    title: "Doel van het spel",
    aim: "Twee meesters bekleden de koepel van een paleis. Na **vijf rondes** wint wie de **meeste punten** heeft.",
  },
  table: {
    title: "Wat ligt er op tafel",
    tiles:
      "**65 tegels** in de zak: vijf kleuren, 13 van elk. Daarnaast negen **speciale tegels** en de **startspelertegel**. Een **toren** vangt gebruikte tegels op.",
    trays:
      "**Vier kleine plateaus en een groot**, elk met een zonzijde en een maanzijde. De maanzijde van het grote heeft vier losse vakken en een plaats voor de startspelertegel.",
    plates:
      "**18 koepelplaten** van vier vakken: negen speciale, elk met een vak voor een speciale tegel, en negen jokerplaten, elk met een vak voor elke kleur. De achterkant toont alleen de soort.",
    chips:
      "**20 bonusfiches**, van één kleur of van twee. Een fiche past bij elke kleur die erop staat, heel of half, en telt als één fiche.",
    scoring: "**Scoretegels** met de doelen van dit spel: drie ervan, of alle vier, elk met een zijde naar keuze.",
    board: "Voor ieder een **spelersbord**, en twee **pionnen**:",
  },
  legend: {
    title: "De onderdelen van een bord",
    lines: "zes **patroonlijnen**, voor één tot zes tegels",
    dome: "de **koepel**: negen plaatsen voor platen, dus zes bij zes vakken",
    special: "wat een **speciale tegel** in deze rij scoort",
    broken: "de plaats voor **gebroken tegels**, met wat elke kost",
    first: "de plaats van de **startspelertegel**, die 2 kost",
    chips: "de voorraad **bonusfiches**",
  },
  setup: {
    title: "Aan het begin",
    scores: "Beide scores beginnen op **5**.",
    plates: "De platen worden tot een stapel geschud; drie liggen open.",
    trays:
      "Het grote plateau krijgt vijf tegels op zijn zonzijde, dan elk klein plateau vier. Op elke kleine maanzijde ligt een gedekt fiche.",
    first:
      "De startspeler wordt geloot. De **andere** speler neemt een van de drie platen en legt die op een plaats naar keuze in zijn koepel, gedraaid zoals hij wil. De open platen worden aangevuld; dan doet de startspeler hetzelfde, en er wordt weer aangevuld.",
  },
  turn: {
    title: "Je beurt",
    intro: "Jullie zijn om en om aan de beurt. In die van jou doe je **één** van deze vier dingen:",
    plate: "**Plaat:** gebruik een pion, neem een plaat en leg die.",
    sun: "**Zon:** neem tegels van de zonzijde van één plateau.",
    moon: "**Maan:** neem tegels die op de maanzijden bovenop liggen.",
    chip: "**Fiche:** neem een open bonusfiche.",
    end: "De fase eindigt als alle tegels en fiches zijn genomen en, in ronde 1 tot en met 4, alle pionnen zijn gebruikt. Wie niets kan doen, wordt overgeslagen; verder mag niemand passen.",
  },
  plate: {
    title: "Een plaat nemen",
    token:
      "Zet een pion in en neem een plaat: **een open plaat**, die tijdens de ronde niet wordt aangevuld, of een **van de stapel**. Zijn de open platen op, dan blijft alleen de stapel over.",
    pile: "Van de stapel: betaal **1 punt** voor elke plaat die je gedekt trekt, een voor een, zo vaak je wilt, zonder naar de voorkant te kijken. Bekijk ze dan allemaal, houd er één en leg de andere in een volgorde naar keuze onder de stapel.",
    free: "Met 0 punten trek je gratis. Heb je eenmaal getrokken, dan moet je een plaat houden en leggen.",
    lay: "De plaat gaat op een lege plaats van je koepel, gedraaid zoals je wilt. Daar blijft ze **voorgoed**.",
    both: "In elk van de rondes 1 tot en met 4 moet je beide pionnen gebruiken. In ronde 5 worden geen platen genomen.",
    kinds:
      "Op een **speciale plaat** wordt het speciale vak alleen door een speciale tegel gevuld. Een **jokervak** neemt een tegel van elke kleur aan.",
  },
  sun: {
    title: "Van een zonzijde nemen",
    take: "Neem **alle tegels van één kleur** van de zonzijde van **één** plateau.",
    small: "Van een klein plateau: stapel de rest **in een volgorde naar keuze** op het fiche van zijn maanzijde.",
    large: "Van het grote plateau: leg de rest **los van elkaar** op de vakken van zijn maanzijde.",
  },
  moon: {
    title: "Van de maanzijden nemen",
    take: "Neem **alle tegels van één kleur die bovenop liggen**: de bovenste tegel van elke kleine stapel, en tegels op de maanzijde van het grote plateau.",
    top: "Van een stapel komt alleen de bovenste tegel, ook als de volgende dezelfde kleur heeft.",
    first:
      "Wie in de ronde als eerste een tegel van de **maanzijde van het grote plateau** neemt, krijgt ook de **startspelertegel**. Die kost 2 punten, en wie hem heeft begint de volgende ronde.",
  },
  chip: {
    title: "Een fiche nemen",
    reveal:
      "Een fiche gaat open zodra er op zijn plateau geen tegel meer ligt, niet op de zonzijde en niet op de maanzijde.",
    take: "Er een nemen is een beurt. Ieder neemt er in een ronde **precies twee**; wie er twee heeft, neemt er geen meer.",
  },
  placing: {
    title: "Tegels leggen",
    one: "Alle tegels die je nam gaan naar **precies één patroonlijn**, van rechts naar links. Op een lijn ligt één kleur; op een complete lijn kan niets meer bij.",
    free: "Anders dan in Azul mag een kleur meermaals in een rij of kolom van de koepel liggen. Je mag een lijn dus met elke kleur beginnen, of die ooit kan scoren of niet.",
    breaks:
      "Wat niet past, of wat je niet wilt, **breekt**. Er passen vier tegels op de plaats voor gebroken tegels; de rest gaat meteen in de toren. Je mag altijd alles breken.",
  },
  tiling: {
    title: "De koepel bekleden",
    order:
      "De startspeler van de ronde werkt alle zes lijnen **van boven naar beneden** af en betaalt voor gebroken tegels, dan de andere speler. Lijn 1 hoort bij rij 1 van de koepel, lijn 2 bij rij 2, enzovoort.",
    move: "De meest rechtse tegel van een **complete** lijn gaat naar een vrij vak van zijn rij met **zijn kleur of een joker**. Is er één, dan moet je dat gebruiken; zijn er meer, dan kies je.",
    wait: "Is er geen passend vak vrij, maar heeft de rij nog **een plaats zonder plaat**, dan blijven de tegels op hun lijn.",
    breaks:
      "Liggen alle drie platen van de rij er en heeft geen ervan nog een vak voor die kleur, dan **breken alle tegels van de lijn**, compleet of niet.",
    rest: "Na alle zes lijnen gaan de overige tegels van lijnen waarvan een tegel naar de koepel ging in de toren. Alle andere lijnen blijven liggen voor de volgende ronde.",
  },
  spending: {
    title: "Fiches uitgeven",
    when: "Als een lijn met minstens één tegel aan de beurt is, mag je **alle** ontbrekende plaatsen met fiches vullen.",
    price: "Elke ontbrekende plaats kost **twee fiches met die kleur**, of **drie fiches naar keuze**; mengen mag.",
    only: "Je mag fiches alleen uitgeven als de lijn daarmee compleet wordt en haar tegel dan een vak heeft.",
    gone: "Uitgegeven fiches worden voorgoed omgedraaid. Ze vervangen tegels, maar gaan nooit naar de koepel.",
  },
  scoring: {
    title: "Punten",
    tile: "Een tegel waaraan geen andere grenst, scoort **1 punt**. Anders scoort hij zijn **rij** aangrenzende tegels, als die minstens twee is, **plus** zijn **kolom**, als die minstens twee is. Speciale tegels tellen als tegels.",
    special:
      "Vult een tegel het derde vak van een speciale plaat, dan komt op het vierde meteen een **speciale tegel**. Die scoort de punten van zijn rij, van 1 in rij 1 tot 6 in rij 6, en verder niets; vanaf dan telt hij mee in rijen en kolommen.",
  },
  costs: {
    title: "Gebroken tegels",
    pay: "Na je zes lijnen kost één gebroken tegel 1 punt, twee kosten er 3, drie 6, vier 10 in totaal. Ze gaan in de toren. De startspelertegel kost 2. Je score komt nooit onder 0.",
  },
  next: {
    title: "De volgende ronde",
    fill: "Na ronde 1 tot en met 4 komen de pionnen terug, worden de open platen tot drie aangevuld, en krijgen de plateaus tegels en nieuwe fiches zoals aan het begin. Moet er een tegel worden getrokken en is de zak leeg, dan wordt hij uit de toren gevuld.",
    who: "De bezitter van de startspelertegel legt hem terug op het grote plateau en begint.",
  },
  end: {
    title: "Einde van het spel",
    when: "Na ronde 5 worden de punten van alle scoretegels opgeteld en in één keer verrekend. Het resultaat is minstens 0. **De meeste punten winnen.**",
    tie: "Bij een gelijke stand wint wie in ronde 5 de startspelertegel nam; nam niemand hem, dan wie ronde 5 begon.",
  },
  goals: {
    title: "De scoretegels",
    intro:
      "Elk van de vier tegels heeft twee zijden. Speciale tegels tellen op alle als tegels. Voor een eerste spel raden we rijen, kolommen en diagonalen aan.",
    rows: "**Rijen:** 3 punten voor elke complete rij van zes.",
    colours:
      "**Kleuren:** 4 punten voor elke rij met minstens vijf verschillende soorten: de vijf kleuren en speciaal. Gaten mogen; een tegel op een jokervak telt als zijn eigen kleur.",
    columns: "**Kolommen:** 7 punten voor elke complete kolom van zes.",
    edge: "**Rand:** 1 punt voor elke tegel op de 20 buitenste vakken.",
    diagonals: "**Diagonalen:** 10 punten voor elk van de twee complete diagonalen.",
    corners: "**Hoeken:** voor elke helemaal gevulde hoekplaat 3 punten boven en 8 onder.",
    wilds: "**Jokervakken:** zijn alle jokervakken van je koepel gevuld, dan 2 punten voor elk. Anders niets.",
    specials: "**Speciale vakken:** 3 punten aftrek voor elk leeg speciaal vak van je koepel.",
    pair: "twee zijden van één tegel",
  },
  hidden: {
    title: "Wat verborgen is",
    nobody:
      "Niemand kent de volgorde van de zak, de voorkanten van de platen in de stapel en de gedekte fiches. Alles wat genomen is, ligt open voor iedereen.",
    drawer:
      "Platen die je trekt ken alleen jij, ook die je teruglegt. De ander ziet alleen de achterkant, en waar ze heen gaan.",
  },
  rare: {
    title: "Zeldzame gevallen",
    alike:
      "De vijf tegels voor het grote plateau hebben allemaal één kleur: ze gaan terug in de zak en er wordt opnieuw getrokken. Zit er alleen die kleur in de zak, dan wordt eerst de toren erin geleegd; helpt dat niet, dan blijven ze. Minder dan vijf worden nooit opnieuw getrokken.",
    firstTile:
      "Begint de zonzijde van het grote plateau een ronde met één kleur, dan krijgt wie die neemt ook de startspelertegel.",
    short:
      "Zijn zak en toren leeg, dan begint de ronde met minder tegels. Een klein plateau zonder tegel toont meteen zijn fiche.",
    same: "Nam niemand de startspelertegel, dan begint dezelfde speler weer.",
  },
  box: {
    title: "Over de getallen",
    text: "Wat op platen, fiches en scoretegels staat, is samengesteld uit openbare bronnen. Zegt jouw doos iets anders, dan zijn de waarden in één bestand van het programma te verbeteren.",
  },
};

export default texts;
