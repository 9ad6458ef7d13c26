import { describe, expect, it } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import { mergeFile, mergeTable } from "@/components/reminders/mail-merge";
import { planReminders } from "@/components/reminders/plan-reminders";
import { sumOutcomes, withOutcome } from "@/components/reminders/step-outcomes";
import type { AssessmentView } from "@/lib/assessments/schema";

const pending = (id: number, overrides: Partial<AssessmentView> = {}) =>
  createAssessment({
    id,
    status: "pending",
    applicationUrl: `https://apply.example/${id}`,
    candidate: { email: `c${id}@example.com` },
    identity: "invited_here",
    createdAt: "2026-03-01T12:00:00.000Z",
    ...overrides,
  });

describe("whom to remind", () => {
  it("begins with whoever waits longest, and names who is left out", () => {
    const contacted = (at: string) => ({ lastContact: { at, how: "member" as const } });
    const { rows, refused } = planReminders([
      pending(1, contacted("2026-03-05T12:00:00.000Z")),
      pending(2),
      pending(3, contacted("2026-03-04T12:00:00.000Z")),
      pending(4, { status: "recommended" }),
      pending(5, { goneSince: "2026-03-04T12:00:00.000Z" }),
      pending(6, { identity: "probable" }),
      pending(7, { applicationUrl: undefined }),
      pending(8, { candidate: undefined, identity: "unclaimed" }),
      pending(9, { untold: "completed" }),
    ]);
    expect(rows.map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(refused.map(({ row, reason }) => [row.id, reason])).toEqual([
      [4, "completed"],
      [5, "gone"],
      [6, "uncertain"],
      [7, "no_link"],
      [8, "unnamed"],
      [9, "completed"],
    ]);
  });
});

describe("one after the other", () => {
  it("keeps whoever was reminded, though they are skipped when one comes back to them", () => {
    const rows = [pending(1), pending(2), pending(3), pending(4)];
    let outcomes = withOutcome(new Map(), 1, "reminded");
    outcomes = withOutcome(outcomes, 1, "skipped");
    outcomes = withOutcome(outcomes, 2, "skipped");
    outcomes = withOutcome(outcomes, 2, "reminded");
    outcomes = withOutcome(outcomes, 3, "completed");
    const ids = Object.entries(sumOutcomes(rows, outcomes)).map(([name, some]) => [
      name,
      some.map(({ id }) => id),
    ]);
    expect(ids).toEqual([
      ["reminded", [1, 2]],
      ["completed", [3]],
      ["skipped", []],
      ["left", [4]],
    ]);
  });
});

describe("a mail merge", () => {
  const mail = { subject: "=1+1", body: "Hi,\n\n+call\nBye", href: "mailto:", isWhole: true };
  const merged = [
    {
      row: pending(1, { candidate: { email: "c1@example.com", firstName: "@cmd", lastName: "Berg" } }),
      mail,
    },
  ];

  it("has a line for each, and no formula for a spreadsheet to run", async () => {
    const text = await mergeFile(merged).text();
    expect(text).toMatch(/^\ufeff?Name,First name,Last name,E-mail,Interview,Link,Subject,Message\r\n/);
    expect(text).toContain("'@cmd");
    expect(text).toContain("'=1+1");
    expect(text).not.toMatch(/(^|[,\n"])[=+@]/);
    expect(text).toContain("c1@example.com");
  });

  it("is the same for the clipboard, by tabs", () => {
    const [head, first = ""] = mergeTable(merged).split("\r\n");
    expect(head?.split("\t")).toHaveLength(8);
    expect(first.split("\t")[3]).toBe("c1@example.com");
    expect(first).toContain("'=1+1");
    expect(first).not.toMatch(/(^|\t)"?[=+@]/);
  });
});
