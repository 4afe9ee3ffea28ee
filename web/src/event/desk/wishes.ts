/** Wishes about the seating, in words. */
import type { DeskTexts } from "../../i18n";
import type { DeskPerson, Draft } from "../wire";

type Unmet = Draft["unmet"][number];

/** Who needs which place, and who fills tables of three. */
export function placesSaid(
  people: readonly DeskPerson[],
  name: (id: string) => string,
  own: DeskTexts,
): readonly string[] {
  const words = own.wishes;
  return people.flatMap((each) => [
    ...(each.needs_table === null ? [] : [words.needsTable(name(each.id), each.needs_table)]),
    ...(each.needs_seat === null ? [] : [words.needsSeat(name(each.id), each.needs_seat)]),
    ...(each.substitute ? [words.isSubstitute(name(each.id))] : []),
  ]);
}

/** The wishes that a draft does not meet, and why: one sentence for all games in which it is the same. */
export function unmetSaid(
  unmet: readonly Unmet[],
  person: (id: string) => DeskPerson | undefined,
  say: { readonly games: (games: readonly number[]) => string; readonly names: (ids: readonly string[]) => string },
  own: DeskTexts,
): readonly string[] {
  const words = own.wishes;
  const alike = new Map<string, { readonly wish: Unmet; readonly games: number[] }>();
  for (const wish of unmet) {
    const key = [wish.kind, wish.reason, ...wish.people].join();
    const known = alike.get(key);
    if (known) known.games.push(wish.game);
    else alike.set(key, { wish, games: [wish.game] });
  }
  return [...alike.values()].map(({ wish, games }) => {
    const [when, names] = [say.games(games), say.names(wish.people)];
    const whose = person(wish.people[0]!);
    const what =
      wish.kind === "table"
        ? words.notAtTable(when, names, whose?.needs_table ?? 0)
        : wish.kind === "seat"
          ? words.notAtSeat(when, names, whose?.needs_seat ?? 0)
          : words.meetAnyway(when, names);
    return `${what} ${words.reasons[wish.reason]}`;
  });
}
