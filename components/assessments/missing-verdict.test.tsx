import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ClaimSection } from "@/components/assessments/identity/claim-section";
import { ProbableNote } from "@/components/assessments/identity/probable-note";
import { createAssessment } from "@/components/assessments/testing";
import { InEnglish } from "@/components/texts/testing";
import type { AssessmentView } from "@/lib/assessments/schema";
import { en } from "@/lib/i18n/messages/en";

const said = (screen: ReactElement) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <InEnglish>{screen}</InEnglish>
    </QueryClientProvider>,
  );

test("nobody is asked whose it is once it is completed, be it without a recommendation", () => {
  const asked = (overrides: Partial<AssessmentView>) => {
    const assessment = createAssessment({ candidate: undefined, identity: "unclaimed", ...overrides });
    return said(<ClaimSection detail={{ assessment, timeline: [] }} />);
  };
  expect(asked({})).toContain(en.claims.ask);
  expect(asked({ untold: "completed", identification: "reading" })).toBe("");
  expect(asked({ untold: "completed", identification: "untold" })).toBe("");
});

test("of a probable one that is completed the service is asked, be it without a recommendation", () => {
  const note = (overrides: Partial<AssessmentView>) =>
    said(<ProbableNote assessment={createAssessment({ identity: "probable", ...overrides })} />);
  expect(note({})).toContain(en.assessment.probablePending);
  expect(note({ untold: "unknown" })).toContain(en.assessment.probablePending);
  expect(note({ untold: "completed" })).toContain(en.assessment.probableCompleted);
});
