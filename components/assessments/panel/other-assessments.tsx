"use client";

import Link from "next/link";
import { candidateName } from "@/components/candidate/candidate-name";
import { DecisionBadge } from "@/components/candidate/decision-badge";
import { DetailSection } from "@/components/candidate/detail-section";
import { StatusBadge } from "@/components/candidate/status-badge";
import { rowOf } from "@/components/rows/known-rows";
import { useListState } from "@/components/rows/use-list-state";
import { useTexts } from "@/components/texts/texts-provider";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AssessmentDetail } from "@/lib/details/detail-schema";

/** What else the candidate was invited to, and what became of it. */
export function OtherAssessments({ detail: { assessment, others } }: { detail: AssessmentDetail }) {
  const { t, number } = useTexts();
  const known = useListState();
  const { candidate } = assessment;
  if (!others || candidate?.id === undefined) return null;
  return (
    <DetailSection
      title={t("person.others")}
      aside={
        <Link
          href={`/candidates/${candidate.id}`}
          title={t("person.openPage", { name: candidateName(candidate) })}
          className="flex min-h-6 items-center rounded-xs text-13 text-accent underline-offset-3 hover:underline pointer-coarse:min-h-9"
        >
          {t("person.allOthers", { count: number(others.total + 1) })}
        </Link>
      }
    >
      <ul className="flex flex-col">
        {others.newest.map((other) => {
          // The list’s store may be newer than the answer.
          const { id, interview, status, untold, decision, createdAt } = rowOf(known, other.id) ?? other;
          return (
            <li key={id} className="border-t border-line first:border-t-0">
              <Link
                href={`/assessments/${id}`}
                className="-mx-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-2 py-2 text-13 hover:bg-hover"
              >
                <span className="min-w-0 flex-1 basis-40 break-words text-ink">
                  {interview ? <bdi>{interview.name}</bdi> : t("assessment.interviewUnknown")}
                </span>
                <StatusBadge status={status} untold={untold} />
                <DecisionBadge decision={decision?.value} />
                <RelativeTime at={createdAt} className="text-12 text-faint" />
              </Link>
            </li>
          );
        })}
      </ul>
    </DetailSection>
  );
}
