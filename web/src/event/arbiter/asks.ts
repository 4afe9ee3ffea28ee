/** What an arbiter does with a reason, as a question that a dialog asks. */
import { gameName } from "../names";
import type { ArbiterTexts, EventTexts } from "../../i18n";
import type { CommandDraft, DeskPerson, Parts } from "../wire";
import { canReturn, waysOut } from "../ways-out";
import { fullName } from "./who";

export interface Ask {
  readonly title: string;
  readonly note: string;
  readonly command: (number: number) => CommandDraft;
  readonly danger?: boolean;
  /** Asks for minutes, with this number to begin with. */
  readonly minutes?: { readonly value: number; readonly least: number; readonly most: number };
  /** The same for points. */
  readonly points?: Ask["minutes"];
  /** A reason can be left out. */
  readonly whyOptional?: boolean;
}

/** What can be done with somebody now, the mildest first. */
export function asksOf(person: DeskPerson, parts: Parts, words: ArbiterTexts): readonly Ask[] {
  const { acts } = words;
  const name = fullName(person);
  const of = <Do extends "warn" | "expel" | "return" | "leave">(what: Do) => ({
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
  const penalise: Ask = {
    title: acts.penalise(name),
    note: acts.penaliseNote,
    command: (points) => ({ do: "penalise", person: person.id, points }),
    points: { value: 5, least: -1000, most: 1000 },
  };
  if (person.erased) return [];
  if (person.expelled) return [back("expelled")];
  // Whoever was expelled by mistake has withdrawn from the table, too, and has not left.
  const sitting = hasWithdrawn(person, parts) ? [back("withdrawn")] : [];
  if (person.left) {
    const returned: Ask = { title: acts.return(name), note: acts.returnNote, command: () => of("return") };
    return [...sitting, ...(canReturn(person, parts) ? [returned] : []), penalise, expel];
  }
  const { withdraws, leaves } = waysOut(person, parts);
  const withdraw = withdrawing(person.id, name, words);
  const leave: Ask = { title: acts.leave(name), note: acts.leaveNote, command: () => of("leave"), whyOptional: true };
  return [warn, penalise, ...sitting, ...(withdraws ? [withdraw] : []), ...(leaves ? [leave] : []), expel];
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

/** What was handed in too early: all of a table, or one player's sheet. */
export const discarding = (
  game: number,
  table: number,
  words: ArbiterTexts,
  of?: { readonly person: string; readonly name: string },
): Ask => ({
  title: of ? words.acts.discardOne(of.name) : words.acts.discard(table),
  note: words.acts.discardNote,
  command: () => ({ do: "discard-sheet", game, table, ...(of ? { person: of.person } : {}) }),
  danger: true,
});

export const resuming = (game: number, table: number, words: ArbiterTexts): Ask => ({
  title: words.acts.goOn(table),
  note: words.acts.goOnNote,
  command: () => ({ do: "resume-table", game, table }),
});

export const passing = (game: number, table: number, words: ArbiterTexts): Ask => ({
  title: words.acts.pass(table),
  note: words.acts.passNote,
  command: () => ({ do: "pass-turn", game, table }),
});

/** Somebody is away from a live table. */
export const standingIn = (person: string, name: string, words: ArbiterTexts): Ask => ({
  title: words.acts.bot(name),
  note: words.acts.botNote,
  command: () => ({ do: "stand-in", person }),
});

export const withdrawing = (person: string, name: string, words: ArbiterTexts): Ask => ({
  title: words.acts.withdraw(name),
  note: words.acts.withdrawNote,
  command: () => ({ do: "withdraw", person }),
  danger: true,
  whyOptional: true,
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
