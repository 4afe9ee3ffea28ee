import { number, plural } from "../../texts/numbers";
import type en from "./en";

const L = "nl";

const texts: typeof en = {
  title: "Is er eerlijk gedeeld?",
  lead: "Voordat er iemand ging zitten, legde de server alles wat getrokken wordt vast met een geheim en liet er de vingerafdruk van zien. Elke speler voegde willekeurige cijfers toe. Je browser kan nu alles nog eens trekken en vergelijken.",
  check: "Controleer het delen",
  checking: "Bezig met controleren …",
  again: "Nog eens controleren",
  progress: (done) => new Intl.NumberFormat(L, { style: "percent", maximumFractionDigits: 0 }).format(done),
  fair: (deals) =>
    plural(L, deals, {
      one: "Alles is zoals beloofd: # trekking gecontroleerd.",
      other: "Alles is zoals beloofd: # trekkingen gecontroleerd.",
    }),
  fairMeans: "Niemand, ook de server niet, heeft gekozen wat er getrokken werd.",
  differs: (count) =>
    plural(L, count, {
      one: "# trekking is niet de beloofde.",
      other: "# trekkingen zijn niet de beloofde.",
    }),
  differsMeans:
    "Er is iets gedeeld dat niet uit het geheim volgt. Bewaar dit verslag en vraag het aan wie de server beheert.",
  seedDiffers: "Het geheim is niet het beloofde.",
  seedDiffersMeans:
    "De vingerafdruk is een andere. Over het delen valt dus niets te zeggen. Bewaar dit verslag en vraag het aan wie de server beheert.",
  elsewhere: (count) =>
    plural(L, count, {
      one: "# eerdere trekking was elders, voordat deze tafel het overnam.",
      other: "# eerdere trekkingen waren elders, voordat deze tafel het overnam.",
    }),
  tableDiffers: "Het verslag heeft niet de vingerafdruk die de tafel toont.",
  keptAgrees: "De vingerafdruk en je eigen cijfers zijn die welke je browser bewaarde toen je ging zitten.",
  keptDiffers: "De vingerafdruk of je eigen cijfers zijn niet die welke je browser bewaarde toen je ging zitten.",
  notKept:
    "Je browser heeft van deze tafel geen vingerafdruk bewaard: vergelijk hem met een die voor het spel is opgeschreven.",
  cannot: "Dit delen kan niet worden gecontroleerd.",
  why: {
    "no-tags":
      "Het verslag heeft geen bewijs van het delen. Alleen spellen die aan een live tafel zijn uitgespeeld hebben dat.",
    "bad-tags": "Het bewijs in het verslag is onleesbaar.",
    "own-components": "Er is gespeeld met eigen onderdelen, die deze pagina niet heeft.",
    unplayable: "Het verslag volgt niet tot het eind de regels.",
    "no-record": "Een spel dat vanuit een stelling begon heeft geen verslag, en dus geen bewijs.",
  },
  details: "Details voor wie het wil weten",
  means: "Wat dit laat zien, en wat niet",
  meansText: [
    "De vingerafdruk (SHA-256) was openbaar voordat de eerste speler cijfers toevoegde. Een ander geheim met dezelfde vingerafdruk is niet te vinden; de server kon het delen dus achteraf niet veranderen.",
    "Elke trekking wordt afgelezen van HMAC-SHA256 over de tafel, de cijfers van de spelers en het nummer van de trekking. Dus ook een speler kon haar niet kiezen.",
    "Wat geen verslag kan bewijzen: dat de vingerafdruk die is welke voor het spel werd getoond. Je browser bewaart hem voor je wanneer je gaat zitten.",
    "Wie de server beheert, kent het geheim tijdens het spel. Speel tegen die persoon niet om geld.",
  ],
  table: "Tafel",
  commitment: "Vingerafdruk, getoond voor het spel",
  seed: "Geheim, getoond na het spel",
  contributions: "Cijfers van de spelers",
  seat: (seat) => `Plaats ${number(L, seat)}`,
  none: "geen (een bot)",
  draws: "Alle trekkingen",
  number: "Nr.",
  dealt: "Getrokken",
  drawn: "Volgens het geheim",
  result: "Uitslag",
  yes: "zoals beloofd",
  no: "wijkt af",
  notHere: "elders getrokken",
  first: "Startspeler",
  game: "Scoretegels",
};

export default texts;
