### The rules and the tutorial.

## rules-page: The page of the rules

rules-page-choose = Welk spel?
rules-page-lead = De regels in gewone woorden en plaatjes: één minuut voor de kern, tien voor alles.
rules-page-read = Lees de regels
rules-page-learn = Leer door te spelen
rules-page-minute = In één minuut
rules-page-contents = Inhoud
rules-page-print = Afdrukken
rules-page-other-games = De regels van andere spellen
rules-page-clauses = De kleine letters en cijfers, zoals A13, zijn de artikelen van de regels zoals het programma ze hanteert.
rules-page-clause = Artikel
rules-page-top = Terug naar boven
rules-page-missing = Voor dit spel zijn hier geen regels. Kies een van deze.
rules-page-then-play = Probeer het nu zelf
rules-page-then-play-text = Een paar minuten kleine opgaven aan een echte tafel leren je meer dan welke bladzijde ook.

## rules-page-games

rules-page-games-azul =
    .name = Azul
    .about = Neem tegels, vul je lijnen, bekleed je muur. Voor twee tot vier spelers.

rules-page-games-mini =
    .name = Azul Mini
    .about = Hetzelfde spel als reiseditie, met precies dezelfde regels.

rules-page-games-grey =
    .name = Azul: de grijze muur
    .about = De variant op de achterkant van de borden: jij kiest waar elke tegel komt.

rules-page-games-duel =
    .name = Azul Duel
    .about = Voor twee: plateaus met zon en maan, en een koepel van platen die je zelf legt.

## rules-figures: Figures, described

rules-figures-colours =
    .B = Blauw: een ster
    .Y = Geel: een klaverblad
    .R = Rood: een schuin kruis
    .K = Zwart: ruiten
    .W = Wit: een bloem
    .T = Turquoise: een bloem
    .S = Speciaal: een windroos

rules-figures-players = { $count } spelers
rules-figures-yes = mag
rules-figures-no = mag niet
rules-figures-tiles =
    .alt = De vijf tegels met hun motieven.
    .caption = { "" }

rules-figures-rings =
    .alt = Drie kringen van schijven rond een midden: vijf, zeven en negen.
    .caption = Zoveel schijven als bij het aantal spelers hoort.

rules-figures-board =
    .alt = Een bord met nummers bij de onderdelen, die hieronder staan.
    .caption = { "" }

rules-figures-take =
    .alt = Een schijf met twee blauwe tegels, een gele en een zwarte. De blauwe gaan naar patroonlijn 2, de andere naar het midden.
    .caption = Alle blauwe worden genomen; geel en zwart schuiven naar het midden.

rules-figures-centre =
    .alt = Het midden met drie rode tegels, een gele en de startspelertegel. De rode gaan naar lijn 3, de startspelertegel naar het eerste vak van de vloerlijn.
    .caption = Wie het eerst uit het midden neemt, krijgt de startspelertegel erbij.

rules-figures-choice =
    .alt = Twee rode tegels en vijf lijnen. Lijn 2, lijn 5 en de vloerlijn mogen. Lijn 1 en 4 hebben al rood in hun rij van de muur, en op lijn 3 liggen zwarte tegels.
    .caption = Waar mogen twee rode tegels heen? Naar lijn 2, naar lijn 5, of naar de vloer.

rules-figures-overflow =
    .alt = Vier witte tegels op een lijn van vier waar er al één ligt: drie passen, één valt op de vloerlijn.
    .caption = Drie passen, één valt.

rules-figures-move =
    .alt = Een complete lijn van drie witte tegels: de meest rechtse gaat naar de muur, de andere twee in de doos.
    .caption = Eén tegel gaat naar de muur, de andere in de doos.

rules-figures-alone =
    .alt = Een rode tegel op de muur waaraan geen andere grenst, met het getal 1.
    .caption = Alleen: 1 punt

rules-figures-row =
    .alt = Een tegel die in zijn rij bij twee andere aansluit, met het getal 3.
    .caption = Een rij van drie: 3 punten

rules-figures-column =
    .alt = Een tegel die in zijn kolom bij een andere aansluit, met het getal 2.
    .caption = Een kolom van twee: 2 punten

rules-figures-both =
    .alt = Een tegel die een rij van vier en een kolom van drie maakt, met de getallen 4 en 3.
    .caption = Een rij van vier en een kolom van drie: 4 + 3 = 7 punten

rules-figures-floor =
    .alt = Een vloerlijn met de startspelertegel en drie tegels onder de minpunten 1, 1, 2 en 2.
    .caption = De startspelertegel en drie tegels kosten 1 + 1 + 2 + 2 = 6 punten

rules-figures-bonus-row =
    .alt = Een muur met een complete rij.
    .caption = +2 voor een rij

rules-figures-bonus-column =
    .alt = Een muur met een complete kolom.
    .caption = +7 voor een kolom

rules-figures-bonus-colour =
    .alt = Een muur met alle vijf blauwe tegels, op de diagonaal.
    .caption = +10 voor een kleur

rules-figures-grey-cell =
    .alt = Rij 2 van een grijze muur en een zwarte tegel. Kolom 2 is bezet, en kolom 3 heeft al zwart in een andere rij. Kolom 1, 4 en 5 mogen.
    .caption = Zwart mag in kolom 1, 4 of 5: kolom 2 is bezet, en kolom 3 heeft al zwart.

rules-figures-grey-fall =
    .alt = Rij 3 van een grijze muur heeft één vrij vak, maar in die kolom ligt al rood. Een complete lijn van drie rode tegels valt op de vloerlijn.
    .caption = Het enige vrije vak heeft al rood in zijn kolom: alle drie vallen.

