import { describe, expect, test } from "vitest";
import kept from "../../src/games/azul/lessons/azul.json";
import duel from "../../src/games/duel/lessons/duel.json";
import { Walkthrough } from "../../src/tutorial/walkthrough.svelte";
import type { Lesson } from "../../src/games/lessons";
import { isGame } from "../../src/tutorial/lessons";

const lessons = kept as unknown as readonly Lesson[];

describe("a walkthrough", () => {
  test("begins with the first lesson, or with the one that is asked for", () => {
    expect(new Walkthrough(lessons).lesson.id).toBe("take");
    expect(new Walkthrough(lessons, 3).lesson.id).toBe("fall");
    expect(new Walkthrough(lessons, Number.NaN).at).toBe(0);
    expect(new Walkthrough(lessons, 99).finished).toBe(true);
  });
  test("goes on when the right move was made", () => {
    const walkthrough = new Walkthrough(lessons);
    walkthrough.play("1B2");
    expect(walkthrough.answered).toBe("right");
    expect(walkthrough.steps.map((step) => step.token)).toEqual(["1B2", "5R3"]);
    expect(walkthrough.last?.token).toBe("5R3");
    expect(walkthrough.legal).toEqual([]);
    expect(walkthrough.done[0]).toBe(true);
    walkthrough.go(1);
    expect(walkthrough.answered).toBe("not yet");
    expect(walkthrough.position).toEqual(lessons[0]!.right["1B2"]!.position);
  });
  test("stays where it is after another legal move, and lets the table choose anew", () => {
    const walkthrough = new Walkthrough(lessons);
    const { position, legal } = walkthrough;
    walkthrough.play("1B1");
    expect(walkthrough.answered).toBe("otherwise");
    expect(walkthrough.position).not.toBe(position);
    expect(walkthrough.position).toEqual(position);
    expect(walkthrough.legal).not.toBe(legal);
    expect(walkthrough.done[0]).toBe(false);
    walkthrough.play("1B2");
    expect(walkthrough.answered).toBe("right");
  });
  test("takes nothing that is not legal", () => {
    const walkthrough = new Walkthrough(lessons);
    walkthrough.play("9B2");
    expect(walkthrough.answered).toBe("not yet");
  });
  test("shows how it is done, begins again, and starts over", () => {
    const walkthrough = new Walkthrough(lessons, 7);
    walkthrough.show();
    expect(walkthrough.position.outcome?.winners).toEqual([1]);
    walkthrough.again();
    expect(walkthrough.answered).toBe("not yet");
    walkthrough.go(8);
    expect(walkthrough.finished).toBe(true);
    walkthrough.restart();
    expect(walkthrough.at).toBe(0);
    expect(walkthrough.done).not.toContain(true);
  });
});

test("games are told from what is none", () => {
  expect(isGame("grey")).toBe(true);
  expect(isGame("chess")).toBe(false);
});

describe("an act of two moves", () => {
  const lesson = (duel as unknown as readonly Lesson[]).find(({ id }) => id === "plate")!;

  test("asks for the second one when the first was right", () => {
    const walkthrough = new Walkthrough([lesson]);
    walkthrough.play("plate:2");
    expect(walkthrough.answered).toBe("not yet");
    expect(walkthrough.legal).toContain("lay:2.0");
    walkthrough.play("lay:2.1");
    expect(walkthrough.answered).toBe("otherwise");
    expect(walkthrough.legal).toContain("lay:2.0");
    walkthrough.play("lay:2.0");
    expect(walkthrough.answered).toBe("right");
  });
  test("is shown to its end", () => {
    const walkthrough = new Walkthrough([lesson]);
    walkthrough.show();
    expect(walkthrough.answered).toBe("right");
    expect(walkthrough.legal).toEqual([]);
  });
});
