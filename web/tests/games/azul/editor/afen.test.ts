import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { gameInLine } from "../../../../src/editor/lines";
import { azul } from "../../../../src/games/azul/client";
import { duel } from "../../../../src/games/duel/client";
import { fromAfen, toAfen } from "../../../../src/games/azul/editor/afen";
import { fresh } from "../../../../src/games/azul/editor/draft";

const kept = JSON.parse(readFileSync(new URL("./kept/positions.json", import.meta.url), "utf8")) as {
  positions: string[];
  impossible: string[];
};

describe("lines that the server's own code has written", () => {
  test("there are many, of every variant", () => {
    expect(kept.positions.length).toBeGreaterThan(100);
    expect(kept.positions.some((line) => line.includes("tournament"))).toBe(true);
    expect(kept.positions.some((line) => line.startsWith("mini:grey:4"))).toBe(true);
  });
  test.each(kept.positions)("%s is the same again", (line) => {
    expect(toAfen(fromAfen(line)!)).toBe(line);
  });
  test.each(kept.impossible)("%s is taken up as well, to be put right", (line) => {
    expect(toAfen(fromAfen(line)!)).toBe(line);
  });
});

test("an empty table is written", () => {
  expect(toAfen(fresh("mini", "grey", 3))).toBe(
    "mini:grey:3:7:1:offer:1:1:c:-/-/-/-/-/-/-:-:B20Y20R20K20W20:-:0.0:" +
      Array(3).fill("0,-.-.-.-.-,-----.-----.-----.-----.-----,-").join(":"),
  );
});

test.each([
  "",
  "azul",
  "chess:w:b",
  "azul:pink:2:5",
  toAfen(fresh()).replace("offer", "party"),
  toAfen(fresh()) + ":x",
  toAfen(fresh()).replace("-----.", "--Q--."),
])("%s cannot be read", (line) => expect(fromAfen(line)).toBeNull());

test("which game a line is of", () => {
  expect(gameInLine(" duel:rows:x \n")).toBe(duel);
  expect(gameInLine(toAfen(fresh()))).toBe(azul);
  expect(gameInLine('[Game "azul"]')).toBeUndefined();
  expect(gameInLine("azul:x y")).toBeUndefined();
});
