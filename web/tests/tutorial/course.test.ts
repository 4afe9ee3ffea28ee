import { describe, expect, test } from "vitest";
import kept from "../../src/games/azul/lessons/azul.json";
import duel from "../../src/games/duel/lessons/duel.json";
import { Course } from "../../src/tutorial/course.svelte";
import type { Lesson } from "../../src/games/lessons";
import { isGame } from "../../src/tutorial/lessons";

const lessons = kept as unknown as readonly Lesson[];

describe("a course", () => {
  test("begins with the first lesson, or with the one that is asked for", () => {
    expect(new Course(lessons).lesson.id).toBe("take");
    expect(new Course(lessons, 3).lesson.id).toBe("fall");
    expect(new Course(lessons, Number.NaN).at).toBe(0);
    expect(new Course(lessons, 99).finished).toBe(true);
  });
  test("goes on when the right move was made", () => {
    const course = new Course(lessons);
    course.play("1B2");
    expect(course.answered).toBe("right");
    expect(course.steps.map((step) => step.token)).toEqual(["1B2", "5R3"]);
    expect(course.last?.token).toBe("5R3");
    expect(course.legal).toEqual([]);
    expect(course.done[0]).toBe(true);
    course.go(1);
    expect(course.answered).toBe("not yet");
    expect(course.position).toEqual(lessons[0]!.right["1B2"]!.position);
  });
  test("stays where it is after another legal move, and lets the table choose anew", () => {
    const course = new Course(lessons);
    const { position, legal } = course;
    course.play("1B1");
    expect(course.answered).toBe("otherwise");
    expect(course.position).not.toBe(position);
    expect(course.position).toEqual(position);
    expect(course.legal).not.toBe(legal);
    expect(course.done[0]).toBe(false);
    course.play("1B2");
    expect(course.answered).toBe("right");
  });
  test("takes nothing that is not legal", () => {
    const course = new Course(lessons);
    course.play("9B2");
    expect(course.answered).toBe("not yet");
  });
  test("shows how it is done, begins again, and starts over", () => {
    const course = new Course(lessons, 7);
    course.show();
    expect(course.position.outcome?.winners).toEqual([1]);
    course.again();
    expect(course.answered).toBe("not yet");
    course.go(8);
    expect(course.finished).toBe(true);
    course.restart();
    expect(course.at).toBe(0);
    expect(course.done).not.toContain(true);
  });
});

test("games are told from what is none", () => {
  expect(isGame("grey")).toBe(true);
  expect(isGame("chess")).toBe(false);
});

describe("an act of two moves", () => {
  const lesson = (duel as unknown as readonly Lesson[]).find(({ id }) => id === "plate")!;

  test("asks for the second one when the first was right", () => {
    const course = new Course([lesson]);
    course.play("plate:2");
    expect(course.answered).toBe("not yet");
    expect(course.legal).toContain("lay:2.0");
    course.play("lay:2.1");
    expect(course.answered).toBe("otherwise");
    expect(course.legal).toContain("lay:2.0");
    course.play("lay:2.0");
    expect(course.answered).toBe("right");
  });
  test("is shown to its end", () => {
    const course = new Course([lesson]);
    course.show();
    expect(course.answered).toBe("right");
    expect(course.legal).toEqual([]);
  });
});
