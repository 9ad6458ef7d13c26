import { useEffect, useRef } from "react";
import type { DraftRow } from "@/components/imports/checking/draft-row";
import type { Columns } from "@/components/imports/columns/columns";
import { fieldName } from "@/components/imports/drafting/column-words";
import type { Place } from "@/components/imports/drafting/grid/place-in-grid";
import { errorsAt } from "@/components/imports/drafting/shown-checks";
import type { Sorted } from "@/components/imports/drafting/sort-draft";
import type { ActOnDraft } from "@/components/imports/drafting/use-draft";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { useSay } from "@/components/ui/behaviour/use-say";

/** Changes a cell’s text, and announces what is wrong with it or that nothing is any more: the focus has moved on. */
export function useChangeCell({
  rows,
  columns,
  checks,
  act,
}: {
  rows: readonly DraftRow[];
  columns: Columns;
  checks: Sorted["checks"];
  act: ActOnDraft;
}) {
  const { t } = useTexts();
  const [said, say] = useSay();
  const changed = useRef<Place & { wasFaulty: boolean }>(undefined);
  useEffect(() => {
    const { current: cell } = changed;
    if (!cell) return;
    changed.current = undefined;
    const place = { column: fieldName(columns, cell.column, t), line: String(cell.line) };
    const errors = errorsOf(cell, columns, checks).map((text) => fieldWords(text, t));
    if (errors.length > 0) say(t("imports.draft.stillWrong", { ...place, errors: errors.join(" ") }));
    else if (cell.wasFaulty) say(t("imports.draft.corrected", place));
  }, [columns, checks, t, say]);
  return {
    said,
    change({ line, column }: Place, text: string): void {
      const row = rows.find((one) => one.line === line);
      if (text !== row?.cells[column]) {
        const wasFaulty = errorsOf({ line, column }, columns, checks).length > 0;
        changed.current = { line, column, wasFaulty };
      }
      act({ kind: "cell", line, column, text });
    },
  };
}

const errorsOf = ({ line, column }: Place, { kinds }: Columns, checks: Sorted["checks"]): string[] =>
  errorsAt(checks.get(line), kinds[column] ?? "ignored");
