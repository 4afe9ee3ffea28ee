import type { GameEditor } from "../../editor";
import AzulEditor from "./AzulEditor.svelte";
import { dealt, fresh } from "./draft";
import { History } from "./history.svelte";

export const kinds: GameEditor["kinds"] = ["azul", "grey", "mini", "miniGrey"];
export const lead: GameEditor["lead"] = (words) => words.editorLead;
export const begin: GameEditor["begin"] = () => new History(dealt(fresh()));
export const Editor: GameEditor["Editor"] = AzulEditor;
