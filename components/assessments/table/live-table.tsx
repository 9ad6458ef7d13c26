"use client";

import { type ReactNode, type RefObject, useRef, useState } from "react";
import { Dock } from "@/components/assessments/bulk/dock";
import { TableActionsContext } from "@/components/assessments/bulk/table-actions";
import { useTableAtHand } from "@/components/assessments/bulk/table-at-hand";
import { focusChosenRow } from "@/components/assessments/bulk/to-bulk-bar";
import { useDecideKeys } from "@/components/assessments/bulk/use-decide-keys";
import { useSelectionShortcuts } from "@/components/assessments/bulk/use-selection-shortcuts";
import { createDrawnRows, DrawnRowsContext } from "@/components/assessments/list/drawn-rows";
import { PageLoader } from "@/components/assessments/list/page-loader";
import { useList } from "@/components/assessments/list/use-list";
import type { WalkTo } from "@/components/assessments/list/use-row-focus";
import { useWasInRows } from "@/components/assessments/list/use-was-in-rows";
import { AssessmentsTable } from "@/components/assessments/table/assessments-table";
import { NewRowsPill } from "@/components/assessments/table/new-rows-pill";
import { RowOverlays } from "@/components/assessments/table/row-overlays";
import { TableEmpty } from "@/components/assessments/table/table-empty";
import { type FiltersToggle, TableToolbar } from "@/components/assessments/table/table-toolbar";
import { useKeepPlace } from "@/components/assessments/table/use-keep-place";
import { useRowInteraction } from "@/components/assessments/table/use-row-interaction";
import { useSteppedValue } from "@/components/assessments/view/use-stepped-value";
import type { TableDisplay } from "@/components/assessments/view/use-table-display";
import type { TypedSearch } from "@/components/assessments/view/use-typed-search";
import {
  type AssessmentSearch,
  clearedFurtherFilters,
  isFiltered,
} from "@/components/assessments/view/view-search-params";
import { useUndoKey } from "@/components/keyboard/use-undo-key";
import { shownLength } from "@/components/rows/list-shown";
import { keyOf, type Picture } from "@/components/rows/list-state";
import { useTexts } from "@/components/texts/texts-provider";
import { useSaidOn, useSay } from "@/components/ui/behaviour/use-say";
import type { ViewQuery } from "@/lib/assessments/schema";

const wholeList = { q: "", interview: null, ...clearedFurtherFilters } as const;

const atTopPx = 8;

type LiveTableProps = {
  view: ViewQuery;
  picture: Picture;
  /** The view couldn’t be fetched, and is being asked for again. */
  hasFailed: boolean;
  /** In the rows’ place, where there is no answer for the view. */
  failure: ReactNode;
  search: AssessmentSearch;
  canInvite: boolean;
  /** The service’s list has been read. */
  isKnown: boolean;
  /** There are no assessments but archived ones, which aren’t shown. */
  hasNone: boolean;
  /** How many names are still to be read: a search doesn’t find those yet. */
  unread: number;
  searchBox: RefObject<HTMLInputElement | null>;
  typed: TypedSearch;
  walkTo: RefObject<WalkTo | null>;
  display: TableDisplay;
  /** How many rows the same filters have under “All”. */
  inAll: number | undefined;
  onNarrow: (change: Partial<AssessmentSearch>) => void;
  /** Such a change is likely: its rows are fetched. */
  onNear: (change: Partial<AssessmentSearch>) => void;
  filters: FiltersToggle;
  filterLine: ReactNode;
  /** Where the search is within a thumb’s reach, this is, too. */
  mainAct: ReactNode;
  /** What else is at the window’s foot. */
  children: ReactNode;
};

