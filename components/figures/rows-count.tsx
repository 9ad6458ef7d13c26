"use client";

import Link from "next/link";
import { rowsLink } from "@/components/figures/rows-link";
import { useTexts } from "@/components/texts/texts-provider";

/** Links to the rows that it counts, if there are any. */
export function RowsCount({
  count,
  label,
  about,
}: {
  count: number;
  /** What it counts, with the figure: by themselves, the figures of a row sound alike. */
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
