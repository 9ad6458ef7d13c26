"use client";

import type { ReactElement } from "react";
import { type ColumnId, columnIds, sameColumns } from "@/components/assessments/view/column-ids";
import { columnsWithoutRoom } from "@/components/assessments/view/column-layout";
import { columnName } from "@/components/assessments/view/column-name";
import { cardsQuery, densities } from "@/components/assessments/view/row-heights";
import { useKeepPreferences } from "@/components/assessments/view/use-keep-preferences";
import type { TableDisplay } from "@/components/assessments/view/use-table-display";
import { useTexts } from "@/components/texts/texts-provider";
import { useWidthRem } from "@/components/ui/behaviour/use-width-rem";
import { Menu, MenuChecks, MenuChoice, MenuItem, MenuSeparator } from "@/components/ui/overlays/menu";
import type { AssessmentQuery } from "@/lib/assessments/schema";

type Sort = AssessmentQuery["sort"];

const sorts = [
  { value: "-created", name: "newest" },
  { value: "created", name: "oldest" },
  { value: "-completed", name: "completed" },
  { value: "candidate", name: "candidate" },
  { value: "interview", name: "interview" },
  { value: "status", name: "status" },
  { value: "contacted", name: "contacted" },
] as const satisfies { value: Sort; name: string }[];

/** A card always shows them beside the name. */
const marked: readonly ColumnId[] = ["decision", "notes"];

export function DisplayPopup({
  sort,
  onSort,
  display,
  trigger,
}: {
  sort: Sort;
  onSort: (sort: Sort) => void;
  display: TableDisplay;
  trigger: ReactElement<Record<string, unknown>>;
}) {
  const { t } = useTexts();
  const keep = useKeepPreferences();
  const tableRem = useWidthRem(display.area);
  const isCards = window.matchMedia(cardsQuery).matches;
  const waiting = isCards || tableRem === undefined ? [] : columnsWithoutRoom(display.columns, tableRem);
  return (
    <Menu trigger={trigger} className="w-60">
      {isCards ? (
        <MenuChoice
          label={t("table.sort")}
          value={sort}
          options={sorts.map(({ value, name }) => ({
            value: value as Sort,
            label: t(`table.sorts.${name}`),
          }))}
          onValueChange={onSort}
        />
      ) : (
        <MenuChoice
          label={t("display.rows")}
          value={display.density}
          options={densities.map((value) => ({ value, label: t(`display.densities.${value}`) }))}
          onValueChange={(density) => keep(display.chooseDensity(density))}
        />
      )}
      <MenuSeparator />
      <MenuChecks
        label={t("display.columns")}
        options={columnIds
          .filter((id) => id !== "candidate" && !(isCards && marked.includes(id)))
          .map((id) => ({
            value: id,
            label: columnName(id, t),
            isChecked: display.columns.includes(id),
            note: waiting.includes(id) && t(marked.includes(id) ? "display.besideName" : "display.noRoom"),
          }))}
        onChange={(id, isChecked) => {
          const chosen = columnIds.filter((one) => (one === id ? isChecked : display.columns.includes(one)));
          keep(display.chooseColumns(chosen));
        }}
      />
      {waiting.length > 0 && <p className="px-2 pt-1 pb-1.5 text-12 text-faint">{t("display.makeRoom")}</p>}
      {!sameColumns(display.columns, display.usual) && (
        <>
          <MenuSeparator />
          <MenuItem onClick={() => keep(display.chooseColumns(display.usual))}>{t("display.reset")}</MenuItem>
        </>
      )}
    </Menu>
  );
}
