/** The variants of Azul as people choose them. */
export const VARIANTS = ["azul", "mini", "grey"] as const;
