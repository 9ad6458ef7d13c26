"use client";

import type { ReactNode, RefObject } from "react";
import { DisplayMenu } from "@/components/assessments/display-menu";
import { FiltersButton } from "@/components/assessments/filters-button";
import { InterviewFilter } from "@/components/assessments/interview-filter";
import { SearchBox } from "@/components/assessments/search-box";
import { type AssessmentSearch, isFiltered, type ListView } from "@/components/assessments/search-params";
import { TableExport } from "@/components/assessments/table-export";
import type { ListLength } from "@/components/assessments/table-pages";
import { formatLength } from "@/components/assessments/table-words";
import type { TableLook } from "@/components/assessments/use-table-look";
import { useTexts } from "@/components/texts/texts-provider";

export type FiltersToggle = { isOpen: boolean; onPress: () => void };

/** What narrows the list, how much of it there is, and what can be done with all of it. */
export function TableToolbar({
  search,
  view,
  length,
  canExport,
  searchBox,
  look,
  onNarrow,
  filters,
  onSearch,
  children,
}: {
  search: AssessmentSearch;
  view: ListView;
  /** Undefined while the view's answer is on its way. */
  length: ListLength | undefined;
  canExport: boolean;
  searchBox: RefObject<HTMLInputElement | null>;
  look: TableLook;
  onNarrow: (change: Partial<AssessmentSearch>) => void;
  /** Whether the further filters are shown, and what shows or hides them. */
  filters: FiltersToggle;
  onSearch: (q: string) => void;
  /** What comes and goes beside it. */
  children: ReactNode;
}) {
  const texts = useTexts();
  return (
    <div className="sticky top-(--shell-top,0px) z-20 flex items-center gap-2 border-b border-line bg-ground px-4 py-2.5 md:px-7 @max-3xl:static @max-3xl:flex-wrap">
      <div className="flex w-full items-center gap-3 @3xl:contents">
        <SearchBox q={search.q} onSearch={onSearch} inputRef={searchBox} />
        {/* What the tabs count is not said twice. */}
        <p
          aria-live="polite"
          className="tabular shrink-0 text-13 whitespace-nowrap text-quiet empty:hidden @3xl:order-1 @3xl:ml-1"
        >
          {length && isFiltered(search) && texts.t("table.found", { count: formatLength(length, texts) })}
        </p>
      </div>
      <InterviewFilter interview={search.interview} onChange={(interview) => onNarrow({ interview })} />
      <FiltersButton search={search} length={length} onNarrow={onNarrow} {...filters} />
      <DisplayMenu search={search} look={look} onNarrow={onNarrow} />
      <div className="ml-auto @max-3xl:contents">{children}</div>
      {canExport && <TableExport view={view} length={length ?? { count: 0, isExact: true }} />}
    </div>
  );
}
