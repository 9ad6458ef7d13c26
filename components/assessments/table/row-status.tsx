import { StatusBadge } from "@/components/candidate/status-badge";
import { useTexts } from "@/components/texts/texts-provider";
import { stillIcons } from "@/components/ui/still-icon";
import type { AssessmentView } from "@/lib/assessments/schema";

const icons = {
  pending: stillIcons.clock,
  recommended: stillIcons.circleCheck,
  not_recommended: stillIcons.circleMinus,
} as const;

/** As a status badge, lighter. */
export function RowStatus({ status, untold }: Pick<AssessmentView, "status" | "untold">) {
  const { t } = useTexts();
  if (untold && status === "pending") return <StatusBadge status={status} untold={untold} />;
  return (
    <span className={`rows-badge rows-badge-${status}`}>
      {icons[status]}
      {t(`status.${status}`)}
    </span>
  );
}
