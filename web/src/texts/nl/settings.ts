import type en from "../en/settings";

const texts: typeof en = {
  look: "Uiterlijk",
  theme: "Thema",
  themes: { system: "Zoals het systeem", light: "Licht", dark: "Donker" },
  motion: "Beweging",
  motions: { system: "Zoals het systeem", on: "Aan", off: "Uit" },
  motionHint: "Tegels reizen naar hun plek.",
  letters: "Letters op de tegels",
  lettersHint: "Patronen houden de tegels uit elkaar; letters doen dat ook.",
  textView: "Toon de tafel als tekst",
  textViewHint: "Schermlezers hebben hem altijd. Je kunt er een heel spel mee spelen.",
  play: "Spelen",
  askFirst: "Vraag voordat een zet wordt verstuurd",
  askFirstHint: "Tegen vergissingen van de vinger.",
  sound: "Geluid",
  soundHint: "Korte tikken van tegels, en een belletje als jij aan de beurt bent.",
  notify: "Laat me weten wanneer ik aan de beurt ben",
  notifyHint: "Met een melding van de browser, terwijl je iets anders doet.",
  notifyInsecure:
    "Browsers staan meldingen alleen toe op pagina’s die via https kwamen. De titel van de pagina laat je beurt toch zien.",
  notifyDenied: "Je browser staat het niet toe: sta meldingen voor deze pagina toe in de instellingen ervan.",
  notifyMissing: "Deze browser heeft geen meldingen. De titel van de pagina laat je beurt toch zien.",
  kept: "Deze keuzes blijven op dit apparaat.",
  you: "Jij",
  meLink: "Naam en apparaten",
};

export default texts;
