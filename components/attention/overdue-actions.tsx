"use client";

import { Archive, Clock, Ellipsis, Mail } from "lucide-react";
import Link from "next/link";
import type { FollowUp } from "@/components/attention/use-follow-up";
import { candidateLines } from "@/components/candidate/candidate-name";
import { claimAnchor } from "@/components/candidate/claim-anchor";
import { CopyLinkButton } from "@/components/candidate/copy-link-button";
import type { useApplicationMail } from "@/components/handover/use-application-mail";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { Button, IconButton } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { CopyButton } from "@/components/ui/copy-button";
import { FittingLabel } from "@/components/ui/fitting-label";
import type { AssessmentView } from "@/lib/assessments/schema";

const loadMenu = () => import("@/components/attention/overdue-menu").then(({ OverdueMenu }) => OverdueMenu);

const small = { variant: "ghost", size: "sm" } as const;

/** Two buttons of this width and the menu fit in one line from 320 pixels on. */
const narrow = "pointer-coarse:max-sm:px-2.5";

type Message = ReturnType<typeof useApplicationMail>;

/** Where there is little room, snoozing and archiving are in a menu. */
export function OverdueActions({
  assessment,
  message,
  onOpenMail,
  followUp,
  limitDays,
}: {
  assessment: AssessmentView;
  message: Message;
  onOpenMail: () => void;
  followUp: FollowUp;
  limitDays: number;
}) {
  const { t } = useTexts();
  const { name } = candidateLines(assessment, t);
  const named = (label: string) => t("common.labelled", { label, what: name });
  const snooze = t("attention.snooze", { days: limitDays });
  const later = { snooze: () => followUp.begin("snooze"), archive: () => followUp.begin("archive") };
  return (
    <div className="flex flex-wrap items-center gap-1.5 sm:justify-end">
      {assessment.identity === "unclaimed" && (
        <Link
          href={`/assessments/${assessment.id}#${claimAnchor}`}
          prefetch={false}
          className={cn(buttonClass("secondary", "sm"), narrow)}
        >
          {t("claims.submit")}
        </Link>
      )}
      <RemindActions
        assessment={assessment}
        name={name}
        message={message}
        onCopied={() => followUp.begin("message")}
        onOpenMail={onOpenMail}
      />
      <Button
        {...small}
        className="max-sm:hidden"
        data-palette="snooze"
        pending={followUp.pending === "snooze"}
        aria-label={named(snooze)}
        onClick={later.snooze}
      >
        <Clock aria-hidden="true" />
        {snooze}
      </Button>
      <span className="contents max-sm:hidden">
        <IconButton
          size="sm"
          data-palette="archive"
          label={named(t("archive.archive"))}
          pending={followUp.pending === "archive"}
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
  // Unclaimed rows can’t be reminded.
  if (!applicationUrl || identity === "unclaimed") return null;
  // What may be another candidate’s link is copied by itself, after a question.
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
        data-palette="copyMessage"
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
