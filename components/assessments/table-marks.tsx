import { Unplug, UserRoundX } from "lucide-react";
import { statusWords } from "@/components/assessments/status-words";
import { Badge } from "@/components/ui/badge";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";

/** In the place of the status: what the service no longer has moves no further. */
export function GoneBadge({ status }: Pick<AssessmentView, "status">) {
  const said = `The assessment service no longer has it. Last known: ${statusWords[status].toLowerCase()}.`;
  return (
    <span title={said}>
      <Badge tone="declined" icon={<Unplug aria-hidden="true" />}>
        Gone
      </Badge>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}

/** Beside a name that the service told after a person had said another. */
export function OverruledMark({ claim }: { claim: NonNullable<AssessmentView["overruledClaim"]> }) {
  const said = `${claim.by} had said who this is. The completed assessment says otherwise.`;
  return (
    <span title={said} className="shrink-0 text-faint">
      <UserRoundX aria-hidden="true" className="size-3.5" />
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
