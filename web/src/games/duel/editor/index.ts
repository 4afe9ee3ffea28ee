import type { GameEditor } from "../../editor";
import { DuelText } from "./text.svelte";
import DuelEditor from "./DuelEditor.svelte";

export const kinds: GameEditor["kinds"] = ["duel"];
export const lead: GameEditor["lead"] = (words) => words.duelLead;
export const begin: GameEditor["begin"] = () => new DuelText();
export const Editor: GameEditor["Editor"] = DuelEditor;
