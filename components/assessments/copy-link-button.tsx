"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link as LinkIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { assessmentQuery } from "@/components/query/assessment-query";
import { post } from "@/components/query/request-json";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog, DialogClose } from "@/components/ui/dialog";

type CopyLinkButtonProps = Omit<ComponentProps<typeof CopyButton>, "text" | "onCopied"> & {
  assessmentId: number;
  applicationUrl: string;
  /** It may be somebody else's: then copying asks first. */
  isProbable?: boolean;
};

/** Copies an application link, and notes who took it: whoever holds it can apply as the candidate. */
export function CopyLinkButton({ assessmentId, applicationUrl, isProbable, ...props }: CopyLinkButtonProps) {
  const client = useQueryClient();
  const { mutate: note } = useMutation({
    mutationFn: () => post(`/api/assessments/${assessmentId}/link-copied`),
    onSuccess: () => client.invalidateQueries(assessmentQuery(assessmentId)),
    retry: 2,
  });
  const icon = <LinkIcon aria-hidden="true" />;
  if (!isProbable) {
    return (
      <CopyButton
        label="Copy link"
        icon={icon}
        data-copy-link=""
        {...props}
        text={applicationUrl}
        onCopied={note}
      />
    );
  }
  const { label = "Copy link", what, icon: _, ...button } = props;
  return (
    <Dialog
      trigger={
        <Button data-copy-link="" {...button} aria-label={what ? `${label}: ${what}` : undefined}>
          {icon}
          {label}…
        </Button>
      }
      title="This link may be somebody else’s"
      description="The service never confirmed this invitation. This assessment is the only new one that fits, so it is probably theirs, but whoever gets the link can apply as its candidate. Shortlist knows for certain once it is completed."
      actions={
        <>
          <DialogClose render={<Button variant="ghost" />}>Close</DialogClose>
          <CopyButton
            label="Copy link all the same"
            icon={icon}
            variant="primary"
            text={applicationUrl}
            onCopied={note}
          />
        </>
      }
    />
  );
}
