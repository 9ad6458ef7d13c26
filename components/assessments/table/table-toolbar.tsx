"use client";

import { type FocusEvent, type ReactNode, type RefObject, useEffect, useState } from "react";
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
import { InterviewsFilter } from "@/components/candidate/fields/interview-filter";
import type { ListLength } from "@/components/rows/list-pages";
import { keyOf } from "@/components/rows/list-state";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

/** Someone who types isn’t interrupted by each letter’s count. */
const saidAfterMs = 1_000;

/** A button at the row’s end is in sight in part, with which browsers are content. */
const scrolling = {
  onFocus: ({ target }: FocusEvent) => target.scrollIntoView({ block: "nearest", inline: "nearest" }),
};

export type FiltersToggle = { isOpen: boolean; onPress: () => void };

export function TableToolbar({
  search,
  view,
  length,
  canExport,
  searchBox,
  onToRows,
  display,
  onNarrow,
  filters,
  typed,
  mainAct,
  selecting,
  children,
}: {
  search: AssessmentSearch;
  view: ListView;
  /** Undefined while the view is being fetched. */
  length: ListLength | undefined;
  canExport: boolean;
  searchBox: RefObject<HTMLInputElement | null>;
  /** Leads to the first row. @returns whether there is one. */
  onToRows: () => boolean;
  display: TableDisplay;
  onNarrow: (change: Partial<AssessmentSearch>) => void;
  filters: FiltersToggle;
  typed: TypedSearch;
  /** Beside the search, where a thumb reaches both. */
  mainAct: ReactNode;
  /** Whether cards have boxes. */
  selecting?: { isOn: boolean; onPress: () => void };
  children: ReactNode;
}) {
  const { t } = useTexts();
  const known = useLastKnown(length);
  return (
    <div className="home-toolbar">
      <div className="home-thumb" data-thumb="">
        <SearchBox typed={typed} inputRef={searchBox} onLeave={onToRows} />
        {/* What the tabs count is not said twice. */}
        <FoundCount view={view} length={length} isShown={isFiltered(search)} />
        {mainAct}
      </div>
      <div className="home-filters" {...scrolling}>
        <InterviewsFilter interviews={search.interview} onChange={(interview) => onNarrow({ interview })} />
        <FiltersButton search={search} length={length} onNarrow={onNarrow} {...filters} />
        {selecting && (
          <Button
            className="home-select"
            variant={selecting.isOn ? "primary" : undefined}
            onClick={selecting.onPress}
          >
            {t(selecting.isOn ? "selection.done" : "selection.mode")}
          </Button>
        )}
        <DisplayMenu search={search} display={display} onNarrow={onNarrow} />
        <div className="ml-auto @max-3xl:contents">{children}</div>
        {canExport && known && <TableExport view={view} length={length} isEmpty={known.count === 0} />}
      </div>
    </div>
  );
}

/** Until a view’s answer is there, that of the one before. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** Keeps the room of the longest count yet: answers come and go, and the search box beside it has the rest. */
function FoundCount({
  view,
  length,
  isShown,
}: {
  view: ListView;
  length: ListLength | undefined;
  isShown: boolean;
}) {
  const texts = useTexts();
  const { t } = texts;
  const count = length && formatLength(length, texts);
  const [longest, setLongest] = useState(count ?? "");
  if (count && count.length > longest.length) setLongest(count);
  const viewKey = keyOf(view);
  // The view that the page opens with isn’t announced: it is no answer to a search. A search’s end is.
  const [seen, setSeen] = useState({ viewKey, isShown, isAnswer: false });
  if (seen.viewKey !== viewKey) setSeen({ viewKey, isShown, isAnswer: isShown || seen.isShown });
  const toSay = seen.isAnswer ? count : undefined;
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSaid(toSay), saidAfterMs);
    return () => clearTimeout(timer);
  }, [toSay]);
  return (
    <>
      <VisuallyHidden role="status">
        {said !== undefined && said === toSay && t("table.foundSaid", { count: said })}
      </VisuallyHidden>
      {isShown && (
        <p aria-hidden="true" data-room={t("table.found", { count: longest })} className="home-found">
          {count !== undefined && <span>{t("table.found", { count })}</span>}
        </p>
      )}
    </>
  );
}
