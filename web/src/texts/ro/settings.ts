import type en from "../en/settings";

const texts: typeof en = {
  look: "Aspect",
  theme: "Temă",
  themes: { system: "Ca sistemul", light: "Luminoasă", dark: "Întunecată" },
  motion: "Mișcare",
  motions: { system: "Ca sistemul", on: "Pornită", off: "Oprită" },
  motionHint: "Piesele călătoresc până la locul lor.",
  letters: "Litere pe piese",
  lettersHint: "Modelele deosebesc piesele; literele la fel.",
  textView: "Arată masa ca text",
  textViewHint: "Cititoarele de ecran îl au mereu. Se poate juca un joc întreg cu el.",
  play: "Joc",
  askFirst: "Întreabă înainte de a trimite o mutare",
  askFirstHint: "Împotriva atingerilor greșite.",
  sound: "Sunet",
  soundHint: "Clinchete scurte de piese și un semnal când e rândul tău.",
  notify: "Anunță-mă când e rândul meu",
  notifyHint: "Printr-o notificare a browserului, cât timp te uiți la altceva.",
  notifyInsecure:
    "Browserele permit notificări doar pe pagini venite prin https. Titlul paginii îți arată oricum că e rândul tău.",
  notifyDenied: "Browserul tău nu permite: acceptă notificările pentru această pagină în setările lui.",
  notifyMissing: "Acest browser nu are notificări. Titlul paginii îți arată oricum că e rândul tău.",
  kept: "Aceste alegeri rămân pe acest dispozitiv.",
  you: "Tu",
  meLink: "Nume și dispozitive",
};

export default texts;
