import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RecommendationDetail } from "@/components/assessments/panel/recommendation-detail";
import { ReopenedNote } from "@/components/assessments/panel/reopened-note";
import { createAssessment } from "@/components/assessments/testing";
import { OddNote } from "@/components/candidate/odd-note";
import { InEnglish } from "@/components/texts/testing";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { TimelineEntry } from "@/lib/assessments/timeline-schema";
import { en } from "@/lib/i18n/messages/en";

const said = (screen: ReactElement) => renderToStaticMarkup(<InEnglish>{screen}</InEnglish>);

test.each(["missing", "unusable", "too_long", "carries_key"] as const)(
  "details that are %s are told of once, in their place",
  (reason) => {
    const assessment = createAssessment({ status: "recommended", oddities: [{ field: "detail", reason }] });
    const finding = said(<RecommendationDetail assessment={assessment} />);
    expect(finding).toContain(en.odd.detail[reason]);
    expect(finding).not.toContain(en.assessment.findings.recommended);
    expect(said(<OddNote assessment={assessment} />)).toBe("");
  },
);

test("what else is odd is told above, without the details", () => {
  const oddities = [
    { field: "url", reason: "unusable" },
    { field: "detail", reason: "too_long" },
  ] as const;
  const note = said(
    <OddNote assessment={createAssessment({ status: "recommended", oddities: [...oddities] })} />,
  );
  expect(note).toContain(en.odd.unusable.url);
  expect(note).not.toContain(en.odd.fields.detail);
});

test("one that is pending again says that it was completed before, and when", () => {
  const completed = {
    id: "e",
    kind: "completed",
    after: "2026-03-01T14:02:00Z",
    at: "2026-03-01T14:07:00Z",
  } as const;
  const reopened = { id: "r", kind: "changed", changed: "reopened", at: "2026-03-01T15:00:00Z" } as const;
  const note = (overrides: Partial<AssessmentView>, timeline: TimelineEntry[] = [completed]) =>
    said(<ReopenedNote detail={{ assessment: createAssessment(overrides), timeline }} />);
  expect(note({})).toContain(en.assessment.reopenedTitle);
  expect(note({})).toContain("seen between 14:02 and 14:07");
  expect(note({ status: "recommended" })).toBe("");
  expect(note({ untold: "completed" })).toBe("");
  expect(note({}, [])).toBe("");
  expect(note({}, [reopened])).toContain(en.assessment.reopened);
  expect(note({}, [reopened, completed])).toContain("seen between 14:02 and 14:07");
});