rules-figures-duel-board =
    .alt = Een bord van Duel met nummers bij de onderdelen, die hieronder staan.
    .caption = { "" }

rules-figures-plates =
    .alt = Een speciale plaat met geel, zwart, turquoise en een speciaal vak; een jokerplaat met turquoise, zwart, rood en een jokervak.
    .caption = Een speciale plaat en een jokerplaat

rules-figures-turns =
    .alt = Eén plaat in vier standen.
    .caption = Voor je een plaat legt, mag je hem draaien.

rules-figures-sun =
    .alt = Een klein plateau. Twee turquoise tegels worden van de zonzijde genomen; zwart en geel komen gestapeld op het fiche van de maanzijde.
    .caption = Turquoise wordt genomen; jij bepaalt wat er van de rest bovenop ligt.

rules-figures-moon =
    .alt = Maanzijden: op twee kleine stapels ligt turquoise bovenop, rood en zwart liggen op het grote plateau bij de startspelertegel. Beide turquoise tegels zijn gemarkeerd.
    .caption = Beide turquoise tegels komen samen mee, zonder startspelertegel. Bij rood of zwart zou je die erbij krijgen.

rules-figures-chips =
    .alt = Een lijn van drie met twee turquoise tegels. Een turquoise fiche en een fiche van turquoise en geel maken hem compleet; of drie fiches naar keuze.
    .caption = Twee fiches met die kleur, of drie naar keuze, vervangen één tegel.

rules-figures-dome =
    .alt = Deel van een koepel: een blauwe tegel maakt een rij van twee en een kolom van twee en vult het derde vak van een speciale plaat, die zijn speciale tegel in rij 2 krijgt.
    .caption = Rij 2 + kolom 2 = 4 punten, en dan 2 voor de speciale tegel in rij 2

rules-figures-broken =
    .alt = Drie gebroken tegels onder de minpunten 1, 2 en 3, en de startspelertegel onder 2.
    .caption = Drie gebroken tegels en de startspelertegel: 1 + 2 + 3 + 2 = 8 punten

rules-figures-goal = Een koepel waarop de vakken gemarkeerd zijn die voor deze scoretegel tellen: { $name }.

## rules-azul: The rules of Azul

rules-azul-minute =
    .take = Neem alle tegels van **één kleur** van een schijf; de rest schuift naar het midden. Of neem alle tegels van één kleur uit het midden.
    .place = Leg ze op **één patroonlijn**. Een lijn heeft één kleur; wat niet past valt op de vloer.
    .tile = Is alles genomen, dan stuurt elke **complete lijn** één tegel naar de muur.
    .tileGrey = Is alles genomen, dan stuurt elke **complete lijn** één tegel naar de muur, naar een vak **van jouw keuze**.
    .score = Een tegel scoort zijn rij en zijn kolom van aangrenzende tegels; alleen scoort hij 1. **De vloer kost punten.**
    .end = Het spel eindigt na de ronde waarin iemand **een rij** compleet maakt. Dan leveren rijen 2 punten op, kolommen 7, kleuren 10.

rules-azul-goal =
    .title = Doel van het spel
    .aim = Je bekleedt de muur van een paleis, tegel voor tegel. Wie aan het eind de **meeste punten** heeft, wint.
    .stop = Het spel eindigt na de ronde waarin iemand een horizontale rij van vijf tegels compleet heeft.

rules-azul-table =
    .title = Wat ligt er op tafel
    .tiles = **100 tegels** in vijf kleuren, 20 van elk. Elke kleur heeft een eigen motief.
    .displays = **Fabrieksschijven** in een kring: vijf met twee spelers, zeven met drie, negen met vier. Daartussen ligt het **midden**.
    .bag = Een **zak** waaruit je blind trekt, en de **doos**, waarin gebruikte tegels wachten tot de zak leeg is.
    .marker = De **startspelertegel**.
    .board = Voor iedereen een **spelersbord**:
    .wall = Op de gekleurde muur heeft elk vak zijn kleur. Elke rij is de rij erboven, één vak naar rechts geschoven. Zo komt elke kleur één keer voor in elke rij en één keer in elke kolom.
    .wallGrey = Op de grijze muur zijn geen kleuren gedrukt. Alle spelers gebruiken dezelfde zijde van hun bord.
    .mini = **Azul Mini** is hetzelfde spel als reiseditie: de score houd je bij met schuivende scoretellers en de schijven liggen in een tray. Geen enkele regel is anders.

rules-azul-legend =
    .title = De onderdelen van een bord
    .lines = vijf **patroonlijnen**, voor één tot vijf tegels
    .wall = de **muur**, vijf bij vijf vakken
    .floor = de **vloerlijn**: zeven vakken, elk met zijn minpunten
    .score = je **score**, die op 0 begint

rules-azul-start =
    .title = Aan het begin
    .fill = Elke schijf krijgt **vier tegels**, blind getrokken uit de zak.
    .who = Aan een echte tafel begint wie het laatst in Portugal was. Hier begint een gekozen plaats, of het lot beslist.

rules-azul-round =
    .title = Een ronde
    .intro = Er zijn rondes tot het spel eindigt. Elke ronde heeft drie fases:
    .offer = **Fabrieksaanbod:** om de beurt neemt iedereen tegels.
    .tiling = **Muurbekleding:** complete lijnen gaan naar de muur en scoren.
    .next = **Volgende ronde:** de schijven worden weer gevuld.

