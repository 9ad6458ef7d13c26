import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import { messageKind } from "@/components/handover/message-kind";
import { kindOfInvited, seenContact } from "@/components/reminders/kind-of";
import { type Merged, mergeFile, mergeTable } from "@/components/reminders/mail-merge";
import { countFirst, planReminders, rowWithTheirs } from "@/components/reminders/plan-reminders";
import { recordedWords } from "@/components/reminders/recorded-words";
import { outcomeOf, sumOutcomes, withOutcome } from "@/components/reminders/step-outcomes";
import type { AssessmentView } from "@/lib/assessments/schema";
import { english } from "@/lib/i18n/testing";

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

describe("what to write", () => {
  const by = (how: "member" | "service") =>
    pending(1, { lastContact: { at: "2026-03-04T12:00:00.000Z", how } });

  it("is the invitation’s message as long as nobody has given them the link", () => {
    expect([pending(1), by("member"), by("service")].map(messageKind)).toEqual([
      "invitation",
      "reminder",
      "reminder",
    ]);
    expect(countFirst([pending(1), by("member"), by("service"), pending(2)])).toBe(2);
  });

  it("is the invitation’s for those who were invited a moment ago, until a colleague writes to them", () => {
    const kindOf = kindOfInvited(new Set([1]));
    const rows = [by("service"), by("member"), { ...by("service"), id: 2 }];
    expect(rows.map(kindOf)).toEqual(["invitation", "reminder", "reminder"]);
    expect(countFirst(rows, kindOf)).toBe(1);
    const contact = "2026-03-04T12:00:00.000Z";
    expect(rows.map((row) => seenContact(row, kindOf))).toEqual([null, contact, contact]);
  });

  it("follows from a colleague’s contact once that was seen", () => {
    const theirs = { reason: "contacted_here", at: "2026-03-05T12:00:00.000Z", by: "Ben Ito" } as const;
    const row = rowWithTheirs({ row: pending(1), ...theirs });
    expect(row.lastContact).toEqual({ at: theirs.at, by: "Ben Ito", how: "member" });
    expect(messageKind(row)).toBe("reminder");
  });

  it("is told apart in the outcome", () => {
    const told = (reminded: number, handedOver: number) => recordedWords({ reminded, handedOver }, english.t);
    expect(told(3, 5)).toBe("3 reminders recorded. 5 links handed over.");
    expect(told(0, 1)).toBe("1 link handed over.");
    expect(told(2, 0)).toBe("2 reminders recorded.");
    expect(told(0, 0)).toBe("No reminder recorded.");
  });
});

describe("one after the other", () => {
  it("keeps whoever was reminded, though they are skipped when one comes back to them", () => {
    const rows = [pending(1), pending(2), pending(3), pending(4), pending(5)];
    let outcomes = withOutcome(new Map(), 1, "reminded");
    outcomes = withOutcome(outcomes, 1, "skipped");
    outcomes = withOutcome(outcomes, 2, "skipped");
    outcomes = withOutcome(outcomes, 2, "reminded");
    outcomes = withOutcome(outcomes, 3, "completed");
    outcomes = withOutcome(outcomes, 5, outcomeOf("invitation"));
    const ids = Object.entries(sumOutcomes(rows, outcomes)).map(([name, some]) => [
      name,
      some.map(({ id }) => id),
    ]);
    expect(ids).toEqual([
      ["reminded", [1, 2]],
      ["handedOver", [5]],
      ["completed", [3]],
      ["skipped", []],
      ["left", [4]],
    ]);
  });
});

describe("a mail merge", () => {
  const body = "Hi Ana,\n\n- call me\n+49 30 1234567\r\n@ the office; =1+1\t-2\n\n-- \nDana";
  const mergedWith = (mail: { subject: string; body: string }, firstName = "Ana"): Merged[] => [
    {
      row: pending(1, { candidate: { email: "c1@example.com", firstName, lastName: "Berg" } }),
      mail: { ...mail, href: "mailto:", isWhole: true },
    },
  ];
  const parsedBy = (delimiter: string, text: string) =>
    Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ""), {
      delimiter,
      newline: "\r\n",
      header: true,
    }).data[0];

  it("has each message as it was written, in the file and on the clipboard", async () => {
    const merged = mergedWith({ subject: "Your assessment", body });
    const text = await mergeFile(merged).text();
    expect(text).toMatch(/^\ufeff?Message,Subject,Name,First name,Last name,E-mail,Interview,Link\r\n/);
    const expected = { Message: body, Subject: "Your assessment", "E-mail": "c1@example.com" };
    expect(parsedBy(",", text)).toMatchObject(expected);
    expect(parsedBy("\t", mergeTable(merged))).toMatchObject(expected);
  });

  it.each(["=1+1", "+49 30 1234567", "-- ", "@ana", "\tAna", "\rAna"])(
    "has no formula for a spreadsheet to run: %j",
    async (text) => {
      const merged = mergedWith({ subject: text, body: text }, text);
      const expected = { Message: `'${text}`, Subject: `'${text}`, "First name": `'${text}` };
      expect(parsedBy(",", await mergeFile(merged).text())).toMatchObject(expected);
      expect(parsedBy("\t", mergeTable(merged))).toMatchObject(expected);
    },
  );
});
