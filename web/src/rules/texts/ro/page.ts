import type en from "../en/page";

const texts: typeof en = {
  choose: "Care joc?",
  lead: "Regulile în cuvinte simple și imagini: un minut pentru esențial, zece pentru toate.",
  games: {
    azul: {
      name: "Azul",
      about: "Ia piese, completează rânduri, decorează peretele. Pentru doi până la patru jucători.",
    },
    mini: { name: "Azul Mini", about: "Același joc într-o cutie de călătorie, cu exact aceleași reguli." },
    grey: {
      name: "Azul: peretele gri",
      about: "Varianta de pe cealaltă față a planșelor: alegi tu unde merge fiecare piesă.",
    },
    duel: { name: "Azul Duel", about: "Pentru doi: tăvi cu soare și lună, și o cupolă din plăci pe care le așezi tu." },
  },
  read: "Citește regulile",
  learn: "Învață jucând",
  minute: "Într-un minut",
  contents: "Cuprins",
  print: "Tipărește",
  otherGames: "Regulile celorlalte jocuri",
  clauses: "Literele și cifrele mici, precum A13, sunt articolele regulilor, așa cum le ține programul.",
  clause: "Articolul",
  top: "Înapoi sus",
  missing: "Pentru un astfel de joc nu avem reguli aici. Alege unul dintre acestea.",
  thenPlay: "Acum încearcă",
  thenPlayText: "Câteva minute de mici exerciții la o masă adevărată te învață mai mult decât orice pagină.",
};

export default texts;
