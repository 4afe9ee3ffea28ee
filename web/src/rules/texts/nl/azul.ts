import type en from "../en/azul";

const texts: typeof en = {
  minute: {
    take: "Neem alle tegels van **één kleur** van een schijf; de rest schuift naar het midden. Of neem alle tegels van één kleur uit het midden.",
    place: "Leg ze op **één patroonlijn**. Een lijn heeft één kleur; wat niet past valt op de vloer.",
    tile: "Is alles genomen, dan stuurt elke **complete lijn** één tegel naar de muur.",
    tileGrey:
      "Is alles genomen, dan stuurt elke **complete lijn** één tegel naar de muur, naar een vak **van jouw keuze**.",
    score:
      "Een tegel scoort zijn rij en zijn kolom van aangrenzende tegels; alleen scoort hij 1. **De vloer kost punten.**",
    end: "Het spel eindigt na de ronde waarin iemand **een rij** compleet maakt. Dan leveren rijen 2 punten op, kolommen 7, kleuren 10.",
  },
  goal: {
    title: "Doel van het spel",
    aim: "Je bekleedt de muur van een paleis, tegel voor tegel. Wie aan het eind de **meeste punten** heeft, wint.",
    stop: "Het spel eindigt na de ronde waarin iemand een horizontale rij van vijf tegels compleet heeft.",
  },
  table: {
    title: "Wat ligt er op tafel",
    tiles: "**100 tegels** in vijf kleuren, 20 van elk. Elke kleur heeft een eigen motief.",
    displays:
      "**Fabrieksschijven** in een kring: vijf met twee spelers, zeven met drie, negen met vier. Daartussen ligt het **midden**.",
    bag: "Een **zak** waaruit je blind trekt, en de **doos**, waarin gebruikte tegels wachten tot de zak leeg is.",
    marker: "De **startspelertegel**.",
    board: "Voor iedereen een **spelersbord**:",
    wall: "Op de gekleurde muur heeft elk vak zijn kleur. Elke rij is de rij erboven, één vak naar rechts geschoven. Zo komt elke kleur één keer voor in elke rij en één keer in elke kolom.",
    wallGrey: "Op de grijze muur zijn geen kleuren gedrukt. Alle spelers gebruiken dezelfde zijde van hun bord.",
    mini: "**Azul Mini** is hetzelfde spel in een reisdoos: de score houd je bij met schuifjes en de schijven liggen in een tray. Geen enkele regel is anders.",
  },
  legend: {
    title: "De onderdelen van een bord",
    lines: "vijf **patroonlijnen**, voor één tot vijf tegels",
    wall: "de **muur**, vijf bij vijf vakken",
    floor: "de **vloerlijn**: zeven vakken, elk met zijn prijs",
    score: "je **score**, die op 0 begint",
  },
  start: {
    title: "Aan het begin",
    fill: "Elke schijf krijgt **vier tegels**, blind getrokken uit de zak.",
    who: "Aan een echte tafel begint wie het laatst in Portugal was. Hier begint een gekozen plaats, of het lot beslist.",
  },
  round: {
    title: "Een ronde",
    intro: "Er zijn rondes tot het spel eindigt. Elke ronde heeft drie fases:",
    offer: "**Fabrieksaanbod:** om de beurt neemt iedereen tegels.",
    tiling: "**Muurbekleding:** complete lijnen gaan naar de muur en scoren.",
    next: "**Volgende ronde:** de schijven worden weer gevuld.",
  },
  taking: {
    title: "Tegels nemen",
    marker:
      "De startspeler legt de startspelertegel in het midden en is als eerste aan de beurt. Daarna gaat het met de klok mee.",
    intro: "In je beurt doe je een van deze twee dingen:",
    display: "Neem **alle tegels van één kleur van één schijf**. De andere tegels van die schijf gaan naar het midden.",
    centre: "Neem **alle tegels van één kleur uit het midden**.",
    first:
      "Wie in een ronde als eerste uit het midden neemt, krijgt ook de **startspelertegel**. Die gaat naar het meest linkse vrije vak van zijn vloerlijn, nog voordat de tegels worden gelegd. Wie hem heeft, begint de volgende ronde.",
    end: "De fase eindigt als alle schijven en het midden leeg zijn.",
  },
  placing: {
    title: "Tegels leggen",
    one: "Alle tegels die je nam gaan naar **precies één patroonlijn**, van rechts naar links, of naar de vloerlijn.",
    colour: "Op een lijn ligt maar **één kleur**. Een begonnen lijn mag je aanvullen.",
    wall: "Een kleur mag niet op een lijn als **die rij van de muur haar al heeft**.",
    full: "Op een complete lijn kunnen geen tegels meer bij.",
    choice: "Je mag altijd alles meteen op de vloer leggen, ook als een lijn de tegels zou aannemen.",
  },
  floor: {
    title: "De vloerlijn",
    falls: "Tegels die niet op de gekozen lijn passen **vallen op de vloerlijn**, van links naar rechts.",
    cost: "De vakken kosten 1, 1, 2, 2, 2, 3 en 3 punten. Je betaalt aan het eind van de ronde.",
    over: "Zijn alle zeven vakken bezet, dan gaan verdere tegels meteen in de doos. Die kosten niets.",
  },
  tiling: {
    title: "Muurbekleding",
    order: "Iedereen werkt zijn lijnen **van boven naar beneden** af.",
    move: "De meest rechtse tegel van elke **complete** lijn gaat naar het vak van zijn kleur in dezelfde rij van de muur en scoort meteen. De andere tegels van die lijn gaan in de doos.",
    stay: "Lijnen die niet compleet zijn blijven liggen voor de volgende ronde.",
  },
  greyTiling: {
    title: "Muurbekleding op de grijze muur",
    order: "De lijnen worden **van boven naar beneden** afgewerkt, zodat een keuze in de ene rij de volgende beperkt.",
    choose:
      "De meest rechtse tegel van elke **complete** lijn gaat naar **een vrij vak naar keuze** in dezelfde rij, zolang zijn kleur nog niet in die rij en niet in die kolom ligt. Hij scoort meteen, en de andere tegels van die lijn gaan in de doos.",
    must: "Is er zo’n vak, dan moet je er een gebruiken; welk, dat kies jij.",
    none: "Is er geen, dan **vallen alle tegels van die lijn op de vloerlijn**, en ze kosten deze ronde al punten. Wat daar niet past, gaat in de doos.",
    taking:
      "Bij het nemen telt alleen de rij: een kleur mag op een lijn zolang die rij van de muur haar niet heeft, ook als er geen kolom meer voor is. Kijk dus vooruit.",
    turns:
      "Aan een echte tafel mag iedereen tegelijk bekleden. Hier doet de startspeler van de ronde al zijn lijnen en betaalt voor de vloer, daarna de volgende met de klok mee.",
    stay: "Lijnen die niet compleet zijn blijven liggen voor de volgende ronde.",
  },
  scoring: {
    title: "Punten voor een tegel",
    alone: "Grenst er geen andere tegel aan, dan scoort een nieuwe tegel **1 punt**.",
    runs: "Anders scoort hij de lengte van de **rij** aangrenzende tegels waarin hij ligt, als die minstens twee is, **plus** de lengte van zijn **kolom**, als die minstens twee is. De nieuwe tegel telt in allebei mee.",
  },
  costs: {
    title: "Betalen voor de vloer",
    pay: "Na je laatste lijn kost elk bezet vak van de vloerlijn zijn punten, ook dat van de startspelertegel. Je score komt nooit onder 0.",
    clear: "De tegels van de vloerlijn gaan in de doos. De startspelertegel komt voor zijn bezitter te liggen.",
  },
  next: {
    title: "De volgende ronde",
    who: "Heeft niemand een rij compleet, dan wordt de bezitter van de startspelertegel startspeler.",
    fill: "De schijven worden een voor een met vier tegels gevuld. Pas als er een tegel getrokken moet worden en de zak leeg is, ook midden in een schijf, gaan alle tegels uit de doos terug in de zak.",
    short:
      "Is ook de doos leeg, dan begint de ronde met minder tegels: die schijf blijft onvolledig en de volgende blijven leeg.",
  },
  end: {
    title: "Einde van het spel",
    when: "Het spel eindigt direct na de muurbekleding waarin een speler een **horizontale rij van vijf** compleet heeft. Dan komen de bonussen:",
    row: "**2 punten** voor elke complete rij",
    column: "**7 punten** voor elke complete kolom",
    colour: "**10 punten** voor elke kleur waarvan alle vijf tegels op je muur liggen",
  },
  ties: {
    title: "Winnaar en gelijkspel",
    winner: "De speler met de **meeste punten** wint.",
    tie: "Bij een gelijke stand wint van hen wie de meeste complete rijen heeft. Is ook dat gelijk, dan delen ze de overwinning.",
  },
  rare: {
    title: "Zeldzame gevallen",
    fullFloor:
      "Je neemt de startspelertegel terwijl je vloerlijn vol is: je houdt hem, begint de volgende ronde en betaalt er niets voor.",
    noMarker: "Niemand nam de startspelertegel, omdat elke schijf één kleur had: de startspeler blijft dezelfde.",
    noTiles: "Er kan geen enkele tegel worden uitgedeeld: het spel eindigt en de punten worden geteld.",
    stalled:
      "Komt er twee rondes achter elkaar geen tegel op een patroonlijn, dan eindigt het spel en wordt het geteld zoals het staat.",
    bare: "Op de grijze muur eindigt het spel ook na vijf rondes achter elkaar waarin geen tegel op een muur komt.",
  },
  grey: {
    title: "Variant: de grijze muur",
    what: "Op de andere zijde van de borden is de muur grijs, en kies je zelf in welk vak van de rij een tegel komt: geen kleur mag twee keer in een rij of in een kolom liggen. Verder blijft alles gelijk.",
    link: "Alles over de grijze muur",
  },
  tournament: {
    title: "Op een toernooi",
    intro: "Toernooitafels volgen een eigen reglement, dat voorgaat waar het van de spelregels afwijkt:",
    wall: "Er wordt alleen Azul met de gekleurde muur gespeeld, aan tafels van vier. Kleinere tafels zijn er alleen als het aantal spelers of een opgave dat nodig maakt.",
    displays: "Een tafel van vier speelt met **acht schijven**; tafels van drie en twee met zeven en vijf.",
    lot: "De startspeler wordt geloot: in de zak zitten drie zwarte tegels en één rode, en rood begint.",
    time: "Een beurt duurt hoogstens **twee minuten**. Daarna is de beurt voorbij en wordt er niets genomen. Vrijwillig passen mag niet.",
    stopped: "Heeft iedereen achter elkaar gepast, dan stopt de tafel en wacht op de scheidsrechter.",
    points:
      "Iedereen speelt drie partijen. De punten van alle partijen worden opgeteld; de hoogste som wint. Bij gelijke stand tellen complete rijen, daarna gewonnen partijen.",
    leaving:
      "Wie tijdens een partij opgeeft, krijgt er geen punten voor. De anderen spelen door; de tegels van dat bord zijn uit het spel. Blijven er minder dan twee spelers over, dan telt de tafel voor niemand.",
    talk: "Praten en raad geven mag, storen niet.",
  },
};

export default texts;
