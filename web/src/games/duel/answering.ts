/** What is needed once something is chosen, or something else is asked than a whole turn: it comes when a hand moves towards the table. */
export { default as Answers } from "./Answers.svelte";
export { default as BoardTargets } from "./BoardTargets.svelte";
export { default as Dragging } from "./Dragging.svelte";
export { default as Hand } from "./Hand.svelte";
export { Keys } from "./keys";
