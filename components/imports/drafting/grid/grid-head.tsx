"use client";

import type { Columns } from "@/components/imports/columns/columns";
import { ColumnSelect } from "@/components/imports/drafting/column-select";
import { columnList, columnName } from "@/components/imports/drafting/column-words";
import type { ActOnDraft } from "@/components/imports/drafting/use-draft";
import { useTexts } from "@/components/texts/texts-provider";

/** What each column holds, above its name in the file. */
export function GridHead({ columns, act }: { columns: Columns; act: ActOnDraft }) {
  const { t } = useTexts();
  return (
    <tr aria-rowindex={1} className="grid min-w-(--least) grid-cols-(--tracks)">
      <th scope="col" aria-colindex={1} className="sticky left-0 z-10 bg-ground">
        <span className="sr-only">{t("imports.draft.line")}</span>
      </th>
      {columnList(columns).map(({ kind, at: column, letter }) => (
        <th
          key={letter}
          scope="col"
          aria-colindex={column + 2}
          className="flex min-w-0 scroll-mr-52 scroll-ml-20 flex-col gap-1 px-1.5 py-1.5 text-left font-normal [&_*]:scroll-mr-52 [&_*]:scroll-ml-20"
        >
          <ColumnSelect columns={columns} at={column} act={act} />
          <span
            dir="auto"
            title={columns.headers[column]}
            className={`truncate px-1 text-12 ${kind === "ignored" ? "text-faint" : "text-quiet"}`}
          >
            {columnName(columns, column, t)}
          </span>
        </th>
      ))}
      <th
        scope="col"
        aria-colindex={columns.kinds.length + 2}
        className="sticky right-0 z-10 flex items-end border-l border-line bg-ground px-3 pb-1.5 text-12 font-[550] text-quiet"
      >
        {t("imports.draft.stateColumn")}
      </th>
    </tr>
  );
}
