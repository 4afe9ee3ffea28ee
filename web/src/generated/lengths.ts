/* Written by tools/generate.py: change what it is made from. */
export const NICKNAME = 24 as const;
export const NAME = 80 as const;
export const MESSAGE = 200 as const;
