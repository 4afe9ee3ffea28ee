/**
 * The catalogues of `src/azulejos/i18n` (docs/translating.md), compiled to JavaScript and to TypeScript's types, so that no Fluent runtime is shipped.
 * A text without variables is a string, one with variables a function of them, in the order in which they first appear in the English text. What they
 * are is said in `variables.ftl`, and in a comment at a text where one is something else; a comment that names all variables of its text also orders them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  FluentParser,
  Junk,
  Message,
  Term,
  Visitor,
  type Entry,
  type Expression,
  type MessageReference,
  type Pattern,
  type VariableReference,
} from "@fluent/syntax";

const FOLDER = fileURLToPath(new URL("../../src/azulejos/i18n", import.meta.url));
const VARIABLES = join(FOLDER, "variables.ftl");

/** What comes together with what: each other section comes by itself, with the page that asks for it. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  core: ["game", "common", "titles", "table", "azul", "duel", "reader"],
  rest: ["errors", "home", "chat", "settings"],
};

interface Variable {
  readonly name: string;
  readonly type: "String" | "Number" | "Boolean";
  readonly isOptional: boolean;
}

/** Messages by their ids, terms by theirs (with the dash), the groups that the headings open, shortest first, and what variables usually are. */
export interface Catalogue {
  readonly language: string;
  readonly usual: ReadonlyMap<string, Variable>;
  readonly entries: ReadonlyMap<string, Message | Term>;
  readonly groups: readonly string[];
}

/** A text of its own, or several under their names. */
type Tree = Map<string, Message | Tree>;

/** How each language calls itself. */
export function languages(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(FOLDER, "languages.json"), "utf8"));
}

function files(language: string): string[] {
  const folder = join(FOLDER, language);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => join(folder, name));
}

/** All files that the texts of a language are compiled from. */
export function sources(language: string): string[] {
  return [VARIABLES, ...files("en"), ...files(language)];
}

export function catalogue(language: string): Catalogue {
  return parsed(
    language,
    files(language).map((file) => [file, readFileSync(file, "utf8")]),
    readFileSync(VARIABLES, "utf8"),
  );
}

export function parsed(language: string, sources: readonly (readonly [string, string])[], usual: string): Catalogue {
  const parser = new FluentParser({ withSpans: false });
  const entries = new Map<string, Message | Term>();
  const groups = new Set<string>();
  for (const [file, source] of sources)
    for (const entry of parser.parse(source).body) {
      if (entry instanceof Junk) throw new Error(`${file} cannot be read here: ${entry.content.trim().split("\n")[0]}`);
      if (entry.type === "GroupComment") groups.add(entry.content.split(":")[0]!.trim());
      const id = idOf(entry);
      if (id && entries.has(id)) throw new Error(`${file} has ${id} a second time.`);
      if (id) entries.set(id, entry as Message | Term);
    }
  return {
    language,
    usual: described(usual),
    entries,
    groups: [...groups].sort((one, other) => one.length - other.length),
  };
}

function idOf(entry: Entry): string | null {
  if (entry instanceof Message) return entry.id.name;
  return entry instanceof Term ? `-${entry.id.name}` : null;
}

