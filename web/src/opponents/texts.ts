/** The words of the pages about opponents. */
import type OPPONENTS_TEXTS from "virtual:texts/opponents";

export type OpponentsTexts = Awaited<ReturnType<(typeof OPPONENTS_TEXTS)["en"]>>["default"];
