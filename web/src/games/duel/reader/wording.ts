/** Plates and chips of Duel in words. */
import type { Texts } from "../../../i18n";
import { colourName } from "../../common/reader/wording";

/** A plate as its two rows: "yellow black over turquoise special". */
export function plateName(plate: string, texts: Texts): string {
  if (plate === "?") return texts.reader.unknown;
  const [a, b, c, d] = [...plate.replace("/", "")].map((letter) => colourName(letter, texts));
  return texts.reader.over2(`${a} ${b}`, `${c} ${d}`);
}

export function chipName(chip: string, texts: Texts): string {
  return [...chip].map((letter) => colourName(letter, texts)).join("–");
}
