/** How a table of Azul is told, and how it asks. */
export { default as Sight } from "./AzulSight.svelte";
export { asking } from "./asking";
export { narration } from "./narration";
