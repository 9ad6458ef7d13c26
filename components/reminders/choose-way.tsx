"use client";

import { Copy, Download, Mail } from "lucide-react";
import { type ReactNode, type RefObject, useEffect } from "react";
import { MessageState } from "@/components/handover/message-state";
import type { useWriteMail } from "@/components/handover/use-application-mail";
import { Addressee } from "@/components/reminders/addressee";
import { useKindOf } from "@/components/reminders/kind-of";
import { MergeError } from "@/components/reminders/merge-error";
import { MessageArea } from "@/components/reminders/message-area";
import { countFirst, type ReminderPlan } from "@/components/reminders/plan-reminders";
import { RefusedList } from "@/components/reminders/refused-list";
import type { MailMerge } from "@/components/reminders/use-mail-merge";
import { useTexts } from "@/components/texts/texts-provider";
import { smallWindow, useMedia } from "@/components/ui/behaviour/use-media";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { DialogActions, DialogClose, DialogHead } from "@/components/ui/overlays/dialog";

/** Says who gets what, shows the first message, and asks how they are to leave. */
export function ChooseWay({
  plan: { rows, refused },
  mails,
  merge,
  onMerged,
  onSteps,
  main,
  children,
}: {
  plan: ReminderPlan;
  mails: ReturnType<typeof useWriteMail>;
  merge: MailMerge;
  onMerged: () => void;
  onSteps: () => void;
  main: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const { t } = useTexts();
  const kindOf = useKindOf();
  const [row] = rows;
  const mail = row && mails.write?.(row, kindOf(row));
  const count = countFirst(rows, kindOf);
  const areAll = count === rows.length;
  /** Nobody here has sent them their link, nor has the service. */
  const isFirst = count === countFirst(rows);
  return (
    <>
      <DialogHead
        title={t(`reminders.many.${areAll ? "invitation" : "reminder"}`, { count: rows.length })}
        description={t("reminders.means")}
      />
      {count > 0 && (
        <Notice tone="info">
          {isFirst
            ? t(areAll ? "reminders.allFirst" : "reminders.someFirst", { count })
            : t(areAll ? "reminders.allInvited" : "reminders.someInvited", { count })}
        </Notice>
      )}
      <RefusedList refused={refused} />
      {row && mail ? (
        <>
          <Addressee row={row} />
          <MessageArea message={mail} />
          {children}
          <MergeError error={merge.error} />
          <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
            <span className="mr-auto text-13 text-quiet">{t("reminders.atOnce")}</span>
            {(["copy", "file"] as const).map((way) => (
              <Button
                key={way}
                size="sm"
                pending={merge.pending === way}
                onClick={() => merge.give(way, onMerged)}
              >
                {way === "copy" ? <Copy aria-hidden="true" /> : <Download aria-hidden="true" />}
                {t(way === "copy" ? "reminders.copyAll" : "reminders.download")}
              </Button>
            ))}
          </div>
          <DialogActions>
            <DialogClose render={<Button variant="ghost" />}>{t("common.cancel")}</DialogClose>
            <StartSteps main={main} onStart={onSteps} />
          </DialogActions>
        </>
      ) : (
        <MessageState hasFailed={mails.hasFailed} onRetry={mails.retry} />
      )}
    </>
  );
}

function StartSteps({ main, onStart }: { main: RefObject<HTMLElement | null>; onStart: () => void }) {
  const { t } = useTexts();
  // Where the template had to be loaded first, the dialog has found no button to focus.
  const isSmall = useMedia(smallWindow);
  useEffect(() => {
    if (!isSmall) main.current?.focus();
  }, [main, isSmall]);
  return (
    <Button
      ref={(button) => {
        main.current = button;
      }}
      variant="primary"
      onClick={onStart}
    >
      <Mail aria-hidden="true" />
      {t("reminders.start")}
    </Button>
  );
}
