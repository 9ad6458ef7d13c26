"use client";

import { TableColumnsSplit } from "lucide-react";
import type { ReactNode } from "react";
import { ColumnSelect } from "@/components/imports/drafting/column-select";
import { columnList, columnName } from "@/components/imports/drafting/column-words";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import type { ActOnDraft } from "@/components/imports/drafting/use-draft";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { BottomSheet } from "@/components/ui/overlays/bottom-sheet";

/** What the columns contain, on a phone: there is no row of heads to say it in. */
export function ColumnsSheet({
  state: { columns, rows },
  act,
  headerChoice,
}: {
  state: DraftState;
  act: ActOnDraft;
  headerChoice: ReactNode;
}) {
  const { t } = useTexts();
  return (
    <BottomSheet
      trigger={
        <Button>
          <TableColumnsSplit aria-hidden="true" />
          {t("imports.draft.columns")}
        </Button>
      }
      title={t("imports.draft.columnsTitle")}
      action={t("imports.draft.done")}
    >
      {headerChoice && <div className="pb-3">{headerChoice}</div>}
      <ul className="flex flex-col gap-3">
        {columnList(columns).map(({ at: column, letter }) => (
          <li key={letter} className="grid grid-cols-2 items-center gap-3">
            <span className="flex min-w-0 flex-col">
              <span dir="auto" className="truncate text-13 font-[550]">
                {columnName(columns, column, t)}
              </span>
              <span dir="auto" className="truncate text-12 text-quiet">
                {rows[0]?.cells[column]}
              </span>
            </span>
            <ColumnSelect
              columns={columns}
              at={column}
              act={act}
              className="h-9 text-13 pointer-coarse:h-11"
            />
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
