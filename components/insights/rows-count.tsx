"use client";

import Link from "next/link";
import { rowsLink } from "@/components/insights/rows-link";
import { useTexts } from "@/components/texts/texts-provider";

/** A figure that leads to the rows it counts; where there are none, it leads nowhere. */
export function RowsCount({
  count,
  label,
  about,
}: {
  count: number;
  /** What it counts, the figure included: figures in a row read alike without. */
  label: string;
  about: Parameters<typeof rowsLink>[0];
}) {
  const { number } = useTexts();
  if (count === 0) return <span className="tabular text-faint">0</span>;
  return (
    <Link
      href={rowsLink(about)}
      prefetch={false}
      aria-label={label}
      className="tabular relative inline-flex min-h-6 items-center rounded-xs text-ink underline after:absolute after:-inset-x-2 after:inset-y-0 decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {number(count)}
    </Link>
  );
}
