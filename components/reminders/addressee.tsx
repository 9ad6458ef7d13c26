"use client";

import { candidateLines } from "@/components/candidate/candidate-name";
import { useKindOf } from "@/components/reminders/kind-of";
import { LastContact } from "@/components/reminders/last-contact";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";
import type { AssessmentView } from "@/lib/assessments/schema";

/** To whom the message goes, and who was in touch last. */
export function Addressee({
  row,
  seen = row,
}: {
  row: AssessmentView /** As it was when reminding began. */;
  seen?: AssessmentView;
}) {
  const { t } = useTexts();
  const kindOf = useKindOf();
  const { lastContact, candidate } = row;
  const { name } = candidateLines(row, t);
  const email = candidate?.email ?? "";
  const isNewer = lastContact?.how === "member" && lastContact.at !== seen.lastContact?.at;
  return (
    <div className="flex flex-col gap-2 text-13">
      <div className="flex flex-col gap-0.5">
        <p className="break-words">
          <span className="text-quiet">{t("reminders.to")} </span>
          <span dir="auto">{name === email ? email : `${name} · ${email}`}</span>
        </p>
        <p className="text-quiet">
          <LastContact contact={lastContact} />
          {kindOf(row) === "invitation" && ` ${t("reminders.getsInvitation")}`}
        </p>
      </div>
      <div role="status" className="empty:hidden">
        {isNewer && lastContact.by && (
          <Notice tone="warning">{t("reminders.meanwhile", { by: lastContact.by })}</Notice>
        )}
      </div>
    </div>
  );
}
