import type en from "../en/errors";
import { sentenceOf, type Sentence } from "../codes";

const sentences: Readonly<Record<Sentence, string>> = {
  offline: "Serverul nu răspunde. Verifică conexiunea.",
  busy: "Serverul e ocupat pentru o clipă. Încearcă din nou.",
  serverFault: "Serverul a greșit. Eroarea e notată; încearcă din nou.",
  badRequest: "Serverul n-a înțeles. Încarcă pagina din nou.",
  noPage: "La această adresă nu e nimic.",
  tooLarge: "E prea lung.",
  quicker: "Altcineva a fost mai rapid. Privește din nou.",
  tooMuch: "Prea multe deodată. Așteaptă o clipă.",
  tooMuchChat: "Vorbești mult. Așteaptă o clipă.",
  unknownDevice: "Acest dispozitiv nu e încă cunoscut aici. Alege întâi un nume.",
  operatorOnly: "Doar administratorul serverului poate face asta.",
  foreign: "Cererea vine de pe pagina altui site. Deschide pagina acestui server.",
  banned: "Administratorul ți-a interzis accesul la acest server.",
  muted: "Administratorul ți-a luat cuvântul pentru un timp.",
  linkUsed: "Linkul a fost deja folosit sau cele zece minute au trecut. Fă unul nou pe celălalt dispozitiv.",
  nameEmpty: "Alege un nume.",
  nameLong: "Numele e prea lung: cel mult 24 de caractere.",
  nameCharacters: "Numele are caractere care nu se pot arăta. Scoate-le.",
  messageEmpty: "Scrie întâi ceva.",
  messageLong: "E prea lung: cel mult 200 de caractere.",
  messageCharacters: "Textul are caractere care nu se pot arăta. Scoate-le.",
  badTable: "O astfel de masă nu poate exista. Schimbă opțiunile.",
  badClock: "Un astfel de ceas nu poate exista. Alege altul.",
  badImport: "Acest joc sau această poziție nu se poate citi ori nu se poate continua.",
  noTable: "Această masă nu există. Verifică linkul.",
  notWatchable: "Jucătorii de la această masă nu vor spectatori.",
  full: "Toate locurile de la această masă sunt ocupate. Poți privi.",
  seatTaken: "Cineva tocmai s-a așezat acolo. Alege alt loc.",
  noSuchSeat: "Acest loc nu există.",
  seatKept: "Acest loc e păstrat pentru altcineva.",
  notMaker: "Doar cine a deschis masa poate renunța la ea.",
  noSeat: "Nu stai la această masă.",
  stale: "Jocul a mers mai departe. Privește din nou masa.",
  notYourTurn: "Nu e rândul tău.",
  notStarted: "Nu s-au așezat încă toți.",
  isPaused: "Masa e în pauză. Încheie întâi pauza.",
  isOver: "Jocul s-a încheiat.",
  notConfirmed: "Tura dinainte trebuie încă confirmată.",
  illegal: "Regulile nu permit asta.",
  botPlays: "Un bot joacă pentru tine. Ia-ți întâi locul înapoi.",
  noStandIn: "Ești la locul tău: niciun bot nu joacă pentru tine.",
  flagFell: "Timpul tău a expirat. Botul joacă până la sfârșit.",
  nothingToUndo: "Acum nu există așa ceva.",
  nothingToTakeBack: "Nu ai nicio mutare de luat înapoi: ce s-a împărțit sau s-a întors rămâne.",
  noUndo: "La această masă o mutare rămâne.",
  goesOn: "Jocul continuă. Părăsește-l sau termină-l întâi.",
  badWords: "Asta nu se poate spune.",
  phrasesOnly: "La această masă se vorbește în fraze gata făcute.",
  nobodyToMute: "Nu mai e nimeni.",
  noTournament: "Nu există așa ceva la acest turneu. Verifică linkul.",
  tournamentRole: "Rolul tău la acest turneu nu permite asta.",
  tournamentToken: "Acest link către turneu nu mai e valabil. Cere unul nou organizatorilor.",
  tournamentEntry: "Această înscriere nu e posibilă: întreabă la masa organizatorilor.",
  tournamentNow: "Turneul nu permite asta acum. Privește din nou.",
};

const texts: typeof en = {
  unexpected: "Ceva n-a mers aici. Încarcă pagina din nou.",
  sentences,
  general: (code: string): string => `N-a mers (${code}). Încearcă din nou sau reîncarcă pagina.`,
  /** What a refusal means, in this language; the server's own sentence is English. */
  of(code: string, _text: string): string {
    const sentence = sentenceOf(code);
    return sentence ? sentences[sentence] : texts.general(code);
  },
};

export default texts;
