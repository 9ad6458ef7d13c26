"use client";

import { columnName } from "@/components/imports/drafting/column-words";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import type { ActOnDraft } from "@/components/imports/drafting/use-draft";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { SelectMenu } from "@/components/ui/fields/select-menu";
import { columnKinds } from "@/lib/imports/names";

/** Says what a column holds. */
export function ColumnSelect({
  columns,
  at,
  act,
  className,
}: {
  columns: DraftState["columns"];
  at: number;
  act: ActOnDraft;
  className?: string;
}) {
  const { t } = useTexts();
  const kind = columns.kinds[at] ?? "ignored";
  const face = t(`imports.draft.kinds.${kind}`);
  return (
    <SelectMenu
      label={t("common.labelled", {
        label: t("imports.draft.takeAs", { column: columnName(columns, at, t) }),
        what: face,
      })}
      value={kind}
      options={columnKinds.map((value) => ({ value, label: t(`imports.draft.kinds.${value}`) }))}
      onValueChange={(as) => act({ kind: "column", at, as })}
      className={cn(
        "h-7 w-full min-w-0 justify-between px-2 text-12 [&>span]:truncate",
        kind === "ignored" && "border-dashed text-faint",
        className,
      )}
    />
  );
}
