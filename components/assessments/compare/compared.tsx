"use client";

import { FileText, X } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useId } from "react";
import { timeTaken } from "@/components/assessments/compare/time-taken";
import { DecisionSection } from "@/components/assessments/panel/decision-section";
import { RecommendationDetail } from "@/components/assessments/panel/recommendation-detail";
import { candidateLines } from "@/components/candidate/candidate-name";
import { DetailSection, SectionLevel, SectionsOf } from "@/components/candidate/detail-section";
import { StatusBadge } from "@/components/candidate/status-badge";
import { boundsWords } from "@/components/figures/duration-words";
import { useTexts } from "@/components/texts/texts-provider";
import { useNow } from "@/components/ui/behaviour/use-now";
import { buttonClass } from "@/components/ui/button-class";
import { ExternalLink } from "@/components/ui/external-link";
import { clockTime, inKnownZone } from "@/components/ui/format-time";
import type { AssessmentView } from "@/lib/assessments/schema";
import { httpUrl } from "@/lib/http-url";

/** One compared candidate, its parts lined up with the others’. */
export function Compared({
  assessment,
  place,
  canChange,
  without,
  onRemove,
  notes,
}: {
  assessment: AssessmentView;
  /** Counted from 1. On a phone one sees one at a time. */
  place: { position: number; count: number };
  canChange: boolean;
  /** The address without this candidate, if at least two remain. */
  without?: string;
  onRemove: (name: string) => void;
  notes: ReactNode;
}) {
  const { t, number } = useTexts();
  const id = useId();
  const { name, below } = candidateLines(assessment, t);
  const { interview, status, untold, reportUrl } = assessment;
  const report = reportUrl && httpUrl(reportUrl);
  return (
    <article aria-labelledby={id} data-assessment={assessment.id} className="compared">
      <header className="flex min-w-0 flex-col gap-1.5 bg-ground">
        <p data-place="" className="tabular text-12 text-faint">
          {t("compare.place", { position: number(place.position), count: number(place.count) })}
        </p>
        <div className="flex items-start justify-between gap-2">
          <h2 id={id} dir="auto" className="min-w-0 text-16 font-semibold break-words">
            <Link
              href={`/assessments/${assessment.id}`}
              className="pointer-coarse:finger inline-block max-w-full rounded-xs underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </h2>
          {without && (
            <Link
              href={without}
              replace
              scroll={false}
              onClick={() => onRemove(name)}
              aria-label={t("compare.remove", { name })}
              title={t("compare.remove", { name })}
              className={`${buttonClass("ghost", "sm")} -mt-0.5 -mr-2 shrink-0 print:hidden`}
            >
              <X aria-hidden="true" />
            </Link>
          )}
        </div>
        <p className="text-13 break-words text-quiet">
          {interview ? <bdi>{interview.name}</bdi> : t("assessment.interviewUnknown")}
          {below && (
            <>
              {" · "}
              <Email address={below} />
            </>
          )}
        </p>
        <StatusBadge status={status} untold={untold} />
      </header>
      <SectionLevel value={3}>
        <SectionsOf value={id}>
          <DetailSection title={t("table.finding")}>
            <RecommendationDetail assessment={assessment} />
            {report && (
              <>
                <ExternalLink href={report} className={`${buttonClass()} button-wraps w-fit print:hidden`}>
                  <FileText aria-hidden="true" />
                  {t("assessment.openReport")}
                </ExternalLink>
                {/* On paper an address has to be read. */}
                <p className="hidden text-12 break-all print:block">
                  {t("shortlists.reportAt")}: <a href={report}>{report}</a>
                </p>
              </>
            )}
          </DetailSection>
          <div className="min-w-0">
            <div className="print:hidden">
              <DecisionSection assessment={assessment} canDecide={canChange} isOneOfSeveral />
            </div>
            <div className="hidden print:block">
              <DecisionSection assessment={assessment} canDecide={false} isOneOfSeveral />
            </div>
          </div>
          <DetailSection title={t("compare.time")}>
            <TimeTaken assessment={assessment} />
          </DetailSection>
          <div className="min-w-0 print:not-has-[li]:hidden">{notes}</div>
        </SectionsOf>
      </SectionLevel>
    </article>
  );
}

/** Where a column is narrower, it is cut before the host and not in the middle of a word. */
function Email({ address }: { address: string }) {
  const [person = "", ...host] = address.split(/(?=@)/);
  return (
    <bdi>
      {person}
      <wbr />
      {host.join("")}
    </bdi>
  );
}

function TimeTaken({ assessment }: { assessment: AssessmentView }) {
  const now = useNow(60_000);
  const texts = inKnownZone(useTexts(), now);
  const { t } = texts;
  const { status, createdAt, completedBetween } = assessment;
  const taken = timeTaken(assessment);
  const clock = (at: string) => clockTime(Date.parse(at), now ?? Date.parse(createdAt), texts);
  if (status === "pending" || !completedBetween)
    return (
      <p className="text-13 text-quiet">{t(status === "pending" ? "compare.pending" : "compare.unknown")}</p>
    );
  const { after, before } = completedBetween;
  return (
    <div className="flex flex-col gap-0.5 text-13">
      <p>{taken ? boundsWords(taken, texts) : t("compare.unknown")}</p>
      <p className="text-12 text-faint">
        {!after
          ? t("compare.seenBefore", { before: clock(before) })
          : clock(after) === clock(before)
            ? t("compare.seenAt", { at: clock(before) })
            : t("compare.seenBetween", { after: clock(after), before: clock(before) })}
      </p>
    </div>
  );
}
