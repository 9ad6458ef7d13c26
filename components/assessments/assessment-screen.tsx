"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useRef } from "react";
import { AssessmentAnnouncer } from "@/components/assessments/assessment-announcer";
import { AssessmentBody } from "@/components/assessments/assessment-body";
import { AssessmentHead } from "@/components/assessments/assessment-head";
import { PageSteps } from "@/components/assessments/page-steps";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { SyncNotice } from "@/components/layout/sync-notice";
import { assessmentQuery } from "@/components/query/assessment-query";
import { useTexts } from "@/components/texts/texts-provider";

/** One assessment on a page of its own, fresh by itself. */
export function AssessmentScreen({ id, canChange }: { id: number; canChange: boolean }) {
  const { t } = useTexts();
  const { data: detail, error } = useQuery(assessmentQuery(id));
  const area = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The list’s view, where it was opened from one.
  const view = useSearchParams().toString();
  useShortcuts({ c: () => area.current?.querySelector<HTMLElement>("[data-copy-link]")?.click() });
  if (!detail) return null;
  return (
    <div ref={area} className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 pt-4 pb-16 md:px-7">
      <div className="-mb-3 flex min-h-7 items-center justify-between gap-3 pointer-coarse:min-h-9">
        <Link
          href={view ? `/assessments?${view}` : "/assessments"}
          className="-ml-1 flex min-h-6 w-fit items-center gap-1 rounded-xs text-13 text-quiet hover:text-ink"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          {t("table.title")}
        </Link>
        <PageSteps id={id} search={view} headingRef={heading} />
      </div>
      <AssessmentHead assessment={detail.assessment} level={1} headingRef={heading} />
      <SyncNotice />
      <AssessmentBody detail={detail} error={error} canChange={canChange} />
      <AssessmentAnnouncer assessment={detail.assessment} />
    </div>
  );
}
