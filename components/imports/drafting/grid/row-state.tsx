"use client";

import { CircleAlert, CircleCheck, CircleDashed, CircleMinus, Copy, Repeat } from "lucide-react";
import type { RowCheck } from "@/components/imports/checking/check-rows";
import type { DraftRow } from "@/components/imports/checking/draft-row";
import type { SortedRow } from "@/components/imports/checking/sort-out";
import { useTexts } from "@/components/texts/texts-provider";
import type { Translator } from "@/lib/i18n/texts";

const looks = {
  ready: { icon: CircleCheck, tone: "text-recommended" },
  lacking: { icon: CircleDashed, tone: "text-faint" },
  faulty: { icon: CircleAlert, tone: "text-danger" },
  double: { icon: Copy, tone: "text-pending" },
  skipped: { icon: CircleMinus, tone: "text-faint" },
} as const;

/** Where a row stands, in a word. */
function rowStateWords(
  sorted: SortedRow | undefined,
  { row, check }: { row: DraftRow; check: RowCheck | undefined },
  t: Translator,
): string {
  switch (sorted?.kind ?? "ready") {
    case "faulty":
      return t("imports.draft.state.faults", { count: Object.values(check?.errors ?? {}).flat().length });
    case "double":
      return sorted?.double
        ? t(`imports.draft.state.${sorted.double.kind}`)
        : t("imports.draft.state.doubleOf", { line: String(sorted?.doubleOf ?? check?.doubleOf ?? "") });
    case "lacking":
      return t("imports.draft.state.lacking");
    case "skipped":
      return t("imports.draft.state.skipped");
    default:
      return t(row.confirm ? "imports.draft.state.again" : "imports.draft.state.ready");
  }
}

export function RowState({
  sorted,
  ...of
}: {
  sorted: SortedRow | undefined;
  row: DraftRow;
  check: RowCheck | undefined;
}) {
  const { t } = useTexts();
  const { icon, tone } = looks[sorted?.kind ?? "ready"];
  const Icon = sorted?.kind === "ready" && of.row.confirm ? Repeat : icon;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-12 text-quiet">
      <Icon aria-hidden="true" className={`size-3.5 shrink-0 ${tone}`} />
      {/* The narrowest phones have no room for it beside an address. */}
      <span className="truncate max-[23rem]:sr-only">{rowStateWords(sorted, of, t)}</span>
    </span>
  );
}
