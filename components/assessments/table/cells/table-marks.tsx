"use client";

import { Archive, Unplug, UserRoundX } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

/** In the place of a missing value; a screen reader hears what that means. */
export function MissingValue({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <span data-nothing="" className="text-faint">
      <span aria-hidden="true">{t("common.none")}</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  );
}

/** In the place of the status: an assessment that is gone moves no further. */
export function GoneBadge({ status }: Pick<AssessmentView, "status">) {
  const { t } = useTexts();
  const said = t("table.goneMeans", { status: t(`statusInSentence.${status}`) });
  return (
    <span title={said}>
      <span className="rows-badge rows-badge-not_recommended">
        <Unplug aria-hidden="true" />
        {t("table.gone")}
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}

export function ArchivedMark() {
  const { t } = useTexts();
  const said = t("archive.mark");
  return (
    <span title={said} className="shrink-0 text-faint">
      <Archive aria-hidden="true" className="size-3.5" />
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}

/** The notice at the table’s foot says what happened and offers a retry. */
export function NotSavedMark() {
  const { t } = useTexts();
  return <span className="rows-unsaved">{t("table.notSaved")}</span>;
}

export function OverruledMark({ claim }: { claim: NonNullable<AssessmentView["overruledClaim"]> }) {
  const { t } = useTexts();
  const said = t("table.overruled", { by: claim.by ?? t("common.somebody") });
  return (
    <span title={said} className="shrink-0 text-faint">
      <UserRoundX aria-hidden="true" className="size-3.5" />
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
