import type en from "../en/page";

const texts: typeof en = {
  choose: "Welk spel?",
  lead: "De regels in gewone woorden en plaatjes: één minuut voor de kern, tien voor alles.",
  games: {
    azul: { name: "Azul", about: "Neem tegels, vul je lijnen, bekleed je muur. Voor twee tot vier spelers." },
    mini: { name: "Azul Mini", about: "Hetzelfde spel in een reisdoos, met precies dezelfde regels." },
    grey: {
      name: "Azul: de grijze muur",
      about: "De variant op de achterkant van de borden: jij kiest waar elke tegel komt.",
    },
    duel: {
      name: "Azul Duel",
      about: "Voor twee: plateaus met zon en maan, en een koepel van platen die je zelf legt.",
    },
  },
  read: "Lees de regels",
  learn: "Leer door te spelen",
  minute: "In één minuut",
  contents: "Inhoud",
  print: "Afdrukken",
  otherGames: "De regels van andere spellen",
  clauses: "De kleine letters en cijfers, zoals A13, zijn de artikelen van de regels zoals het programma ze hanteert.",
  clause: "Artikel",
  top: "Terug naar boven",
  missing: "Voor zo’n spel zijn hier geen regels. Kies een van deze.",
  thenPlay: "Probeer het nu zelf",
  thenPlayText: "Een paar minuten kleine opgaven aan een echte tafel leren je meer dan welke bladzijde ook.",
};

export default texts;
