import { afterEach, describe, expect, it } from "vitest";
import { learnServerTime, serverNow } from "@/components/http/server-clock";

const now = Date.parse("2026-03-01T12:00:00Z");
const header = (offsetMs: number) => new Date(now + offsetMs).toUTCString();

afterEach(() => learnServerTime(header(0), now));

describe("the server's clock", () => {
  it("follows a computer whose clock is minutes off", () => {
    learnServerTime(header(-180_000), now);
    expect(serverNow(now + 500)).toBe(now + 500 - 180_000);
    learnServerTime(header(180_000), now);
    expect(serverNow(now)).toBe(now + 180_000);
  });

  it("takes a second's difference for the header's rounding", () => {
    learnServerTime(header(-1_000), now);
    expect(serverNow(now)).toBe(now);
  });

  it("keeps what it knew when an answer has no readable date", () => {
    learnServerTime(header(-180_000), now);
    learnServerTime(null, now);
    learnServerTime("yesterday", now);
    expect(serverNow(now)).toBe(now - 180_000);
  });
});
