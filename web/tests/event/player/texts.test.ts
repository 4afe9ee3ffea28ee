import { describe, expect, test } from "vitest";
import PLAYER_TEXTS from "virtual:texts/player";
import { compareWithEnglish } from "../../i18n/compared";

const COUNTS = [[1], [2], [21], [101]];
const NAMED = [["Ann R."]];
const TIME = [["15:50"]];
const CALLED = {
  ordinal: [[1], [2], [3], [11], [22]],
  "sheet.byPin": NAMED,
  "sheet.pointsOf": NAMED,
  "sheet.rowsOf": NAMED,
  "sheet.padOf": NAMED,
  "sheet.below": COUNTS,
  "sheet.above": COUNTS,
  "pad.cell": [[1, 2, "…"]],
  "pad.times": [[1, 7]],
  "pad.tooHigh": COUNTS,
  "glance.hello": NAMED,
  "glance.at": TIME,
  "glance.waitingText": [[2]],
  "glance.waitFor": [["…", "15:50"]],
  "glance.standing": [[2, 24, "…"]],
  "glance.behind": COUNTS,
  "glance.warnings": COUNTS,
  "arbiter.called": TIME,
  "arbiter.coming": TIME,
  "arbiter.dispute": TIME,
  "arbiter.disputeTaken": TIME,
  "arbiter.stalled": TIME,
  "arbiter.absent": TIME,
  "follow.playing": [["…"]],
  "follow.between": [["…", "15:50"]],
  "follow.winner": NAMED,
  "follow.watchOf": [["…"]],
  "follow.earlier": COUNTS,
  "entry.ofAge": [[12]],
  "entry.tooYoung": [[12]],
  "entry.entered": NAMED,
  "entry.enteredWaiting": NAMED,
  "entry.waiting": [
    [24, 0],
    [24, 1],
    [24, 2],
    [24, 21],
  ],
  "series.title": [["winter-2027"]],
  "series.events": COUNTS,
  "series.pt": COUNTS,
  "series.part": [["Autumn", 2, 60, "20, 40"]],
};
const { en, ...others } = await compareWithEnglish("a player's page", PLAYER_TEXTS, {
  called: CALLED,
  alike: /^(pad\.times\(0\)|table\.nobody|glance\.checkIn|arbiter\.title|series\.pt\(\d\))$/,
});

describe.each(Object.entries(others))("a player's page in %s", (_, words) => {
  test("has the word that is seen in the name that is heard", () => {
    expect(words.sheet.padOf("Ann")).toContain(words.sheet.pad);
    expect(words.follow.watchOf("…")).toContain(words.follow.watch);
  });
});

test("English counts places", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23].map((place) => en!.ordinal(place))).toEqual(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd".split(" "),
  );
});
