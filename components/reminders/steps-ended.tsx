"use client";

import { candidateLines } from "@/components/candidate/candidate-name";
import { Ended } from "@/components/reminders/ended";
import type { ReminderPlan } from "@/components/reminders/plan-reminders";
import { RecordedLine } from "@/components/reminders/recorded-line";
import { RefusedList } from "@/components/reminders/refused-list";
import type { Steps } from "@/components/reminders/use-steps";
import { useTexts } from "@/components/texts/texts-provider";
import { DialogHead } from "@/components/ui/overlays/dialog";
import type { AssessmentView } from "@/lib/assessments/schema";

/** What became of those who were gone through one by one. */
export function StepsEnded({ plan, sum }: { plan: ReminderPlan; sum: Steps["sum"] }) {
  const { t, list } = useTexts();
  const { reminded, handedOver, completed, skipped } = sum;
  const names = (some: readonly AssessmentView[]) => list(some.map((one) => candidateLines(one, t).name));
  return (
    <>
      <DialogHead
        title={t(
          `reminders.finished.${reminded.length === 0 && handedOver.length > 0 ? "invitation" : "reminder"}`,
        )}
      />
      <Ended>
        <div role="status" className="flex flex-col gap-1 text-14">
          <RecordedLine reminded={reminded.length} handedOver={handedOver.length} />
          {completed.length > 0 && (
            <p className="text-quiet">
              {t("reminders.completed", { count: completed.length, names: names(completed) })}
            </p>
          )}
          {skipped.length > 0 && (
            <p className="text-quiet">
              {t("reminders.skipped", { count: skipped.length, names: names(skipped) })}
            </p>
          )}
        </div>
        <RefusedList refused={plan.refused} />
      </Ended>
    </>
  );
}
