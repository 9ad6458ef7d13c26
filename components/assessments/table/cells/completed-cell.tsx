"use client";

import { MissingValue } from "@/components/assessments/table/cells/table-marks";
import { columnName } from "@/components/assessments/view/column-name";
import { useTexts } from "@/components/texts/texts-provider";
import { useNow } from "@/components/ui/behaviour/use-now";
import { clockTime, inKnownZone } from "@/components/ui/format-time";
import { RelativeTime } from "@/components/ui/relative-time";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Completion is observed, so the cell shows the upper bound and names both. */
export function CompletedCell({ completedBetween, status }: AssessmentView) {
  const texts = useTexts();
  const { t } = texts;
  const now = useNow(60_000);
  if (!completedBetween)
    return <MissingValue>{t(status === "pending" ? "table.nothingYet" : "table.notKnown")}</MissingValue>;
  const { after, before } = completedBetween;
  const clock = (at: string) => clockTime(Date.parse(at), now ?? Date.parse(before), inKnownZone(texts, now));
  const bounds = after
    ? t("table.completedBetween", { after: clock(after), before: clock(before) })
    : t("table.completedBefore", { before: clock(before) });
  return (
    <span className="text-quiet" title={bounds}>
      <span className="text-faint @3xl:hidden">
        {t("common.labelled", { label: columnName("completed", t), what: "" })}
      </span>
      <RelativeTime at={before} />
      {after === undefined && (
        <span aria-hidden="true" className="ml-1 text-12 text-faint @3xl:ml-0 @3xl:block compact:hidden">
          {t("table.orEarlier")}
        </span>
      )}
      <VisuallyHidden>{bounds}</VisuallyHidden>
    </span>
  );
}
