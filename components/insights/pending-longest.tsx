"use client";

import Link from "next/link";
import { candidateLines } from "@/components/assessments/candidate-name";
import { Section } from "@/components/insights/section";
import { useTexts } from "@/components/texts/texts-provider";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Who could do with a word from the recruiter. */
export function PendingLongest({ assessments }: { assessments: AssessmentView[] }) {
  const { t } = useTexts();
  return (
    <Section title={t("insights.pendingLongest")} what={t("insights.pendingLongestWhat")}>
      {assessments.length === 0 ? (
        <p className="text-13 text-quiet">{t("insights.nobodyPending")}</p>
      ) : (
        <ol className="flex flex-col text-13">
          {assessments.map((assessment) => (
            <li
              key={assessment.id}
              className="flex items-baseline justify-between gap-4 border-b border-line py-2"
            >
              <span className="flex min-w-0 flex-col">
                <Link
                  href={`/assessments/${assessment.id}`}
                  prefetch={false}
                  dir="auto"
                  className="truncate rounded-xs font-[550] underline-offset-3 hover:underline"
                >
                  {candidateLines(assessment, t).name}
                </Link>
                <span dir="auto" className="truncate text-12 text-faint">
                  {assessment.interview?.name}
                </span>
              </span>
              <RelativeTime at={assessment.createdAt} className="shrink-0 text-quiet" />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
