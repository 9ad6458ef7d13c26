"use client";

import { useMemo, useRef, useState } from "react";
import { ColumnsSheet } from "@/components/imports/drafting/columns-sheet";
import { DraftCards } from "@/components/imports/drafting/draft-cards";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import { DraftGrid } from "@/components/imports/drafting/grid/draft-grid";
import type { Sorted } from "@/components/imports/drafting/sort-draft";
import { UndoButton } from "@/components/imports/drafting/undo-button";
import type { ActOnDraft, Undoing } from "@/components/imports/drafting/use-draft";
import { useTexts } from "@/components/texts/texts-provider";
import { useSaidOn } from "@/components/ui/behaviour/use-say";
import { useWidthRem } from "@/components/ui/behaviour/use-width-rem";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { ToggleToolbar } from "@/components/ui/fields/toggle-toolbar";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

export type Notes = ReadonlyMap<number, string>;

const noNotes: Notes = new Map();

const filters = ["all", "faulty", "double", "lacking", "ready", "skipped"] as const;
type Filter = (typeof filters)[number];

/** Below this width rows are cards. */
const gridFromRem = 50;

/** The rows with their faults, all or some of them. */
export function DraftRows({
  state,
  sorted,
  act,
  undoing,
  notes = noNotes,
  hasHeaderChoice = true,
}: {
  state: DraftState;
  sorted: Sorted;
  act: ActOnDraft;
  /** Without it nothing is taken back here. */
  undoing?: Undoing;
  /** The header stands in the file; of rows that are sent again it isn’t among them. */
  hasHeaderChoice?: boolean;
  /** What else is said of rows, by line. */
  notes?: Notes;
}) {
  const { t, number } = useTexts();
  const area = useRef<HTMLElement>(null);
  const widthRem = useWidthRem(area);
  const [filter, setFilter] = useState<Filter>("all");
  const { counts, byLine } = sorted;
  const countOf = (of: Filter) => counts[of === "all" ? "total" : of];
  const rows = useMemo(
    () =>
      filter === "all" ? state.rows : state.rows.filter(({ line }) => byLine.get(line)?.kind === filter),
    [filter, state.rows, byLine],
  );
  const said = useSaidOn(
    filter,
    t("imports.draft.shown", { count: rows.length, shown: number(rows.length) }),
    "there",
  );
  const areCards = widthRem !== undefined && widthRem < gridFromRem;
  // While no row can be sent yet, those that are right otherwise aren’t ready.
  const isOffered = (one: Filter) =>
    one === "ready" ? counts.lacking === 0 : (one !== "skipped" && one !== "lacking") || counts[one] > 0;
  const headerChoice = hasHeaderChoice && (
    <Checkbox
      label={t("imports.draft.header")}
      checked={state.columns.hasHeader}
      onCheckedChange={(hasHeader) => act({ kind: "header", hasHeader })}
    />
  );
  return (
    <section ref={area} aria-label={t("imports.draft.rowsTitle")} className="flex flex-col gap-3">
      <div className="mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 md:mx-7">
        <ToggleToolbar
          label={t("imports.draft.filters")}
          value={filter}
          options={filters
            .filter((one) => isOffered(one) || one === filter)
            .map((value) => ({
              value,
              label: (
                <>
                  {t(`imports.draft.filter.${value}`)}
                  <span className="tabular font-normal text-faint in-aria-pressed:text-quiet">
                    {number(countOf(value))}
                  </span>
                </>
              ),
            }))}
          onChoose={setFilter}
          className="flex flex-wrap gap-1.5"
        />
        {areCards ? <ColumnsSheet state={state} act={act} headerChoice={headerChoice} /> : headerChoice}
        {undoing && <UndoButton undoing={undoing} act={act} />}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {rows.length === 0 && (
        <p className="mx-4 py-6 text-center text-14 text-quiet md:mx-7">
          {t(`imports.draft.none.${filter}`)}
        </p>
      )}
      {widthRem === undefined ? null : areCards ? (
        <DraftCards state={state} rows={rows} sorted={sorted} notes={notes} act={act} />
      ) : (
        <DraftGrid state={state} rows={rows} sorted={sorted} notes={notes} act={act} />
      )}
    </section>
  );
}
