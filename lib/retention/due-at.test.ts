import { expect, test } from "vitest";
import { type Dated, dueAt, monthsAfter, periodEnd } from "@/lib/retention/due-at";

const row: Dated = {
  status: "recommended",
  interview_id: 1,
  decision: "reject",
  decided_at: "2026-03-10T08:00:00.000Z",
  completed_before: "2026-02-01T08:00:00.000Z",
  first_seen_at: "2026-01-01T08:00:00.000Z",
};

test.each([
  ["2026-01-15T08:00:00.000Z", 6, "2026-07-15T08:00:00.000Z"],
  ["2026-01-31T08:00:00.000Z", 1, "2026-02-28T08:00:00.000Z"],
  ["2027-12-31T23:59:59.999Z", 2, "2028-02-29T23:59:59.999Z"],
  ["2026-12-01T00:00:00.000Z", 120, "2036-12-01T00:00:00.000Z"],
])("%s and %d months is %s", (from, months, to) => {
  expect(monthsAfter(from, months)).toBe(to);
});

test("a period begins with the decision, or with completion where that is later or there is none", () => {
  const end = periodEnd({ months: 6, interviews: [] });
  expect(end(row)).toBe("2026-09-10T08:00:00.000Z");
  expect(end({ ...row, decision: null })).toBe("2026-08-01T08:00:00.000Z");
  expect(end({ ...row, decision: null, completed_before: null })).toBe("2026-07-01T08:00:00.000Z");
  // It was made while the assessment was pending.
  expect(end({ ...row, decided_at: "2026-01-05T08:00:00.000Z" })).toBe("2026-08-01T08:00:00.000Z");
});

test("a pending assessment has no end, nor one that is kept", () => {
  expect(periodEnd({ months: 1, interviews: [] })({ ...row, status: "pending" })).toBeUndefined();
  expect(periodEnd({ months: null, interviews: [] })(row)).toBeUndefined();
});

test("an interview’s own period replaces the general one", () => {
  const interviews = [
    { id: 1, months: 12 },
    { id: 2, months: null },
  ];
  const end = periodEnd({ months: 6, interviews });
  expect(end(row)).toBe("2027-03-10T08:00:00.000Z");
  expect(end({ ...row, interview_id: 2 })).toBeUndefined();
  expect(end({ ...row, interview_id: 3 })).toBe("2026-09-10T08:00:00.000Z");
});

test("while its interview isn’t known, the longest period applies", () => {
  const unknown = { ...row, interview_id: null };
  const endBy = (...own: (number | null)[]) =>
    periodEnd({ months: 6, interviews: own.map((months, id) => ({ id, months })) })(unknown);
  expect(endBy(1, 12)).toBe("2027-03-10T08:00:00.000Z");
  expect(endBy(1, null)).toBeUndefined();
});

test("a person’s last assessment decides, and one without an end keeps them", () => {
  const now = "2026-03-01T00:00:00.000Z";
  const at = (...days: (string | undefined)[]) =>
    dueAt(
      days.map((end) => ({ end: end && `${end}T00:00:00.000Z`, since: null })),
      now,
    );
  expect(at("2026-05-01", "2026-06-01", "2026-04-01")).toBe("2026-06-01T00:00:00.000Z");
  expect(at("2026-05-01", undefined)).toBeUndefined();
  expect(at(undefined, "2026-05-01")).toBeUndefined();
  expect(at()).toBeUndefined();
});

test("no one is due who hasn’t been listed for fourteen days, with all their assessments", () => {
  const now = "2026-03-01T00:00:00.000Z";
  const end = "2026-01-01T00:00:00.000Z";
  const since = "2026-02-20T12:00:00.000Z";
  expect(dueAt([{ end, since }], now)).toBe("2026-03-06T12:00:00.000Z");
  expect(
    dueAt(
      [
        { end, since },
        { end, since: null },
      ],
      now,
    ),
  ).toBe("2026-03-15T00:00:00.000Z");
});
