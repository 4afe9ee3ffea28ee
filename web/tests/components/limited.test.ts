import { describe, expect, it } from "vitest";
import { clipped } from "../../src/components/limited";

describe("a text of so many characters", () => {
  it("counts them as people do", () => {
    const family = "👨🏽‍👩🏽‍👧🏽‍👦🏽";
    expect(clipped(family.repeat(24), 24)).toBe(family.repeat(24));
    expect(clipped(family.repeat(25), 24)).toBe(family.repeat(24));
    expect(clipped("علی‌رضا", 4)).toBe("علی‌ر");
  });
  it("cuts nothing of what fits", () => {
    expect(clipped("Ann", 3)).toBe("Ann");
    expect(clipped("Anna", 3)).toBe("Ann");
    expect(clipped("", 3)).toBe("");
  });
});
