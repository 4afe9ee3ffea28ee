import type en from "../en/settings";

const texts: typeof en = {
  look: "Aspetto",
  theme: "Tema",
  themes: { system: "Come il sistema", light: "Chiaro", dark: "Scuro" },
  motion: "Movimento",
  motions: { system: "Come il sistema", on: "Attivo", off: "Spento" },
  motionHint: "Le piastrelle viaggiano fino al loro posto.",
  letters: "Lettere sulle piastrelle",
  lettersHint: "I disegni distinguono le piastrelle; anche le lettere lo fanno.",
  textView: "Mostra il tavolo come testo",
  textViewHint: "I lettori di schermo lo hanno sempre. Ci si può giocare un’intera partita.",
  play: "Gioco",
  askFirst: "Chiedi prima di inviare una mossa",
  askFirstHint: "Contro i tocchi sbagliati.",
  sound: "Audio",
  soundHint: "Brevi rintocchi di piastrelle, e un suono quando tocca a te.",
  notify: "Avvisami quando tocca a me",
  notifyHint: "Con una notifica del browser, mentre guardi altro.",
  notifyInsecure:
    "I browser permettono le notifiche solo sulle pagine arrivate con https. Il titolo della pagina ti avvisa comunque.",
  notifyDenied: "Il tuo browser non lo permette: consenti le notifiche per questa pagina nelle sue impostazioni.",
  notifyMissing: "Questo browser non ha notifiche. Il titolo della pagina ti avvisa comunque.",
  kept: "Queste scelte restano su questo dispositivo.",
  you: "Tu",
  meLink: "Nome e dispositivi",
};

export default texts;
