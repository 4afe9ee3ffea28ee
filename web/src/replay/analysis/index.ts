/** What the replay needs of the analysis of a game: it comes when a game is over. */
export { Analysis } from "./analysis.svelte";
export { default as Curve } from "./Curve.svelte";
export { default as MarkBadge } from "./MarkBadge.svelte";
export { default as Sentence } from "./Sentence.svelte";
export { default as Verdict } from "./Verdict.svelte";
export { after } from "./moves";
export type { MoveJudged } from "./wire";
