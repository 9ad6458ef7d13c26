"use client";

import { Timeline } from "@/components/assessments/panel/timeline";
import { AssessmentBlock } from "@/components/assessments/person/assessment-block";
import { CandidateHead } from "@/components/assessments/person/candidate-head";
import { ContactSection } from "@/components/assessments/person/contact-section";
import { useCandidate } from "@/components/assessments/person/use-candidate";
import { candidateName } from "@/components/candidate/candidate-name";
import { DetailSection } from "@/components/candidate/detail-section";
import { NotesSection } from "@/components/notes/notes-section";
import { BackLink } from "@/components/page/back-link";
import { useLeaveWhenGone } from "@/components/page/use-leave-when-gone";
import { useTabTitle } from "@/components/page/use-tab-title";
import { SyncNotice } from "@/components/service/sync-notice";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";
import type { CandidateDetail } from "@/lib/details/candidate-schema";

/** The page of one candidate. */
export function CandidateScreen({
  candidateId,
  picture,
  canChange,
}: {
  candidateId: number;
  /** Rendered with the page. */
  picture: CandidateDetail;
  canChange: boolean;
}) {
  const { t } = useTexts();
  const { detail = picture, error } = useCandidate(candidateId);
  useLeaveWhenGone(error);
  const { candidate, assessments, timeline, earlier } = detail;
  useTabTitle(candidateName(candidate));
  const interviewOf = new Map(assessments.map(({ id, interview }) => [id, interview?.name]));
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 pt-4 pb-16 md:px-7">
      <BackLink href="/assessments" className="-mb-3">
        {t("table.title")}
      </BackLink>
      <CandidateHead detail={detail} canChange={canChange} />
      <SyncNotice />
      {error && (
        <Notice tone="warning" role="status">
          {t("person.notLoaded")}
        </Notice>
      )}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 border-t border-line pt-5 lg:col-start-2">
          <ContactSection detail={detail} canChange={canChange} />
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {assessments.map((assessment) => (
            <AssessmentBlock
              key={assessment.id}
              assessment={assessment}
              canChange={canChange}
              notes={<NotesSection assessment={assessment} canWrite={canChange} />}
            />
          ))}
        </div>
        {timeline.length > 0 && (
          <div className="min-w-0 lg:col-start-2">
            <DetailSection title={t("timeline.title")}>
              <Timeline
                of={{ candidate: candidateId }}
                timeline={timeline}
                earlier={earlier}
                about={({ assessmentId }) => assessmentId !== undefined && interviewOf.get(assessmentId)}
              />
            </DetailSection>
          </div>
        )}
      </div>
    </div>
  );
}
