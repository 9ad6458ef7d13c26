"use client";

import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { DecisionBadge } from "@/components/candidate/decision-badge";
import { StatusBadge } from "@/components/candidate/status-badge";
import { completedWords, readName } from "@/components/shortlists/shortlist-words";
import { useTexts } from "@/components/texts/texts-provider";
import { useZone } from "@/components/ui/behaviour/use-zone";
import { buttonClass } from "@/components/ui/button-class";
import { ExternalLink } from "@/components/ui/external-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { httpUrl } from "@/lib/http-url";
import type { ReadCandidate } from "@/lib/shortlists/schema";

/** One candidate, whole on a page of paper wherever one has room for it. */
export function ReadCandidateItem({
  candidate,
  position,
  children,
}: {
  candidate: ReadCandidate;
  position: number;
  children?: ReactNode;
}) {
  const { t, locale, number } = useTexts();
  const zone = useZone();
  const { interview, status, untold, decision, detail, word, email, phone, isGone } = candidate;
  const name = readName(candidate, t);
  const completed = completedWords(candidate.completedBetween, { t, locale, timeZone: zone });
  const reportUrl = candidate.reportUrl && httpUrl(candidate.reportUrl);
  const facts = [
    { label: t("shortlists.completed"), value: completed },
    { label: t("shortlists.email"), value: email },
    { label: t("shortlists.phone"), value: phone },
  ].filter(({ value }) => value);
  return (
    <li className="flex break-inside-avoid gap-4 border-t border-line py-5 max-sm:gap-3 print:border-line-strong print:py-4">
      <span className="tabular w-6 shrink-0 pt-0.5 text-right text-16 text-faint">{number(position)}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-col gap-0.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 dir="auto" className="min-w-0 text-18 font-semibold tracking-[-0.01em] break-words">
              {name}
            </h2>
            <StatusBadge status={status} untold={untold} />
            <DecisionBadge decision={decision} />
          </div>
          {interview && (
            <p dir="auto" className="text-14 break-words text-quiet">
              {interview}
            </p>
          )}
        </div>
        {word && (
          <p
            dir="auto"
            className="max-w-prose border-l-2 border-line-strong pl-3 text-16 text-pretty break-words whitespace-pre-line rtl:border-r-2 rtl:border-l-0 rtl:pr-3 rtl:pl-0"
          >
            {word}
          </p>
        )}
        {detail && (
          <p dir="auto" lang="" className="max-w-prose text-14 text-pretty break-words whitespace-pre-line">
            {detail}
          </p>
        )}
        {isGone && <p className="text-13 text-quiet">{t("shortlists.gone_mark")}</p>}
        {facts.length > 0 && (
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-13">
            {facts.map(({ label, value }) => (
              <div key={label} className="flex min-w-0 flex-wrap gap-x-1.5">
                <dt className="text-faint">{label}</dt>
                <dd dir="auto" className="min-w-0 break-words">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {reportUrl && (
          <>
            <ExternalLink href={reportUrl} className={`${buttonClass()} w-fit print:hidden`}>
              <FileText aria-hidden="true" />
              <span>
                {t.rich("shortlists.report", {
                  name,
                  more: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
                })}
              </span>
            </ExternalLink>
            {/* On paper an address has to be read. */}
            <p className="hidden text-12 break-all print:block">
              {t("shortlists.reportAt")}: <a href={reportUrl}>{reportUrl}</a>
            </p>
          </>
        )}
        {children && <div className="print:hidden">{children}</div>}
      </div>
    </li>
  );
}
