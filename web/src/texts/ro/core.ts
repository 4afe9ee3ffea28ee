/** The words that a table needs at once. */
import type { CoreTexts } from "..";
import common from "./common";
import titles from "./titles";
import table from "./table";
import azul from "./azul";
import duel from "./duel";
import reader from "./reader";

const texts: CoreTexts = { common, titles, table, azul, duel, reader };

export default texts;
