import type { HallTexts } from ".";

const texts: HallTexts = {
  follow: "Urmărește pe telefon",
  enter: "Înscrie-te de pe telefon",
  finalStandings: "Clasament final",
  table: "Masa",
  seat: "Locul",
  nobody: "Nu s-a înscris încă nimeni.",
  nothingYet: "Locurile nu sunt încă stabilite.",
  here: (present, entered) => `Prezenți: ${present} din ${entered}`,
  isHere: "prezent",
  points: "PV",
  beginsAt: "începe la ora",
  now: "Acum",
  controls: {
    label: "Acest ecran",
    fullScreen: "Ecran complet",
    leaveFullScreen: "Ieși din ecran complet",
    open: "Ce arată ecranul",
    panel: "Arată",
    panels: {
      auto: "Ce se potrivește, pe rând",
      names: "Cine unde stă, după nume",
      tables: "Mesele",
      standings: "Clasamentul",
      schedule: "Programul",
    },
    languages: "Limbi",
    languagesHint: "Mai multe limbi se schimbă pe rând. Niciuna: limba acestui browser.",
    theme: "Temă",
    themes: { system: "Ca sistemul", light: "Deschisă", dark: "Închisă" },
    address: "Adresa pentru telefoane",
    addressHint: "Așa cum ajung telefoanele din rețeaua sălii la acest server, de exemplu 192.168.1.20:8080.",
    addressWrong: "Aceasta nu este o adresă.",
    ownMachine: "Telefoanele nu ajung la adresa cu care a fost deschis acest ecran. Scrie adresa din rețeaua sălii.",
    mayDarken: "Acest browser poate lăsa ecranul să se stingă. Oprește economizorul de ecran al acestui calculator.",
    back: "La turneu",
  },
  noAddress: "Încă fără cod QR: scrie adresa pentru telefoane la opțiunile ecranului.",
};

export default texts;
