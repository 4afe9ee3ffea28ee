/** How a table of Duel is told, and how it asks. */
export { default as Sight } from "./DuelSight.svelte";
export { asking } from "./asking";
export { narration } from "./narration";
