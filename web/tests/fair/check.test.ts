import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "../../src/fair/agn";
import { check, Uncheckable } from "../../src/fair/check";

const FOLDER = new URL("./kept/", import.meta.url);
const KEPT = readdirSync(FOLDER).filter((name) => name.endsWith(".agn"));
const read = (name: string): string => readFileSync(new URL(name, FOLDER), "utf8");

describe("whole games, dealt by the server's own code", () => {
  test("there are games of every variant", () => expect(KEPT.length).toBeGreaterThan(20));

  test.each(KEPT)("%s is fair", async (name) => {
    const verdict = await check(read(name));
    expect(verdict.deals.filter((deal) => !deal.fits)).toEqual([]);
    expect(verdict.result).toBe("fair");
    const chance = parse(read(name)).tokens.filter((token) => /^(@|top:|up:|fronts:|reveal:)/.test(token));
    expect(verdict.deals.length).toBe(chance.length);
    expect(verdict.lots.length).toBe(name.includes("taken-over") ? 0 : name.startsWith("duel") ? 2 : 1);
  });

  test.each(KEPT)("%s is not fair with one digit of a contribution changed", async (name) => {
    const false_ = read(name).replace(
      /(\[FairContributions "..............)(.)/,
      (_, head: string, digit: string) => head + (digit === "0" ? "1" : "0"),
    );
    expect((await check(false_)).result).toBe(name.includes("committed") ? "exchanged" : "differs");
  });
});

describe("digits that were committed to", () => {
  const text = read("azul-coloured-3p-7d-committed.agn");

  test("seats that never showed theirs are told", async () => {
    const verdict = await check(text);
    expect(verdict.commitments).toHaveLength(3);
    expect(verdict.unrevealed).toEqual([3]);
    expect((await check(read("azul-coloured-3p-7d.agn"))).commitments).toBeNull();
  });

  test.each([
    [/(\[FairCommitments ".)(.)/, "exchanged"],
    [/(\[FairScheme ")(2)/, "bad-tags"],
    [/(\[FairCommitments "[0-9a-f]+)( )/, "bad-tags"],
  ])("a tag changed at %s: %s", async (where, told) => {
    const other = text.replace(where, (_, head: string, old: string) => head + (old === "0" ? "1" : "0"));
    const found = await check(other).catch((error: unknown) => error as Uncheckable);
    expect(found instanceof Uncheckable ? found.why : found.result).toBe(told);
  });

  test.each(["FairScheme", "FairCommitments"])("%s alone is missing", async (tag) => {
    const other = text.replace(new RegExp(`\\[${tag} .*\n`), "");
    await expect(check(other)).rejects.toMatchObject({ why: "no-tags" });
  });
});

test("a seed that was not promised is told as just that", async () => {
  const text = read("duel.agn").replace(
    /(\[FairSeed ".)(.)/,
    (_, head: string, digit: string) => head + (digit === "0" ? "1" : "0"),
  );
  expect((await check(text)).result).toBe("seed-differs");
});

test("one false deal is told as just that one", async () => {
  const text = read("azul-coloured-2p-5d.agn");
  const deal = /R1 @(\S+)/.exec(text)![1]!;
  // Two displays of the first deal changed places: all that was played stays possible, as long as it is not looked at.
  const [one, two, ...more] = deal.split("/");
  const verdict = await check(text.replace(deal, [two, one, ...more].join("/"))).catch((error: unknown) => error);
  if (verdict instanceof Uncheckable) expect(verdict.why).toBe("unplayable");
  else expect((verdict as { deals: { fits: boolean }[] }).deals[0]!.fits).toBe(false);
});

test("another first player is told", async () => {
  const text = read("azul-coloured-3p-7d.agn");
  const first = Number(/\[First "(\d)"/.exec(text)![1]);
  const verdict = await check(text.replace(/\[First "\d"/, `[First "${(first % 3) + 1}"`)).catch(
    (error: unknown) => error,
  );
  if (!(verdict instanceof Uncheckable)) expect((verdict as { lots: { fits: boolean }[] }).lots[0]!.fits).toBe(false);
});

test.each([
  ["FairSeed", "no-tags"],
  ["FairTable", "no-tags"],
  ["FairContributions", "no-tags"],
])("without the tag %s nothing can be checked", async (tag, why) => {
  const text = read("duel.agn").replace(new RegExp(`\\[${tag} .*\\n`), "");
  await expect(check(text)).rejects.toMatchObject({ why, about: tag });
});

test("tags that cannot be read, and own components, are told", async () => {
  await expect(check(read("duel.agn").replace(/FairDeals "0"/, 'FairDeals "x"'))).rejects.toMatchObject({
    why: "bad-tags",
  });
  await expect(
    check(read("duel.agn").replace("[First", '[Components "e733454b330bb704"]\n[First')),
  ).rejects.toMatchObject({ why: "own-components" });
  await expect(check(read("duel.agn").replace(/ draw /, " MY4 "))).rejects.toMatchObject({ why: "unplayable" });
});

test("progress is told, and comes to its end", async () => {
  const seen: number[] = [];
  await check(read("duel.agn"), (done) => seen.push(done));
  expect([...seen].sort((a, b) => a - b)).toEqual(seen);
});
