/** The texts of a page in two languages, held against each other: every text by its path, functions called with the arguments that are given for them. */

export type Called = Readonly<Record<string, readonly (readonly unknown[])[]>>;

/** Every text by its path: "azul.goal.title". */
export function flat(words: unknown, called: Called = {}, path = ""): Map<string, string> {
  if (typeof words === "string") return new Map([[path, words]]);
  if (typeof words === "function") {
    const calls = called[path];
    if (!calls) throw new Error(`No arguments are given for ${path}.`);
    return new Map(
      calls.map((args, at) => [`${path}(${at})`, String((words as (...of: unknown[]) => string)(...args))]),
    );
  }
  return new Map(
    Object.entries(words as object).flatMap(([key, value]) => [...flat(value, called, path ? `${path}.${key}` : key)]),
  );
}

/** The paths whose texts are the same in both. */
export function same(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...one].filter(([path, text]) => text !== "" && other.get(path) === text).map(([path]) => path);
}
