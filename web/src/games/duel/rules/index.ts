import type { GameRules } from "../../rules";

export { sections } from "./contents";
export { default as Figure } from "./DuelFigure.svelte";
export { default as MinuteIcon } from "./MinuteIcon.svelte";

export const minute: GameRules["minute"] = () => ["turn", "take", "place", "tile", "score", "end"];
export const emblem: GameRules["emblem"] = () => "turn";
export const words: GameRules["words"] = ({ duel }) => duel;
