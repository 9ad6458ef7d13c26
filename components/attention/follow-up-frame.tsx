"use client";

import { Hourglass, Link2Off } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { candidateLines } from "@/components/candidate/candidate-name";
import { failureWords } from "@/components/http/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { useKeepFocus } from "@/components/ui/behaviour/use-keep-focus";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AssessmentView } from "@/lib/assessments/schema";

const icons = { notHandedOver: Link2Off, overdue: Hourglass };

export type FollowUpKind = keyof typeof icons;

export function FollowUpFrame({
  assessment,
  kind,
  state,
  error,
  note,
  children,
}: {
  assessment: AssessmentView;
  kind: FollowUpKind;
  /** Changes with the actions, for the focus. */
  state: string;
  error: Error | null;
  note?: string;
  /** Absent for viewers. */
  children: ReactNode;
}) {
  const { t } = useTexts();
  const focus = useKeepFocus<HTMLLIElement>(state);
  const { name, below } = candidateLines(assessment, t);
  const { id, interview, invitedBy, createdAt } = assessment;
  const Icon = icons[kind];
  return (
    <li
      {...focus}
      data-assessment={id}
      className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5 pr-2 pl-9 text-13 -outline-offset-2"
    >
      <Icon aria-hidden="true" className="absolute top-2.5 left-3 size-4 sm:top-3 text-attention" />
      <div className="flex min-w-0 flex-[1_1_16rem] flex-wrap items-baseline gap-x-2">
        <Link
          href={`/assessments/${id}`}
          prefetch={false}
          dir="auto"
          className="max-w-full truncate rounded-xs py-0.5 font-semibold text-ink underline-offset-3 hover:underline"
        >
          {name}
        </Link>
        {below && (
          <span className="max-w-full text-12 break-words text-faint">
            {below}
            {!interview && !invitedBy && "\u00a0·"}
          </span>
        )}
        <span className="text-12 text-faint">
          {[interview?.name, invitedBy].filter(Boolean).join("\u00a0· ")}
          {(interview ?? invitedBy) && "\u00a0· "}
          <RelativeTime at={createdAt} />
        </span>
        {error && (
          <span role="alert" className="basis-full text-danger">
            {failureWords(error, t)}
          </span>
        )}
        <span role="status" className="basis-full text-12 text-quiet empty:hidden">
          {note}
        </span>
      </div>
      {children}
    </li>
  );
}
