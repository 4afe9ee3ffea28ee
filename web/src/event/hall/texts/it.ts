import type { HallTexts } from ".";

const texts: HallTexts = {
  follow: "Segui dal telefono",
  enter: "Iscriviti dal telefono",
  finalStandings: "Classifica finale",
  table: "Tavolo",
  seat: "Posto",
  nobody: "Non si è ancora iscritto nessuno.",
  nothingYet: "I posti non sono ancora assegnati.",
  here: (present, entered) => `Presenti ${present} su ${entered}`,
  isHere: "presente",
  points: "PV",
  beginsAt: "comincia alle",
  now: "Adesso",
  controls: {
    label: "Questo schermo",
    fullScreen: "Schermo intero",
    leaveFullScreen: "Esci da schermo intero",
    open: "Che cosa mostra lo schermo",
    panel: "Mostra",
    panels: {
      auto: "Quello che serve, a turno",
      names: "Chi siede dove, per nome",
      tables: "I tavoli",
      standings: "La classifica",
      schedule: "Il programma",
    },
    languages: "Lingue",
    languagesHint: "Se sono più di una, si alternano. Nessuna: la lingua di questo browser.",
    theme: "Tema",
    themes: { system: "Come il sistema", light: "Chiaro", dark: "Scuro" },
    address: "Indirizzo per i telefoni",
    addressHint: "Come i telefoni nella rete della sala raggiungono questo server, per esempio 192.168.1.20:8080.",
    addressWrong: "Questo non è un indirizzo.",
    ownMachine:
      "I telefoni non raggiungono l’indirizzo con cui è stato aperto questo schermo. Scrivi quello nella rete della sala.",
    mayDarken: "Questo browser può lasciare che lo schermo si spenga. Disattiva il salvaschermo di questo computer.",
    back: "Al torneo",
  },
  noAddress: "Ancora nessun codice QR: imposta l’indirizzo per i telefoni nelle scelte dello schermo.",
};

export default texts;
