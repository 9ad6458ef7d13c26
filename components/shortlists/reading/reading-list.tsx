"use client";

import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTabTitle } from "@/components/page/use-tab-title";
import { ReadCandidateItem } from "@/components/shortlists/reading/read-candidate-item";
import { useTexts } from "@/components/texts/texts-provider";
import { useZone } from "@/components/ui/behaviour/use-zone";
import { Button } from "@/components/ui/button";
import { dateAndTime } from "@/components/ui/format-time";
import type { ReadCandidate } from "@/lib/shortlists/schema";

/** A shortlist as its readers see it, on screen and on paper. */
export function ReadingList<Candidate extends ReadCandidate>({
  shortlist,
  keyOf,
  below,
  children,
}: {
  shortlist: { name: string; note: string; by: string; updatedAt: string; candidates: Candidate[] };
  keyOf: (candidate: Candidate, at: number) => string | number;
  /** Stands below each candidate, on screen only. */
  below?: (candidate: Candidate) => ReactNode;
  /** Stands above the list, on screen only. */
  children?: ReactNode;
}) {
  const { t, locale } = useTexts();
  const zone = useZone();
  const { name, note, by, updatedAt, candidates } = shortlist;
  useTabTitle(name);
  return (
    <article className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-5 pb-20 md:px-7 print:max-w-none print:gap-5 print:p-0">
      {children && <div className="flex flex-col gap-3 print:hidden">{children}</div>}
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 flex-col gap-1 max-sm:basis-full">
          <h1 dir="auto" className="text-22 font-semibold tracking-[-0.015em] break-words">
            {name}
          </h1>
          <p className="text-13 text-quiet">
            {t("shortlists.preparedBy", { by })} · {t("shortlists.candidates", { count: candidates.length })}{" "}
            · {t("shortlists.asOf", { at: dateAndTime(Date.parse(updatedAt), { locale, timeZone: zone }) })}
          </p>
        </div>
        <Button onClick={() => window.print()} className="print:hidden">
          <Printer aria-hidden="true" />
          {t("shortlists.print")}
        </Button>
      </header>
      {candidates.some(({ blindNumber }) => blindNumber !== undefined) && (
        <p className="text-13 text-quiet">{t("blind.readers")}</p>
      )}
      {note && (
        <p dir="auto" className="max-w-prose text-16 break-words whitespace-pre-line">
          {note}
        </p>
      )}
      {candidates.length === 0 ? (
        <p className="border-t border-line pt-6 text-14 text-quiet">{t("shortlists.reading")}</p>
      ) : (
        <ol className="flex flex-col">
          {candidates.map((candidate, at) => (
            <ReadCandidateItem key={keyOf(candidate, at)} candidate={candidate} position={at + 1}>
              {below?.(candidate)}
            </ReadCandidateItem>
          ))}
        </ol>
      )}
    </article>
  );
}
