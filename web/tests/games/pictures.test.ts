import { describe, expect, test } from "vitest";
import { followSteps } from "../../src/games/changes";
import { follow as azulFollow } from "../../src/games/azul/follow";
import { picture as azulPicture } from "../../src/games/azul/pictures";
import { follow as duelFollow } from "../../src/games/duel/follow";
import { picture as duelPicture } from "../../src/games/duel/pictures";
import type { MovePicture } from "../../src/games/picture";
import { azulGames, duelGames } from "./played";

/** A picture as text, for reading. */
const written = (picture: MovePicture | null): string =>
  picture
    ? [picture.from, picture.to]
        .map((parts) => parts.map((part) => Object.values(part).join(" ")).join(", "))
        .join(" → ")
    : "";

describe("a move as a picture", () => {
  test("of Azul has its source, so many tiles as lay there, and its line", () => {
    for (const { before, step } of azulGames().flat()) {
      const [followed] = followSteps(azulFollow, before, [step]);
      const told = written(azulPicture(step, { ...followed!, after: null }));
      if (step.seat === null) expect(told).toBe("");
      const take = /^([1-9C])([BYRKW])([1-5F])$/.exec(step.token);
      if (!take) continue;
      const [, source, colour, target] = take;
      const tiles = source === "C" ? before.centre : before.displays[Number(source) - 1]!;
      const count = [...tiles].filter((tile) => tile === colour).length;
      expect(told).toBe(
        `${source === "C" ? "basin" : `plate ${source}`}, piece tile-${colour} ${count} → ${target === "F" ? "floor" : `line ${target} 5`}`,
      );
    }
  });

  test("of Duel likewise, and chips, plates and cells", () => {
    const kinds = new Set<string>();
    for (const { before, step } of duelGames().flat()) {
      const [followed] = followSteps(duelFollow, before, [step]);
      const told = written(duelPicture(step, { ...followed!, after: null }));
      if (!told) continue;
      expect(told, step.token).not.toMatch(/undefined|null|NaN|piece \S+ 0/);
      kinds.add(told.replaceAll(/[\d]| (L|[BYRKTSW]\S*)\b|(disc|chip)-\S+/g, "").replaceAll(/\s+/g, " "));
    }
    for (const kind of [/^sun.* line/, /^moon.* line/, /broken/, /^plate.*piece/, /dome/, /cell/, /^pile/])
      expect(
        [...kinds].some((each) => kind.test(each)),
        String(kind),
      ).toBe(true);
  });

  test("does not need what is not known", () => {
    const step = { version: 1, token: "3B2", seat: 1, scoring: [] };
    expect(written(azulPicture(step, { before: null, changes: [], after: null }))).toBe(
      "plate 3, piece tile-B 0 → line 2 5",
    );
  });
});
