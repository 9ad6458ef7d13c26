"use client";

import Link from "next/link";
import { rowsLink } from "@/components/figures/rows-link";
import { barHeight, type Weeks } from "@/components/interviews/week-bars";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";

const bar = 6;
const gap = 2;
const height = 22;

/** Bars that link to their rows: the invited in grey, the completed in ink over it. A sentence says the same. */
export function WeekPicture({
  interview,
  weeks,
  most,
  className,
}: {
  interview: { id: number; name: string };
  weeks: Weeks;
  most: number;
  className?: string;
}) {
  const { t, number } = useTexts();
  const sum = (of: "invited" | "completed") => weeks.reduce((total, week) => total + week[of], 0);
  const [invited, completed] = [sum("invited"), sum("completed")];
  const sentence = t("interviews.weeks", {
    count: String(weeks.length),
    invited: number(invited),
    completed: number(completed),
  });
  const width = Math.max(0, weeks.length * (bar + gap) - gap);
  const picture = (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="block overflow-visible"
    >
      {weeks.map((week, index) => {
        const x = index * (bar + gap);
        const done = barHeight(week.completed, most, height - 2);
        const asked = barHeight(week.invited, most, height - 2);
        return (
          <g key={week.day}>
            <rect x={x} y={height - 1} width={bar} height={1} className="fill-line-strong" />
            {asked > 0 && (
              <rect
                x={x}
                y={height - asked}
                width={bar}
                height={asked}
                className="fill-control forced-colors:fill-[GrayText]"
              />
            )}
            {done > 0 && (
              <rect x={x + 1.5} y={height - done} width={bar - 3} height={done} className="fill-ink" />
            )}
          </g>
        );
      })}
    </svg>
  );
  if (invited === 0 && completed === 0) {
    return (
      <span title={sentence} className={cn("inline-flex min-h-6 items-center", className)}>
        {picture}
        <span className="sr-only">{sentence}</span>
      </span>
    );
  }
  return (
    <Link
      href={rowsLink({ interview: interview.id, from: weeks[0]?.from, archived: "with" })}
      aria-label={`${interview.name}: ${sentence}`}
      title={sentence}
      prefetch={false}
      className={cn(
        "inline-flex min-h-6 items-center rounded-xs hover:opacity-80 pointer-coarse:-my-2.5 pointer-coarse:min-h-11",
        className,
      )}
    >
      {picture}
    </Link>
  );
}
