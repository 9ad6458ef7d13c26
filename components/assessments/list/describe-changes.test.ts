import { describe, expect, it } from "vitest";
import { describeChanges, describeFresh } from "@/components/assessments/list/describe-changes";
import { createAssessment } from "@/components/assessments/testing";
import { isCompletion, isVisible } from "@/components/rows/row-changes";
import { english } from "@/lib/i18n/testing";

describe("what changed", () => {
  const before = createAssessment();

  it("is a row that looks different at another version", () => {
    const now = createAssessment({ status: "recommended", version: 2 });
    expect(isVisible({ before, now })).toBe(true);
  });

  it("is not a row whose link was copied", () => {
    expect(isVisible({ before, now: createAssessment({ version: 7 }) })).toBe(false);
  });
});

describe("the summary for a screen reader", () => {
  const before = createAssessment();
  const done = { before, now: createAssessment({ status: "not_recommended" }) };
  const at = "2026-11-21T09:00:00.000Z";

  it.each([
    ["not recommended", { status: "not_recommended" }],
    ["archived", { archivedAt: at }],
    ["On hold", { decision: { value: "hold", by: "Ben", at } }],
    ["changed", { noteCount: 1 }],
  ] as const)("names one change, and what it is: %s", (what, change) => {
    const now = createAssessment(change);
    expect(describeChanges([{ before, now }], english)).toBe(`Amara Okafor: ${what}.`);
  });

  it("knows what has completed, which is told elsewhere", () => {
    expect(isCompletion(done)).toBe(true);
    expect(isCompletion({ before: done.now, now: before })).toBe(false);
    expect(isCompletion({ before, now: createAssessment({ noteCount: 1 }) })).toBe(false);
  });

  it("names nobody where nobody is known", () => {
    const now = createAssessment({ candidate: undefined, identity: "unclaimed" });
    expect(describeChanges([{ before, now }], english)).toBe("An assessment changed.");
  });

  it("counts several, and new ones", () => {
    expect(describeChanges([done, done], english)).toBe("2 assessments changed.");
    expect(describeFresh(1, english.t)).toBe("1 new assessment.");
    expect(describeFresh(3, english.t)).toBe("3 new assessments.");
  });

  it("says nothing of nothing", () => {
    expect(describeChanges([], english)).toBe("");
    expect(describeFresh(0, english.t)).toBe("");
  });
});
