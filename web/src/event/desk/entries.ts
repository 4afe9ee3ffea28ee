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

type Column = keyof Typed | "name" | "of_age" | "club" | "rating" | "number";
/** As the server knows them (azulejos.tournament.entry_list). */
const COLUMNS: Readonly<Record<Column, readonly string[]>> = {
  first: ["first", "first name", "given name", "nome", "voornaam", "prenume"],
  surname: ["surname", "last name", "family name", "cognome", "achternaam", "nume", "nume de familie"],
  name: ["name", "full name", "player", "nome e cognome", "cognome e nome", "giocatore", "naam", "speler", "nume și prenume", "jucător"], // prettier-ignore
  of_age: ["of_age", "of age"],
  club: ["club", "società", "circolo", "associazione", "vereniging", "clubul"],
  rating: ["rating", "elo"],
  number: ["", "#", "no", "no.", "nr", "nr.", "n", "n.", "number", "numero", "nummer", "număr"],
};
const HEADINGS = new Map(
  Object.entries(COLUMNS).flatMap(([column, names]) => names.map((name) => [name, column as Column] as const)),
);
/** "1.", "2)", "-": what stands before a name in a list. */
const NUMBERED = /^\s*(?:\d+\s*[.):]|[-*•])\s*(?=\D)/;
const SEPARATORS = [",", ";", "\t"] as const;

/** "Ann Rossi", "2. Bob De Luca", or the surname first with a comma: "De Luca, Bob". */
export function nameOf(text: string): Typed {
  const [before = "", after] = text
    .replace(NUMBERED, "")
    .split(",", 2)
    .map((part) => part.trim().replace(/\s+/g, " "));
  if (after) return { first: after, surname: before };
  const [first = "", ...rest] = before.split(" ");
  return { first, surname: rest.join(" ") };
}

/** A pasted or uploaded list: a CSV with headings, two columns without (with a number before them or not), or simply one name a line. */
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
  const columns = cells(head, separator).map((cell) => HEADINGS.get(cell.trim().replace(/\s+/g, " ").toLowerCase()));
  if (columns.includes("first") || columns.includes("name")) {
    const at = (name: Column) => columns.indexOf(name);
    const names = lines.slice(1).map((line) => {
      const row = cells(line, separator).map((cell) => cell.trim());
      if (at("name") >= 0) return nameOf(row[at("name")] ?? "");
      return { first: row[at("first")] ?? "", surname: at("surname") < 0 ? "" : (row[at("surname")] ?? "") };
    });
    return { csv: lines.join("\n"), names, rows: rows.slice(1), tellsAge: columns.includes("of_age") };
  }
  const names = lines.map((line) => {
    const between = SEPARATORS.find((each) => each !== "," && line.includes(each)) ?? (line.includes(",") ? "," : null);
    // A comma and a space come behind a surname; cells have none between them.
    if (between === null || (between === "," && /^[^",]*, +[^",]*$/.test(line))) return nameOf(line);
    const row = cells(line.replace(NUMBERED, ""), between).map((cell) => cell.trim());
    const [first = "", surname = ""] = /^\d+$/.test(row[0] ?? "") ? row.slice(1) : row;
    return surname ? { first, surname } : nameOf(first);
  });
  const written = names.map(({ first, surname }) => `${quoted(first)},${quoted(surname)}`);
  return { csv: ["first,surname", ...written].join("\n"), names, rows, tellsAge: false };
}

/** The row of a list in which the server has refused something, and whose it is: its sentence begins with the row of what it was sent, where the headings
 * are row 1. */
export function rowRefused(text: string, list: TypedList): { readonly row: number; readonly name: Typed } | null {
  const at = Number(/^Row (\d+)\b/.exec(text)?.[1]) - 2;
  const [row, name] = [list.rows[at], list.names[at]];
  return row === undefined || name === undefined ? null : { row, name };
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
