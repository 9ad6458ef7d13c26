"use client";

import { RowLink } from "@/components/figures/row-link";
import { rowsLink } from "@/components/figures/rows-link";

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
  return <RowLink count={count} label={label} href={rowsLink(about)} />;
}
