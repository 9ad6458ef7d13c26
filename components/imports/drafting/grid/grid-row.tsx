"use client";

import { CircleAlert, CornerDownRight, MailQuestion, SpellCheck } from "lucide-react";
import Link from "next/link";
import { type KeyboardEvent, useId } from "react";
import type { RowCheck } from "@/components/imports/checking/check-rows";
import type { DraftRow } from "@/components/imports/checking/draft-row";
import type { SortedRow } from "@/components/imports/checking/sort-out";
import type { Columns } from "@/components/imports/columns/columns";
import { columnList, fieldName } from "@/components/imports/drafting/column-words";
import type { Editing } from "@/components/imports/drafting/grid/place-in-grid";
import { RowState } from "@/components/imports/drafting/grid/row-state";
import { leftOutOf } from "@/components/imports/drafting/left-out-of";
import { errorsAt, errorsBeside } from "@/components/imports/drafting/shown-checks";
import type { ActOnDraft } from "@/components/imports/drafting/use-draft";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";

type GridRowProps = {
  row: DraftRow;
  index: number;
  topPx: number;
  heightPx: number;
  columns: Columns;
  check: RowCheck | undefined;
  sorted: SortedRow | undefined;
  note: string | undefined;
  /** Its name, where the cell has another one. */
  interview: string | undefined;
  /** The column that the Tab key comes to, in one row of the grid. */
  focused: number | undefined;
  editing: Editing | undefined;
  onPlace: (column: number) => void;
  onEdit: (column: number) => void;
  onType: (text: string) => void;
  onLeave: () => void;
  onKeyInCell: (event: KeyboardEvent) => void;
  onKeyInField: (event: KeyboardEvent) => void;
  act: ActOnDraft;
};

export function GridRow({
  row,
  index,
  topPx,
  heightPx,
  columns,
  check,
  sorted,
  note,
  interview,
  ...rest
}: GridRowProps) {
  const { t } = useTexts();
  const isOut = sorted?.kind === "skipped" || sorted?.kind === "double";
  return (
    <tr
      aria-rowindex={index + 2}
      style={{ top: topPx, height: heightPx }}
      className={cn(
        "absolute left-0 grid w-[max(100%,var(--least))] grid-cols-(--tracks) border-b border-line",
        isOut && "text-faint",
      )}
    >
      <th
        scope="row"
        aria-colindex={1}
        className="tabular sticky left-0 z-10 bg-ground pt-2.5 pl-4 text-left text-12 leading-5 font-normal text-faint md:pl-7"
      >
        <span className="sr-only">{t("imports.draft.lineOf", { line: String(row.line) })}</span>
        <span aria-hidden="true">{row.line}</span>
      </th>
      {columnList(columns).map(({ at: column, letter }) => (
        <GridCell
          key={letter}
          row={row}
          column={column}
          columns={columns}
          check={check}
          isOut={sorted?.kind === "skipped"}
          interview={interview}
          {...rest}
        />
      ))}
      <StateCell row={row} columns={columns} check={check} sorted={sorted} note={note} {...rest} />
    </tr>
  );
}

type CellProps = Pick<
  GridRowProps,
  "row" | "columns" | "check" | "focused" | "editing" | "onPlace" | "onKeyInCell" | "act"
>;

