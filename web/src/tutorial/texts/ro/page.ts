import { plural } from "../../../texts/numbers";
import type en from "../en/page";

const L = "ro";

const texts: typeof en = {
  games: { azul: "Azul", mini: "Azul Mini", grey: "Peretele gri", duel: "Azul Duel" },
  title: (game) => `Învață: ${game}`,
  notes: {
    azul: "",
    mini: "Azul Mini se joacă exact ca Azul.",
    grey: "Nu cunoști Azul? Începe cu lecțiile lui.",
    duel: "",
  },
  lesson: (number, of) => `Lecția ${number} din ${of}`,
  lessons: "Lecții",
  done: "făcută",
  you: "Tu",
  other: "Ana",
  task: "E rândul tău",
  right: "Foarte bine!",
  notThis: "Se poate, dar nu de data asta",
  would: "Această mutare ar aduce:",
  nothing: "nimic deosebit",
  back: "Înapoi",
  next: "Înainte",
  finish: "Gata",
  again: "Încă o dată",
  show: "Arată-mi",
  restart: "De la capăt",
  keys: "Masa răspunde și la tastatură: săgețile mută, Enter alege, Escape te întoarce.",
  finished: "Poți juca",
  finishedText: "Pentru prima partidă nu-ți trebuie mai mult. Restul vine jucând.",
  play: "Joacă împotriva unui bot",
  rules: "Citește regulile",
  others: "Învață alt joc",
  missing: "Pentru un astfel de joc nu avem lecții aici. Alege unul dintre acestea.",
  facts: {
    fall: (count, breaks) =>
      breaks
        ? plural(L, count, { one: "# piesă se sparge", few: "# piese se sparg", other: "# de piese se sparg" })
        : plural(L, count, { one: "# piesă cade", few: "# piese cad", other: "# de piese cad" }),
    cost: (count) => plural(L, count, { one: "costă # punct", few: "costă # puncte", other: "costă # de puncte" }),
    first: "începi tu runda următoare",
    complete: "rândul este complet",
    points: (count) => plural(L, count, { one: "aduce # punct", few: "aduce # puncte", other: "aduce # de puncte" }),
    lost: (line, breaks) => (breaks ? `rândul ${line} se sparge` : `rândul ${line} cade`),
  },
};

export default texts;
