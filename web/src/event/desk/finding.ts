/** Finding somebody in the list of people. */
import type { DeskPerson } from "../wire";

/** Without accents and capitals: "Stefan" finds "Ștefan". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("en");

/** Whether every word that was typed begins a word of the name, or is the number of the entry. */
export function matches(person: Pick<DeskPerson, "first" | "surname" | "name" | "number">, wanted: string): boolean {
  const words = plain(`${person.first} ${person.surname} ${person.name}`).split(/[\s'’-]+/);
  return plain(wanted)
    .split(/[\s'’-]+/)
    .filter(Boolean)
    .every((part) => part === String(person.number) || words.some((word) => word.startsWith(part)));
}

/** By name, as a list on paper would be. */
export function sorted(people: readonly DeskPerson[], language: string): readonly DeskPerson[] {
  const order = new Intl.Collator(language);
  return [...people].sort(
    (one, other) =>
      order.compare(one.first, other.first) || order.compare(one.surname, other.surname) || one.number - other.number,
  );
}
