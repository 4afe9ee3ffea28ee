/** How a table of Azul is told, and how it asks. */
export { default as Description } from "./AzulDescription.svelte";
export { asking } from "./asking";
export { narration } from "./narration";