rules-azul-taking =
    .title = Tegels nemen
    .marker = De startspeler legt de startspelertegel in het midden en is als eerste aan de beurt. Daarna gaat het met de klok mee.
    .intro = In je beurt doe je een van deze twee dingen:
    .display = Neem **alle tegels van één kleur van één schijf**. De andere tegels van die schijf gaan naar het midden.
    .centre = Neem **alle tegels van één kleur uit het midden**.
    .first = Wie in een ronde als eerste uit het midden neemt, krijgt ook de **startspelertegel**. Die gaat naar het meest linkse vrije vak van zijn vloerlijn, nog voordat de tegels worden gelegd. Wie hem heeft, begint de volgende ronde.
    .end = De fase eindigt als alle schijven en het midden leeg zijn.

rules-azul-placing =
    .title = Tegels leggen
    .one = Alle tegels die je nam gaan naar **precies één patroonlijn**, van rechts naar links, of naar de vloerlijn.
    .colour = Op een lijn ligt maar **één kleur**. Een begonnen lijn mag je aanvullen.
    .wall = Een kleur mag niet op een lijn als **die kleur al in die rij van de muur ligt**.
    .full = Op een complete lijn kunnen geen tegels meer bij.
    .choice = Je mag altijd alles meteen op de vloer leggen, ook als een lijn de tegels zou aannemen.

rules-azul-floor =
    .title = De vloerlijn
    .falls = Tegels die niet op de gekozen lijn passen **vallen op de vloerlijn**, van links naar rechts.
    .cost = De vakken kosten 1, 1, 2, 2, 2, 3 en 3 punten. Je betaalt aan het eind van de ronde.
    .over = Zijn alle zeven vakken bezet, dan gaan verdere tegels meteen in de doos. Die kosten niets.

rules-azul-tiling =
    .title = Muurbekleding
    .order = Iedereen werkt zijn lijnen **van boven naar beneden** af.
    .move = De meest rechtse tegel van elke **complete** lijn gaat naar het vak van zijn kleur in dezelfde rij van de muur en scoort meteen. De andere tegels van die lijn gaan in de doos.
    .stay = Lijnen die niet compleet zijn blijven liggen voor de volgende ronde.

rules-azul-grey-tiling =
    .title = Muurbekleding op de grijze muur
    .order = De lijnen worden **van boven naar beneden** afgewerkt, zodat een keuze in de ene rij de volgende beperkt.
    .choose = De meest rechtse tegel van elke **complete** lijn gaat naar **een vrij vak naar keuze** in dezelfde rij, zolang zijn kleur nog niet in die rij en niet in die kolom ligt. Hij scoort meteen, en de andere tegels van die lijn gaan in de doos.
    .must = Is er zo’n vak, dan moet je er een gebruiken; welk, dat kies jij.
    .none = Is er geen, dan **vallen alle tegels van die lijn op de vloerlijn**, en ze kosten deze ronde al punten. Wat daar niet past, gaat in de doos.
    .taking = Bij het nemen telt alleen de rij: een kleur mag op een lijn zolang die nog niet in die rij van de muur ligt, ook als er geen kolom meer voor is. Kijk dus vooruit.
    .turns = Aan een echte tafel mag iedereen tegelijk bekleden. Hier doet de startspeler van de ronde al zijn lijnen en betaalt voor de vloer, daarna de volgende met de klok mee.
    .stay = Lijnen die niet compleet zijn blijven liggen voor de volgende ronde.

rules-azul-scoring =
    .title = Punten voor een tegel
    .alone = Grenst er geen andere tegel aan, dan scoort een nieuwe tegel **1 punt**.
    .runs = Anders scoort hij de lengte van de **rij** aangrenzende tegels waarin hij ligt, als die minstens twee is, **plus** de lengte van zijn **kolom**, als die minstens twee is. De nieuwe tegel telt in allebei mee.

rules-azul-costs =
    .title = Betalen voor de vloer
    .pay = Na je laatste lijn kost elk bezet vak van de vloerlijn zijn punten, ook dat van de startspelertegel. Je score komt nooit onder 0.
    .clear = De tegels van de vloerlijn gaan in de doos. De startspelertegel komt voor zijn bezitter te liggen.

rules-azul-next =
    .title = De volgende ronde
    .who = Heeft niemand een rij compleet, dan wordt de bezitter van de startspelertegel startspeler.
    .fill = De schijven worden een voor een met vier tegels gevuld. Pas als er een tegel getrokken moet worden en de zak leeg is, ook midden in een schijf, gaan alle tegels uit de doos terug in de zak.
    .short = Is ook de doos leeg, dan begint de ronde met minder tegels: die schijf blijft onvolledig en de volgende blijven leeg.

rules-azul-end =
    .title = Einde van het spel
    .when = Het spel eindigt direct na de muurbekleding waarin een speler een **horizontale rij van vijf** compleet heeft. Dan komen de bonussen:
    .row = **2 punten** voor elke complete rij
    .column = **7 punten** voor elke complete kolom
    .colour = **10 punten** voor elke kleur waarvan alle vijf tegels op je muur liggen

rules-azul-ties =
    .title = Winnaar en gelijkspel
    .winner = De speler met de **meeste punten** wint.
    .tie = Bij een gelijke stand wint van hen wie de meeste complete rijen heeft. Is ook dat gelijk, dan delen ze de overwinning.

rules-azul-rare =
    .title = Zeldzame gevallen
    .fullFloor = Je neemt de startspelertegel terwijl je vloerlijn vol is: je houdt hem, begint de volgende ronde en betaalt er niets voor.
    .noMarker = Niemand nam de startspelertegel, omdat elke schijf één kleur had: de startspeler blijft dezelfde.
    .noTiles = Er kan geen enkele tegel worden uitgedeeld: het spel eindigt en de punten worden geteld.
    .stalled = Komt er twee rondes achter elkaar geen tegel op een patroonlijn, dan eindigt het spel en wordt het geteld zoals het staat.
    .bare = Op de grijze muur eindigt het spel ook na vijf rondes achter elkaar waarin geen tegel op een muur komt.

