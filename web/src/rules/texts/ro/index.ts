import type en from "../en";
import azul from "./azul";
import duel from "./duel";
import figures from "./figures";
import page from "./page";

const texts: typeof en = { page, azul, duel, figures };

export default texts;
