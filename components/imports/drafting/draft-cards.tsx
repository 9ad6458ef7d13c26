"use client";

import { ChevronRight } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { DraftRow } from "@/components/imports/checking/draft-row";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import { offsetsOf } from "@/components/imports/drafting/grid/row-heights";
import { RowState } from "@/components/imports/drafting/grid/row-state";
import { useRemPx } from "@/components/imports/drafting/grid/use-rem-px";
import { drawnRows, useRowsInSight } from "@/components/imports/drafting/grid/use-rows-in-sight";
import { RowSheet } from "@/components/imports/drafting/row-sheet";
import type { Sorted } from "@/components/imports/drafting/sort-draft";
import type { ActOnDraft } from "@/components/imports/drafting/use-draft";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { fullName } from "@/lib/full-name";

const cardRem = 4.25;
const tallRem = 6.5;

/** The rows on a phone: each opens a sheet with its fields. */
export function DraftCards({
  state,
  rows,
  sorted,
  notes,
  act,
}: {
  state: DraftState;
  rows: readonly DraftRow[];
  sorted: Sorted;
  notes: ReadonlyMap<number, string>;
  act: ActOnDraft;
}) {
  const { t } = useTexts();
  const { checks, byLine } = sorted;
  const list = useRef<HTMLUListElement>(null);
  const remPx = useRemPx();
  const [openLine, setOpenLine] = useState<number>();
  const offsets = useMemo(
    () =>
      offsetsOf(rows.length, (index) => {
        const line = rows[index]?.line ?? 0;
        const { errors = {} } = checks.get(line) ?? {};
        return (notes.has(line) || Object.keys(errors).length > 0 ? tallRem : cardRem) * remPx;
      }),
    [rows, checks, notes, remPx],
  );
  const drawn = drawnRows(useRowsInSight(list, offsets), rows.length, []);
  const open = state.rows.find(({ line }) => line === openLine);
  return (
    <>
      <ul
        ref={list}
        aria-label={t("imports.draft.caption")}
        className="relative border-t border-line"
        style={{ height: offsets[rows.length] }}
      >
        {drawn.map((index) => {
          const row = rows[index];
          if (!row) return null;
          const check = checks.get(row.line);
          const [fault] = Object.values(check?.errors ?? {}).flat();
          const { email = "" } = row.candidate;
          const name = fullName(row.candidate) || email || t("imports.rows.nobody");
          const isOut = ["skipped", "double"].includes(byLine.get(row.line)?.kind ?? "");
          return (
            <li
              key={row.line}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ top: offsets[index], height: (offsets[index + 1] ?? 0) - (offsets[index] ?? 0) }}
              className="absolute inset-x-0 border-b border-line"
            >
              <button
                type="button"
                data-line={row.line}
                aria-haspopup="dialog"
                onClick={() => setOpenLine(row.line)}
                className="grid size-full grid-cols-[2.5rem_minmax(0,1fr)_auto] place-content-[center_stretch] items-center gap-x-2 px-4 text-left -outline-offset-2"
              >
                <span className="tabular self-start pt-0.5 text-12 text-faint">{row.line}</span>
                <span className="flex min-w-0 flex-col">
                  <span dir="auto" className={cn("truncate text-14 font-[550]", isOut && "text-faint")}>
                    {name}
                  </span>
                  <span dir="auto" className="truncate text-12 text-quiet">
                    {email === name ? "" : email}
                  </span>
                </span>
                <span className="flex items-center gap-1">
                  <RowState sorted={byLine.get(row.line)} row={row} check={check} />
                  <ChevronRight aria-hidden="true" className="size-4 text-faint" />
                </span>
                {fault ? (
                  <span className="col-start-2 col-end-4 line-clamp-2 text-12 leading-4 text-danger">
                    {fieldWords(fault, t)}
                  </span>
                ) : (
                  <span
                    dir="auto"
                    className="col-start-2 col-end-4 line-clamp-2 text-12 leading-4 text-quiet empty:hidden"
                  >
                    {notes.get(row.line)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {open && (
        <RowSheet
          row={open}
          interviews={state.interviews}
          columns={state.columns}
          check={checks.get(open.line)}
          sorted={byLine.get(open.line)}
          act={act}
          onClose={() => setOpenLine(undefined)}
          finalFocus={() => list.current?.querySelector<HTMLElement>(`[data-line="${open.line}"]`) ?? true}
        />
      )}
    </>
  );
}