rules-azul-grey =
    .title = Variant: de grijze muur
    .what = Op de andere zijde van de borden is de muur grijs, en kies je zelf in welk vak van de rij een tegel komt: geen kleur mag twee keer in een rij of in een kolom liggen. Verder blijft alles gelijk.
    .link = Alles over de grijze muur

rules-azul-tournament =
    .title = Op een toernooi
    .intro = Toernooitafels volgen een eigen reglement, dat voorgaat waar het van de spelregels afwijkt:
    .wall = Er wordt alleen Azul met de gekleurde muur gespeeld, aan tafels van vier. Kleinere tafels zijn er alleen als het aantal spelers of een opgave dat nodig maakt.
    .displays = Een tafel van vier speelt met **acht schijven**; tafels van drie en twee met zeven en vijf.
    .lot = De startspeler wordt geloot: in de zak zitten drie zwarte tegels en één rode, en rood begint.
    .time = Een beurt duurt hoogstens **twee minuten**. Daarna is de beurt voorbij en wordt er niets genomen. Vrijwillig passen mag niet.
    .stopped = Heeft iedereen achter elkaar gepast, dan stopt de tafel en wacht op de arbiter.
    .points = Iedereen speelt drie partijen. De punten van alle partijen worden opgeteld; de hoogste som wint. Bij gelijke stand tellen complete rijen, daarna gewonnen partijen.
    .leaving = Wie tijdens een partij opgeeft, krijgt er geen punten voor. De anderen spelen door; de tegels van dat bord zijn uit het spel. Blijven er minder dan twee spelers over, dan telt de tafel voor niemand.
    .talk = Praten en raad geven mag, storen niet.

## rules-duel: The rules of Azul Duel

rules-duel-minute =
    .turn = In je beurt doe je **één** van vier dingen: een plaat leggen, van een zonzijde nemen, van de maanzijden nemen, of een fiche nemen.
    .take = Van de **zon**: alle tegels van een kleur van één plateau; de rest gaat naar zijn maanzijde. Van de **maan**: alle tegels van een kleur die bovenop liggen, op alle plateaus.
    .place = Tegels gaan naar **één lijn** van één kleur. Wat niet past breekt en kost punten.
    .tile = Is alles genomen, dan sturen complete lijnen een tegel naar **hun rij van de koepel**, op een vak van die kleur of een jokervak. Bonusfiches vullen gaten.
    .score = Een tegel scoort zijn rij en zijn kolom, zoals in Azul. Een volle speciale plaat brengt een **speciale tegel**.
    .end = Na **vijf rondes** komen de scoretegels erbij. Wie de meeste punten heeft, wint.

rules-duel-goal =
    .title = Doel van het spel
    .aim = Twee meesters bekleden de koepel van een paleis. Na **vijf rondes** wint wie de **meeste punten** heeft.

rules-duel-table =
    .title = Wat ligt er op tafel
    .tiles = **65 tegels** in de zak: vijf kleuren, 13 van elk. Daarnaast negen **speciale tegels** en de **startspelertegel**. Een **toren** vangt gebruikte tegels op.
    .trays = **Vier kleine plateaus en een groot**, elk met een zonzijde en een maanzijde. De maanzijde van het grote heeft vier losse vakken en een plaats voor de startspelertegel.
    .plates = **18 koepelplaten** van vier vakken: negen speciale, elk met een vak voor een speciale tegel, en negen jokerplaten, elk met een vak voor elke kleur. De achterkant toont alleen de soort.
    .chips = **20 bonusfiches**, van één kleur of van twee. Een fiche past bij elke kleur die erop staat, heel of half, en telt als één fiche.
    .scoring = **Scoretegels** met de doelen van dit spel: drie ervan, of alle vier, elk met een zijde naar keuze.
    .board = Voor ieder een **spelersbord**, en twee **pionnen**:

rules-duel-legend =
    .title = De onderdelen van een bord
    .lines = zes **patroonlijnen**, voor één tot zes tegels
    .dome = de **koepel**: negen plaatsen voor platen, dus zes bij zes vakken
    .special = wat een **speciale tegel** in deze rij scoort
    .broken = de plaats voor **gebroken tegels**, met wat elke kost
    .first = de plaats van de **startspelertegel**, die 2 kost
    .chips = de voorraad **bonusfiches**

rules-duel-setup =
    .title = Aan het begin
    .scores = Beide scores beginnen op **5**.
    .plates = De platen worden tot een stapel geschud; drie liggen open.
    .trays = Het grote plateau krijgt vijf tegels op zijn zonzijde, dan elk klein plateau vier. Op elke kleine maanzijde ligt een gedekt fiche.
    .first = De startspeler wordt geloot. De **andere** speler neemt een van de drie platen en legt die op een plaats naar keuze in zijn koepel, gedraaid zoals hij wil. De open platen worden aangevuld; dan doet de startspeler hetzelfde, en er wordt weer aangevuld.

rules-duel-turn =
    .title = Je beurt
    .intro = Jullie zijn om en om aan de beurt. In die van jou doe je **één** van deze vier dingen:
    .plate = **Plaat:** gebruik een pion, neem een plaat en leg die.
    .sun = **Zon:** neem tegels van de zonzijde van één plateau.
    .moon = **Maan:** neem tegels die op de maanzijden bovenop liggen.
    .chip = **Fiche:** neem een open bonusfiche.
    .end = De fase eindigt als alle tegels en fiches zijn genomen en, in ronde 1 tot en met 4, alle pionnen zijn gebruikt. Wie niets kan doen, wordt overgeslagen; verder mag niemand passen.

