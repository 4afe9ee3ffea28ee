import type { GameRules } from "../../rules";

export { sections } from "./contents";
export { default as Figure } from "./AzulFigure.svelte";
export { default as MinuteIcon } from "./MinuteIcon.svelte";

export const minute: GameRules["minute"] = (variant) => [
  "take",
  "place",
  variant === "grey" ? "tileGrey" : "tile",
  "score",
  "end",
];
export const emblem: GameRules["emblem"] = (variant) =>
  variant === "grey" ? "tileGrey" : variant === "mini" ? "place" : "take";
export const words: GameRules["words"] = ({ azul }) => azul;