/** What comments say about variables: `# $count (Number) - how many`. */
function described(comments: string): Map<string, Variable> {
  const found = comments.matchAll(/^(?:# )?\$(\w+) \((String|Number|Boolean)( or none)?\)/gm);
  return new Map(
    [...found].map(([, name, type, none]) => [
      name!,
      { name: name!, type: type as Variable["type"], isOptional: none !== undefined },
    ]),
  );
}

/** The variables of an English message, in the order in which a function takes them. */
function variables(message: Message, english: Catalogue): Variable[] {
  const used = [...appearing(message, english)];
  const own = described(message.comment?.content ?? "");
  if (used.every((name) => own.has(name))) return [...own.values()];
  return used.map((name) => {
    const found = own.get(name) ?? english.usual.get(name);
    if (!found) throw new Error(`${message.id.name} uses $${name}, which variables.ftl does not explain.`);
    return found;
  });
}

/** The names of the variables of a message in the order in which they appear, those of messages that it refers to included. */
function appearing(message: Message, english: Catalogue): Set<string> {
  const found = new Set<string>();
  const visitor = new (class extends Visitor {
    override visitVariableReference({ id }: VariableReference): void {
      found.add(id.name);
    }
    override visitMessageReference({ id }: MessageReference): void {
      const other = english.entries.get(id.name);
      if (other instanceof Message) for (const name of appearing(other, english)) found.add(name);
    }
  })();
  visitor.visit(message);
  return found;
}

/** `your-turn` is `yourTurn`. */
const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The messages that code can read, as it sees them: `desk-next-label` under the heading `desk-next` is `desk.next.label`. */
function treeOf(english: Catalogue): Tree {
  const root: Tree = new Map();
  for (const [id, entry] of english.entries) {
    if (!(entry instanceof Message)) continue;
    let [tree, begin] = [root, 0];
    for (const group of english.groups) {
      if (!id.startsWith(`${group}-`) || group.length < begin) continue;
      for (const step of begin ? [camel(group.slice(begin))] : group.split("-")) {
        const next = tree.get(step) ?? new Map();
        if (!(next instanceof Map)) throw new Error(`${group} is both a message and a heading.`);
        tree.set(step, next);
        tree = next;
      }
      begin = group.length + 1;
    }
    if (!begin) throw new Error(`${id} stands under no heading that it begins with.`);
    tree.set(camel(id.slice(begin)), entry);
  }
  return root;
}

/** The portions in which texts are loaded, each with its texts. */
function portions(english: Catalogue): Map<string, Tree> {
  const tree = treeOf(english);
  const apart = [...tree.keys()].filter((name) => !Object.values(TOGETHER).flat().includes(name));
  return new Map([
    ...Object.entries(TOGETHER).map(
      ([name, sections]) => [name, new Map([...tree].filter(([section]) => sections.includes(section)))] as const,
    ),
    ...apart.map((name) => [name, tree.get(name) as Tree] as const),
  ]);
}

// JavaScript

/** One portion in one language, as a module. */
export function compiled(portion: string, english: Catalogue, own: Catalogue, formats: string): string {
  const tree = portions(english).get(portion);
  if (!tree) throw new Error(`There are no texts called ${portion}.`);
  const writer = new Writer(english, own);
  const body = writer.tree(tree);
  return (
    `import { formats } from ${JSON.stringify(formats)};\n` +
    `const { number, signed, percent, plural, ordinal } = formats(${JSON.stringify(own.language)});\n` +
    `${[...writer.shared.values()].join("")}export default ${body};\n`
  );
}

class Writer {
  /** Messages that others refer to. */
  readonly shared = new Map<string, string>();
  private readonly english: Catalogue;
  private readonly own: Catalogue;

  constructor(english: Catalogue, own: Catalogue) {
    this.english = english;
    this.own = own;
  }

  tree(tree: Tree): string {
    const fields = [...tree].map(
      ([name, each]) => `${JSON.stringify(name)}: ${each instanceof Map ? this.tree(each) : this.whole(each.id.name)}`,
    );
    return `{ ${fields.join(",\n")} }`;
  }

  /** What the words of the games are, others refer to. */
  private whole(id: string): string {
    return id.startsWith("game-") ? this.local(id) : this.message(id);
  }

  private message(id: string): string {
    const entry = this.entry(id);
    const given = variables(this.model(id), this.english);
    const text = (pattern: Pattern): string => {
      const code = new Text(this, given, id).pattern(pattern);
      return given.length ? `(${given.map(({ name }) => `$${name}`).join(", ")}) => ${code}` : code;
    };
    if (entry.value) return text(entry.value);
    return `{ ${entry.attributes.map(({ id: { name }, value }) => `${JSON.stringify(name)}: ${text(value)}`).join(", ")} }`;
  }

  entry(id: string): Message | Term {
    const found = this.own.entries.get(id) ?? this.english.entries.get(id);
    if (!found) throw new Error(`There is no ${id} in ${this.own.language}.`);
    return found;
  }

  /** Where the variables of a message are documented. Forms that one language adds (game-colour-feminine) have those of what they begin with. */
  model(id: string): Message {
    for (let name = id; name; name = name.slice(0, Math.max(0, name.lastIndexOf("-")))) {
      const found = this.english.entries.get(name);
      if (found instanceof Message) return found;
    }
    throw new Error(`English has nothing like ${id} of ${this.own.language}.`);
  }

  /** A message within another one: a call with the variables of the same names, or the text itself. */
  reference(id: string): string {
    const given = variables(this.model(id), this.english).map(({ name }) => `$${name}`);
    return given.length ? `${this.local(id)}(${given.join(", ")})` : this.local(id);
  }

  private local(id: string): string {
    if (!this.shared.has(id)) {
      this.shared.set(id, "");
      const code = this.message(id);
      this.shared.delete(id); // Behind those that it refers to itself.
      this.shared.set(id, `const ${camel(id)} = ${code};\n`);
    }
    return camel(id);
  }
}

/** One pattern as an expression of JavaScript. */
class Text {
  private readonly writer: Writer;
  private readonly given: readonly Variable[];
  private readonly id: string;
  /** The arguments of a term. */
  private readonly fixed: ReadonlyMap<string, string>;

  constructor(writer: Writer, given: readonly Variable[], id: string, fixed: ReadonlyMap<string, string> = new Map()) {
    this.writer = writer;
    this.given = given;
    this.id = id;
    this.fixed = fixed;
  }

  pattern(pattern: Pattern): string {
    return joined(this.parts(pattern));
  }

  private parts(pattern: Pattern): Part[] {
    return pattern.elements.flatMap((element) =>
      element.type === "TextElement" ? [{ text: element.value }] : this.expression(element.expression as Expression),
    );
  }

  private expression(expression: Expression): Part[] {
    switch (expression.type) {
      case "StringLiteral":
        return [{ text: expression.parse().value }];
      case "NumberLiteral":
        return [{ text: expression.value }];
      case "VariableReference": {
        const { name, type } = this.variable(expression.id.name);
        return [{ code: type === "Number" ? `number($${name})` : `$${name}` }];
      }
      case "FunctionReference":
        return [{ code: this.number(expression) }];
      case "MessageReference":
        return [{ code: this.writer.reference(expression.id.name) }];
      case "TermReference":
        return this.term(expression);
      case "SelectExpression":
        return this.select(expression);
      default:
        throw new Error(`${this.id} has something that is not provided for: ${expression.type}.`);
    }
  }

  private term(reference: Extract<Expression, { type: "TermReference" }>): Part[] {
    const term = this.writer.entry(`-${reference.id.name}`);
    const fixed = (reference.arguments?.named ?? []).map((each) => [each.name.name, each.value.value] as const);
    return new Text(this.writer, [], `-${reference.id.name}`, new Map(fixed)).parts(term.value!);
  }

  private number(call: Extract<Expression, { type: "FunctionReference" }>): string {
    const [first] = call.arguments.positional;
    const options = Object.fromEntries(call.arguments.named.map((each) => [each.name.name, each.value.value]));
    if (call.id.name !== "NUMBER" || first?.type !== "VariableReference")
      throw new Error(`${this.id} calls something that is not provided for: ${call.id.name}.`);
    const argument = `$${this.variable(first.id.name).name}`;
    if (options["signDisplay"] === "exceptZero") return `signed(${argument})`;
    return options["style"] === "percent" ? `percent(${argument})` : `number(${argument})`;
  }

  private select({ selector, variants }: Extract<Expression, { type: "SelectExpression" }>): Part[] {
    const usual = variants.find((each) => each.default)!;
    const others = variants.filter((each) => each !== usual);
    const keyOf = ({ key }: (typeof variants)[number]): string => (key.type === "Identifier" ? key.name : key.value);
    if (selector.type === "VariableReference" && !this.given.some(({ name }) => name === selector.id.name)) {
      // Within a term: the form is known already.
      const wanted = this.fixed.get(selector.id.name);
      return this.parts((others.find((each) => keyOf(each) === wanted) ?? usual).value);
    }
    const test = this.test(selector as Expression);
    const texts = [...others, usual].map((each) => merged(this.parts(each.value)));
    const [before, after] = [shared(texts, 0), shared(texts, -1)];
    const chain = others.map(
      (each, at) => `${test(keyOf(each), each.key.type === "NumberLiteral")} ? ${joined(texts[at]!)} : `,
    );
    return [...before, { code: `(${chain.join("")}${joined(texts.at(-1)!)})` }, ...after.reverse()];
  }

  /** What makes a variant the right one. */
  private test(selector: Expression): (key: string, isNumber: boolean) => string {
    if (selector.type === "FunctionReference" && selector.arguments.positional[0]?.type === "VariableReference") {
      const { name } = this.variable(selector.arguments.positional[0].id.name);
      return (key) => `ordinal($${name}) === ${quoted(key)}`;
    }
    if (selector.type !== "VariableReference")
      throw new Error(`${this.id} selects by something that is not provided for.`);
    const { name, type, isOptional } = this.variable(selector.id.name);
    return (key, isNumber) => {
      if (isNumber) return `$${name} === ${key}`;
      if (isOptional && key === "none") return `$${name} === null`;
      if (type === "Boolean") return key === "yes" ? `$${name}` : `!$${name}`;
      return type === "Number" ? `plural($${name}) === ${quoted(key)}` : `$${name} === ${quoted(key)}`;
    };
  }

  private variable(name: string): Variable {
    const found = this.given.find((each) => each.name === name);
    if (!found) throw new Error(`${this.id} uses $${name}, which English has not.`);
    return found;
  }
}

const quoted = (text: string): string => JSON.stringify(text);

/** Something said as it is, or an expression that says it. */
type Part = { readonly text: string } | { readonly code: string };

function merged(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if ("text" in part && !part.text) continue;
    if (last && "text" in last && "text" in part) all[all.length - 1] = { text: last.text + part.text };
    else all.push(part);
  }
  return all;
}

function joined(parts: readonly Part[]): string {
  const all = merged(parts).map((part) => ("text" in part ? quoted(part.text) : part.code));
  return all.join(" + ") || '""';
}

/** Takes away what all texts begin (0) or end (-1) with, from without to within: it is written once, and a page weighs less. */
function shared(texts: Part[][], end: 0 | -1): Part[] {
  const [first, ...others] = texts.map((parts) => parts.at(end));
  if (!first) return [];
  if (others.every((part) => JSON.stringify(part) === JSON.stringify(first))) {
    for (const parts of texts) parts.splice(end, 1);
    return [first, ...shared(texts, end)];
  }
  const words = [first, ...others].map((part) => (part && "text" in part ? part.text : ""));
  let common = words[0]!;
  const hasIt = (text: string): boolean => (end ? text.endsWith(common) : text.startsWith(common));
  while (!words.every(hasIt)) common = end ? common.slice(1) : common.slice(0, -1);
  if (common.length < 3) return [];
  for (const [at, parts] of texts.entries()) {
    const left = end ? words[at]!.slice(0, -common.length) : words[at]!.slice(common.length);
    parts.splice(end, 1, ...(left ? [{ text: left }] : []));
  }
  return [{ text: common }];
}

// Types

/** The declarations of all modules of texts, for TypeScript. */
export function declarations(english: Catalogue, names: Readonly<Record<string, string>>): string {
  const all = [...portions(english)];
  const codes = Object.keys(names);
  return [
    "// Written by plugins/texts.ts from the catalogues in src/azulejos/i18n.",
    `declare module "virtual:texts" {`,
    `  export type Language = ${codes.map(quoted).join(" | ")};`,
    "  export type PageLoaders<Words> = Readonly<Record<Language, () => Promise<{ default: Words }>>>;",
    "  export const NAMES: Readonly<Record<Language, string>>;",
    ...all.map(([name, tree]) => `  export type ${typeName(name)} = ${typeOf(tree, english)};`),
    "}",
    ...all.flatMap(([name]) => [
      declared(
        `virtual:texts/${name}`,
        `import("virtual:texts").PageLoaders<import("virtual:texts").${typeName(name)}>`,
      ),
      ...codes.map((code) => declared(`virtual:texts/${code}/${name}`, `import("virtual:texts").${typeName(name)}`)),
    ]),
    "",
  ].join("\n");
}

const typeName = (portion: string): string => `${portion[0]!.toUpperCase()}${portion.slice(1)}Texts`;

function declared(module: string, type: string): string {
  return `declare module "${module}" {\n  const texts: ${type};\n  export default texts;\n}`;
}

function typeOf(node: Tree | Message, english: Catalogue): string {
  if (node instanceof Map)
    return `{ ${[...node].map(([name, each]) => `readonly ${quoted(name)}: ${typeOf(each, english)}`).join("; ")} }`;
  const given = variables(node, english).map(
    ({ name, type, isOptional }) => `${name}: ${type.toLowerCase()}${isOptional ? " | null" : ""}`,
  );
  const text = given.length ? `(${given.join(", ")}) => string` : "string";
  if (node.value) return text;
  return `{ ${node.attributes.map(({ id }) => `readonly ${quoted(id.name)}: ${text}`).join("; ")} }`;
}
