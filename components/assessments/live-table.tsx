"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { type ReactNode, type RefObject, useCallback, useRef } from "react";
import { AssessmentsTable } from "@/components/assessments/assessments-table";
import { Dock } from "@/components/assessments/dock";
import { shownLength } from "@/components/assessments/held-list";
import { NewRowsPill } from "@/components/assessments/new-rows-pill";
import { RowWork } from "@/components/assessments/row-work";
import {
  type AssessmentSearch,
  isFiltered,
  noMoreFilters,
  searchToView,
} from "@/components/assessments/search-params";
import { TableActsContext } from "@/components/assessments/table-acts";
import { type FiltersToggle, TableToolbar } from "@/components/assessments/table-toolbar";
import { useKeepPlace } from "@/components/assessments/use-keep-place";
import { useLiveRows } from "@/components/assessments/use-live-rows";
import type { WalkTo } from "@/components/assessments/use-row-focus";
import { useRowWork } from "@/components/assessments/use-row-work";
import { useSelectionShortcuts } from "@/components/assessments/use-selection-shortcuts";
import { useSteppedValue } from "@/components/assessments/use-stepped-value";
import type { TableLook } from "@/components/assessments/use-table-look";
import { cn } from "@/components/ui/cn";
import type { AssessmentPage } from "@/lib/assessments/schema";

/** Most lists have rows: its script comes with those that have none. */
const TableEmpty = dynamic(() =>
  import("@/components/assessments/table-empty").then((module) => module.TableEmpty),
);

const wholeList = { q: "", interview: null, ...noMoreFilters } as const;

/** A list that is scrolled less than this stands at its top. */
const atTopPx = 8;

/** Toolbar and table: one view of the list, kept fresh without moving. */
export function LiveTable({
  answer,
  search,
  canInvite,
  isKnown,
  hasNone,
  unread,
  searchBox,
  walkTo,
  look,
  onNarrow,
  filters,
  filterLine,
  children,
}: {
  /** The first page of what the address asks for, or of the view before it until the answer is there. */
  answer: UseQueryResult<AssessmentPage>;
  search: AssessmentSearch;
  canInvite: boolean;
  /** The service has told what there is. */
  isKnown: boolean;
  /** There is no assessment, but for archived ones, which aren’t looked at. */
  hasNone: boolean;
  /** How many names are still to be read: nothing finds those yet. */
  unread: number;
  searchBox: RefObject<HTMLInputElement | null>;
  walkTo: RefObject<WalkTo | null>;
  look: TableLook;
  onNarrow: (change: Partial<AssessmentSearch>) => void;
  filters: FiltersToggle;
  /** The further filters, where they are shown. */
  filterLine: ReactNode;
  /** What else stands at the window’s foot. */
  children: ReactNode;
}) {
  const view = searchToView(search);
  const area = useRef<HTMLDivElement>(null);
  const live = useLiveRows(view, answer, () => {
    const isAtHand = area.current?.matches(":hover, :focus-within") ?? false;
    return window.scrollY <= atTopPx && !isAtHand;
  });
  const onSearch = useCallback((q: string) => onNarrow({ q }), [onNarrow]);
  const { list, rows } = useSteppedValue(live.held);
  const length = list && shownLength(list);
  useKeepPlace(area, list?.position);
  const isWaiting = answer.isPlaceholderData || list?.viewKey !== JSON.stringify(view);

  const work = useRowWork(list, canInvite);
  const { selection } = work;
  const hasChosen = selection.rows.size > 0;
  function chooseNone() {
    const isInBar = document.activeElement?.closest("[data-bulk-bar]");
    const box = area.current?.querySelector<HTMLElement>(`[data-select="${selection.anchor}"]`);
    selection.clear();
    if (isInBar) (box ?? area.current)?.focus({ preventScroll: true });
  }
  useSelectionShortcuts({ canChoose: canInvite, hasChosen, onClear: chooseNone });

  async function letIn() {
    // New ones stand at the top of the list that begins with the newest.
    if (live.fresh > 0 && search.sort === "-created") window.scrollTo({ top: 0 });
    await live.letIn();
    // The button that was pressed is gone.
    if (document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }

  return (
    <TableActsContext value={work.acts}>
      <TableToolbar
        search={search}
        view={view}
        length={isWaiting ? undefined : length}
        canExport={canInvite}
        searchBox={searchBox}
        onNarrow={onNarrow}
        filters={filters}
        look={look}
        onSearch={onSearch}
      >
        <NewRowsPill
          fresh={live.fresh}
          outdated={live.outdated && !isWaiting}
          isLettingIn={live.isLettingIn}
          onLetIn={() => void letIn()}
        />
      </TableToolbar>
      {filterLine}
      <div
        ref={area}
        tabIndex={-1}
        aria-busy={isWaiting}
        className={cn(
          hasChosen && "[--bar:4.5rem]",
          "outline-none [--table-head-top:calc(var(--shell-top,0px)+3.3125rem)]",
          // Dimmed rows could not be read by everybody.
          isWaiting &&
            "relative before:absolute before:inset-x-0 before:top-0 before:z-20 before:h-0.5 before:animate-breathe before:bg-accent",
        )}
      >
        {list && length && length.count > 0 ? (
          <AssessmentsTable
            viewKey={list.viewKey}
            length={length}
            goOn={list.goOn}
            rows={rows}
            columns={look.columns}
            density={look.density}
            sort={search.sort}
            onSort={(sort) => onNarrow({ sort })}
            marked={live.marked}
            boxes={work.boxes}
            onWant={live.want}
            walkTo={walkTo}
          />
        ) : isWaiting ? undefined : (
          <TableEmpty
            tab={search.status}
            isFiltered={isFiltered(search)}
            searched={isFiltered({ ...search, q: "" }) ? undefined : view.q}
            isArchive={search.archived === "1" && !isFiltered({ ...search, archived: null })}
            hasNone={hasNone}
            isKnown={isKnown}
            q={view.q}
            unread={unread}
            canInvite={canInvite}
            onClear={() => onNarrow({ ...wholeList })}
            onShowArchived={() => onNarrow({ ...wholeList, status: "all", archived: "1" })}
          />
        )}
      </div>
      <div aria-live="polite" aria-atomic="false" className="sr-only">
        {live.said.map((text, index) => (
          <p key={index === 0 ? "changes" : "new"}>{text}</p>
        ))}
      </div>
      <Dock>
        {list && <RowWork work={work} list={list} onClear={chooseNone} />}
        {children}
      </Dock>
    </TableActsContext>
  );
}
