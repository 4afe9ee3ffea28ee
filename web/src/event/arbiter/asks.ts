/** What an arbiter does with a reason, as a question that a dialog asks. */
import { gameName } from "../names";
import type { ArbiterTexts, EventTexts } from "../../i18n";
import type { CommandDraft, DeskPerson, Parts } from "../wire";
import { fullName } from "./who";

export interface Ask {
  readonly title: string;
  readonly note: string;
  readonly command: (minutes: number) => CommandDraft;
  readonly danger?: boolean;
  /** Asks for minutes, with this number to begin with. */
  readonly minutes?: { readonly value: number; readonly least: number; readonly most: number };
  /** A reason can be left out. */
  readonly whyOptional?: boolean;
}

/** What can be done with somebody now, the mildest first. */
export function asksOf(person: DeskPerson, parts: Parts, words: ArbiterTexts): readonly Ask[] {
  const { acts } = words;
  const name = fullName(person);
  const of = <Do extends "warn" | "expel" | "return" | "withdraw" | "leave">(what: Do) => ({
    do: what,
    person: person.id,
  });
  const warn: Ask = { title: acts.warn(name), note: acts.warnNote, command: () => of("warn") };
  const expel: Ask = { title: acts.expel(name), note: acts.expelNote, command: () => of("expel"), danger: true };
  const back = (what: "expelled" | "withdrawn"): Ask => ({
    title: what === "expelled" ? acts.reinstateExpelled(name) : acts.reinstateWithdrawn(name),
    note: acts.reinstateNote,
    command: () => ({ do: "reinstate", person: person.id, what }),
  });
  if (person.erased) return [];
  if (person.expelled) return [back("expelled")];
  if (person.left) {
    const returned: Ask = { title: acts.return(name), note: acts.returnNote, command: () => of("return") };
    return [...(hasWithdrawn(person, parts) ? [back("withdrawn")] : []), returned, expel];
  }
  if (person.stage === "playing") {
    const withdraw: Ask = {
      title: acts.withdraw(name),
      note: acts.withdrawNote,
      command: () => of("withdraw"),
      danger: true,
      whyOptional: true,
    };
    return [warn, withdraw, expel];
  }
  const leave: Ask = { title: acts.leave(name), note: acts.leaveNote, command: () => of("leave"), whyOptional: true };
  return [warn, ...(parts.about.stage === "finished" ? [] : [leave]), expel];
}

/** Whether somebody has withdrawn from the game that is on, in a hall: at a live table a withdrawal is for good. */
function hasWithdrawn(person: DeskPerson, parts: Parts): boolean {
  const game = parts.tables?.at(-1);
  return (
    !parts.about.online &&
    game !== undefined &&
    !game.ended &&
    game.tables.some((table) => table.withdrawn.includes(person.id))
  );
}

export const voiding = (game: number, table: number, words: ArbiterTexts): Ask => ({
  title: words.acts.void(table),
  note: words.acts.voidNote,
  command: () => ({ do: "void", game, table }),
  danger: true,
});

export const resuming = (game: number, table: number, words: ArbiterTexts): Ask => ({
  title: words.acts.goOn(table),
  note: words.acts.goOnNote,
  command: () => ({ do: "resume-table", game, table }),
});

export const moreTime = (table: number, words: ArbiterTexts): Ask => ({
  title: words.acts.extra(table),
  note: words.acts.extraNote,
  command: (minutes) => ({ do: "extra-time", table, minutes }),
  minutes: { value: 5, least: -120, most: 120 },
});

export const pausing = (words: ArbiterTexts): Ask => ({
  title: words.acts.pause,
  note: words.acts.pauseNote,
  command: () => ({ do: "pause" }),
  whyOptional: true,
});

export const delaying = (game: number, games: number, texts: EventTexts, words: ArbiterTexts): Ask => ({
  title: words.acts.delay(gameName(game, games, texts)),
  note: words.acts.delayNote,
  command: (minutes) => ({ do: "delay", game, minutes }),
  minutes: { value: 10, least: -600, most: 600 },
});
