/** The test vectors of docs/fairness.md. */
import { expect, test } from "vitest";
import { commitmentOf, FairChance } from "../../src/fair/chance";
import { proof as azul } from "../../src/games/azul/proof";
import { EMPTY_DOME, hasSpace, isRowLaid, withPlate } from "../../src/games/duel/dome";
import { proof as duel } from "../../src/games/duel/proof";
import { canPay } from "../../src/games/duel/follow";

const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const source = { seed, table: "k3x9", contributions: ["0123456789abcdef", "-"] };
const numbers = (deal: number, ranges: number[]): number[] => {
  const chance = new FairChance(source, deal);
  return ranges.map((n) => chance.below(n));
};

test("the commitment", () => {
  expect(commitmentOf(seed)).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
  expect(commitmentOf("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
});

test("numbers, over more than one block", () => {
  expect(numbers(1, Array<number>(12).fill(100))).toEqual([37, 49, 39, 47, 26, 26, 68, 51, 92, 80, 61, 3]);
  expect(numbers(0, [2, 4, 2, 2, 2])).toEqual([1, 0, 1, 0, 0]);
});

test("numbers that are thrown away", () => {
  expect(numbers(2, Array<number>(6).fill(2 ** 32))).toEqual([
    4107589522, 1969200747, 945892708, 3265285658, 110873903, 507643847,
  ]);
  expect(numbers(2, Array<number>(3).fill(2 ** 31 + 1))).toEqual([1969200747, 945892708, 110873903]);
});

test("a deal of Azul", () => {
  expect(azul.drawn(azul.start(new Map(), 2, 1), new FairChance(source, 1))).toBe("@YRKW/BRKW/BYKK/BBYY/BYYK");
});

test("chance in Duel, in the order in which it is asked for", () => {
  let position = duel.start(new Map(), 2, 1);
  const drawn = (deal: number): string => duel.drawn(position, new FairChance(source, deal));
  expect(drawn(1)).toBe("top:S");
  position = duel.follow(position, "top:W").position;
  expect(drawn(2)).toBe("up:TB/*Y");
  for (const token of "up:RT/Y* top:S up:TR/BS top:W up:TK/R* top:S".split(" "))
    position = duel.follow(position, token).position;
  expect(drawn(8)).toBe("@YYYRR/YYKT/BYKT/YRTT/BBYK");
});

test("a plate that is turned", () => {
  const dome = withPlate(EMPTY_DOME, 5, "YK/TS", 1); // T Y / S K
  expect([3, 4].map((row) => [..."YKTBR"].filter((colour) => hasSpace(dome, row, colour)).join(""))).toEqual([
    "YT",
    "K",
  ]);
  expect(isRowLaid(dome, 3)).toBe(false);
});

test("what chips can pay for", () => {
  expect(canPay(["BR", "T", "TY"], "T", 1)).toBe(true);
  expect(canPay(["BR", "T"], "T", 1)).toBe(false);
  expect(canPay(["B", "R", "K"], "T", 1)).toBe(true);
});
