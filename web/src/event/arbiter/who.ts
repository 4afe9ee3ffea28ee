/** Names by ids, for those who run the event: full names of people, and what helpers are called in the log. */
import type { DeskPerson, Parts } from "../wire";
import type { ArbiterTexts } from "../../i18n";

export const HOUSE = "p-house";

export const fullName = (person: DeskPerson): string =>
  [person.first, person.surname].filter(Boolean).join(" ") || person.name;

export function namesOf(parts: Parts, words: ArbiterTexts): (id: string) => string {
  const names = new Map<string, string>([[HOUSE, words.house]]);
  for (const entry of parts.log ?? []) if (entry.name && !names.has(entry.by)) names.set(entry.by, entry.name);
  for (const role of parts.roles ?? []) if (role.label) names.set(role.person, role.label);
  for (const person of parts.people ?? []) names.set(person.id, fullName(person));
  return (id) => names.get(id) ?? words.somebody;
}
