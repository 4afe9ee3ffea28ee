import type en from "../en/grey";

const texts: typeof en = {
  cell: {
    title: "Alegi tu spațiul",
    say: "Piesele se iau ca în Azul. Pe peretele gri însă alegi tu unde merge piesa pe linia ei: culoarea nu trebuie să fie deja pe acea linie sau pe acea coloană.",
    todo: "Rândul 2 este complet. Pune piesa neagră unde aduce cele mai multe puncte.",
    right: "O linie de două și o coloană de două: 4 puncte. Coloana 3 era închisă, fiindcă acolo este deja negru.",
    hint: "Care spațiu liber atinge o piesă alături și alta deasupra?",
  },
  column: {
    title: "O dată pe fiecare coloană",
    say: "Coloanele 1 și 5 au deja alb, iar pe această linie coloana 2 este ocupată. Rămân două spații.",
    todo: "Pune piesa albă a rândului 4 unde aduce cele mai multe puncte.",
    right: "Face o coloană de patru: 4 puncte.",
    hint: "Unul dintre cele două spații este sub trei piese de pe aceeași coloană.",
  },
  order: {
    title: "Gândește-te la rândul următor",
    say: "Rândurile se parcurg de sus în jos. Și rândul 3 este albastru, iar pe linia 3 pentru albastru a rămas doar coloana 1.",
    todo: "Pune piesa albastră a rândului 2 astfel încât și rândul 3 să-și găsească spațiul.",
    right: "Acum mai puține puncte, dar a doua piesă albastră a adus 5 și nu a căzut nimic.",
    hint: "Pe coloana 1 ar aduce acum mai mult, dar apoi rândul 3 nu ar avea spațiu și ar cădea tot.",
  },
  falls: {
    title: "Un rând fără spațiu",
    say: "Dacă un rând complet nu găsește spațiu, toate piesele lui cad. Pe linia 3 e liberă doar coloana 1, iar pe acea coloană este deja roșu.",
    todo: "Ia ultima piesă roșie și completează un rând care are un spațiu pentru ea.",
    right: "Rândul 2 este complet și piesa lui și-a găsit locul. Rândul 3 ar fi căzut: trei piese, 4 puncte.",
    hint: "Și rândul 3 ar fi complet, dar piesa lui n-ar avea unde merge. Rândului 2 îi lipsește o piesă roșie.",
  },
  end: {
    title: "Sfârșitul",
    say: "Linia 1 este completă: jocul se termină cu această decorare. O coloană completă aduce încă 7 puncte.",
    todo: "Pune piesa neagră a rândului 3 unde aduce cel mai mult.",
    right: "7 puncte pentru piesă, 7 pentru coloană și 2 pentru linie: câștigi cu 60 la 46!",
    hint: "Unei coloane îi lipsește doar această piesă.",
  },
};

export default texts;
