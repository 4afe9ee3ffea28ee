import type { Texts } from "..";
import core from "./core";
import rest from "./rest";

const texts: Texts = { ...core, ...rest };

export default texts;
