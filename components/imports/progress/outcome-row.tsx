"use client";

import Link from "next/link";
import { useLayoutEffect, useRef } from "react";
import { candidateName } from "@/components/candidate/candidate-name";
import { CopyLinkButton } from "@/components/candidate/copy-link-button";
import { outcomeLooks } from "@/components/imports/progress/outcome-icons";
import { whyWords } from "@/components/imports/progress/why-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import type { ImportRowView } from "@/lib/imports/schema";

export const outcomeTracks =
  "grid grid-cols-[3rem_minmax(12rem,1.2fr)_minmax(8rem,0.8fr)_minmax(12rem,1.4fr)_8.5rem] gap-x-3";

const hasWords = ({ reason, errors }: ImportRowView): boolean => reason !== undefined || errors !== undefined;

/** An estimate, until the row is drawn: how many lines the reason takes depends on the width. */
export function heightRemOf(row: ImportRowView | undefined, isCard: boolean): number {
  const more = row && hasWords(row) ? 2.25 : 0;
  return (isCard ? 6.25 : 2.75) + more;
}

/** A row, what became of it and why. On a phone a card. */
export function OutcomeRow({
  row,
  index,
  topPx,
  onHeight,
  isCard,
  interview,
}: {
  row: ImportRowView;
  index: number;
  topPx: number;
  /** Called when the row is drawn, and whenever its height changes. */
  onHeight: (line: number, heightPx: number) => void;
  isCard: boolean;
  interview: string | undefined;
}) {
  const { t } = useTexts();
  const { line, candidate, assessment } = row;
  const drawn = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    const element = drawn.current;
    if (!element) return;
    const observer = new ResizeObserver(() => onHeight(line, element.getBoundingClientRect().height));
    observer.observe(element);
    return () => observer.disconnect();
  }, [line, onHeight]);
  const { email = "" } = candidate;
  const name = candidateName({ ...candidate, email }) || t("imports.rows.nobody");
  const { icon: Icon, tone } = outcomeLooks[row.state];
  const words = whyWords(row, t);
  const nameClass = "max-w-full truncate text-left font-[550]";
  return (
    <tr
      ref={drawn}
      aria-rowindex={index + 2}
      style={{ top: topPx }}
      className={cn(
        "absolute inset-x-0 border-b border-line px-4 hover:bg-hover md:px-7",
        isCard
          ? "grid min-h-25 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-0.5 py-2"
          : cn(outcomeTracks, "min-h-11 [align-content:center] items-baseline py-1"),
      )}
    >
      <td className={cn("tabular text-12 text-faint", isCard && "pt-0.5")}>{line}</td>
      <th scope="row" className={cn("flex min-w-0 flex-col items-start font-normal", isCard && "col-span-2")}>
        {assessment ? (
          <Link
            href={`/assessments/${assessment.id}`}
            prefetch={false}
            dir="auto"
            className={cn(nameClass, "rounded-xs hover:underline pointer-coarse:-my-1 pointer-coarse:py-1")}
          >
            {name}
          </Link>
        ) : (
          <span dir="auto" className={nameClass}>
            {name}
          </span>
        )}
        {name !== email && (
          <span dir="auto" className="max-w-full truncate text-12 leading-4 text-quiet">
            {email}
          </span>
        )}
      </th>
      <td
        dir="auto"
        className={isCard ? "col-start-2 row-start-2 truncate text-12 text-quiet" : "truncate text-quiet"}
      >
        {interview}
      </td>
      <td className={cn("flex min-w-0 flex-col gap-0.5", isCard && "col-start-2 row-start-3")}>
        {/* On the line of its text: else an icon’s lower edge would stand on the name’s. */}
        <Badge
          tone={tone}
          icon={<Icon aria-hidden="true" />}
          className="items-baseline leading-[1.375rem] [&_svg]:self-center"
        >
          {t(`imports.outcomes.${row.state}`)}
        </Badge>
        {words && (
          <span dir="auto" className="max-w-full text-12 leading-4 break-words text-quiet">
            {words}
          </span>
        )}
      </td>
      <td className={isCard ? "col-start-3 row-span-2 row-start-2 self-end" : "self-center justify-self-end"}>
        {assessment?.applicationUrl && assessment.status === "pending" && (
          <CopyLinkButton
            size="sm"
            assessmentId={assessment.id}
            applicationUrl={assessment.applicationUrl}
            isProbable={assessment.identity === "probable"}
            what={name}
          />
        )}
      </td>
    </tr>
  );
}
