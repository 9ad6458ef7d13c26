"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Hourglass, Link2Off } from "lucide-react";
import Link from "next/link";
import { candidateLines } from "@/components/assessments/candidate-name";
import { CopyLinkButton } from "@/components/assessments/copy-link-button";
import { SettledMark } from "@/components/invitations/settled-mark";
import { useKeepFocus } from "@/components/invitations/use-keep-focus";
import { attentionQuery } from "@/components/query/attention-query";
import { post } from "@/components/query/request-json";
import { failureWords } from "@/components/texts/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AssessmentView } from "@/lib/assessments/schema";

/** One assessment that somebody should look after, with its link at hand. */
export function OverlookedItem({
  assessment,
  kind,
  isSettled,
  canInvite,
}: {
  assessment: AssessmentView;
  kind: "notHandedOver" | "overdue";
  /** It needs nobody any more, and stays until the list is closed. */
  isSettled: boolean;
  canInvite: boolean;
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  const focus = useKeepFocus<HTMLLIElement>(isSettled ? "settled" : "waits");
  const handOver = useMutation({
    mutationFn: () => post(`/api/assessments/${assessment.id}/handed-over`),
    onSettled: () => client.invalidateQueries(attentionQuery()),
  });
  const { name, below } = candidateLines(assessment, t);
  const { id, applicationUrl, interview, invitedBy, createdAt, identity } = assessment;
  const Icon = kind === "overdue" ? Hourglass : Link2Off;
  return (
    <li
      {...focus}
      className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5 pr-2 pl-9 text-13 -outline-offset-2"
    >
      <Icon aria-hidden="true" className="absolute top-2.5 left-3 size-4 sm:top-3 text-pending" />
      <div className="flex min-w-0 flex-[1_1_16rem] flex-wrap items-baseline gap-x-2">
        <Link
          href={`/assessments/${id}`}
          prefetch={false}
          dir="auto"
          className="max-w-full truncate rounded-xs py-0.5 font-semibold text-ink underline-offset-3 hover:underline"
        >
          {name}
        </Link>
        {below && <span className="max-w-full truncate text-12 text-faint">{below}</span>}
        <span className="text-12 text-faint">
          {[interview?.name, invitedBy].filter(Boolean).join(" · ")}
          {(interview ?? invitedBy) && " · "}
          <RelativeTime at={createdAt} />
        </span>
        {handOver.isError && (
          <span role="alert" className="basis-full text-danger">
            {failureWords(handOver.error, t)}
          </span>
        )}
      </div>
      {canInvite && applicationUrl && (
        <div className="flex flex-wrap items-center justify-end gap-1.5">
          {isSettled ? (
            <SettledMark handedOver={kind === "notHandedOver"} />
          ) : (
            kind === "notHandedOver" && (
              <Button
                size="sm"
                variant="ghost"
                pending={handOver.isPending}
                aria-label={t("common.labelled", { label: t("attention.handItOver"), what: name })}
                onClick={() => handOver.mutate()}
              >
                {t("attention.handItOver")}
              </Button>
            )
          )}
          {/* It stays: what it says of the copy is read there, and the focus is on it. */}
          <CopyLinkButton
            size="sm"
            assessmentId={id}
            applicationUrl={applicationUrl}
            isProbable={identity === "probable"}
            what={name}
          />
        </div>
      )}
    </li>
  );
}
