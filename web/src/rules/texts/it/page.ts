import type en from "../en/page";

const texts: typeof en = {
  choose: "Quale gioco?",
  lead: "Le regole in parole semplici e figure: un minuto per l’essenziale, dieci per tutto il resto.",
  games: {
    azul: {
      name: "Azul",
      about: "Prendi le piastrelle, riempi le linee, rivesti la parete. Da due a quattro giocatori.",
    },
    mini: { name: "Azul Mini", about: "Lo stesso gioco in scatola da viaggio, con le stesse identiche regole." },
    grey: {
      name: "Azul: la parete grigia",
      about: "La variante sul retro delle plance: scegli tu dove va ogni piastrella.",
    },
    duel: { name: "Azul Duel", about: "Per due: vassoi con sole e luna, e una cupola di lastre che disponi tu." },
  },
  read: "Leggi le regole",
  learn: "Impara giocando",
  minute: "In un minuto",
  contents: "Indice",
  print: "Stampa",
  otherGames: "Le regole degli altri giochi",
  clauses: "Le piccole sigle, come A13, sono gli articoli delle regole così come le conosce il programma.",
  clause: "Articolo",
  top: "Torna su",
  missing: "Per un gioco così qui non ci sono regole. Scegline uno di questi.",
  thenPlay: "Adesso prova",
  thenPlayText: "Pochi minuti di piccoli esercizi su un tavolo vero insegnano più di qualsiasi pagina.",
};

export default texts;
