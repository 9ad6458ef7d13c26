"use client";

import Link from "next/link";
import type { Ref } from "react";
import { claimAnchor } from "@/components/assessments/identity/claim-anchor";
import { ArchivedMark, OverruledMark } from "@/components/assessments/table/table-marks";
import { TeamMarks } from "@/components/assessments/table/team-marks";
import type { MarkClasses } from "@/components/assessments/view/table-layout";
import { candidateLines } from "@/components/candidate/candidate-name";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Only recruiters get the link of an unclaimed assessment. */
const isClaimable = ({ identity, status, identification, goneSince, applicationUrl }: AssessmentView) =>
  identity === "unclaimed" &&
  status === "pending" &&
  !identification &&
  !goneSince &&
  applicationUrl !== undefined;

/** In compact rows the second line is beside the first, and hidden where too little of it would fit. */
const besideClass =
  "compact:h-5 compact:flex-row compact:flex-wrap compact:items-baseline compact:gap-2 compact:overflow-clip compact:[overflow-clip-margin:4px] compact:*:nth-2:min-w-0 compact:*:nth-2:flex-1 compact:*:nth-2:basis-26";

/** The link is always shown whole; the name of an unclaimed row, which tells nothing, has the rest. */
const linkBesideClass = "compact:flex-row compact:items-baseline compact:gap-2 compact:*:nth-2:shrink-0";

export function CandidateCell({
  assessment,
  marks,
  link,
}: {
  assessment: AssessmentView;
  marks: MarkClasses;
  link?: Ref<HTMLAnchorElement>;
}) {
  const { t } = useTexts();
  const { name, below, known } = candidateLines(assessment, t);
  return (
    <div className={cn("flex min-w-0 flex-col", isClaimable(assessment) ? linkBesideClass : besideClass)}>
      <div className="flex max-w-full min-w-0 items-center gap-1.5">
        <Link
          ref={link}
          href={`/assessments/${assessment.id}`}
          prefetch={false}
          data-row-link=""
          title={name}
          dir="auto"
          className={cn(
            "min-w-0 truncate rounded-xs font-semibold @max-3xl:line-clamp-2 @max-3xl:break-words @max-3xl:whitespace-normal outline-offset-1 underline-offset-3 hover:underline pointer-coarse:py-1",
            known ? "text-ink" : "text-faint",
          )}
        >
          {name}
        </Link>
        {assessment.archivedAt && <ArchivedMark />}
        {assessment.overruledClaim && <OverruledMark claim={assessment.overruledClaim} />}
        <TeamMarks assessment={assessment} classes={marks} />
      </div>
      {isClaimable(assessment) ? (
        <span className="truncate text-12 text-faint @max-3xl:whitespace-normal">
          {t.rich("table.unclaimedClaim", {
            state: (text) => <span className="compact:sr-only">{text}</span>,
            link: (text) => (
              <Link
                href={`/assessments/${assessment.id}#${claimAnchor}`}
                prefetch={false}
                className="rounded-xs text-quiet underline decoration-dotted underline-offset-3 -outline-offset-2 hover:text-ink"
              >
                {text}
              </Link>
            ),
          })}
        </span>
      ) : assessment.identity === "probable" ? (
        <span className="truncate text-12 text-faint" title={t("table.probablyMeans")}>
          {below ? t("table.probably", { email: below }) : t("table.probablyThis")}
        </span>
      ) : (
        below && (
          <span className="truncate text-12 text-faint" title={below}>
            {below}
          </span>
        )
      )}
    </div>
  );
}
