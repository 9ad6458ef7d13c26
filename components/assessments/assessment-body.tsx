"use client";

import { ArchivedNotice } from "@/components/assessments/archived-notice";
import { AssessmentDetails } from "@/components/assessments/assessment-details";
import { IdentificationNote } from "@/components/assessments/identification-note";
import { OddNote } from "@/components/assessments/odd-note";
import { OverruledClaim } from "@/components/assessments/overruled-claim";
import { ProbableNote } from "@/components/assessments/probable-note";
import { ReopenedNote } from "@/components/assessments/reopened-note";
import { isSignedOut } from "@/components/query/request-failure";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";
import type { AssessmentDetail } from "@/lib/assessments/detail-schema";

/** What stands below the head of an assessment, on its page and in the panel. */
export function AssessmentBody({
  detail,
  error,
  canChange,
  isSettled = true,
  isWhole = true,
}: {
  detail: AssessmentDetail;
  /** Why it isn’t fresh. */
  error: Error | null;
  canChange: boolean;
  /** Whether somebody stays with it: what has to be asked for can be. */
  isSettled?: boolean;
  /** Whether more than the list’s row is there. */
  isWhole?: boolean;
}) {
  const { t } = useTexts();
  const { assessment } = detail;
  return (
    <>
      {error && (
        <Notice tone="warning" role="status">
          {t(isSignedOut(error) ? "assessment.signedOutNotice" : "assessment.noAnswerNotice")}
        </Notice>
      )}
      <ArchivedNotice assessment={assessment} canChange={canChange} />
      <ReopenedNote detail={detail} />
      <ProbableNote assessment={assessment} />
      <IdentificationNote assessment={assessment} />
      <OverruledClaim assessment={assessment} />
      <OddNote assessment={assessment} />
      <AssessmentDetails detail={detail} canChange={canChange} isSettled={isSettled} isWhole={isWhole} />
    </>
  );
}
