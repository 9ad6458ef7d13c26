"use client";

import { BellRing } from "lucide-react";
import { useRef, useState } from "react";
import { loadReminderDialog } from "@/components/reminders/load-reminder-dialog";
import { useTexts } from "@/components/texts/texts-provider";
import { loadPart } from "@/components/ui/behaviour/load-part";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";
import { Button } from "@/components/ui/button";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Opens the reminder of one candidate. @param of names it where there are several. */
export function RemindButton({ assessment, of }: { assessment: AssessmentView; of?: string }) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<AssessmentView>();
  const button = useRef<HTMLButtonElement>(null);
  const Dialog = useLoaded(loadReminderDialog, asked);
  const prepare = () => void loadPart(loadReminderDialog, false).catch(() => undefined);
  return (
    <>
      <Button
        ref={button}
        size="sm"
        data-palette="remind"
        aria-haspopup="dialog"
        aria-label={of && t("common.labelled", { label: t("reminders.remind"), what: of })}
        pending={asked !== undefined && !Dialog}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setAsked(assessment)}
      >
        <BellRing aria-hidden="true" />
        {t("reminders.remind")}
      </Button>
      {asked && Dialog && (
        <Dialog rows={[asked]} finalFocus={() => button.current} onClosed={() => setAsked(undefined)} />
      )}
    </>
  );
}
