import type en from "../en";
import azul from "./azul";
import duel from "./duel";
import grey from "./grey";
import page from "./page";

const texts: typeof en = { page, lessons: { azul, mini: azul, grey, duel } };

export default texts;
