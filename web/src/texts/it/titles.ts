import type en from "../en/titles";

const texts: typeof en = {
  home: "Gioca ad Azul",
  table: "Tavolo",
  replay: "Rivedi",
  tables: "Tavoli",
  mine: "Le mie partite",
  rules: "Regole",
  tutorial: "Impara a giocare",
  import: "Importa",
  editor: "Editor di posizioni",
  settings: "Impostazioni",
  me: "I miei dispositivi",
  about: "Informazioni",
  events: "Tornei",
  newEvent: "Nuovo torneo",
  event: "Torneo",
  sheet: "Foglio dei punti",
  desk: "Segreteria",
  arbiter: "Arbitro",
  hall: "Schermo in sala",
  missing: "Non trovato",
};

export default texts;
