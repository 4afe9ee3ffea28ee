import { describe, expect, test } from "vitest";
import { shift } from "../../src/tutorial/reveal";

describe("bringing a board into sight", () => {
  test("does nothing where it is seen", () => expect(shift({ top: 100, bottom: 400 }, 600)).toBe(0));
  test("scrolls down as far as is needed", () => expect(shift({ top: 300, bottom: 700 }, 600)).toBe(108));
  test("shows what is too tall from its top on", () => expect(shift({ top: 100, bottom: 900 }, 500)).toBe(92));
  test("scrolls up to what lies above", () => expect(shift({ top: -50, bottom: 300 }, 600)).toBe(-58));
});
