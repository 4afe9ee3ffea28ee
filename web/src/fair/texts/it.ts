import { number, plural } from "../../texts/numbers";
import type en from "./en";

const L = "it";

const texts: typeof en = {
  title: "Le distribuzioni erano oneste?",
  lead: "Prima che qualcuno si sedesse, il server ha fissato tutte le distribuzioni con un segreto e ne ha mostrato l’impronta. Ogni giocatore ha aggiunto cifre casuali. Ora il tuo browser può rifare ogni estrazione e confrontarla.",
  check: "Controlla le distribuzioni",
  checking: "Controllo in corso …",
  again: "Controlla di nuovo",
  progress: (done) => new Intl.NumberFormat(L, { style: "percent", maximumFractionDigits: 0 }).format(done),
  fair: (deals) =>
    plural(L, deals, {
      one: "Tutto come promesso: # estrazione controllata.",
      other: "Tutto come promesso: # estrazioni controllate.",
    }),
  fairMeans: "Nessuno, neppure il server, ha scelto che cosa è uscito.",
  differs: (count) =>
    plural(L, count, {
      one: "# estrazione non è quella promessa.",
      other: "# estrazioni non sono quelle promesse.",
    }),
  differsMeans:
    "È stato distribuito qualcosa che non deriva dal segreto. Conserva questa partita e chiedi a chi gestisce il server.",
  seedDiffers: "Il segreto non è quello promesso.",
  seedDiffersMeans:
    "La sua impronta è diversa: delle distribuzioni non si può dire nulla. Conserva questa partita e chiedi a chi gestisce il server.",
  elsewhere: (count) =>
    plural(L, count, {
      one: "# estrazione precedente è avvenuta altrove, prima che la partita arrivasse a questo tavolo.",
      other: "# estrazioni precedenti sono avvenute altrove, prima che la partita arrivasse a questo tavolo.",
    }),
  tableDiffers: "La partita registrata non ha l’impronta che mostra il tavolo.",
  keptAgrees: "L’impronta e le tue cifre sono quelle che il tuo browser ha conservato quando ti sei seduto.",
  keptDiffers: "L’impronta o le tue cifre non sono quelle che il tuo browser ha conservato quando ti sei seduto.",
  notKept:
    "Il tuo browser non ha conservato l’impronta di questo tavolo: confrontala con una annotata prima della partita.",
  cannot: "Queste distribuzioni non si possono controllare.",
  why: {
    "no-tags":
      "La partita non contiene la prova delle distribuzioni. L’hanno solo le partite finite a un tavolo dal vivo.",
    "bad-tags": "La prova contenuta nella partita non si può leggere.",
    "own-components": "Si è giocato con componenti propri, che questa pagina non ha.",
    unplayable: "La partita registrata non segue le regole fino in fondo.",
    "no-record": "Una partita cominciata da una posizione non ha registrazione, e quindi nessuna prova.",
  },
  details: "Dettagli per i curiosi",
  means: "Che cosa dimostra, e che cosa no",
  meansText: [
    "L’impronta (SHA-256) era pubblica prima che il primo giocatore aggiungesse le sue cifre. Un altro segreto con la stessa impronta non si può trovare: quindi il server non poteva cambiare le distribuzioni dopo.",
    "Ogni estrazione si legge da HMAC-SHA256 sul tavolo, sulle cifre dei giocatori e sul numero dell’estrazione. Quindi nemmeno un giocatore poteva sceglierla.",
    "Quello che nessuna registrazione può provare: che l’impronta sia quella mostrata prima della partita. Il tuo browser la conserva per te quando ti siedi.",
    "Chi gestisce il server conosce il segreto mentre si gioca. Non giocare con lui per una posta.",
  ],
  table: "Tavolo",
  commitment: "Impronta, mostrata prima della partita",
  seed: "Segreto, mostrato dopo la partita",
  contributions: "Cifre dei giocatori",
  seat: (seat) => `Posto ${number(L, seat)}`,
  none: "nessuna (un bot)",
  draws: "Tutte le estrazioni",
  number: "N.",
  dealt: "Uscito",
  drawn: "Secondo il segreto",
  result: "Esito",
  yes: "come promesso",
  no: "diverso",
  notHere: "estratto altrove",
  first: "Primo giocatore",
  game: "Tessere punteggio",
};

export default texts;
