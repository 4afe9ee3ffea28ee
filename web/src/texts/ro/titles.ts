import type en from "../en/titles";

const texts: typeof en = {
  home: "Joacă Azul",
  table: "Masă",
  replay: "Reluare",
  tables: "Mese",
  mine: "Jocurile mele",
  rules: "Reguli",
  tutorial: "Învață jocul",
  import: "Importă",
  editor: "Editor de poziții",
  settings: "Setări",
  me: "Dispozitivele mele",
  about: "Despre",
  events: "Turnee",
  newEvent: "Turneu nou",
  event: "Turneu",
  sheet: "Foaie de punctaj",
  desk: "Secretariat",
  arbiter: "Arbitru",
  hall: "Ecran în sală",
  missing: "Negăsit",
};

export default texts;
