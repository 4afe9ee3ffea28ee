/** How a table of Duel is told, and how it asks. */
export { default as Description } from "./DuelDescription.svelte";
export { asking } from "./asking";
export { narration } from "./narration";
