"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatRange } from "@/components/assessments/format-range";
import { pageSize } from "@/components/assessments/search-params";
import { IconButton } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";

/** Where in the list one is, and the ways on. */
export function Pager({
  label = "Pages",
  page,
  total,
  onPage,
}: {
  /** Tells it from another one on the same screen. */
  label?: string;
  page: number;
  total: number;
  onPage: (page: number) => void;
}) {
  if (total === 0) return null;
  const last = Math.ceil(total / pageSize);
  return (
    <nav aria-label={label} className="flex items-center gap-1">
      <span className="tabular mr-1 text-13 whitespace-nowrap text-quiet">
        {page > last ? `${formatNumber(total)} in all` : formatRange(page, pageSize, total)}
      </span>
      <IconButton
        label="Previous page"
        size="sm"
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, last))}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton label="Next page" size="sm" disabled={page >= last} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
