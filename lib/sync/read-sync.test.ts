import { expect, test } from "vitest";
import type { MirrorStateTable } from "@/lib/db/mirror-tables";
import { describeSync } from "@/lib/sync/read-sync";

const now = new Date("2026-03-10T12:00:00.000Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const state = (attemptedMinutesAgo: number, tookMs: number | null): MirrorStateTable => ({
  source_id: "source",
  attempted_at: minutesAgo(attemptedMinutesAgo),
  succeeded_at: minutesAgo(attemptedMinutesAgo),
  failing_since: null,
  failure_code: null,
  failure_message: null,
  unreadable_rows: 0,
  odd_rows: 0,
  findings: null,
  rows_without_id: null,
  interview_findings: null,
  took_ms: tookMs,
  interviews_at: null,
  lists: 1,
  good_list_at: null,
  good_list_before_at: null,
  skew_ms: null,
  identities_left: 0,
  identities_per_minute: null,
});

const stateOf = (attemptedMinutesAgo: number, tookMs: number | null) =>
  describeSync(state(attemptedMinutesAgo, tookMs), now, { technical: false }).state;

test("a poller that has not tried for long has stopped", () => {
  expect(stateOf(15, 800)).toBe("live");
  expect(stateOf(17, 800)).toBe("failing");
  expect(stateOf(17, null)).toBe("failing");
});

test("a service that answers after all is being read for the first time, until its list is there", () => {
  const never = { ...state(1, 800), succeeded_at: null };
  const tell = (mirror: MirrorStateTable) => describeSync(mirror, now, { technical: false });
  expect(tell({ ...never, failing_since: minutesAgo(5), failure_code: "unreachable" })).toMatchObject({
    state: "failing",
    message: "We can’t reach the assessment service. Nothing has been read from it yet. We keep trying.",
  });
  expect(tell(never)).toMatchObject({ state: "starting", checkedAt: undefined });
});

test("a poller that rests after a list of five minutes has not", () => {
  expect(stateOf(60, 5 * 60_000)).toBe("live");
  expect(stateOf(67, 5 * 60_000)).toBe("failing");
});