rules-duel-plate =
    .title = Een plaat nemen
    .token = Zet een pion in en neem een plaat: **een open plaat**, die tijdens de ronde niet wordt aangevuld, of een **van de stapel**. Zijn de open platen op, dan blijft alleen de stapel over.
    .pile = Van de stapel: betaal **1 punt** voor elke plaat die je gedekt trekt, een voor een, zo vaak je wilt, zonder naar de voorkant te kijken. Bekijk ze dan allemaal, houd er één en leg de andere in een volgorde naar keuze onder de stapel.
    .free = Met 0 punten trek je gratis. Heb je eenmaal getrokken, dan moet je een plaat houden en leggen.
    .lay = De plaat gaat op een lege plaats van je koepel, gedraaid zoals je wilt. Daar blijft hij **voorgoed**.
    .both = In elk van de rondes 1 tot en met 4 moet je beide pionnen gebruiken. In ronde 5 worden geen platen genomen.
    .kinds = Op een **speciale plaat** wordt het speciale vak alleen door een speciale tegel gevuld. Een **jokervak** neemt een tegel van elke kleur aan.

rules-duel-sun =
    .title = Van een zonzijde nemen
    .take = Neem **alle tegels van één kleur** van de zonzijde van **één** plateau.
    .small = Van een klein plateau: stapel de rest **in een volgorde naar keuze** op het fiche van zijn maanzijde.
    .large = Van het grote plateau: leg de rest **los van elkaar** op de vakken van zijn maanzijde.

rules-duel-moon =
    .title = Van de maanzijden nemen
    .take = Neem **alle tegels van één kleur die bovenop liggen**: de bovenste tegel van elke kleine stapel, en tegels op de maanzijde van het grote plateau.
    .top = Van een stapel komt alleen de bovenste tegel, ook als de volgende dezelfde kleur heeft.
    .first = Wie in de ronde als eerste een tegel van de **maanzijde van het grote plateau** neemt, krijgt ook de **startspelertegel**. Die kost 2 punten, en wie hem heeft begint de volgende ronde.

rules-duel-chip =
    .title = Een fiche nemen
    .reveal = Een fiche gaat open zodra er op zijn plateau geen tegel meer ligt, niet op de zonzijde en niet op de maanzijde.
    .take = Er een nemen is een beurt. Ieder neemt er in een ronde **precies twee**; wie er twee heeft, neemt er geen meer.

rules-duel-placing =
    .title = Tegels leggen
    .one = Alle tegels die je nam gaan naar **precies één patroonlijn**, van rechts naar links. Op een lijn ligt één kleur; op een complete lijn kan niets meer bij.
    .free = Anders dan in Azul mag een kleur meermaals in een rij of kolom van de koepel liggen. Je mag een lijn dus met elke kleur beginnen, of die ooit kan scoren of niet.
    .breaks = Wat niet past, of wat je niet wilt, **breekt**. Er passen vier tegels op de plaats voor gebroken tegels; de rest gaat meteen in de toren. Je mag altijd alles breken.

rules-duel-tiling =
    .title = De koepel bekleden
    .order = De startspeler van de ronde werkt alle zes lijnen **van boven naar beneden** af en betaalt voor gebroken tegels, dan de andere speler. Lijn 1 hoort bij rij 1 van de koepel, lijn 2 bij rij 2, enzovoort.
    .move = De meest rechtse tegel van een **complete** lijn gaat naar een vrij vak van zijn rij met **zijn kleur of een joker**. Is er één, dan moet je dat gebruiken; zijn er meer, dan kies je.
    .wait = Is er geen passend vak vrij, maar heeft de rij nog **een plaats zonder plaat**, dan blijven de tegels op hun lijn.
    .breaks = Liggen alle drie platen van de rij er en heeft geen ervan nog een vak voor die kleur, dan **breken alle tegels van de lijn**, compleet of niet.
    .rest = Na alle zes lijnen gaan de overige tegels van lijnen waarvan een tegel naar de koepel ging in de toren. Alle andere lijnen blijven liggen voor de volgende ronde.

rules-duel-spending =
    .title = Fiches uitgeven
    .when = Als een lijn met minstens één tegel aan de beurt is, mag je **alle** ontbrekende plaatsen met fiches vullen.
    .price = Elke ontbrekende plaats kost **twee fiches met die kleur**, of **drie fiches naar keuze**; mengen mag.
    .only = Je mag fiches alleen uitgeven als de lijn daarmee compleet wordt en de tegel dan een vak heeft.
    .gone = Uitgegeven fiches worden voorgoed omgedraaid. Ze vervangen tegels, maar gaan nooit naar de koepel.

rules-duel-scoring =
    .title = Punten
    .tile = Een tegel waaraan geen andere grenst, scoort **1 punt**. Anders scoort hij zijn **rij** aangrenzende tegels, als die minstens twee is, **plus** zijn **kolom**, als die minstens twee is. Speciale tegels tellen als tegels.
    .special = Vult een tegel het derde vak van een speciale plaat, dan komt op het vierde meteen een **speciale tegel**. Die scoort de punten van zijn rij, van 1 in rij 1 tot 6 in rij 6, en verder niets; vanaf dan telt hij mee in rijen en kolommen.

