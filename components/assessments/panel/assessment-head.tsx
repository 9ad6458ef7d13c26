"use client";

import Link from "next/link";
import type { Ref } from "react";
import { candidateLines } from "@/components/candidate/candidate-name";
import { StatusBadge } from "@/components/candidate/status-badge";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentView } from "@/lib/assessments/schema";

export function AssessmentHead({
  assessment,
  level,
  headingRef,
  headingId,
}: {
  assessment: AssessmentView;
  level: 1 | 2;
  headingRef?: Ref<HTMLHeadingElement>;
  headingId?: string;
}) {
  const { t } = useTexts();
  const { name, below, known } = candidateLines(assessment, t);
  const interview = assessment.interview?.name ?? (known ? undefined : t("assessment.interviewUnknown"));
  // A probable match isn’t settled yet.
  const candidateId = assessment.identity === "probable" ? undefined : assessment.candidate?.id;
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Heading
          ref={headingRef}
          id={headingId}
          tabIndex={-1}
          dir="auto"
          className="min-w-0 text-22 font-semibold tracking-[-0.015em] break-words outline-none"
        >
          {candidateId === undefined ? (
            name
          ) : (
            <Link
              href={`/candidates/${candidateId}`}
              title={t("person.openPage", { name })}
              className="rounded-xs underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          )}
        </Heading>
        <StatusBadge status={assessment.status} untold={assessment.untold} />
      </div>
      <p className="text-14 break-words text-quiet">
        {interview && <bdi>{interview}</bdi>}
        {interview && below && " · "}
        {below && <bdi>{below}</bdi>}
      </p>
    </div>
  );
}
