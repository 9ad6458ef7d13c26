import { expect, test } from "vitest";
import type { RowCheck, RowChecks } from "@/components/imports/checking/check-rows";
import { classesOfDoubles } from "@/components/imports/drafting/class-of-doubles";
import { errorsAt, errorsBeside, missingOf, shownChecks } from "@/components/imports/drafting/shown-checks";

const columns = { hasHeader: true, headers: ["Name", "Mail"], kinds: ["fullName", "email"] as const };
const checks: RowChecks = new Map<number, RowCheck>([
  [2, { errors: { interviewId: ["Choose an interview."] } }],
  [3, { errors: { interviewId: ["Choose an interview."], "candidate.email": ["No."] } }],
]);

test("what all rows lack is asked for once, and hides no fault of a row’s own", () => {
  const missing = missingOf({ columns, common: {} });
  expect(missing).toEqual({ email: false, interview: true });
  expect([...shownChecks(checks, missing)]).toEqual([[3, { errors: { "candidate.email": ["No."] } }]]);
  expect(shownChecks(checks, missingOf({ columns, common: { interviewId: 7 } }))).toBe(checks);
});

test("a fault stands at its column, or beside the row where it has none", () => {
  const check = { errors: { "candidate.lastName": ["Long."], "candidate.phoneNumber": ["Short."] } };
  expect(errorsAt(check, "fullName")).toEqual(["Long."]);
  expect(errorsBeside(check, columns)).toEqual(["Short."]);
});

test("doubles are classes, each decided once; who is to be assessed again can be skipped again", () => {
  const doubles = new Map([
    [2, { line: 2, kind: "pending" as const }],
    [3, { line: 3, kind: "pending" as const }],
    [4, { line: 4, kind: "completed" as const }],
    [5, { line: 5, kind: "completed" as const }],
    [6, { line: 6, kind: "open" as const }],
  ]);
  const sorted = [
    { line: 2, kind: "double" as const, doubleOf: 1 },
    { line: 3, kind: "double" as const },
    { line: 4, kind: "double" as const },
    { line: 5, kind: "ready" as const },
    { line: 6, kind: "skipped" as const },
  ];
  expect(classesOfDoubles(sorted, doubles)).toEqual({
    inFile: [2],
    pending: [3],
    open: [],
    completed: [4, 5],
  });
});
