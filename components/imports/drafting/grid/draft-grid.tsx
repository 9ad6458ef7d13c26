"use client";

import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { RowCheck } from "@/components/imports/checking/check-rows";
import type { DraftRow } from "@/components/imports/checking/draft-row";
import { sentAs } from "@/components/imports/checking/sent-as";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import { GridHead } from "@/components/imports/drafting/grid/grid-head";
import { GridRow } from "@/components/imports/drafting/grid/grid-row";
import {
  type Editing,
  nextCell,
  type Place,
  placeAfterKey,
} from "@/components/imports/drafting/grid/place-in-grid";
import { offsetsOf } from "@/components/imports/drafting/grid/row-heights";
import { useChangeCell } from "@/components/imports/drafting/grid/use-change-cell";
import { useRemPx } from "@/components/imports/drafting/grid/use-rem-px";
import { drawnRows, useRowsInSight } from "@/components/imports/drafting/grid/use-rows-in-sight";
import { leftOutOf } from "@/components/imports/drafting/left-out-of";
import type { Sorted } from "@/components/imports/drafting/sort-draft";
import type { ActOnDraft } from "@/components/imports/drafting/use-draft";
import { useTexts } from "@/components/texts/texts-provider";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { ColumnKind } from "@/lib/imports/names";

const rowRem = 2.5;
/** With two lines of what is wrong, or one of what was probably meant. */
const faultyRem = 4.5;
const typoRem = 4;

const lineRem = 3.75;
const stateRem = 11.5;

/** Columns share the width, at least so wide each; those that aren’t used need less of it. */
const shareOf = (kind: ColumnKind) =>
  kind === "ignored"
    ? { leastRem: 7, share: 0.6 }
    : kind === "email"
      ? { leastRem: 14, share: 1.6 }
      : { leastRem: 9, share: 1 };

function tracksOf(kinds: readonly ColumnKind[]): CSSProperties {
  const shares = kinds.map(shareOf);
  const tracks = shares.map(({ leastRem, share }) => `minmax(${leastRem}rem,${share}fr)`);
  const leastRem = shares.reduce((sum, one) => sum + one.leastRem, lineRem + stateRem);
  return {
    "--tracks": [`${lineRem}rem`, ...tracks, `${stateRem}rem`].join(" "),
    "--least": `${leastRem}rem`,
  } as CSSProperties;
}

/**
 * The rows as a grid of the ARIA pattern, and not a table of text fields: one stop of the Tab key instead of thirty
 * thousand, rows and columns are counted though few are in the document, and a screen reader says of each cell its
 * column, its row and its faults as the arrow keys come to it. Only the cell that is edited is a field.
 */
