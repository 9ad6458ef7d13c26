import type { ReactElement } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { stillIcons } from "@/components/ui/still-icon";
import type { AssessmentView } from "@/lib/assessments/schema";

const icons: Record<AssessmentView["status"] | "untold", ReactElement> = {
  pending: stillIcons.clock,
  recommended: stillIcons.circleCheck,
  not_recommended: stillIcons.circleMinus,
  untold: stillIcons.circleHelp,
};

/** As a status badge (components/candidate), lighter. */
export function RowStatus({ status, untold }: Pick<AssessmentView, "status" | "untold">) {
  const { t } = useTexts();
  const shown = untold && status === "pending" ? "untold" : status;
  return (
    <span className={`rows-badge rows-badge-${shown}`}>
      {icons[shown]}
      {t(`status.${shown}`)}
    </span>
  );
}
