/** How a table of Duel is described, and how it asks. */
export { default as Description } from "./DuelDescription.svelte";
export { asking } from "./asking";
