"use client";

import { ChevronDown, Copy, Eye, Mail, QrCode as QrIcon } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useId, useState } from "react";
import { candidateLines } from "@/components/candidate/candidate-name";
import { useNoteLinkCopied } from "@/components/candidate/use-note-link-copied";
import { MailLink } from "@/components/handover/mail-link";
import { MessageState } from "@/components/handover/message-state";
import { MessageText } from "@/components/handover/message-text";
import { qrLevel } from "@/components/handover/qr-level";
import { useApplicationMail } from "@/components/handover/use-application-mail";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { CopyButton } from "@/components/ui/copy-button";
import { ShareButton } from "@/components/ui/share-button";
import { Skeleton } from "@/components/ui/skeleton";
import type { AssessmentView } from "@/lib/assessments/schema";

const QrCode = dynamic(() => import("@/components/handover/qr-code"), {
  loading: () => <Skeleton className="size-44 rounded-md" />,
});

const scrollIntoSight = (part: HTMLElement | null) => part?.scrollIntoView({ block: "nearest" });

const small = { variant: "ghost", size: "sm" } as const;

export function Handover({ assessment }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  const id = useId();
  const [shown, setShown] = useState<"message" | "qr">();
  const onHandedOver = useNoteLinkCopied(assessment.id);
  const { mail, hasFailed, retry } = useApplicationMail(assessment);
  const { applicationUrl } = assessment;
  // What may be another candidate’s link is copied by itself, after a question.
  if (!applicationUrl || assessment.identity === "probable") return null;

  const toggle = (part: "message" | "qr", icon: ReactNode, label: string) => (
    <Button
      {...small}
      aria-expanded={shown === part}
      aria-controls={shown === part ? id : undefined}
      onClick={() => {
        // A code that is shown will be scanned.
        if (part === "qr" && shown !== "qr" && qrLevel(applicationUrl)) onHandedOver();
        setShown(shown === part ? undefined : part);
      }}
    >
      {icon}
      {label}
      <ChevronDown
        aria-hidden="true"
        className={cn("-mx-0.5 transition-transform", shown === part && "rotate-180")}
      />
    </Button>
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="-mx-2 flex flex-wrap items-center gap-y-1 pointer-coarse:-mx-3 max-sm:grid max-sm:grid-cols-2 max-sm:*:justify-start huge:grid-cols-1">
        {mail ? (
          <>
            <CopyButton
              {...small}
              data-palette="copyMessage"
              label={t("handover.copyMessage")}
              text={mail.body}
              onCopied={onHandedOver}
            />
            <MailLink {...small} mail={mail} onHandedOver={onHandedOver} />
            <ShareButton
              {...small}
              label={t("handover.shareMessage")}
              data={{ title: mail.subject, text: mail.body }}
              onShared={onHandedOver}
            />
          </>
        ) : (
          <>
            <Button {...small} disabled>
              <Copy aria-hidden="true" />
              {t("handover.copyMessage")}
            </Button>
            <Button {...small} disabled>
              <Mail aria-hidden="true" />
              {t("handover.writeMail")}
            </Button>
          </>
        )}
        {toggle("message", <Eye aria-hidden="true" />, t("handover.preview"))}
        {toggle("qr", <QrIcon aria-hidden="true" />, t("handover.qr"))}
      </div>
      {shown && (
        // On a phone it opens below the window’s foot.
        <div key={shown} id={id} ref={scrollIntoSight} className="scroll-mb-4 pb-1">
          {shown === "qr" ? (
            <QrCode link={applicationUrl} what={candidateLines(assessment, t).name} onSaved={onHandedOver} />
          ) : mail ? (
            <MessageText message={mail} />
          ) : (
            <MessageState hasFailed={hasFailed} onRetry={retry} />
          )}
        </div>
      )}
    </div>
  );
}
