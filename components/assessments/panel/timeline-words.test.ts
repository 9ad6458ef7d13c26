import { describe, expect, it } from "vitest";
import { timelineWords as wordsFor } from "@/components/assessments/panel/timeline-words";
import type { TimelineEntry } from "@/lib/assessments/timeline-schema";
import { english } from "@/lib/i18n/testing";

const context = { nowMs: Date.parse("2026-03-01T15:00:00Z") };
const timelineWords = (...given: [TimelineEntry, Parameters<typeof wordsFor>[1]]) =>
  wordsFor(...given, english);
const entry = (overrides: Partial<TimelineEntry>): TimelineEntry => ({
  id: "e",
  kind: "completed",
  at: "2026-03-01T14:07:00Z",
  ...overrides,
});

describe("the timeline", () => {
  it("says between which two looks the candidate finished", () => {
    expect(timelineWords(entry({ after: "2026-03-01T14:02:00Z" }), context)).toEqual({
      what: "Completed",
      more: "seen between 14:02 and 14:07",
    });
  });

  it("has one time for two looks of the same minute", () => {
    const { more } = timelineWords(entry({ after: "2026-03-01T14:07:00Z" }), context);
    expect(more).toBe("seen 14:07");
  });

  it("names the day when the two looks are far apart", () => {
    const { more } = timelineWords(entry({ after: "2026-02-27T18:00:00Z" }), context);
    expect(more).toBe("seen between 27 Feb, 18:00 and 14:07");
  });

  it("says why it was decided so, and who gave or removed a reason afterwards", () => {
    const decided = (overrides: Partial<TimelineEntry>) =>
      timelineWords(
        entry({ kind: "decided", decision: "advance", actorName: "Dana", ...overrides }),
        context,
      );
    expect(decided({ reason: { label: "Good fit", words: "Asks well." } })).toEqual({
      what: "Advanced by Dana",
      more: "Good fit · Asks well.",
    });
    expect(decided({ decisionBefore: "advance", reason: { words: "Asks well." } })).toEqual({
      what: "Reason given by Dana",
      more: "Asks well.",
    });
    expect(decided({ decisionBefore: "advance" })).toEqual({ what: "Reason removed by Dana" });
    expect(decided({ decisionBefore: "hold" })).toEqual({ what: "Advanced by Dana" });
  });

  it("claims no beginning when it was first seen completed", () => {
    expect(timelineWords(entry({}), context).more).toBe("some time before 14:07");
  });

  it("says who invited, and that the service sent nothing", () => {
    const invited = entry({ kind: "invited", actorName: "Dana Whitfield" });
    expect(timelineWords(invited, { ...context, candidateEmailSuppressed: true })).toEqual({
      what: "Invited by Dana Whitfield",
      more: "without the service’s e-mail",
    });
    expect(timelineWords(invited, context).more).toBeUndefined();
  });

  it("says what was mended", () => {
    const corrected = entry({
      kind: "corrected",
      actorName: "Dana Whitfield",
      before: { firstName: "Zalda", externalId: "7" },
      now: { firstName: "Zelda", resumeUrl: "https://example.com/cv.pdf" },
    });
    expect(timelineWords(corrected, context)).toEqual({
      what: "Details corrected by Dana Whitfield",
      more: "Zalda → Zelda, 7 → –",
    });
  });

  it("says who took the link", () => {
    const { what } = timelineWords(entry({ kind: "link_copied", actorName: "Dana Whitfield" }), context);
    expect(what).toBe("Link copied by Dana Whitfield");
  });

  it("tells a link that was handed over from one that was copied", () => {
    const handedOver = entry({ kind: "link_handed_over", actorName: "Dana Whitfield" });
    expect(timelineWords(handedOver, context)).toMatchObject({ what: "Link handed over by Dana Whitfield" });
    // With the first message it is snoozed, too.
    const { more } = timelineWords({ ...handedOver, until: "2026-03-08T14:02:00.000Z" }, context);
    expect(more).toMatch(/8 Mar/);
  });

  it("says what the service changed, and of what it changes all the time how often and since when", () => {
    const of = (overrides: Partial<TimelineEntry>) =>
      timelineWords(entry({ kind: "changed", ...overrides }), context);
    expect(of({ changed: "verdict", status: "not_recommended" }).what).toBe(
      "Result changed to not recommended by the assessment service",
    );
    expect(of({ changed: "reopened" }).what).toBe("Set back to pending by the assessment service");
    // From before it was written down.
    expect(of({})).toEqual({ what: "Result changed by the assessment service" });
    expect(of({ changed: "report_link", times: 1_214, since: "2026-03-01T08:00:00Z" })).toEqual({
      what: "Report link changed by the assessment service",
      more: "1,214 times since 08:00",
    });
  });

  it("counts also where there is more to say", () => {
    const completed = entry({ after: "2026-03-01T14:02:00Z", times: 22, since: "2026-02-27T18:00:00Z" });
    expect(timelineWords(completed, context).more).toBe(
      "seen between 14:02 and 14:07, 22 times since 27 Feb, 18:00",
    );
  });
});
