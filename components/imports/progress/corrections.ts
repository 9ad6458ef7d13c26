import { tabDraft } from "@/components/drafts/tab-draft";
import { answerShape } from "@/components/http/answer-shape";
import { type DraftAct, type DraftState, reduceDraft } from "@/components/imports/drafting/draft-state";
import type { ColumnKind, SkipReason } from "@/lib/imports/names";

/** What was changed of the rows that failed, before they are sent again. */
export type Corrections = {
  /** `was`: where the row says something else by now, the correction is none of it. */
  cells: { line: number; column: number; was: string; text: string }[];
  columns: { at: number; as: ColumnKind }[];
  skips: { line: number; skip: SkipReason }[];
  meant: [text: string, id: number][];
};

const shape = answerShape<Corrections>({ cells: "array", columns: "array", skips: "array", meant: "array" });

/** The corrections of one import that a person hasn’t sent yet. */
export const keptCorrections = (importId: string, personId: string) =>
  tabDraft("import-corrections", personId, importId, (kept) => {
    const read = shape.safeParse(kept);
    return read.success ? read.data : undefined;
  });

/** Undefined where nothing was changed. */
export function correctionsOf(begun: DraftState, now: DraftState): Corrections | undefined {
  const before = new Map(begun.rows.map((row) => [row.line, row]));
  const corrections: Corrections = {
    cells: now.rows.flatMap(({ line, cells }) => {
      const were = before.get(line)?.cells ?? [];
      if (were === cells) return [];
      return cells.flatMap((text, column) => {
        const was = were[column] ?? "";
        return was === text ? [] : [{ line, column, was, text }];
      });
    }),
    columns: now.columns.kinds.flatMap((as, at) => (begun.columns.kinds[at] === as ? [] : [{ at, as }])),
    skips: now.rows.flatMap(({ line, skip }) => (skip ? [{ line, skip }] : [])),
    meant: [...now.meant].filter(([text, id]) => begun.meant.get(text) !== id),
  };
  return Object.values(corrections).some((some) => some.length > 0) ? corrections : undefined;
}

/** The rows with what was corrected before. */
export function withCorrections(begun: DraftState, corrections: Corrections | undefined): DraftState {
  if (!corrections) return begun;
  const { cells, columns, skips, meant } = corrections;
  const before = new Map(begun.rows.map((row) => [row.line, row.cells]));
  const acts: DraftAct[] = [
    ...columns.map(({ at, as }) => ({ kind: "column" as const, at, as })),
    ...cells
      .filter(({ line, column, was }) => (before.get(line)?.[column] ?? "") === was)
      .map(({ line, column, text }) => ({ kind: "cell" as const, line, column, text })),
    ...meant.map(([text, id]) => ({ kind: "interviewOf" as const, text, id })),
    ...skips.map(({ line, skip }) => ({ kind: "skip" as const, lines: [line], skip })),
  ];
  return acts.reduce(reduceDraft, begun);
}
