"use client";

import Link from "next/link";
import { candidateLines } from "@/components/candidate/candidate-name";
import { rowsLink } from "@/components/figures/rows-link";
import type { InsightsSearch } from "@/components/insights/insights-search-params";
import { Section } from "@/components/insights/section";
import { useTexts } from "@/components/texts/texts-provider";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AssessmentView } from "@/lib/assessments/schema";

/** The candidates that a recruiter may want to write to. */
export function PendingLongest({
  assessments,
  search: { interview, invitedBy },
}: {
  assessments: AssessmentView[];
  search: InsightsSearch;
}) {
  const { t } = useTexts();
  return (
    <Section title={t("insights.pendingLongest")} what={t("insights.pendingLongestWhat")}>
      {assessments.length === 0 ? (
        <p className="text-13 text-quiet">{t("insights.nobodyPending")}</p>
      ) : (
        <>
          <ol className="@container flex flex-col text-13">
            {assessments.map((assessment) => (
              <li
                key={assessment.id}
                className="flex items-baseline justify-between gap-4 border-b border-line py-2 pointer-coarse:py-3 @3xl:grid @3xl:grid-cols-[2fr_3fr_8rem]"
              >
                <span className="flex min-w-0 flex-1 flex-col @3xl:contents">
                  <Link
                    href={`/assessments/${assessment.id}`}
                    prefetch={false}
                    dir="auto"
                    className="max-w-full self-start justify-self-start truncate rounded-xs font-[550] pointer-coarse:finger underline-offset-3 hover:underline @3xl:self-auto"
                  >
                    {candidateLines(assessment, t).name}
                  </Link>
                  <span
                    dir="auto"
                    className="max-w-full self-start truncate text-12 text-faint @3xl:self-auto"
                  >
                    {assessment.interview?.name}
                  </span>
                </span>
                <RelativeTime at={assessment.createdAt} className="shrink-0 text-right text-quiet" />
              </li>
            ))}
          </ol>
          <Link
            href={rowsLink({ status: "pending", sort: "created", interview, invitedBy })}
            prefetch={false}
            className={cn(buttonClass("ghost", "sm"), "-ml-2.5 self-start")}
          >
            {t("insights.allPending")}
          </Link>
        </>
      )}
    </Section>
  );
}
