"use client";

import { Link as LinkIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { useNoteLinkCopied } from "@/components/candidate/use-note-link-copied";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";

const loadQuestion = () =>
  import("@/components/candidate/probable-link-question").then(
    ({ ProbableLinkQuestion }) => ProbableLinkQuestion,
  );

type CopyLinkButtonProps = Omit<ComponentProps<typeof CopyButton>, "text" | "onCopied"> & {
  assessmentId: number;
  applicationUrl: string;
  /** It may be another candidate’s: copying asks first. */
  isProbable?: boolean;
};

/** Copies the link, and records who did: anyone who has it can take the interview as the candidate. */
export function CopyLinkButton({ assessmentId, applicationUrl, isProbable, ...props }: CopyLinkButtonProps) {
  const { t } = useTexts();
  const note = useNoteLinkCopied(assessmentId);
  const icon = <LinkIcon aria-hidden="true" />;
  if (!isProbable) {
    return (
      <CopyButton
        label={t("assessment.copyLink")}
        icon={icon}
        data-copy-link={props.what ?? ""}
        {...props}
        text={applicationUrl}
        onCopied={note}
      />
    );
  }
  const { label = t("assessment.copyLink"), what, icon: _, ...button } = props;
  return (
    <Deferred
      kind="dialog"
      load={loadQuestion}
      part={{
        applicationUrl,
        onCopied: note,
        trigger: (
          <Button
            data-copy-link={what ?? ""}
            {...button}
            aria-label={what ? t("common.labelled", { label, what }) : undefined}
          >
            {icon}
            {t("assessment.copyAsks", { label })}
          </Button>
        ),
      }}
    />
  );
}
