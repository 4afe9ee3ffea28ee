/**
 * `next`, in which every part that is equal to one of `before` is that very part, and all of it where nothing differs. Whoever draws it then sees at a glance what has
 * stayed as it was (of plain data, such as JSON has; not of sets or maps): a position that came from the server is made of new parts, and of its hundreds of tiles a move changes a handful.
 */
export function shared<Of>(before: unknown, next: Of): Of {
  if (before === next || !isComposed(before) || !isComposed(next) || Array.isArray(before) !== Array.isArray(next))
    return next;
  const names = Object.keys(next);
  const parts: [string, unknown][] = names.map((name) => [name, shared(before[name], next[name])]);
  if (
    names.length === Object.keys(before).length &&
    parts.every(([name, part]) => name in before && part === before[name])
  )
    return before as Of;
  return (Array.isArray(next) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Of;
}

const isComposed = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** For what is made again and again, and mostly comes out the same: each time it is given the next one, and tells which of its parts stay. */
export function sharing<Of>(): (next: Of) => Of {
  let before: Of | undefined;
  return (next) => (before = shared(before, next));
}
