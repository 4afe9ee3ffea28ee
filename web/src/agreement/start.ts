/** Making a table and sitting down at it. */
import type { Session } from "../session/session.svelte";
import { keepNames, type LocalNames } from "../people/names";
import { makeTable, sit } from "../wire/http";
import type { Choices } from "../games/setup";
import { tableOf, type Mode } from "./choices";
import { nickname } from "../people/nickname";

/** Make the table, sit down on every seat that is this device's, and go there. */
export async function start(
  session: Session,
  mode: Mode,
  choices: Choices,
  names: readonly string[] = [],
): Promise<void> {
  await session.introduced(session.name ?? nickname(session.texts));
  const request = tableOf(mode, choices);
  const { table, commitment } = await makeTable(request);
  if (names.some(Boolean)) keepNames(table, named(names));
  for (const [at, seat] of request.seats.entries()) if (seat.kind === "person") await sit(table, commitment, at + 1);
  keepVisit();
  session.router.go(`/t/${table}`);
}

const KEY = "azulejos-played";

/** Whether nothing was ever begun on this device. */
export function isFirstVisit(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
}

function keepVisit(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // A browser that keeps nothing: every visit is the first one.
  }
}

function named(names: readonly string[]): LocalNames {
  return Object.fromEntries(names.flatMap((name, at) => (name.trim() ? [[at + 1, name.trim()]] : [])));
}
