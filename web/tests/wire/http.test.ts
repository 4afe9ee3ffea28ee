import { afterEach, expect, test, vi } from "vitest";
import { ask, persistently, randomDigits, Refused, sit } from "../../src/wire/http";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answering(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => {
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
const json = (body: unknown, status = 200, headers = {}) => new Response(JSON.stringify(body), { status, headers });

test("a refusal has its code, clause and how long to wait", async () => {
  answering(json({ code: "too-many-tables", text: "Wait.", clause: null }, 429, { "Retry-After": "17" }));
  await expect(ask("POST", "/tables", {})).rejects.toMatchObject({
    code: "too-many-tables",
    status: 429,
    retryAfter: 17,
  });
});

test("an answer that is no JSON, as a proxy sends it, is a refusal, too", async () => {
  answering(new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad gateway" }));
  await expect(ask("GET", "/me")).rejects.toMatchObject({ code: "http-error", status: 502 });
});

test("a server that cannot be reached is called offline", async () => {
  answering(new TypeError("failed"));
  await expect(ask("GET", "/me")).rejects.toMatchObject({ code: "offline" });
});

test("sitting down is asked for again with the same id", async () => {
  await import("../../src/wire/contribution"); // It comes from a disk, which waits for no clock of a test.
  vi.useFakeTimers();
  const fetch = answering(
    new TypeError("failed"),
    json({ code: "not-ready", text: "", clause: null }, 503),
    json({ seat: 2, version: 3 }),
    json({ you: [2], about: { seats: [] }, fair: {} }),
  );
  const sat = sit("k3v9q2m7x4w8z", "c0ffee", 2);
  await vi.advanceTimersByTimeAsync(3000);
  await expect(sat).resolves.toEqual({ seat: 2, version: 3 });
  const bodies = fetch.mock.calls.filter(([, init]) => init.method === "POST").map(([, init]) => init.body);
  expect(bodies).toHaveLength(3);
  expect(new Set(bodies).size).toBe(1);
});

test("what the server has decided is not asked for again", async () => {
  const asking = vi.fn(() => Promise.reject(new Refused("table-is-full", "", null, 409)));
  await expect(persistently(asking)).rejects.toMatchObject({ code: "table-is-full" });
  expect(asking).toHaveBeenCalledTimes(1);
});

test("random digits are hexadecimal and differ", () => {
  expect(randomDigits()).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(Array.from({ length: 50 }, () => randomDigits(8))).size).toBe(50);
});
