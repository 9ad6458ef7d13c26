"use client";

import type { Ref } from "react";
import { ArchivedMark, NotSavedMark, OverruledMark } from "@/components/assessments/table/cells/table-marks";
import { TeamMarks } from "@/components/assessments/table/cells/team-marks";
import type { MarkClasses } from "@/components/assessments/view/table-layout";
import { candidateLines } from "@/components/candidate/candidate-name";
import { claimAnchor } from "@/components/candidate/claim-anchor";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Only recruiters get the link of an unclaimed assessment. */
const isClaimable = ({ identity, status, identification, goneSince, applicationUrl }: AssessmentView) =>
  identity === "unclaimed" &&
  status === "pending" &&
  !identification &&
  !goneSince &&
  applicationUrl !== undefined;

export function CandidateCell({
  assessment,
  marks,
  hasFailed,
  link,
}: {
  assessment: AssessmentView;
  marks: MarkClasses;
  hasFailed: boolean;
  link?: Ref<HTMLAnchorElement>;
}) {
  const { t } = useTexts();
  const { name, below, known } = candidateLines(assessment, t);
  return (
    <div className={isClaimable(assessment) ? "rows-claimable" : "rows-who"}>
      <div className="rows-name">
        {/* A press on it is taken up by the screen (use-open-clicks.ts): the router’s link would watch each one. */}
        <a
          ref={link}
          href={`/assessments/${assessment.id}`}
          data-row-link=""
          title={name}
          dir="auto"
          className={known ? "rows-link" : "rows-link rows-unknown"}
        >
          {name}
        </a>
        {hasFailed && <NotSavedMark />}
        {assessment.archivedAt && <ArchivedMark />}
        {assessment.overruledClaim && <OverruledMark claim={assessment.overruledClaim} />}
        <TeamMarks assessment={assessment} classes={marks} />
      </div>
      {isClaimable(assessment) ? (
        <span className="rows-below">
          {t.rich("table.unclaimedClaim", {
            // The link has the room, where there is little.
            state: (text) => <span className="compact:sr-only @3xl:@max-5xl:sr-only">{text}</span>,
            link: (text) => (
              <a href={`/assessments/${assessment.id}#${claimAnchor}`} className="rows-claim">
                {text}
              </a>
            ),
          })}
        </span>
      ) : assessment.identity === "probable" ? (
        <span className="rows-below" title={t("table.probablyMeans")}>
          {below ? t("table.probably", { email: below }) : t("table.probablyThis")}
        </span>
      ) : (
        below && (
          <span className="rows-below" dir="auto" title={below}>
            {below}
          </span>
        )
      )}
    </div>
  );
}
