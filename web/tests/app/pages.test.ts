import { expect, test } from "vitest";
import { pageAt, PAGES } from "../../src/app/pages";
import { preferred } from "../../src/session/settings.svelte";

test("an address finds its page, and tells it what it says", () => {
  expect(pageAt("/").page.title).toBe("home");
  expect(pageAt("/t/k3v9q2m7x4w8z")).toMatchObject({ page: { title: "table" }, given: { table: "k3v9q2m7x4w8z" } });
  expect(pageAt("/t/k3v9q2m7x4w8z/replay").page.title).toBe("replay");
  expect(pageAt("/learn/duel")).toMatchObject({ page: { title: "tutorial" }, given: { game: "duel" } });
  expect(pageAt("/mine/").page.title).toBe("mine");
});

test("what is no page is missing, and a broken link breaks nothing", () => {
  expect(pageAt("/nowhere").page.title).toBe("missing");
  expect(pageAt("/t").page.title).toBe("missing");
  expect(pageAt("/t/%E0%A4%A")).toMatchObject({ page: { title: "table" }, given: { table: "%E0%A4%A" } });
});

test("every page has an address of its own", () => {
  expect(new Set(PAGES.map((page) => page.address)).size).toBe(PAGES.length);
});

test("the first of somebody's languages that we have is spoken", () => {
  expect(preferred(["de-AT", "ro-MD", "it"])).toBe("ro");
  expect(preferred(["nl-BE"])).toBe("nl");
  expect(preferred(["xx"])).toBe("en");
});
