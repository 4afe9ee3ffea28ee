/** The codes of refusals. They lie in a folder of their own, so that they come with the sentences and not with what every page needs (vite.config.ts). */
export { SENTENCES, sentenceOf, type Sentence } from "./refusals/codes";
