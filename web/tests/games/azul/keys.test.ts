import { describe, expect, it } from "vitest";
import { nextPick, nextTarget } from "../../../src/games/azul/keys";
import { picksOf, targetsOf } from "../../../src/games/azul/moves";

const legal = ["CW1", "2R1", "2R3", "2RF", "2W2", "2WF", "4B5", "CWF", "4BF", "CR2"];
const picks = picksOf(legal);

describe("what can be chosen", () => {
  it("comes display by display, the centre last, each once", () => {
    expect(picks.map(({ source, colour }) => source + colour)).toEqual(["2R", "2W", "4B", "CW", "CR"]);
  });
  it("goes to lines from the top, and then to the floor", () => {
    expect(targetsOf(["2RF", "2R3", "2R1", "4BF"], { source: "2", colour: "R" })).toEqual(["1", "3", "F"]);
  });
});

describe("the keyboard", () => {
  const at = (token: string) => ({ source: token[0]!, colour: token[1]! });
  const from = (token: string, key: string): string => {
    const next = nextPick(picks, at(token), key);
    return next ? next.source + next.colour : "";
  };
  it("goes from display to display, and keeps the colour where it can", () => {
    expect(from("2R", "ArrowRight")).toBe("4B");
    expect(from("4B", "ArrowRight")).toBe("CW");
    expect(from("2W", "ArrowLeft")).toBe("CW");
    expect(from("CR", "ArrowRight")).toBe("2R");
  });
  it("goes from colour to colour of one display", () => {
    expect(from("2R", "ArrowDown")).toBe("2W");
    expect(from("2W", "ArrowDown")).toBe("2R");
    expect(from("2R", "ArrowUp")).toBe("2W");
  });
  it("goes to the first, the last, a display by its number, and the centre", () => {
    expect(from("4B", "Home")).toBe("2R");
    expect(from("2R", "End")).toBe("CR");
    expect(from("2R", "4")).toBe("4B");
    expect(from("2R", "c")).toBe("CW");
    expect(from("2R", "x")).toBe("");
    expect(nextPick([], null, "ArrowRight")).toBeNull();
  });
  it("walks round the targets", () => {
    const targets = ["1", "4", "F"];
    expect(nextTarget(targets, null, "ArrowDown")).toBe("1");
    expect(nextTarget(targets, "F", "ArrowDown")).toBe("1");
    expect(nextTarget(targets, "1", "ArrowUp")).toBe("F");
    expect(nextTarget(targets, "1", "End")).toBe("F");
    expect(nextTarget(targets, "1", "a")).toBeNull();
    expect(nextTarget([], null, "ArrowDown")).toBeNull();
  });
});
