"use client";

import { BellRing, Copy, Download } from "lucide-react";
import { Ended } from "@/components/reminders/ended";
import { MergeError } from "@/components/reminders/merge-error";
import type { ReminderPlan } from "@/components/reminders/plan-reminders";
import { RecordedLine } from "@/components/reminders/recorded-line";
import { RefusedList } from "@/components/reminders/refused-list";
import type { Given, MailMerge } from "@/components/reminders/use-mail-merge";
import { useTexts } from "@/components/texts/texts-provider";
import { useKeepFocus } from "@/components/ui/behaviour/use-keep-focus";
import { Button } from "@/components/ui/button";
import { DialogHead } from "@/components/ui/overlays/dialog";

const givenWords = {
  saved: "reminders.saved",
  copied: "reminders.copied",
  refused: "reminders.notCopied",
} as const satisfies Record<Given, string>;

/** The messages are given out, but to those whom a colleague has contacted meanwhile. */
export function MergeEnded({ merge, plan }: { merge: MailMerge; plan: ReminderPlan }) {
  const { t } = useTexts();
  const { outcome, given, counts, theirs, pending } = merge;
  const focus = useKeepFocus<HTMLDivElement>(String(theirs.length));
  return (
    <>
      <DialogHead
        title={t(
          `reminders.finished.${counts.reminded === 0 && counts.handedOver > 0 ? "invitation" : "reminder"}`,
        )}
      />
      <Ended>
        <div {...focus} className="flex flex-col gap-4 outline-none">
          <div role="status" className="flex flex-col gap-1 text-14">
            <RecordedLine {...counts} />
            {given && (
              <p className={given === "refused" ? "text-danger" : "text-quiet"}>{t(givenWords[given])}</p>
            )}
          </div>
          <RefusedList refused={[...plan.refused, ...(outcome?.refused ?? [])]} />
          <MergeError error={merge.error} />
          <div className="flex flex-wrap gap-2 empty:hidden">
            {theirs.length > 0 && (
              <Button size="sm" pending={pending !== undefined} onClick={merge.remindAnyway}>
                <BellRing aria-hidden="true" />
                {t("reminders.anyway", { count: theirs.length })}
              </Button>
            )}
            {outcome && outcome.messages.length > 0 && (
              <>
                <Button size="sm" onClick={() => merge.give("file")}>
                  <Download aria-hidden="true" />
                  {t("reminders.downloadAgain")}
                </Button>
                <Button size="sm" onClick={() => merge.give("copy")}>
                  <Copy aria-hidden="true" />
                  {t("reminders.copyAll")}
                </Button>
              </>
            )}
          </div>
        </div>
      </Ended>
    </>
  );
}
