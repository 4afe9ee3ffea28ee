import type { HallTexts } from ".";

const texts: HallTexts = {
  follow: "Volg het op je telefoon",
  enter: "Schrijf je in met je telefoon",
  finalStandings: "Eindstand",
  table: "Tafel",
  seat: "Plaats",
  nobody: "Er heeft zich nog niemand ingeschreven.",
  nothingYet: "De indeling is er nog niet.",
  here: (present, entered) => `${present} van de ${entered} zijn er`,
  isHere: "aanwezig",
  points: "PV",
  beginsAt: "begint om",
  now: "Nu",
  controls: {
    label: "Dit scherm",
    fullScreen: "Volledig scherm",
    leaveFullScreen: "Volledig scherm verlaten",
    open: "Wat het scherm toont",
    panel: "Toon",
    panels: {
      auto: "Wat van pas komt, om de beurt",
      names: "Wie zit waar, op naam",
      tables: "De tafels",
      standings: "De stand",
      schedule: "Het programma",
    },
    languages: "Talen",
    languagesHint: "Meerdere wisselen elkaar af. Geen: de taal van deze browser.",
    theme: "Thema",
    themes: { system: "Zoals het systeem", light: "Licht", dark: "Donker" },
    address: "Adres voor telefoons",
    addressHint: "Zoals telefoons in het netwerk van de zaal deze server bereiken, bijvoorbeeld 192.168.1.20:8080.",
    addressWrong: "Dit is geen adres.",
    ownMachine:
      "Telefoons bereiken het adres niet waarmee dit scherm is geopend. Schrijf het adres in het netwerk van de zaal.",
    mayDarken: "Deze browser laat het scherm misschien donker worden. Zet de schermbeveiliging van deze computer uit.",
    back: "Naar het toernooi",
  },
  noAddress: "Nog geen QR-code: vul bij de keuzes van het scherm het adres voor telefoons in.",
};

export default texts;
