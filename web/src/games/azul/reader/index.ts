/** How a table of Azul is described, and how it asks. */
export { default as Description } from "./AzulDescription.svelte";
export { asking } from "./asking";
