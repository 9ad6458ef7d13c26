import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import FollowUpList from "@/components/attention/follow-up-list";
import { InEnglish } from "@/components/texts/testing";
import type { AssessmentView } from "@/lib/assessments/schema";

const list = (assessments: AssessmentView[]) =>
  renderToStaticMarkup(
    <InEnglish>
      <FollowUpList
        kind="overdue"
        followUps={{ assessments, total: 7, totalIsExact: true }}
        limitDays={7}
        canInvite={false}
      />
    </InEnglish>,
  );

test("how many more there are is said once there are some", () => {
  expect(list([])).toContain('aria-busy="true"');
  expect(list([])).not.toMatch(/\d more/);
  expect(list([createAssessment({ id: 1 })])).toContain("6 more");
  expect(list([createAssessment({ id: 1 })])).not.toContain("aria-busy");
});