export function LiveTable({
  view,
  picture,
  hasFailed,
  failure,
  search,
  canInvite,
  isKnown,
  hasNone,
  unread,
  searchBox,
  typed,
  walkTo,
  display,
  inAll,
  onNarrow,
  onNear,
  filters,
  filterLine,
  mainAct,
  children,
}: LiveTableProps) {
  const area = useRef<HTMLDivElement>(null);
  const [drawn] = useState(createDrawnRows);
  const wasInRows = useWasInRows(drawn);
  const live = useList(view, picture, hasFailed, () => {
    const isAtHand = area.current?.matches(":hover, :focus-within") ?? false;
    return window.scrollY <= atTopPx && !isAtHand;
  });
  const stepped = useSteppedValue(live.held);
  // Steps are for a list that one looks at: a view that was asked for is waited for, and the next key is for the row
  // that follows one’s own act.
  const isInUse =
    stepped.list?.isSettled &&
    stepped.list.viewKey === live.held.list?.viewKey &&
    stepped.list.nextFocus === live.held.list.nextFocus;
  const { list, rows } = isInUse ? stepped : live.held;
  const length = list && shownLength(list);
  useKeepPlace(area, drawn, list?.position);
  const { isWaiting } = live;
  const isKnownEmpty = list?.viewKey === keyOf(view) && length?.isExact && length.count === 0;

  const interaction = useRowInteraction(live.state, canInvite);
  const { selection } = interaction;
  const hasChosen = selection.ids.size > 0;
  const { t } = useTexts();
  const [said, say] = useSay();
  const [isMode, setIsMode] = useState(false);
  const isSelecting = isMode || hasChosen;
  function pressSelecting() {
    setIsMode(!isSelecting);
    selection.clear();
  }
  function chooseNone() {
    setIsMode(false);
    const isInBar = drawn.bar.current?.contains(document.activeElement);
    if (hasChosen) say(t("selection.cleared"));
    selection.clear();
    if (isInBar && !focusChosenRow(drawn, selection.anchor)) area.current?.focus({ preventScroll: true });
  }
  useSelectionShortcuts({ rows: drawn, canChoose: canInvite, selection, onClear: chooseNone });
  useTableAtHand({ selection, rows: drawn, actions: interaction.actions, display });
  useDecideKeys({ rows: drawn, selection, perform: interaction.actions.change?.perform });
  useUndoKey(interaction.acts.undo);

  async function letIn() {
    // New rows are at the top, if the newest come first.
    if (live.fresh > 0 && search.sort === "-created") window.scrollTo({ top: 0 });
    await live.letIn();
    // The button that was pressed is gone.
    if (document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }

  return (
    <DrawnRowsContext value={drawn}>
      <TableActionsContext value={interaction.actions}>
        <TableToolbar
          search={search}
          view={view}
          length={isWaiting ? undefined : length}
          canExport={canInvite}
          searchBox={searchBox}
          onToRows={() => walkTo.current?.("first") ?? false}
          onNarrow={onNarrow}
          filters={filters}
          display={display}
          typed={typed}
          mainAct={mainAct}
          selecting={canInvite ? { isOn: isSelecting, onPress: pressSelecting } : undefined}
        >
          <NewRowsPill
            fresh={live.fresh}
            outdated={live.outdated && !isWaiting}
            isLettingIn={live.isLettingIn}
            onLetIn={() => void letIn()}
          />
        </TableToolbar>
        {filterLine}
        <TableArea area={area} isWaiting={isWaiting && !failure} isSelecting={isSelecting}>
          {live.pageRequests.map((request) => (
            <PageLoader
              key={[keyOf(request.view), request.position, request.era, request.page].join()}
              request={request}
            />
          ))}
          {failure ? (
            failure
          ) : list && rows && length && length.count > 0 ? (
            <AssessmentsTable
              viewKey={list.viewKey}
              queue={list.view.queue}
              length={length}
              drawnFirst={picture.page.assessments.length}
              nextFocus={list.nextFocus}
              wasInRows={wasInRows}
              rows={rows}
              columns={display.columns}
              density={display.density}
              sort={search.sort}
              onSort={(sort) => onNarrow({ sort })}
              onNearSort={(sort) => onNear({ sort })}
              marked={live.marked}
              failed={interaction.failed}
              boxes={interaction.boxes}
              onPagesInSight={live.tellPagesInSight}
              walkTo={walkTo}
            />
          ) : isWaiting && !isKnownEmpty ? undefined : (
            <NoRows
              view={view}
              isWaiting={isWaiting}
              search={search}
              onNarrow={onNarrow}
              isKnown={isKnown}
              hasNone={hasNone}
              inAll={inAll}
              unread={unread}
              canInvite={canInvite}
            />
          )}
        </TableArea>
        <Announcements {...live.said} chosen={hasChosen ? "" : said} />
        <Dock>
          {list && (
            <RowOverlays
              interaction={interaction}
              list={list}
              isSelecting={isSelecting}
              onClear={chooseNone}
              area={area}
            />
          )}
          {children}
        </Dock>
      </TableActionsContext>
    </DrawnRowsContext>
  );
}

function TableArea({
  area,
  isWaiting,
  isSelecting,
  children,
}: {
  area: RefObject<HTMLDivElement | null>;
  isWaiting: boolean;
  isSelecting: boolean;
  children: ReactNode;
}) {
  return (
    <div
      ref={area}
      tabIndex={-1}
      aria-busy={isWaiting}
      data-selecting={isSelecting || undefined}
      className="rows-area"
    >
      {children}
    </div>
  );
}

function NoRows({
  view,
  search,
  onNarrow,
  ...known
}: Pick<
  LiveTableProps,
  "view" | "search" | "onNarrow" | "isKnown" | "hasNone" | "inAll" | "unread" | "canInvite"
> & { isWaiting: boolean }) {
  return (
    <TableEmpty
      {...known}
      view={view}
      isFiltered={isFiltered(search)}
      searched={isFiltered({ ...search, q: "" }) ? undefined : view.q}
      isArchive={search.archived === "1" && !isFiltered({ ...search, archived: null })}
      q={view.q}
      onClear={() => onNarrow({ ...wholeList })}
      onShowAll={() => onNarrow({ queue: "all" })}
      onShowArchived={() => onNarrow({ ...wholeList, queue: "all", archived: "1" })}
      onShowArchivedMatches={() => onNarrow({ queue: "all", archived: "1" })}
    />
  );
}

/** What changed and what is new, for screen readers. */
function Announcements({
  changed,
  of,
  fresh,
  chosen,
}: ReturnType<typeof useList>["said"] & { chosen: string }) {
  return (
    <div aria-live="polite" aria-atomic="false" className="sr-only">
      <p>{useSaidOn(of, changed)}</p>
      <p>{fresh}</p>
      <p>{chosen}</p>
    </div>
  );
}