export function DraftGrid({
  state,
  rows,
  sorted,
  notes,
  act,
}: {
  state: DraftState;
  /** Those that are shown. */
  rows: readonly DraftRow[];
  sorted: Sorted;
  /** What else is said of rows, by line. */
  notes: ReadonlyMap<number, string>;
  act: ActOnDraft;
}) {
  const { t } = useTexts();
  const { columns, interviews } = state;
  const { checks, byLine } = sorted;
  const body = useRef<HTMLTableSectionElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<Place>();
  const [editing, setEditing] = useState<Editing>();
  const { said, change } = useChangeCell({ rows, columns, checks, act });
  const open = useRef<Editing>(undefined);
  /** The focus follows a place once that is drawn. */
  const isMoving = useRef(false);

  const remPx = useRemPx();
  const namedOtherwise = useMemo(() => sentAs(rows, interviews), [rows, interviews]);
  const offsets = useMemo(
    () =>
      offsetsOf(rows.length, (index) => {
        const line = rows[index]?.line ?? 0;
        return heightOf(checks.get(line), notes.has(line), namedOtherwise.has(line)) * remPx;
      }),
    [rows, checks, notes, namedOtherwise, remPx],
  );
  const lines = useMemo(() => rows.map(({ line }) => line), [rows]);
  const size = { lines, columns: columns.kinds.length + 1 };
  const index = place ? lines.indexOf(place.line) : -1;
  const lastIndex = useRef(0);
  // A row that was mended may leave what is shown: whichever stands in its place has the focus then.
  const at = index >= 0 ? index : Math.min(lastIndex.current, rows.length - 1);
  const current: Place | undefined =
    lines[at] === undefined ? undefined : { line: lines[at], column: place?.column ?? 0 };
  useEffect(() => {
    lastIndex.current = Math.max(0, at);
  });
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (!isMoving.current && !isLost) return;
    if (editing) return;
    const cell = grid.current?.querySelector<HTMLElement>('td[tabindex="0"]');
    if (!cell) return;
    isMoving.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  const inSight = useRowsInSight(body, offsets);
  const drawn = drawnRows(inSight, rows.length, [at]);

  const go = (to: Place | undefined) => {
    if (!to) return;
    isMoving.current = true;
    setPlace(to);
  };
  const write = (edited: Editing) => {
    open.current = edited;
    setEditing(edited);
  };
  const edit = (to: Place, text?: string) => {
    const row = rows.find(({ line }) => line === to.line);
    if (!row || to.column >= columns.kinds.length) return;
    setPlace(to);
    write({ ...to, text: text ?? row.cells[to.column] ?? "" });
  };
  const leave = () => {
    open.current = undefined;
    setEditing(undefined);
  };
  /** A field that goes is left as well: it is saved once. */
  const save = () => {
    const { current: edited } = open;
    if (!edited) return;
    leave();
    change(edited, edited.text.trim());
  };

  function pressInCell(event: KeyboardEvent): void {
    if (!current || event.altKey) return;
    const { key } = event;
    const isFar = event.ctrlKey || event.metaKey;
    const isState = current.column === columns.kinds.length;
    const to = placeAfterKey({ key, isFar }, { index: at, column: current.column }, size);
    if (to) {
      event.preventDefault();
      go(to);
    } else if ((key === "Enter" || key === "F2" || key === " ") && !isFar) {
      event.preventDefault();
      if (isState) act(leftOutOf(current, byLine.get(current.line)?.kind === "skipped"));
      else edit(current);
    } else if ((key === "Delete" || key === "Backspace") && !isState && !isFar) {
      event.preventDefault();
      change(current, "");
    } else if (key.length === 1 && !isFar && !isState) {
      event.preventDefault();
      edit(current, key);
    }
  }
  function pressInField(event: KeyboardEvent): void {
    if (!editing || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    const from = { index: at, column: editing.column };
    const typo = checks.get(editing.line)?.typo;
    if (event.key === "Enter") {
      event.preventDefault();
      const below = lines[at + 1] ?? editing.line;
      save();
      go({ line: below, column: editing.column });
    } else if (event.key === "Tab") {
      event.preventDefault();
      const to = nextCell(from, event.shiftKey ? -1 : 1, size);
      save();
      go(to ?? { line: editing.line, column: editing.column });
    } else if (event.key === "Escape") {
      event.preventDefault();
      leave();
      go({ line: editing.line, column: editing.column });
    } else if (event.key === "ArrowDown" && typo && columns.kinds[editing.column] === "email") {
      event.preventDefault();
      leave();
      act({ kind: "typos", lines: [editing.line] });
      go({ line: editing.line, column: editing.column });
    }
  }

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern’s own example is a table.
        role="grid"
        data-keeps-focus=""
        aria-label={t("imports.draft.caption")}
        aria-description={t("imports.draft.keys")}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.kinds.length + 2}
        onFocus={() => {
          hadFocus.current = true;
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          hadFocus.current = currentTarget.contains(relatedTarget) || relatedTarget === null;
        }}
        style={tracksOf(columns.kinds)}
        className="block text-13"
      >
        {/* Apart from the body, which scrolls sideways by itself: so it stays in sight however far the page is down. */}
        <thead
          ref={head}
          className="sticky top-(--shell-top) z-20 block overflow-x-hidden border-y border-line bg-ground"
          onScroll={({ currentTarget }) => {
            if (body.current && body.current.scrollLeft !== currentTarget.scrollLeft)
              body.current.scrollLeft = currentTarget.scrollLeft;
          }}
        >
          <GridHead columns={columns} act={act} />
        </thead>
        <tbody
          ref={body}
          onScroll={({ currentTarget }) => {
            if (head.current) head.current.scrollLeft = currentTarget.scrollLeft;
          }}
          className="relative block overflow-x-auto overflow-y-hidden"
          // Room for what is wrong with the last row, which is whole while its cell has the focus.
          style={{ height: `calc(${offsets[rows.length] ?? 0}px + 1.5rem)` }}
        >
          {drawn.map((rowIndex) => {
            const row = rows[rowIndex];
            if (!row) return null;
            return (
              <GridRow
                key={row.line}
                row={row}
                index={rowIndex}
                topPx={offsets[rowIndex] ?? 0}
                heightPx={(offsets[rowIndex + 1] ?? 0) - (offsets[rowIndex] ?? 0)}
                columns={columns}
                check={checks.get(row.line)}
                sorted={byLine.get(row.line)}
                note={notes.get(row.line)}
                interview={namedOtherwise.get(row.line)}
                focused={current?.line === row.line ? current.column : undefined}
                editing={editing?.line === row.line ? editing : undefined}
                onPlace={(column) => setPlace({ line: row.line, column })}
                onEdit={(column) => edit({ line: row.line, column })}
                onType={(text) => editing && write({ ...editing, text })}
                onLeave={save}
                onKeyInCell={pressInCell}
                onKeyInField={pressInField}
                act={act}
              />
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** By what is said below its cells. */
function heightOf(check: RowCheck | undefined, hasNote: boolean, isNamedOtherwise: boolean): number {
  if (hasNote || (check && Object.keys(check.errors).length > 0)) return faultyRem;
  return check?.typo || check?.unusual || isNamedOtherwise ? typoRem : rowRem;
}