rules-duel-costs =
    .title = Gebroken tegels
    .pay = Na je zes lijnen kost één gebroken tegel 1 punt, twee kosten er 3, drie 6, vier 10 in totaal. Ze gaan in de toren. De startspelertegel kost 2. Je score komt nooit onder 0.

rules-duel-next =
    .title = De volgende ronde
    .fill = Na ronde 1 tot en met 4 komen de pionnen terug, worden de open platen tot drie aangevuld, en krijgen de plateaus tegels en nieuwe fiches zoals aan het begin. Moet er een tegel worden getrokken en is de zak leeg, dan wordt hij uit de toren gevuld.
    .who = De bezitter van de startspelertegel legt hem terug op het grote plateau en begint.

rules-duel-end =
    .title = Einde van het spel
    .when = Na ronde 5 worden de punten van alle scoretegels opgeteld en in één keer verrekend. Het resultaat is minstens 0. **Wie de meeste punten heeft, wint.**
    .tie = Bij een gelijke stand wint wie in ronde 5 de startspelertegel nam; nam niemand hem, dan wie ronde 5 begon.

rules-duel-hidden =
    .title = Wat verborgen is
    .nobody = Niemand kent de volgorde van de zak, de voorkanten van de platen in de stapel en de gedekte fiches. Alles wat genomen is, ligt open voor iedereen.
    .drawer = Platen die je trekt ken alleen jij, ook die je teruglegt. De ander ziet alleen de achterkant, en waar ze heen gaan.

rules-duel-rare =
    .title = Zeldzame gevallen
    .alike = De vijf tegels voor het grote plateau hebben allemaal één kleur: ze gaan terug in de zak en er wordt opnieuw getrokken. Zit er alleen die kleur in de zak, dan wordt eerst de toren erin geleegd; helpt dat niet, dan blijven ze. Minder dan vijf worden nooit opnieuw getrokken.
    .firstTile = Begint de zonzijde van het grote plateau een ronde met één kleur, dan krijgt wie die neemt ook de startspelertegel.
    .short = Zijn zak en toren leeg, dan begint de ronde met minder tegels. Een klein plateau zonder tegel toont meteen zijn fiche.
    .same = Nam niemand de startspelertegel, dan begint dezelfde speler weer.

rules-duel-box =
    .title = Over de getallen
    .text = Wat op platen, fiches en scoretegels staat, is samengesteld uit openbare bronnen. Zegt jouw doos iets anders, dan zijn de waarden in één bestand van het programma te verbeteren.

## tutorial-page: The page of the tutorial

tutorial-page-games =
    .azul = Azul
    .mini = Azul Mini
    .grey = De grijze muur
    .duel = Azul Duel

tutorial-page-title = Leer { $game }
tutorial-page-notes =
    .azul = { "" }
    .mini = Azul Mini speel je precies zoals Azul.
    .grey = Ken je Azul nog niet? Begin dan met die lessen.
    .duel = { "" }

tutorial-page-lesson = Les { $number } van { $of }
tutorial-page-lessons = Lessen
tutorial-page-done = gedaan
tutorial-page-you = Jij
tutorial-page-other = Ana
tutorial-page-task = Jij bent aan de beurt
tutorial-page-right = Goed zo!
tutorial-page-not-this = Dat mag, maar nu even niet
tutorial-page-would = Deze zet zou opleveren:
tutorial-page-back = Terug
tutorial-page-next = Verder
tutorial-page-finish = Afronden
tutorial-page-again = Nog eens
tutorial-page-show = Laat zien
tutorial-page-restart = Opnieuw beginnen
tutorial-page-keys = De tafel luistert ook naar het toetsenbord: pijltjes verplaatsen, Enter kiest, Escape gaat terug.
tutorial-page-finished = Je bent klaar om te spelen
tutorial-page-finished-text = Meer heb je voor een eerste partij niet nodig. De rest leer je al spelend.
tutorial-page-play = Speel tegen een bot
tutorial-page-rules = Lees de regels
tutorial-page-others = Leer een ander spel
tutorial-page-missing = Voor dit spel zijn hier geen lessen. Kies een van deze.

## tutorial-page-facts

tutorial-page-facts-fall =
    { $breaks ->
        [yes]
            { $count ->
                [one] { $count } tegel breekt
               *[other] { $count } tegels breken
            }
       *[no]
            { $count ->
                [one] { $count } tegel valt
               *[other] { $count } tegels vallen
            }
    }
tutorial-page-facts-cost =
    { $count ->
        [one] kost { $count } punt
       *[other] kost { $count } punten
    }
tutorial-page-facts-first = jij begint de volgende ronde
tutorial-page-facts-complete = de lijn is compleet
tutorial-page-facts-points =
    { $count ->
        [one] scoort { $count } punt
       *[other] scoort { $count } punten
    }
tutorial-page-facts-lost =
    { $breaks ->
        [yes] lijn { $line } breekt
       *[no] lijn { $line } valt
    }

## tutorial-lessons-azul: Lessons of Azul

tutorial-lessons-azul-take =
    .title = Tegels nemen
    .say = In je beurt neem je alle tegels van één kleur van één schijf. De andere schuiven naar het midden.
    .todo = Neem de twee blauwe tegels van hun schijf en leg ze op lijn 2.
    .right = Lijn 2 is compleet. Geel en zwart zijn naar het midden geschoven, en Ana nam drie rode.
    .hint = Kies de schijf met twee blauwe tegels, en dan de tweede lijn van je bord.

