import type en from "../en/errors";
import { sentenceOf, type Sentence } from "../codes";

const sentences: Readonly<Record<Sentence, string>> = {
  offline: "Il server non si raggiunge. Controlla la connessione.",
  busy: "Il server è occupato per un momento. Riprova.",
  serverFault: "Il server ha sbagliato. L’errore è annotato; riprova.",
  badRequest: "Il server non ha capito. Ricarica la pagina.",
  noPage: "A questo indirizzo non c’è nulla.",
  tooLarge: "È troppo lungo.",
  quicker: "Qualcun altro è arrivato prima. Guarda di nuovo.",
  tooMuch: "Troppe richieste insieme. Aspetta un momento.",
  tooMuchChat: "Stai parlando molto. Aspetta un momento.",
  unknownDevice: "Questo dispositivo non è ancora conosciuto qui. Scegli prima un nome.",
  operatorOnly: "Può farlo solo il gestore di questo server.",
  foreign: "La richiesta viene dalla pagina di un altro sito. Apri la pagina di questo server.",
  banned: "Il gestore ti ha escluso da questo server.",
  muted: "Il gestore ti ha tolto la parola per un po’.",
  linkUsed: "Il link è già stato usato, o i dieci minuti sono passati. Creane uno nuovo sull’altro dispositivo.",
  nameEmpty: "Scegli un nome.",
  nameLong: "Il nome è troppo lungo: al massimo 24 caratteri.",
  nameCharacters: "Il nome ha caratteri che non si possono mostrare. Toglili.",
  messageEmpty: "Prima scrivi qualcosa.",
  messageLong: "È troppo lungo: al massimo 200 caratteri.",
  messageCharacters: "Il testo ha caratteri che non si possono mostrare. Toglili.",
  badTable: "Un tavolo così non può esistere. Cambia le scelte.",
  badClock: "Un orologio così non può esistere. Scegline un altro.",
  badImport: "Questa partita o posizione non si può leggere, o non si può continuare.",
  noTable: "Questo tavolo non esiste. Controlla il link.",
  notWatchable: "I giocatori di questo tavolo non vogliono spettatori.",
  full: "Tutti i posti di questo tavolo sono occupati. Puoi guardare.",
  seatTaken: "Qualcuno si è appena seduto lì. Scegli un altro posto.",
  noSuchSeat: "Questo posto non esiste.",
  seatKept: "Questo posto è riservato ad altri.",
  notMaker: "Solo chi ha aperto il tavolo può rinunciarvi.",
  noSeat: "Non sei a questo tavolo.",
  stale: "Il gioco è andato avanti. Guarda di nuovo il tavolo.",
  notYourTurn: "Non tocca a te.",
  notStarted: "Non tutti si sono ancora seduti.",
  isPaused: "Il tavolo è in pausa. Prima finisci la pausa.",
  isOver: "La partita è finita.",
  notConfirmed: "Il turno precedente è ancora da confermare.",
  illegal: "Le regole non lo permettono.",
  botPlays: "Un bot gioca per te. Prima riprendi il tuo posto.",
  noStandIn: "Sei al tuo posto: nessun bot gioca per te.",
  flagFell: "Il tuo tempo è scaduto. Il bot gioca fino alla fine.",
  nothingToUndo: "Ora non c’è nulla del genere.",
  nothingToTakeBack: "Non hai mosse da ritirare: ciò che è stato distribuito o scoperto resta.",
  noUndo: "A questo tavolo una mossa resta.",
  goesOn: "La partita continua. Lasciala, oppure finiscila prima.",
  badWords: "Questo non si può dire.",
  phrasesOnly: "A questo tavolo si parla con frasi pronte.",
  nobodyToMute: "Non c’è nessun altro.",
  noTournament: "Non c’è nulla del genere in questo torneo. Controlla il link.",
  tournamentRole: "Il tuo ruolo in questo torneo non lo permette.",
  tournamentToken: "Questo link al torneo non vale più. Chiedine uno nuovo agli organizzatori.",
  tournamentEntry: "Questa iscrizione non è possibile: chiedi al banco degli organizzatori.",
  tournamentNow: "Il torneo ora non lo permette. Guarda di nuovo.",
};

const texts: typeof en = {
  unexpected: "Qualcosa è andato storto. Ricarica la pagina.",
  sentences,
  general: (code: string): string => `Non ha funzionato (${code}). Riprova, oppure ricarica la pagina.`,
  /** What a refusal means, in this language; the server's own sentence is English. */
  of(code: string, _text: string): string {
    const sentence = sentenceOf(code);
    return sentence ? sentences[sentence] : texts.general(code);
  },
};

export default texts;
