"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import Link from "next/link";
import { useRef } from "react";
import { AssessmentDetails } from "@/components/assessments/assessment-details";
import { candidateLines } from "@/components/assessments/candidate-name";
import { OverruledClaim } from "@/components/assessments/overruled-claim";
import { ProbableNote } from "@/components/assessments/probable-note";
import { StatusBadge } from "@/components/assessments/status-badge";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { assessmentQuery } from "@/components/query/assessment-query";
import { isSignedOut } from "@/components/query/request-failure";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";

/** One assessment on a page of its own, fresh by itself. */
export function AssessmentScreen({ id, canClaim }: { id: number; canClaim: boolean }) {
  const { t } = useTexts();
  const { data: detail, error } = useQuery(assessmentQuery(id));
  const area = useRef<HTMLDivElement>(null);
  useShortcuts({ c: () => area.current?.querySelector<HTMLElement>("[data-copy-link]")?.click() });
  if (!detail) return null;

  const { assessment } = detail;
  const { name, below, known } = candidateLines(assessment, t);
  const interview = assessment.interview?.name ?? (known ? undefined : t("assessment.interviewUnknown"));
  return (
    <div ref={area} className="mx-auto flex w-full max-w-5xl flex-col gap-7 px-4 pt-4 pb-16 md:px-7">
      <div className="flex flex-col gap-3">
        <Link
          href="/assessments"
          className="-ml-1 flex min-h-6 w-fit items-center gap-1 rounded-xs text-13 text-quiet hover:text-ink"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          {t("table.title")}
        </Link>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 dir="auto" className="min-w-0 text-22 font-semibold tracking-[-0.015em] break-words">
            {name}
          </h1>
          <StatusBadge status={assessment.status} />
        </div>
        <p className="-mt-2 text-14 text-quiet">{[interview, below].filter(Boolean).join(" · ")}</p>
      </div>
      {error && (
        <Notice tone="warning" role="status">
          {t(isSignedOut(error) ? "assessment.signedOutNotice" : "assessment.noAnswerNotice")}
        </Notice>
      )}
      <ProbableNote assessment={assessment} />
      <OverruledClaim assessment={assessment} />
      <AssessmentDetails detail={detail} canClaim={canClaim} />
      <p aria-live="polite" className="sr-only">
        {/* Announced when it changes. */}
        {t("assessment.announced", { name, status: t(`statusInSentence.${assessment.status}`) })}
      </p>
    </div>
  );
}
