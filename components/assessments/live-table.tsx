"use client";

import { type RefObject, useCallback } from "react";
import { AssessmentsTable } from "@/components/assessments/assessments-table";
import { InterviewFilter } from "@/components/assessments/interview-filter";
import { NewRowsPill } from "@/components/assessments/new-rows-pill";
import { Pager } from "@/components/assessments/pager";
import { PastTheEnd } from "@/components/assessments/past-the-end";
import { SearchBox } from "@/components/assessments/search-box";
import {
  type AssessmentSearch,
  isFiltered,
  pageSize,
  searchToQuery,
} from "@/components/assessments/search-params";
import { SortMenu } from "@/components/assessments/sort-menu";
import { TableEmpty } from "@/components/assessments/table-empty";
import { useLiveRows } from "@/components/assessments/use-live-rows";
import { cn } from "@/components/ui/cn";
import type { AssessmentPage } from "@/lib/assessments/schema";

/** Toolbar and table: one view of the list, kept fresh without moving. */
export function LiveTable({
  page,
  search,
  canInvite,
  isWaiting,
  isSettled,
  searchBox,
  onNarrow,
  onPage,
}: {
  page: AssessmentPage;
  search: AssessmentSearch;
  canInvite: boolean;
  /** The page is the view before this one's, until the answer is there. */
  isWaiting: boolean;
  isSettled: boolean;
  searchBox: RefObject<HTMLInputElement | null>;
  onNarrow: (change: Partial<AssessmentSearch>) => void;
  onPage: (page: number) => void;
}) {
  const view = JSON.stringify(searchToQuery(search));
  const live = useLiveRows(view, isWaiting ? undefined : page.assessments, isSettled);
  const onSearch = useCallback((q: string) => onNarrow({ q }), [onNarrow]);

  return (
    <>
      <div className="sticky top-(--shell-top,0px) z-20 flex flex-wrap items-center gap-2 border-b border-line bg-ground px-4 py-2.5 md:px-7 @max-3xl:static">
        <SearchBox q={search.q} onSearch={onSearch} inputRef={searchBox} />
        <InterviewFilter interview={search.interview} onChange={(interview) => onNarrow({ interview })} />
        <SortMenu sort={search.sort} onSort={(sort) => onNarrow({ sort })} />
        <div className="ml-auto flex items-center gap-3">
          <NewRowsPill fresh={live.fresh} outdated={live.outdated} onLetIn={live.letIn} />
          <Pager page={search.page} total={page.total} onPage={onPage} />
        </div>
      </div>
      <div
        aria-busy={isWaiting}
        className={cn(
          "[--table-head-top:calc(var(--shell-top,0px)+3.3125rem)] transition-opacity",
          isWaiting && "opacity-60",
        )}
      >
        {live.rows.length > 0 ? (
          <AssessmentsTable
            rows={live.rows}
            sort={search.sort}
            onSort={(sort) => onNarrow({ sort })}
            marked={live.marked}
          />
        ) : isWaiting ? undefined : page.total > 0 ? (
          <PastTheEnd onFirst={() => onPage(1)} />
        ) : (
          <TableEmpty
            tab={search.status}
            isFiltered={isFiltered(search)}
            isFirst={page.counts.all === 0}
            isKnown={page.sync.checkedAt !== undefined}
            canInvite={canInvite}
            onClear={() => onNarrow({ q: "", interview: null })}
          />
        )}
      </div>
      {page.total > pageSize && (
        // Where the toolbar stays, so does its pager; cards scroll it away.
        <div className="flex justify-center py-4 @3xl:hidden">
          <Pager label="Pages, after the list" page={search.page} total={page.total} onPage={onPage} />
        </div>
      )}
      <div aria-live="polite" aria-atomic="false" className="sr-only">
        {live.said.map((text, index) => (
          <p key={index === 0 ? "changes" : "new"}>{text}</p>
        ))}
      </div>
    </>
  );
}
