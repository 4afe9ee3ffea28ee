import type en from "../en/errors";
import { sentenceOf, type Sentence } from "../codes";

const sentences: Readonly<Record<Sentence, string>> = {
  offline: "De server is niet bereikbaar. Controleer de verbinding.",
  busy: "De server heeft het even druk. Probeer het opnieuw.",
  serverFault: "De server heeft een fout gemaakt. Die is genoteerd; probeer het opnieuw.",
  badRequest: "De server begreep dit niet. Laad de pagina opnieuw.",
  noPage: "Op dit adres is niets.",
  tooLarge: "Dat is te lang.",
  quicker: "Iemand anders was sneller. Kijk nog eens.",
  tooMuch: "Dat was te veel tegelijk. Wacht even.",
  tooMuchChat: "Je praat veel. Wacht even.",
  unknownDevice: "Dit apparaat is hier nog niet bekend. Kies eerst een naam.",
  operatorOnly: "Dat kan alleen de beheerder van deze server.",
  foreign: "Dit kwam van een pagina van een andere site. Open de pagina van deze server zelf.",
  banned: "De beheerder heeft je van deze server verbannen.",
  muted: "De beheerder heeft je voor een tijdje gedempt.",
  linkUsed: "Deze link is al gebruikt, of de tien minuten zijn om. Maak een nieuwe op het andere apparaat.",
  nameEmpty: "Kies een naam.",
  nameLong: "Die naam is te lang: hoogstens 24 tekens.",
  nameCharacters: "Deze naam heeft tekens die niet te tonen zijn. Laat ze weg.",
  messageEmpty: "Schrijf eerst iets.",
  messageLong: "Dat is te lang: hoogstens 200 tekens.",
  messageCharacters: "Deze tekst heeft tekens die niet te tonen zijn. Laat ze weg.",
  badTable: "Zo’n tafel kan niet. Verander de keuzes.",
  badClock: "Zo’n klok kan niet. Kies een andere.",
  badImport: "Dit spel of deze stelling is niet te lezen, of niet verder te spelen.",
  noTable: "Deze tafel bestaat niet. Controleer de link.",
  notWatchable: "De spelers van deze tafel willen geen toeschouwers.",
  full: "Alle plaatsen aan deze tafel zijn bezet. Je kunt meekijken.",
  seatTaken: "Daar is net iemand gaan zitten. Kies een andere plaats.",
  noSuchSeat: "Die plaats bestaat niet.",
  seatKept: "Deze plaats is voor iemand anders bewaard.",
  notMaker: "Alleen wie de tafel heeft gemaakt, kan hem opgeven.",
  noSeat: "Je zit niet aan deze tafel.",
  stale: "Het spel is verder gegaan. Kijk nog eens naar de tafel.",
  notYourTurn: "Je bent niet aan de beurt.",
  notStarted: "Nog niet iedereen zit.",
  isPaused: "De tafel is gepauzeerd. Beëindig eerst de pauze.",
  isOver: "Het spel is afgelopen.",
  notConfirmed: "De vorige beurt moet nog worden bevestigd.",
  illegal: "De regels staan dat niet toe.",
  botPlays: "Een bot speelt voor je. Neem eerst je plaats weer in.",
  noStandIn: "Je zit op je plaats: er speelt geen bot voor je.",
  flagFell: "Je tijd is om. De bot speelt dit spel uit.",
  nothingToUndo: "Zoiets is er nu niet.",
  nothingToTakeBack: "Je hebt geen zet om terug te nemen: wat gedeeld of omgedraaid is, blijft.",
  noUndo: "Aan deze tafel blijft een zet staan.",
  goesOn: "Het spel is nog bezig. Verlaat het, of speel het eerst uit.",
  badWords: "Dit kan niet worden gezegd.",
  phrasesOnly: "Aan deze tafel praat men in vaste zinnen.",
  nobodyToMute: "Er is niemand anders.",
  noTournament: "Zoiets is er niet in dit toernooi. Controleer de link.",
  tournamentRole: "Je rol in dit toernooi staat dat niet toe.",
  tournamentToken: "Deze link naar het toernooi is niet meer geldig. Vraag de organisatie om een nieuwe.",
  tournamentEntry: "Deze inschrijving kan niet: vraag het aan de organisatie.",
  tournamentNow: "Het toernooi staat dat nu niet toe. Kijk nog eens.",
};

const texts: typeof en = {
  unexpected: "Er ging hier iets mis. Laad de pagina opnieuw.",
  sentences,
  general: (code: string): string => `Dat lukte niet (${code}). Probeer het opnieuw, of laad de pagina opnieuw.`,
  /** What a refusal means, in this language; the server's own sentence is English. */
  of(code: string, _text: string): string {
    const sentence = sentenceOf(code);
    return sentence ? sentences[sentence] : texts.general(code);
  },
};

export default texts;
