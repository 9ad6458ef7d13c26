"use client";

import type { ReactNode } from "react";
import { BlindNote } from "@/components/assessments/identity/blind-note";
import { ErasedNotice } from "@/components/assessments/identity/erased-notice";
import { OverruledClaim } from "@/components/assessments/identity/overruled-claim";
import { ProbableNote } from "@/components/assessments/identity/probable-note";
import { ArchivedNotice } from "@/components/assessments/panel/archived-notice";
import { ArchivingSaid } from "@/components/assessments/panel/archiving-said";
import { AssessmentDetails } from "@/components/assessments/panel/assessment-details";
import { IdentificationNote } from "@/components/assessments/panel/identification-note";
import { ReopenedNote } from "@/components/assessments/panel/reopened-note";
import { OddNote } from "@/components/candidate/odd-note";
import { isSignedOut } from "@/components/http/request-failure";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";
import type { AssessmentDetail } from "@/lib/details/detail-schema";

export function AssessmentBody({
  detail,
  error,
  canChange,
  isSettled = true,
  isWhole = true,
  isBesideTable = false,
  notes,
}: {
  detail: AssessmentDetail;
  /** Why it can’t be refreshed. */
  error: Error | null;
  canChange: boolean;
  /** Whether the recruiter stays with it: then the rest is fetched. */
  isSettled?: boolean;
  /** Whether more is there than the list’s row. */
  isWhole?: boolean;
  isBesideTable?: boolean;
  notes: ReactNode;
}) {
  const { t } = useTexts();
  const { assessment } = detail;
  const isErased = assessment.identity === "erased";
  return (
    <>
      {error && (
        <Notice tone="warning" role="status">
          {t(isSignedOut(error) ? "assessment.signedOutNotice" : "assessment.noAnswerNotice")}
        </Notice>
      )}
      <ArchivingSaid assessment={assessment} isBesideTable={isBesideTable} />
      {isErased ? <ErasedNotice /> : <ArchivedNotice assessment={assessment} canChange={canChange} />}
      <BlindNote key={assessment.id} assessment={assessment} canReveal={canChange} />
      <ReopenedNote detail={detail} />
      <ProbableNote assessment={assessment} />
      <IdentificationNote assessment={assessment} />
      <OverruledClaim assessment={assessment} />
      <OddNote assessment={assessment} />
      <AssessmentDetails
        detail={detail}
        canChange={canChange && !isErased}
        isSettled={isSettled}
        isWhole={isWhole}
        notes={notes}
      />
    </>
  );
}