tutorial-lessons-azul-centre =
    .title = Het midden en de startspelertegel
    .say = Je kunt ook uit het midden nemen. Wie dat als eerste doet, krijgt de startspelertegel: die kost 1 punt, maar wie hem heeft begint de volgende ronde.
    .todo = Neem de twee zwarte tegels uit het midden en leg ze op lijn 3.
    .right = Twee van de drie vakken zijn gevuld, en de startspelertegel ligt op je vloerlijn. Ana nam twee witte.
    .hint = Neem de zwarte tegels die in het midden liggen en leg ze op lijn 3.

tutorial-lessons-azul-fit =
    .title = Eén kleur per lijn
    .say = Op een lijn ligt één kleur, en je mag die later aanvullen. Lijn 3 heeft nog één zwarte tegel nodig.
    .todo = Maak lijn 3 compleet zonder dat er iets valt.
    .right = Precies die ene die nog ontbrak. Een lijn die niet compleet is, wacht gewoon op de volgende ronde.
    .hint = Op één schijf ligt een enkele zwarte tegel. Van twee zou er één vallen.

tutorial-lessons-azul-fall =
    .title = Wat niet past, valt
    .say = Tegels die niet op hun lijn passen vallen op de vloerlijn en kosten punten. Soms is er niets aan te doen.
    .todo = Neem de vier witte tegels uit het midden en leg ze waar er het minst vallen.
    .right = Drie passen op lijn 4 en één valt: dat kost 1 punt. Ergens anders was het meer geweest.
    .hint = Lijn 4 wacht op wit en heeft plaats voor drie.

tutorial-lessons-azul-row =
    .title = Eén keer per rij
    .say = Een kleur die een rij van je muur al heeft, mag niet op die lijn. Rij 1 en 4 hebben rood, en op lijn 3 ligt zwart.
    .todo = Neem de twee rode tegels en maak er een lijn mee compleet.
    .right = Op lijn 2 passen er precies twee. Lijn 5 en de vloer hadden ook gemogen.
    .hint = Rood mag op lijn 2, op lijn 5 of op de vloer. Welke vul je met twee tegels?

tutorial-lessons-azul-tiling =
    .title = Naar de muur
    .say = Is alles genomen, dan stuurt elke complete lijn een tegel naar de muur, van boven naar beneden. Die scoort zijn rij en zijn kolom van aangrenzende tegels.
    .todo = Neem de laatste rode tegel en maak er lijn 1 mee compleet.
    .right = Rood maakte een rij van twee: 2 punten. Wit maakte een kolom van drie: 3 punten. De startspelertegel kostte 1.
    .hint = Lijn 1 heeft maar één vak: daar past de rode tegel.

tutorial-lessons-azul-runs =
    .title = Waar scoort hij het meest?
    .say = Een tegel die in beide richtingen aan andere grenst telt dubbel: voor zijn rij en voor zijn kolom.
    .todo = Neem de laatste zwarte tegel en leg hem waar hij het meest scoort.
    .right = Een rij van drie en een kolom van drie: 6 punten met één tegel!
    .hint = Kijk naar de muur: in welke rij sluit zwart aan bij een rij én een kolom?

tutorial-lessons-azul-end =
    .title = Het einde
    .say = Een complete rij beëindigt het spel. Dan levert elke rij 2 punten op, elke kolom 7, en alle vijf tegels van een kleur 10.
    .todo = Neem de laatste gele tegel en maak het spel af.
    .right = Een rij, een kolom en een kleur tegelijk: 10 punten voor de tegel en 19 aan bonussen. Je wint met 67 tegen 51!
    .hint = Op lijn 4 ontbreekt nog één gele tegel.

## tutorial-lessons-grey: Lessons of the grey wall

tutorial-lessons-grey-cell =
    .title = Jij kiest het vak
    .say = Tegels neem je zoals in Azul. Op de grijze muur kies je zelf waar in zijn rij een tegel komt: zijn kleur mag nog niet in die rij of die kolom liggen.
    .todo = Lijn 2 is compleet. Leg de zwarte tegel waar hij het meest scoort.
    .right = Een rij van twee en een kolom van twee: 4 punten. In kolom 3 mocht het niet, want daar ligt al zwart.
    .hint = Welk vrije vak grenst aan een tegel ernaast én aan een erboven?

tutorial-lessons-grey-column =
    .title = Eén keer per kolom
    .say = Kolom 1 en 5 hebben al wit, en kolom 2 is in deze rij bezet. Er blijven twee vakken over.
    .todo = Leg de witte tegel van lijn 4 waar hij het meest scoort.
    .right = Hij maakt een kolom van vier: 4 punten.
    .hint = Een van de twee vakken ligt onder drie tegels in een kolom.

tutorial-lessons-grey-order =
    .title = Denk aan de volgende lijn
    .say = Lijnen gaan van boven naar beneden. Lijn 3 is ook blauw, en in rij 3 is voor blauw alleen kolom 1 nog over.
    .todo = Leg de blauwe tegel van lijn 2 zo dat ook lijn 3 een vak vindt.
    .right = Nu minder punten, maar de tweede blauwe leverde er 5 op en er viel niets.
    .hint = In kolom 1 scoort hij nu meer, maar dan heeft lijn 3 geen vak en vallen al zijn tegels.

tutorial-lessons-grey-falls =
    .title = Een lijn zonder vak
    .say = Vindt een complete lijn geen vak, dan vallen al zijn tegels. In rij 3 is alleen kolom 1 vrij, en in die kolom ligt al rood.
    .todo = Neem de laatste rode tegel en maak een lijn compleet waar een vak voor is.
    .right = Lijn 2 is compleet en zijn tegel vond een vak. Lijn 3 was gevallen: drie tegels, 4 punten.
    .hint = Lijn 3 zou ook compleet zijn, maar zijn tegel kan nergens heen. Op lijn 2 ontbreekt één rode.

