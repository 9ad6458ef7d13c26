"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link as LinkIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { assessmentQuery } from "@/components/query/assessment-query";
import { post } from "@/components/query/request-json";
import { CopyButton } from "@/components/ui/copy-button";

type CopyLinkButtonProps = Omit<ComponentProps<typeof CopyButton>, "text" | "onCopied"> & {
  assessmentId: number;
  applicationUrl: string;
};

/** Copies an application link, and notes who took it: whoever holds it can apply as the candidate. */
export function CopyLinkButton({ assessmentId, applicationUrl, ...props }: CopyLinkButtonProps) {
  const client = useQueryClient();
  const { mutate: note } = useMutation({
    mutationFn: () => post(`/api/assessments/${assessmentId}/link-copied`),
    onSuccess: () => client.invalidateQueries(assessmentQuery(assessmentId)),
    retry: 2,
  });
  return (
    <CopyButton
      label="Copy link"
      icon={<LinkIcon aria-hidden="true" />}
      data-copy-link=""
      {...props}
      text={applicationUrl}
      onCopied={note}
    />
  );
}
