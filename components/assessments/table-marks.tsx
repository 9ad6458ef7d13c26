"use client";

import { Unplug, UserRoundX } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { Badge } from "@/components/ui/badge";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

/** In the place of the status: what the service no longer has moves no further. */
export function GoneBadge({ status }: Pick<AssessmentView, "status">) {
  const { t } = useTexts();
  const said = t("table.goneMeans", { status: t(`statusInSentence.${status}`) });
  return (
    <span title={said}>
      <Badge tone="declined" icon={<Unplug aria-hidden="true" />}>
        {t("table.gone")}
      </Badge>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}

/** Beside a name that the service told after a person had said another. */
export function OverruledMark({ claim }: { claim: NonNullable<AssessmentView["overruledClaim"]> }) {
  const { t } = useTexts();
  const said = t("table.overruled", { by: claim.by });
  return (
    <span title={said} className="shrink-0 text-faint">
      <UserRoundX aria-hidden="true" className="size-3.5" />
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
