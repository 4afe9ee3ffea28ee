import type en from "../en/azul";

const texts: typeof en = {
  take: {
    title: "Cum iei piese",
    say: "Când îți vine rândul iei toate piesele de o culoare de la o fabrică. Celelalte alunecă în centru.",
    todo: "Ia cele două piese albastre de la fabrica lor și pune-le pe rândul 2.",
    right: "Rândul 2 este complet. Galbenul și negrul au alunecat în centru, iar Ana a luat trei piese roșii.",
    hint: "Alege fabrica cu două piese albastre, apoi al doilea rând al planșei tale.",
  },
  centre: {
    title: "Centrul și piesa primului jucător",
    say: "Poți lua și din centru. Cine o face primul primește piesa primului jucător: costă 1 punct, dar cine o are începe runda următoare.",
    todo: "Ia cele două piese negre din centru și pune-le pe rândul 3.",
    right:
      "Două locuri din trei sunt ocupate, iar piesa primului jucător stă pe podeaua ta. Ana a luat două piese albe.",
    hint: "Ia piesele negre din centru și pune-le pe rândul 3.",
  },
  fit: {
    title: "O culoare pe rând",
    say: "Un rând are o singură culoare și poate fi completat mai târziu. Rândului 3 îi mai trebuie o piesă neagră.",
    todo: "Completează rândul 3 fără să cadă nimic.",
    right: "Exact piesa care lipsea. Un rând incomplet așteaptă pur și simplu runda următoare.",
    hint: "O fabrică are o singură piesă neagră. Din două, una ar cădea.",
  },
  fall: {
    title: "Ce nu încape cade",
    say: "Piesele care nu încap pe rând cad pe linia podelei și costă puncte. Uneori nu se poate evita.",
    todo: "Ia cele patru piese albe din centru și pune-le unde cad cele mai puține.",
    right: "Trei încap pe rândul 4 și una cade: costă 1 punct. În altă parte ar fi costat mai mult.",
    hint: "Rândul 4 așteaptă alb și are loc pentru trei.",
  },
  row: {
    title: "O dată pe fiecare linie",
    say: "O culoare pe care o linie a peretelui o are deja nu poate merge pe acel rând. Liniile 1 și 4 au roșu, iar pe rândul 3 este negru.",
    todo: "Ia cele două piese roșii și completează cu ele un rând.",
    right: "Pe rândul 2 încap exact două. Rândul 5 și podeaua erau și ele permise.",
    hint: "Roșul poate merge pe rândul 2, pe rândul 5 sau pe podea. Pe care îl umplu două piese?",
  },
  tiling: {
    title: "Pe perete",
    say: "Când s-a luat totul, fiecare rând complet trimite o piesă pe perete, de sus în jos. Ea aduce cât linia și coloana de piese pe care le atinge.",
    todo: "Ia ultima piesă roșie și completează cu ea rândul 1.",
    right:
      "Roșul a făcut o linie de două: 2 puncte. Albul a făcut o coloană de trei: 3 puncte. Piesa primului jucător a costat 1.",
    hint: "Rândul 1 are un singur loc: îl umple piesa roșie.",
  },
  runs: {
    title: "Unde aduce cel mai mult?",
    say: "O piesă care atinge altele în ambele direcții se numără de două ori: o dată pentru linie și o dată pentru coloană.",
    todo: "Ia ultima piesă neagră și pune-o unde aduce cele mai multe puncte.",
    right: "O linie de trei și o coloană de trei: 6 puncte cu o singură piesă!",
    hint: "Privește peretele: pe care linie s-ar alătura negrul unei linii și unei coloane?",
  },
  end: {
    title: "Sfârșitul",
    say: "O linie orizontală completă încheie jocul. Apoi fiecare linie aduce 2 puncte, fiecare coloană 7, iar toate cele cinci piese ale unei culori 10.",
    todo: "Ia ultima piesă galbenă și încheie jocul.",
    right: "O linie, o coloană și o culoare dintr-odată: 10 puncte pentru piesă și 19 bonus. Câștigi cu 67 la 51!",
    hint: "Rândului 4 îi lipsește o singură piesă galbenă.",
  },
};

export default texts;
