import { describe, expect, it } from "vitest";
import { connectionTrouble } from "@/components/assessments/list/connection-trouble";
import { freshness as freshnessFor } from "@/components/assessments/list/freshness";
import { RequestFailure } from "@/components/http/request-failure";
import { english } from "@/lib/i18n/testing";

const freshness = (
  sync: Parameters<typeof freshnessFor>[0],
  trouble: Parameters<typeof freshnessFor>[1]["trouble"],
  nowMs?: number,
  isPolling = false,
) => freshnessFor(sync, { trouble, isPolling }, english, nowMs);

const checkedAt = "2026-03-01T12:00:00.000Z";
const live = { state: "live", checkedAt, unreadableRows: 0 } as const;
const failing = { ...live, state: "failing", failingSince: checkedAt } as const;
const now = Date.parse(checkedAt) + 4_200;

describe("the freshness line", () => {
  it("says how old the last good check is, and changes no more often than it has to", () => {
    expect(freshness(live, undefined, now)).toEqual({ tone: "live", text: "Live · checked just now" });
  });

  it("stops calling rows live when the last check is a minute ago", () => {
    const checked = Date.parse(checkedAt);
    expect(freshness(live, undefined, checked + 59_999).tone).toBe("live");
    expect(freshness(live, undefined, checked + 60_000)).toEqual({
      tone: "starting",
      text: "Checked 1 min ago",
    });
  });

  it("doesn't call rows live that are asked for every few seconds", () => {
    const polling = (nowMs?: number) => freshness(live, undefined, nowMs, true);
    const text = "Updates every few seconds";
    expect(polling(now)).toEqual({ tone: "starting", text });
    expect(polling(now + 60_000)).toEqual({ tone: "starting", text: "Checked 1 min ago" });
    expect(freshness(failing, undefined, now, true).tone).toBe("failing");
    expect(freshness(live, "reconnecting", now, true).tone).toBe("offline");
  });

  it("says no age before there is a clock to count with", () => {
    expect(freshness(live, undefined)).toEqual({ tone: "live", text: "Live" });
  });

  it("says since when the service is away", () => {
    expect(freshness(failing, undefined, now)).toEqual({ tone: "failing", since: checkedAt, hasRows: true });
  });

  it("claims no last known data where nothing was ever read", () => {
    const first = { ...failing, checkedAt: undefined };
    expect(freshness(first, undefined, now)).toEqual({ tone: "failing", since: checkedAt, hasRows: false });
  });

  it("puts this browser's own trouble first", () => {
    expect(freshness(live, "no_answer", now)).toMatchObject({ tone: "offline" });
    expect(freshness(failing, "signed_out", now)).toMatchObject({
      text: "Signed out, showing the last known data",
    });
  });

  it("doesn't call rows live that were never checked", () => {
    expect(freshness({ state: "starting", unreadableRows: 0 }, undefined, now).tone).toBe("starting");
  });

  it("says that the connection is lost while it is looked for", () => {
    expect(freshness(live, "reconnecting", now)).toEqual({
      tone: "offline",
      text: "Connection lost, reconnecting…",
    });
  });

  it("tells an ended session from a silent server and from a broken feed", () => {
    const feed = { kind: "live" } as const;
    expect(connectionTrouble(null, feed)).toBeUndefined();
    expect(connectionTrouble(null, { kind: "connecting" })).toBeUndefined();
    expect(connectionTrouble(new RequestFailure("problem", "Sign in.", 401), feed)).toBe("signed_out");
    expect(connectionTrouble(null, { kind: "ended" })).toBe("signed_out");
    expect(connectionTrouble(new RequestFailure("no_answer", ""), feed)).toBe("no_answer");
    expect(connectionTrouble(null, { kind: "broken", sinceMs: 1 })).toBe("reconnecting");
  });
});
