"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useRef } from "react";
import { AssessmentAnnouncer } from "@/components/assessments/panel/assessment-announcer";
import { AssessmentBody } from "@/components/assessments/panel/assessment-body";
import { AssessmentHead } from "@/components/assessments/panel/assessment-head";
import { PageSteps } from "@/components/assessments/panel/page-steps";
import { candidateLines } from "@/components/candidate/candidate-name";
import { ShortlistButton } from "@/components/dashboard/shortlisting/shortlist-button";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { NotesSection } from "@/components/notes/notes-section";
import { BackLink } from "@/components/page/back-link";
import { useLeaveWhenGone } from "@/components/page/use-leave-when-gone";
import { useTabTitle } from "@/components/page/use-tab-title";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { useDetail } from "@/components/rows/use-detail";
import { SyncNotice } from "@/components/service/sync-notice";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentView } from "@/lib/assessments/schema";

export function AssessmentScreen({
  picture,
  canChange,
}: {
  /** The row that the page came with. */
  picture: AssessmentView;
  canChange: boolean;
}) {
  const { id } = picture;
  const { t } = useTexts();
  const { data, error } = useQuery(assessmentQuery(id));
  const detail = useDetail(id, data, picture);
  useLeaveWhenGone(error);
  useTabTitle(detail && candidateLines(detail.assessment, t).name);
  const area = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The list’s view, if it was opened from a list.
  const view = useSearchParams().toString();
  useShortcuts({ c: () => area.current?.querySelector<HTMLElement>("[data-copy-link]")?.click() });
  if (!detail) return null;
  return (
    <div
      ref={area}
      data-assessment={id}
      className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 pt-4 pb-16 md:px-7"
    >
      <div className="-mb-3 flex min-h-7 items-center justify-between gap-3 pointer-coarse:min-h-9">
        <BackLink href={view ? `/assessments?${view}` : "/assessments"}>{t("table.title")}</BackLink>
        <span className="flex items-center gap-0.5">
          <ShortlistButton id={id} name={candidateLines(detail.assessment, t).name} />
          <PageSteps id={id} search={view} headingRef={heading} />
        </span>
      </div>
      <AssessmentHead assessment={detail.assessment} level={1} headingRef={heading} />
      <SyncNotice />
      <AssessmentBody
        detail={detail}
        error={error}
        canChange={canChange}
        notes={<NotesSection assessment={detail.assessment} canWrite={canChange} />}
      />
      <AssessmentAnnouncer assessment={detail.assessment} />
    </div>
  );
}
