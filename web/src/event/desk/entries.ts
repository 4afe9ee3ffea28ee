/** Names as an organiser types or pastes them, made into entries. */

export interface Typed {
  readonly first: string;
  readonly surname: string;
}
export interface TypedList {
  /** With a row of headings, as the server reads it. */
  readonly csv: string;
  readonly names: readonly Typed[];
  /** The row in which each of them stands, as a person counts the rows of the list. */
  readonly rows: readonly number[];
  /** Whether the list itself tells who is old enough. */
  readonly tellsAge: boolean;
}

/** As the server knows them (azulejos.tournament.entry_list). */
const HEADINGS: Readonly<Record<string, keyof Typed | "of_age">> = {
  first: "first",
  "first name": "first",
  name: "first",
  nome: "first",
  voornaam: "first",
  prenume: "first",
  surname: "surname",
  "last name": "surname",
  cognome: "surname",
  achternaam: "surname",
  nume: "surname",
  of_age: "of_age",
  "of age": "of_age",
};
const SEPARATORS = [",", ";", "\t"] as const;

/** "Ann Rossi", "Bob De Luca", or the surname first with a comma: "De Luca, Bob". */
export function nameOf(text: string): Typed {
  const [before = "", after] = text.split(",", 2).map((part) => part.trim().replace(/\s+/g, " "));
  if (after) return { first: after, surname: before };
  const [first = "", ...rest] = before.split(" ");
  return { first, surname: rest.join(" ") };
}

/** A pasted or uploaded list: a CSV with headings, two columns without, or simply one name a line. */
export function listOf(text: string): TypedList {
  const all = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ line, row: at + 1 }))
    .filter(({ line }) => line.trim());
  const lines = all.map(({ line }) => line);
  const rows = all.map(({ row }) => row);
  const head = lines[0] ?? "";
  const separator = SEPARATORS.reduce(
    (best: string, each) => (count(head, each) > count(head, best) ? each : best),
    ",",
  );
  const columns = cells(head, separator).map((cell) => HEADINGS[cell.trim().replace(/\s+/g, " ").toLowerCase()]);
  if (columns.includes("first")) {
    const at = (name: keyof Typed) => columns.indexOf(name);
    const names = lines.slice(1).map((line) => {
      const row = cells(line, separator).map((cell) => cell.trim());
      return { first: row[at("first")] ?? "", surname: at("surname") < 0 ? "" : (row[at("surname")] ?? "") };
    });
    return { csv: lines.join("\n"), names, rows: rows.slice(1), tellsAge: columns.includes("of_age") };
  }
  const names = lines.map((line) => {
    const between = SEPARATORS.find((each) => each !== "," && line.includes(each)) ?? (line.includes(",") ? "," : null);
    if (between === null) return nameOf(line);
    const [first = "", surname = ""] = cells(line, between).map((cell) => cell.trim());
    return { first, surname };
  });
  const written = names.map(({ first, surname }) => `${quoted(first)},${quoted(surname)}`);
  return { csv: ["first,surname", ...written].join("\n"), names, rows, tellsAge: false };
}

/** The row of a list in which the server has refused something: its sentence begins with the row of what it was sent, where the headings are row 1. */
export function rowRefused(text: string, list: TypedList): number | null {
  const found = /^Row (\d+):/.exec(text);
  return found ? (list.rows[Number(found[1]) - 2] ?? null) : null;
}

const count = (text: string, what: string): number => text.split(what).length - 1;
const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One row of a CSV; quotes may hold the separator. */
function cells(line: string, separator: string): string[] {
  const found: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line[at]!;
    if (letter === '"') {
      if (isQuoted && line[at + 1] === '"') cell += line[++at]!;
      else isQuoted = !isQuoted;
    } else if (letter === separator && !isQuoted) {
      found.push(cell);
      cell = "";
    } else cell += letter;
  }
  return [...found, cell];
}
