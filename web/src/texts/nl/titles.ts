import type en from "../en/titles";

const texts: typeof en = {
  home: "Speel Azul",
  table: "Tafel",
  replay: "Terugkijken",
  tables: "Tafels",
  mine: "Mijn spellen",
  rules: "Regels",
  tutorial: "Leer het spel",
  import: "Importeren",
  editor: "Stellingeditor",
  settings: "Instellingen",
  me: "Mijn apparaten",
  about: "Over Azulejos",
  events: "Toernooien",
  newEvent: "Nieuw toernooi",
  event: "Toernooi",
  sheet: "Scoreformulier",
  desk: "Wedstrijdtafel",
  arbiter: "Arbiter",
  hall: "Zaalscherm",
  missing: "Niet gevonden",
};

export default texts;
