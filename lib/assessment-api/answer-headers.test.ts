import { describe, expect, it } from "vitest";
import { readDate, readLastModified, readRetryAfterMs } from "@/lib/assessment-api/answer-headers";

const now = Date.parse("2026-03-02T09:30:00Z");
const retryAfter = (value: string, date?: string) =>
  readRetryAfterMs(new Headers({ "retry-after": value, ...(date ? { date } : {}) }), now);

describe("readRetryAfterMs", () => {
  it.each([
    ["0", 0],
    ["120", 120_000],
    [" 3 ", 3_000],
    ["Mon, 02 Mar 2026 09:30:30 GMT", 30_000],
    ["Mon, 02 Mar 2026 09:29:30 GMT", 0],
    ["9".repeat(40), 86_400_000],
  ])("reads %s", (value, ms) => {
    expect(retryAfter(value)).toBe(ms);
  });

  it.each(["soon", "-5", "1.5", "1e3", "2026-03-02", ""])("passes over %j", (value) => {
    expect(retryAfter(value)).toBeUndefined();
  });

  it("counts from the service's own clock where it tells it", () => {
    expect(retryAfter("Mon, 02 Mar 2026 12:00:10 GMT", "Mon, 02 Mar 2026 12:00:00 GMT")).toBe(10_000);
  });
});

describe("readDate", () => {
  it("gives the header as ISO 8601, and nothing for nonsense", () => {
    expect(readDate(new Headers({ date: "Mon, 02 Mar 2026 09:30:00 GMT" }))).toBe("2026-03-02T09:30:00.000Z");
    expect(readDate(new Headers({ date: "5" }))).toBeUndefined();
    expect(readDate(new Headers({ date: "nonsense GMT" }))).toBeUndefined();
    for (const date of ["Sat, 13 Sep 275760 00:00:00 GMT", "Wed, 31 Dec 1969 23:59:59 GMT"])
      expect(readDate(new Headers({ date }))).toBeUndefined();
    expect(readDate(new Headers())).toBeUndefined();
  });
});

describe("readLastModified", () => {
  const modified = "Mon, 02 Mar 2026 09:30:00 GMT";
  const read = (date?: string, text = modified) =>
    readLastModified(new Headers({ "last-modified": text, ...(date && { date }) }));

  it("gives the header once nothing else can have changed in its second", () => {
    expect(read("Mon, 02 Mar 2026 09:30:02 GMT")).toBe(modified);
    expect(read("Mon, 02 Mar 2026 09:30:01 GMT")).toBeUndefined();
    expect(read(modified)).toBeUndefined();
    expect(read("Mon, 02 Mar 2026 09:29:00 GMT")).toBeUndefined();
  });

  it("gives nothing that can’t be judged", () => {
    expect(read()).toBeUndefined();
    expect(read("Mon, 02 Mar 2026 09:31:00 GMT", "lately")).toBeUndefined();
    expect(readLastModified(new Headers({ date: modified }))).toBeUndefined();
  });
});
