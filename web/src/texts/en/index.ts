import core from "./core";
import rest from "./rest";

const texts = { ...core, ...rest };

export default texts;
