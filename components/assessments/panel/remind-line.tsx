"use client";

import { LastContact } from "@/components/reminders/last-contact";
import { canRemind } from "@/components/reminders/plan-reminders";
import { RemindButton } from "@/components/reminders/remind-button";
import type { AssessmentView } from "@/lib/assessments/schema";

/** The last contact and the next reminder, if the candidate can be reminded. */
export function RemindLine({
  assessment,
  of,
}: {
  assessment: AssessmentView;
  /** Names the button where there are several. */
  of?: string;
}) {
  if (!canRemind(assessment)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <p className="text-13 text-quiet">
        <LastContact contact={assessment.lastContact} />
      </p>
      <RemindButton assessment={assessment} of={of} />
    </div>
  );
}