/** What the file has in one place, and below it what is wrong with that. */
function GridCell({
  row,
  column,
  columns,
  check,
  isOut,
  interview,
  focused,
  editing,
  act,
  ...on
}: CellProps & {
  column: number;
  isOut: boolean;
} & Pick<GridRowProps, "interview" | "onEdit" | "onType" | "onLeave" | "onKeyInField">) {
  const { t } = useTexts();
  const saidId = useId();
  const kind = columns.kinds[column] ?? "ignored";
  const errors = errorsAt(check, kind).map((text) => fieldWords(text, t));
  const typo = kind === "email" ? check?.typo : undefined;
  const isUnusual = kind === "email" && check?.unusual;
  const isEdited = editing?.column === column;
  const isFaulty = errors.length > 0 || undefined;
  const meansOther = kind === "interview" ? interview : undefined;
  const describedBy = isFaulty || typo || isUnusual || meansOther ? saidId : undefined;
  const text = row.cells[column] ?? "";
  return (
    <td
      aria-colindex={column + 2}
      aria-invalid={isFaulty}
      aria-describedby={isEdited ? undefined : describedBy}
      tabIndex={focused === column && !isEdited ? 0 : -1}
      onFocus={({ target, currentTarget }) => target === currentTarget && on.onPlace(column)}
      onClick={() => !isEdited && on.onEdit(column)}
      onKeyDown={isEdited ? undefined : on.onKeyInCell}
      className={cn(
        "relative flex min-w-0 scroll-mt-20 scroll-mb-24 scroll-ml-20 scroll-mr-52 flex-col border-l border-line px-2.5 pt-2.5 -outline-offset-2 first-of-type:border-l-0",
        isFaulty && "bg-danger-soft shadow-[inset_2px_0_0_var(--color-danger)]",
        kind === "ignored" && "text-faint",
      )}
    >
      {isEdited ? (
        <input
          ref={focusAtEnd}
          aria-label={t("imports.draft.editing", {
            column: fieldName(columns, column, t),
            line: String(row.line),
          })}
          aria-invalid={isFaulty}
          aria-describedby={describedBy}
          value={editing.text}
          onChange={({ target }) => on.onType(target.value)}
          onKeyDown={on.onKeyInField}
          onBlur={on.onLeave}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          className="-mx-2.5 -mt-2.5 h-10 min-w-0 shrink-0 bg-surface px-2.5 outline-2 -outline-offset-2 outline-accent"
        />
      ) : (
        <span
          dir="auto"
          title={text}
          className={cn("truncate leading-5", isOut && "[text-decoration:line-through]")}
        >
          {text}
        </span>
      )}
      {isFaulty ? (
        <span id={saidId} title={errors.join(" ")} className="cell-note cell-error">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
          <span>{errors.join(" ")}</span>
        </span>
      ) : meansOther ? (
        <span id={saidId} className="flex min-w-0 items-center gap-1 text-12 text-quiet">
          <CornerDownRight aria-hidden="true" className="size-3 shrink-0" />
          <span className="truncate" title={meansOther}>
            {t("imports.draft.sentAs", { name: meansOther })}
          </span>
        </span>
      ) : isUnusual ? (
        <span id={saidId} className="flex min-w-0 items-center gap-1 text-12 text-quiet">
          <MailQuestion aria-hidden="true" className="size-3 shrink-0 text-attention" />
          <span className="truncate">{t("imports.draft.unusualAddress")}</span>
        </span>
      ) : (
        typo && (
          <span id={saidId} className="flex min-w-0 items-center gap-1 text-12 text-quiet">
            <SpellCheck aria-hidden="true" className="size-3 shrink-0 text-attention" />
            <button
              type="button"
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                event.stopPropagation();
                act({ kind: "typos", lines: [row.line] });
              }}
              className="min-h-6 min-w-0 truncate rounded-xs text-left text-accent underline underline-offset-2"
            >
              {t("imports.draft.meant", { email: typo })}
            </button>
          </span>
        )
      )}
    </td>
  );
}

/** Where the row stands. Enter leaves it out, or takes it in again. */
function StateCell({
  row,
  columns,
  check,
  sorted,
  note,
  focused,
  onPlace,
  onKeyInCell,
  act,
}: CellProps & Pick<GridRowProps, "sorted" | "note">) {
  const { t } = useTexts();
  const column = columns.kinds.length;
  const beside = errorsBeside(check, columns).map((text) => fieldWords(text, t));
  const said = beside.length > 0 ? beside.join(" ") : note;
  const isOut = sorted?.kind === "skipped";
  const assessment = sorted?.kind === "double" ? sorted.double?.assessment : undefined;
  return (
    <td
      aria-colindex={column + 2}
      aria-invalid={beside.length > 0 || undefined}
      tabIndex={focused === column ? 0 : -1}
      onFocus={({ target, currentTarget }) => target === currentTarget && onPlace(column)}
      onKeyDown={onKeyInCell}
      className="group/state sticky right-0 z-10 focus-within:z-11 flex min-w-0 scroll-mt-20 scroll-mb-24 flex-col border-l border-line bg-ground px-3 pt-2 -outline-offset-2"
    >
      <span className="flex min-h-6 items-center">
        {assessment ? (
          <Link
            href={`/assessments/${assessment.id}`}
            // Reached by Tab from its cell, so that the grid stays one stop.
            tabIndex={focused === column ? 0 : -1}
            // Enter in the cell itself leaves the row out.
            onKeyDown={(event) => event.key === "Enter" && event.stopPropagation()}
            className="min-w-0 rounded-xs underline decoration-line-strong underline-offset-3 hover:decoration-current"
          >
            <RowState sorted={sorted} row={row} check={check} />
          </Link>
        ) : (
          <RowState sorted={sorted} row={row} check={check} />
        )}
        <button
          type="button"
          tabIndex={-1}
          onClick={() => act(leftOutOf(row, isOut))}
          aria-label={t(isOut ? "imports.draft.takeInOf" : "imports.draft.leaveOutOf", {
            line: String(row.line),
          })}
          className="absolute top-2 right-2 min-h-6 rounded-sm border border-line-strong bg-surface px-1.5 text-12 text-quiet opacity-0 group-focus-within/state:opacity-100 group-hover/state:opacity-100 hover:text-ink pointer-coarse:opacity-100"
        >
          {t(isOut ? "imports.draft.takeIn" : "imports.draft.leaveOut")}
        </button>
      </span>
      {said && (
        <span title={said} className={cn("cell-note", beside.length > 0 && "cell-error")}>
          <span>{said}</span>
        </span>
      )}
    </td>
  );
}

/** Once, as it appears: the caret at the end of what is there. */
function focusAtEnd(field: HTMLInputElement | null): void {
  if (!field || document.activeElement === field) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
}
