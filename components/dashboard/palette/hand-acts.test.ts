import { describe, expect, it } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import { handActs, isPossible } from "@/components/dashboard/palette/hand-acts";
import type { AssessmentView } from "@/lib/assessments/schema";

const recruiter = { isChosen: false, canChange: true, personId: "dana", compared: 1 };
const possible = (rows: readonly AssessmentView[], situation: Partial<typeof recruiter> = {}) =>
  handActs.filter((act) => isPossible(act, rows, { ...recruiter, ...situation }));

const candidate = { id: 5, email: "nora@example.com" };
const pending = createAssessment({ candidate, identity: "invited_here" });
const completed = createAssessment({
  candidate,
  identity: "invited_here",
  status: "recommended",
  reportUrl: "https://reports.example.com/1",
});
const decided = { ...completed, decision: { value: "hold", by: "Dana", at: completed.createdAt } } as const;

describe("what can be done with the candidate in hand", () => {
  it("is no decision and no report while they aren’t through", () => {
    const acts = possible([pending]);
    expect(acts).toEqual(expect.arrayContaining(["copyLink", "remind", "shortlist", "note", "archive"]));
    for (const act of ["openReport", "advance", "reject", "undecided", "compare"])
      expect(acts).not.toContain(act);
  });

  it("is every decision but the present one once they are", () => {
    expect(possible([completed])).toEqual(
      expect.arrayContaining(["openReport", "advance", "hold", "reject"]),
    );
    expect(possible([completed])).not.toContain("undecided");
    expect(possible([completed])).not.toContain("remind");
    expect(possible([decided])).toContain("undecided");
    expect(possible([decided])).not.toContain("hold");
  });

  it("is only looking for viewers", () => {
    expect(possible([completed], { canChange: false })).toEqual(["openReport", "candidate", "open"]);
    expect(possible([pending, completed], { canChange: false, isChosen: true, compared: 2 })).toEqual([]);
  });

  it("is what fits at least one of those that are chosen", () => {
    const acts = possible([pending, decided], { isChosen: true, compared: 2 });
    expect(acts).toEqual(expect.arrayContaining(["remind", "advance", "undecided", "compare", "clear"]));
    for (const act of ["openReport", "candidate", "note", "open"]) expect(acts).not.toContain(act);
    expect(possible([decided], { isChosen: true })).not.toContain("compare");
  });

  it("is archiving or bringing back, and to whom it isn’t assigned yet", () => {
    const archived = { ...completed, archivedAt: completed.createdAt };
    expect(possible([archived])).toContain("restore");
    expect(possible([archived])).not.toContain("archive");
    const mine = { ...completed, assignee: { id: "dana", name: "Dana" } };
    expect(possible([mine])).not.toContain("assignMe");
    expect(possible([mine])).toContain("release");
    expect(possible([completed])).not.toContain("release");
  });

  it("is no page of a candidate who may be somebody else, and no report at an odd address", () => {
    expect(possible([{ ...completed, identity: "probable" }])).not.toContain("candidate");
    expect(possible([{ ...completed, reportUrl: "javascript:alert(1)" }])).not.toContain("openReport");
  });
});
