import type en from "../en/duel";

const texts: typeof en = {
  sun: {
    title: "Cum iei de pe soare",
    say: "Când îți vine rândul faci unul din patru lucruri. Primul: iei toate piesele de o culoare de pe soarele unei tăvi. Restul se stivuiește pe luna ei, în ordinea pe care o alegi.",
    todo: "Ia cele două piese turcoaz de pe o tavă mică pentru rândul 2 și stivuiește restul cu galbenul deasupra.",
    right:
      "Rândul 2 este complet, iar negrul așteaptă sub galben: mai târziu se poate lua doar piesa de sus. Restul tăvii mari s-ar așeza alături.",
    hint: "O tavă mică are două piese turcoaz; ele umplu rândul 2. Din rest, negrul merge dedesubt, iar galbenul deasupra.",
  },
  moon: {
    title: "Cum iei de pe lună",
    say: "Al doilea: iei toate piesele de o culoare care stau deasupra pe luni. Cine ia primul de pe luna mare primește și piesa primului jucător, care costă 2.",
    todo: "Ia piesele turcoaz de deasupra stivelor mici și completează rândul 3.",
    right: "Au venit împreună și fără piesa primului jucător.",
    hint: "Turcoazul stă deasupra a două stive mici, iar pe rândul 3 este deja turcoaz.",
  },
  chip: {
    title: "Cum iei un jeton",
    say: "Al treilea: o tavă mică fără piese își arată jetonul bonus. A-l lua este o tură, iar fiecare ia două într-o rundă.",
    todo: "Ia jetonul descoperit.",
    right: "Este al tău. Mai târziu jetoanele umplu golurile din rândurile tale.",
    hint: "O tavă mică este goală: ia jetonul de pe ea.",
  },
  plate: {
    title: "Cum așezi o placă",
    say: "Al patrulea: folosește un pion ca să iei o placă de cupolă, una de la vedere sau, cu 1 punct fiecare, din teanc. Rotește-o cum vrei; rămâne unde o așezi.",
    todo: "Pe rândul 1 este o piesă roșie. Ia a doua placă și așaz-o astfel încât linia 1 să aibă un spațiu roșu.",
    right: "Acum piesa roșie are unde merge. Fiecare din primele patru runde îți aduce două plăci.",
    hint: "Ia placa cu turcoaz, roșu, albastru și un spațiu special. Așaz-o sus în cupolă, rotită cu roșul în jumătatea de sus.",
  },
  cell: {
    title: "Pe cupolă",
    say: "Un rând complet trimite o piesă pe linia lui din cupolă: pe un spațiu de culoarea ei sau pe unul joker. Ea aduce cât linia și coloana pe care le atinge.",
    todo: "Pune piesa roșie a rândului 2 unde aduce cele mai multe puncte.",
    right: "O coloană de trei: 3 puncte. Iar spațiul joker rămâne liber pentru orice culoare.",
    hint: "Spațiul roșu este între două piese.",
  },
  special: {
    title: "Piese speciale",
    say: "Când trei spații ale unei plăci speciale sunt umplute, pe al patrulea vine o piesă specială și aduce numărul liniei sale.",
    todo: "Pune piesa albastră a rândului 4 astfel încât să aducă o piesă specială.",
    right: "4 puncte pentru o coloană de patru și încă 4 pentru piesa specială de pe linia 4.",
    hint: "Unei plăci speciale îi lipsește doar albastrul.",
  },
  spend: {
    title: "Cum cheltuiești jetoane",
    say: "Jetoanele bonus țin loc de piesele care lipsesc: două care arată culoarea sau oricare trei.",
    todo: "Rândului 3 îi lipsește o piesă turcoaz. Completează-l cu cât mai puține jetoane.",
    right: "Au ajuns două jetoane cu turcoaz, iar piesa a adus 5 puncte.",
    hint: "Două dintre jetoanele tale arată turcoaz, unul doar pe jumătate. Atât trebuie.",
  },
  breaks: {
    title: "Ce se sparge",
    say: "Dacă o linie are toate cele trei plăci și niciun spațiu pentru o culoare, piesele acelui rând se sparg și costă puncte.",
    todo: "Ia ultima piesă neagră și pune-o unde aduce puncte.",
    right: "Rândul 4 era complet, iar negrul a mers pe un spațiu joker. Pe rândul 1 s-ar fi spart.",
    hint: "Pe linia 1 nu mai este loc pentru negru. Rândului 4 îi lipsește o singură piesă neagră.",
  },
  end: {
    title: "Sfârșitul",
    say: "După cinci runde cartonașele de punctaj își aduc punctele: aici 3 pentru fiecare linie, 7 pentru fiecare coloană, 10 pentru fiecare diagonală.",
    todo: "Pune ultima piesă albastră astfel încât să completezi o coloană.",
    right: "6 puncte pentru piesă, 7 pentru coloană și 3 pentru o linie: câștigi cu 57 la 49!",
    hint: "Pe o coloană e goală doar linia 6, iar acolo spațiul este joker.",
  },
};

export default texts;
