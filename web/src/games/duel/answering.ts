/** What is needed once something is chosen, or something else is asked than a whole turn: it comes when a hand moves towards the table. */
import { fetchWords } from "../../i18n/page.svelte";
import type { AnswersTexts } from "../../i18n";
import type { Session } from "../../session/session.svelte";
import ANSWERS from "virtual:texts/answers";

export { default as Answers } from "./Answers.svelte";
export { default as BoardTargets } from "./BoardTargets.svelte";
export { default as Dragging } from "./Dragging.svelte";
export { default as Hand } from "./Hand.svelte";
export { Keys } from "./keys";

/** The words that all of it needs. */
export const words = (session: Pick<Session, "language">): Promise<AnswersTexts> => fetchWords(session, ANSWERS);
