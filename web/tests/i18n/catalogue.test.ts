/** Catalogues become modules that say what Fluent says, and types that TypeScript understands. */
import { describe, expect, test } from "vitest";
import { compiled, declarations, parsed } from "../../plugins/catalogue";
import { formats } from "../../src/i18n/formats";

const HEAD = "## page: A page\n";
const VARIABLES = "# $count (Number) - how many\n# $name (String) - who\n# $place (Number) - where\n";
const FREE = `page-free = { $count ->
    [0] no seat is free
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
`;

const catalogue = (source: string) => parsed("en", [["page.ftl", HEAD + source]], VARIABLES);

/** The texts of one section as a page has them. */
function texts(source: string): Record<string, unknown> {
  const english = catalogue(source);
  const module = compiled("page", english, english, "formats");
  const body = module.replace(/^import.*\n/, "").replace("export default", "return");
  return new Function("formats", body)(formats) as Record<string, unknown>;
}

const call = (source: string, name: string, ...given: unknown[]): string =>
  (texts(source)[name] as (...given: unknown[]) => string)(...given);

describe("a text", () => {
  test("without variables is a string, with braces and quotes as they are", () => {
    expect(texts('page-your-turn = Say “hi”, "you" { "{" }there{ "}" }\n')).toEqual({
      yourTurn: 'Say “hi”, "you" {there}',
    });
  });
  test("with variables is a function of them, in the order in which they appear, in texts that it refers to as well", () => {
    const source = "page-at = { $place }: { $name }\npage-two = { $count } { page-at } { $name }\n";
    expect(call(source, "at", 1204, "Ann")).toBe("1,204: Ann");
    expect(call(source, "two", 3, 1204, "Ann")).toBe("3 1,204: Ann Ann");
  });
  test("takes them in the order of a comment that names all of them, and more", () => {
    const comment = "# $name (String) - who\n# $place (Number) - where\n# $more (Boolean) - not said here\n";
    expect(call(`${comment}page-at = { $place }: { $name }\n`, "at", "Ann", 1204, true)).toBe("1,204: Ann");
    expect(call("# $name (String) - who\npage-at = { $place }: { $name }\n", "at", 1204, "Ann")).toBe("1,204: Ann");
  });
  test("follows exact numbers before plurals", () => {
    expect([0, 1, 2].map((count) => call(FREE, "free", count))).toEqual([
      "no seat is free",
      "1 seat is free",
      "2 seats are free",
    ]);
  });
  test("chooses by words, by yes and no, and by what is missing", () => {
    const source = `# $colour (String) - which
# $breaks (Boolean) - whether
# $who (String or none) - who
page-said =
    { $colour ->
        [B] blue
       *[other] any
    } { $breaks ->
        [yes] breaks
       *[no] falls
    }{ $who ->
        [none] .
       *[other] , { $who }.
    }
`;
    expect(call(source, "said", "B", true, null)).toBe("blue breaks.");
    expect(call(source, "said", "R", false, "none")).toBe("any falls, none.");
  });
  test("has signs, parts of a hundred and endings of places", () => {
    const source = `# $n (Number) - n
page-signed = { NUMBER($n, signDisplay: "exceptZero") }
# $n (Number) - n
page-done = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
# $n (Number) - n
page-place =
    { NUMBER($n, type: "ordinal") ->
        [one] { $n }st
        [two] { $n }nd
       *[other] { $n }th
    }
`;
    expect([call(source, "signed", -2), call(source, "done", 0.255)]).toEqual(["−2", "26%"]);
    expect([1, 2, 11, 22].map((n) => call(source, "place", n))).toEqual(["1st", "2nd", "11th", "22nd"]);
  });
  test("with several parts is a record, whose names are kept", () => {
    expect(texts("page-phrases =\n    .good-luck = Good luck!\n    .bye = Goodbye!\n")).toEqual({
      phrases: { "good-luck": "Good luck!", bye: "Goodbye!" },
    });
  });
  test("takes terms in the form that it asks for, and other texts with their variables", () => {
    const terms = "-blue =\n    { $form ->\n       *[name] blu\n        [plural] bluastri\n    }\n";
    const source = `${terms}# $count (Number) - n\npage-tiles = { $count } { -blue(form: "plural") }\n# $count (Number) - n\npage-take = Take { page-tiles }: { -blue }.\n`;
    expect(call(source, "take", 3)).toBe("Take 3 bluastri: blu.");
  });
});

describe("groups", () => {
  test("open an object in an object", () => {
    const english = parsed(
      "en",
      [["a", "## desk: Desk\ndesk-title = Desk\n\n## desk-next\ndesk-next-all-here = All\n"]],
      "",
    );
    expect(declarations(english, { en: "English" })).toContain(
      'export type DeskTexts = { readonly "title": string; readonly "next": { readonly "allHere": string } };',
    );
  });
});

describe("types", () => {
  test("are those of the table of variables, or of a comment at the text", () => {
    const english = catalogue(`${FREE}# $who (String or none) - who\npage-said = { $who }\n`);
    const written = declarations(english, { en: "English", it: "Italiano" });
    expect(written).toContain('export type Language = "en" | "it";');
    expect(written).toContain('readonly "free": (count: number) => string');
    expect(written).toContain('readonly "said": (who: string | null) => string');
  });
});

describe("what is wrong is told", () => {
  test.each([
    ["page-a Text\n", "page.ftl cannot be read here: page-a Text"],
    ["page-a = A\npage-a = B\n", "page.ftl has page-a a second time."],
    ["page-a = { $who }\n", "page-a uses $who, which variables.ftl does not explain."],
    ["page-a = { -none }\n", "There is no -none in en."],
    ["chat-a = A\n", "chat-a stands under no heading that it begins with."],
  ])("%s", (source, told) => {
    expect(() => compiled("page", catalogue(source), catalogue(source), "formats")).toThrow(told);
  });
});
