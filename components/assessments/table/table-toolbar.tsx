"use client";

import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { TableExport } from "@/components/assessments/table/table-export";
import { DisplayMenu } from "@/components/assessments/view/display-menu";
import { FiltersButton } from "@/components/assessments/view/filters-button";
import { SearchBox } from "@/components/assessments/view/search-box";
import { formatLength } from "@/components/assessments/view/table-words";
import type { TableDisplay } from "@/components/assessments/view/use-table-display";
import type { TypedSearch } from "@/components/assessments/view/use-typed-search";
import {
  type AssessmentSearch,
  isFiltered,
  type ListView,
} from "@/components/assessments/view/view-search-params";
import { InterviewFilter } from "@/components/candidate/fields/interview-filter";
import type { ListLength } from "@/components/rows/list-pages";
import { useTexts } from "@/components/texts/texts-provider";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

/** Someone who types isn’t interrupted by each letter’s count. */
const saidAfterMs = 1_000;

export type FiltersToggle = { isOpen: boolean; onPress: () => void };

export function TableToolbar({
  search,
  view,
  length,
  canExport,
  searchBox,
  display,
  onNarrow,
  filters,
  typed,
  children,
}: {
  search: AssessmentSearch;
  view: ListView;
  /** Undefined while the view is being fetched. */
  length: ListLength | undefined;
  canExport: boolean;
  searchBox: RefObject<HTMLInputElement | null>;
  display: TableDisplay;
  onNarrow: (change: Partial<AssessmentSearch>) => void;
  filters: FiltersToggle;
  typed: TypedSearch;
  children: ReactNode;
}) {
  const texts = useTexts();
  return (
    <div className="sticky top-(--shell-top,0px) z-20 flex items-center gap-2 border-b border-line bg-ground px-4 py-2.5 md:px-7 @max-3xl:static @max-3xl:flex-wrap">
      <div className="flex w-full items-center gap-3 @3xl:contents">
        <SearchBox typed={typed} inputRef={searchBox} />
        {/* What the tabs count is not said twice. */}
        <FoundCount count={length && isFiltered(search) ? formatLength(length, texts) : undefined} />
      </div>
      <InterviewFilter interview={search.interview} onChange={(interview) => onNarrow({ interview })} />
      <FiltersButton search={search} length={length} onNarrow={onNarrow} {...filters} />
      <DisplayMenu search={search} display={display} onNarrow={onNarrow} />
      <div className="ml-auto @max-3xl:contents">{children}</div>
      {canExport && <TableExport view={view} length={length ?? { count: 0, isExact: true }} />}
    </div>
  );
}

function FoundCount({ count }: { count: string | undefined }) {
  const { t } = useTexts();
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSaid(count), saidAfterMs);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <>
      <VisuallyHidden role="status">
        {said !== undefined && said === count && t("table.foundSaid", { count: said })}
      </VisuallyHidden>
      {count !== undefined && (
        <p
          aria-hidden="true"
          className="tabular shrink-0 text-13 whitespace-nowrap text-quiet @3xl:order-1 @3xl:ml-1"
        >
          {t("table.found", { count })}
        </p>
      )}
    </>
  );
}
