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
  missing: "Negăsit",
};

export default texts;
