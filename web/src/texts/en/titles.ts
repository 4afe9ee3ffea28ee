const texts = {
  home: "Play Azul",
  table: "Table",
  replay: "Replay",
  tables: "Tables",
  mine: "My games",
  rules: "Rules",
  tutorial: "Learn to play",
  import: "Import",
  editor: "Position editor",
  settings: "Settings",
  me: "My devices",
  about: "About",
  events: "Tournaments",
  newEvent: "New tournament",
  event: "Tournament",
  sheet: "Score sheet",
  desk: "Desk",
  arbiter: "Arbiter",
  hall: "Hall screen",
  missing: "Not found",
};

export default texts;
