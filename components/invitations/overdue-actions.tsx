"use client";

import { Archive, Clock, Ellipsis, Mail } from "lucide-react";
import { candidateLines } from "@/components/assessments/candidate-name";
import { CopyLinkButton } from "@/components/assessments/copy-link-button";
import type { useApplicationMail } from "@/components/handover/use-application-mail";
import type { OverdueActs } from "@/components/invitations/use-overdue-acts";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { CopyButton } from "@/components/ui/copy-button";
import { Deferred } from "@/components/ui/deferred";
import { FittingLabel } from "@/components/ui/fitting-label";
import type { AssessmentView } from "@/lib/assessments/schema";

const loadMenu = () => import("@/components/invitations/overdue-menu").then(({ OverdueMenu }) => OverdueMenu);

const small = { variant: "ghost", size: "sm" } as const;

/** Two of them and the menu stand in one line from 320 pixels on. */
const narrow = "pointer-coarse:max-sm:px-2.5";

type Message = ReturnType<typeof useApplicationMail>;

/** Reminds the candidate, has it wait, or puts it away. Where there is little room the last two are in a menu. */
export function OverdueActions({
  assessment,
  message,
  onOpenMail,
  acts,
  limitDays,
}: {
  assessment: AssessmentView;
  message: Message;
  onOpenMail: () => void;
  acts: OverdueActs;
  limitDays: number;
}) {
  const { t } = useTexts();
  const { name } = candidateLines(assessment, t);
  const named = (label: string) => t("common.labelled", { label, what: name });
  const snooze = t("attention.snooze", { days: limitDays });
  const later = { snooze: () => acts.act("snooze"), archive: () => acts.act("archive") };
  return (
    <div className="flex flex-wrap items-center gap-1.5 sm:justify-end">
      <RemindActions
        assessment={assessment}
        name={name}
        message={message}
        onCopied={() => acts.act("message")}
        onOpenMail={onOpenMail}
      />
      <Button
        {...small}
        className="max-sm:hidden"
        pending={acts.pending === "snooze"}
        aria-label={named(snooze)}
        onClick={later.snooze}
      >
        <Clock aria-hidden="true" />
        {snooze}
      </Button>
      <span className="contents max-sm:hidden">
        <IconButton
          size="sm"
          label={named(t("archive.archive"))}
          pending={acts.pending === "archive"}
          onClick={later.archive}
        >
          <Archive aria-hidden="true" />
        </IconButton>
      </span>
      <span className="contents sm:hidden">
        <Deferred
          kind="menu"
          load={loadMenu}
          part={{
            snooze,
            onSnooze: later.snooze,
            onArchive: later.archive,
            trigger: (
              <IconButton size="sm" label={named(t("rowMenu.more"))} tooltip={false}>
                <Ellipsis aria-hidden="true" />
              </IconButton>
            ),
          }}
        />
      </span>
    </div>
  );
}

/** The team’s message, to be pasted or in the mail program. */
function RemindActions({
  assessment: { id, applicationUrl, identity },
  name,
  message: { mail, hasFailed, retry },
  onCopied,
  onOpenMail,
}: {
  assessment: AssessmentView;
  name: string;
  message: Message;
  onCopied: () => void;
  onOpenMail: () => void;
}) {
  const { t } = useTexts();
  if (!applicationUrl) return null;
  // What may be somebody else’s is copied by itself, after a question.
  if (identity === "probable")
    return (
      <CopyLinkButton size="sm" assessmentId={id} applicationUrl={applicationUrl} isProbable what={name} />
    );
  if (hasFailed)
    return (
      <>
        <span className="text-12 text-quiet">{t("handover.messageFailed")}</span>
        <Button size="sm" onClick={retry}>
          {t("common.tryAgain")}
        </Button>
      </>
    );
  const write = t("handover.writeMail");
  const label = t("common.labelled", { label: write, what: name });
  const face = (
    <>
      <Mail aria-hidden="true" />
      <FittingLabel label={write} short={t("attention.shortMail")} />
    </>
  );
  return (
    <>
      <CopyButton
        size="sm"
        className={narrow}
        label={t("handover.copyMessage")}
        shortLabel={t("attention.shortMessage")}
        what={name}
        text={mail?.body ?? ""}
        disabled={!mail}
        onCopied={onCopied}
      />
      {mail ? (
        <a
          href={mail.href}
          aria-label={label}
          onClick={onOpenMail}
          className={cn(buttonClass("secondary", "sm"), narrow)}
        >
          {face}
        </a>
      ) : (
        <Button size="sm" className={narrow} aria-label={label} disabled>
          {face}
        </Button>
      )}
    </>
  );
}