tutorial-lessons-grey-end =
    .title = Het einde
    .say = Rij 1 is compleet: met deze bekleding eindigt het spel. Een complete kolom levert 7 punten extra op.
    .todo = Leg de zwarte tegel van lijn 3 waar hij het meest oplevert.
    .right = 7 punten voor de tegel, 7 voor de kolom en 2 voor de rij: je wint met 60 tegen 46!
    .hint = In één kolom ontbreekt alleen nog deze tegel.

## tutorial-lessons-duel: Lessons of Azul Duel

tutorial-lessons-duel-sun =
    .title = Van de zon nemen
    .say = In je beurt doe je één van vier dingen. Het eerste: alle tegels van één kleur nemen van de zonzijde van één plateau. De rest stapel je op zijn maanzijde, in een volgorde die jij kiest.
    .todo = Neem de twee turquoise tegels van een klein plateau voor lijn 2, en stapel de rest met geel bovenop.
    .right = Lijn 2 is compleet, en zwart wacht onder geel: later kan alleen de bovenste tegel worden genomen. De rest van het grote plateau komt naast elkaar te liggen.
    .hint = Op één klein plateau liggen twee turquoise tegels; die vullen lijn 2. Van de rest hoort zwart onder en geel bovenop.

tutorial-lessons-duel-moon =
    .title = Van de maan nemen
    .say = Het tweede: alle tegels van één kleur nemen die op de maanzijden bovenop liggen. Wie als eerste van de grote maan neemt, krijgt ook de startspelertegel, die 2 kost.
    .todo = Neem de turquoise tegels boven op de kleine stapels en maak lijn 3 compleet.
    .right = Ze kwamen samen, en zonder startspelertegel.
    .hint = Turquoise ligt boven op twee kleine stapels, en op lijn 3 ligt al turquoise.

tutorial-lessons-duel-chip =
    .title = Een fiche nemen
    .say = Het derde: een klein plateau zonder tegels toont zijn bonusfiche. Het nemen is een beurt, en ieder neemt er twee per ronde.
    .todo = Neem het open fiche.
    .right = Het is van jou. Met fiches vul je later gaten in je lijnen.
    .hint = Eén klein plateau is leeg: neem het fiche dat erop ligt.

tutorial-lessons-duel-plate =
    .title = Een plaat leggen
    .say = Het vierde: gebruik een pion om een koepelplaat te nemen, een open plaat of, voor 1 punt per stuk, platen van de stapel. Draai hem zoals je wilt; hij blijft liggen waar je hem legt.
    .todo = Op lijn 1 ligt een rode tegel. Neem de tweede plaat en leg hem zo dat rij 1 een rood vak krijgt.
    .right = Nu heeft de rode tegel een plek om heen te gaan. Elk van de eerste vier rondes brengt je twee platen.
    .hint = Neem de plaat met turquoise, rood, blauw en een speciaal vak. Leg hem in de bovenste rij van de koepel, gedraaid met rood in de bovenste helft.

tutorial-lessons-duel-cell =
    .title = Naar de koepel
    .say = Een complete lijn stuurt een tegel naar de bijbehorende rij van de koepel: op een vak van zijn kleur of een jokervak. Hij scoort zijn rij en zijn kolom van aangrenzende tegels.
    .todo = Leg de rode tegel van lijn 2 waar hij het meest scoort.
    .right = Een kolom van drie: 3 punten. En het jokervak blijft vrij voor elke kleur.
    .hint = Het rode vak ligt tussen twee tegels.

tutorial-lessons-duel-special =
    .title = Speciale tegels
    .say = Zijn drie vakken van een speciale plaat gevuld, dan komt op het vierde een speciale tegel, die het nummer van zijn rij scoort.
    .todo = Leg de blauwe tegel van lijn 4 zo dat hij een speciale tegel brengt.
    .right = 4 punten voor een kolom van vier, en nog 4 voor de speciale tegel in rij 4.
    .hint = Op één speciale plaat ontbreekt alleen blauw.

tutorial-lessons-duel-spend =
    .title = Fiches uitgeven
    .say = Bonusfiches vervangen ontbrekende tegels: twee met die kleur, of drie naar keuze.
    .todo = Op lijn 3 ontbreekt één turquoise tegel. Maak die met zo weinig mogelijk fiches compleet.
    .right = Twee fiches met turquoise waren genoeg, en de tegel scoorde 5 punten.
    .hint = Op twee van je fiches staat turquoise, op één maar half. Meer is er niet nodig.

tutorial-lessons-duel-breaks =
    .title = Wat breekt
    .say = Liggen alle drie platen van een rij er en is er geen vak voor een kleur, dan breken de tegels van die lijn en kosten ze punten.
    .todo = Neem de laatste zwarte tegel en leg hem waar hij scoort.
    .right = Lijn 4 was compleet, en zwart ging naar een jokervak. Op lijn 1 was hij gebroken.
    .hint = In rij 1 is geen vak meer voor zwart. Op lijn 4 ontbreekt nog één zwarte tegel.

tutorial-lessons-duel-end =
    .title = Het einde
    .say = Na vijf rondes leveren de scoretegels hun punten op: hier 3 voor elke rij, 7 voor elke kolom, 10 voor elke diagonaal.
    .todo = Leg de laatste blauwe tegel zo dat er een kolom compleet is.
    .right = 6 punten voor de tegel, 7 voor de kolom en 3 voor een rij: je wint met 57 tegen 49!
    .hint = In één kolom is alleen rij 6 nog leeg, en daar is het een jokervak.
