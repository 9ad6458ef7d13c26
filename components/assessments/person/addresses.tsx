"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { JoinForm } from "@/components/assessments/person/join-form";
import { failureWords } from "@/components/http/problem-words";
import { remove } from "@/components/http/request-json";
import { candidateQuery } from "@/components/rows/candidate-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";
import type { CandidateDetail } from "@/lib/details/candidate-schema";

/** The candidate’s e-mail addresses. Joined ones can be separated again. */
export function Addresses({
  detail: { candidate, addresses },
  canChange,
}: {
  detail: CandidateDetail;
  canChange: boolean;
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [said, setSaid] = useState("");
  const [isJoining, setIsJoining] = useState(false);
  const join = useRef<HTMLButtonElement>(null);
  const wasJoining = useRef(false);
  useEffect(() => {
    // The form had the focus; return it to the button.
    if (wasJoining.current && !isJoining) join.current?.focus();
    wasJoining.current = isJoining;
  }, [isJoining]);
  const done = (what: string) => {
    setSaid(what);
    setIsJoining(false);
    return client.invalidateQueries(candidateQuery(candidate.id));
  };
  const separating = useMutation({
    mutationFn: ({ id }: { id: number; email: string }) =>
      remove(`/api/candidates/${candidate.id}/addresses/${id}`),
    onSuccess: (_, { email }) => done(t("person.separated", { email })),
  });
  return (
    <div className="flex flex-col gap-2 text-13">
      <ul className="flex flex-col gap-1">
        {addresses.map(({ id, email, joined }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            <a href={`mailto:${email}`} className="min-w-0 rounded-xs break-words hover:underline">
              {email}
            </a>
            {joined && (
              <span className="text-12 text-faint">
                {t.rich("person.joined", { by: joined.by, when: () => <RelativeTime at={joined.at} /> })}
              </span>
            )}
            {joined && canChange && (
              <Button
                size="sm"
                variant="ghost"
                pending={separating.isPending && separating.variables.id === id}
                aria-label={t("person.separateWhat", { email })}
                onClick={() => separating.mutate({ id, email })}
              >
                {t("person.separate")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {separating.error && (
        <Notice tone="warning" role="alert">
          {failureWords(separating.error, t)}
        </Notice>
      )}
      <p role="status" className="text-quiet empty:hidden">
        {said}
      </p>
      {canChange &&
        (isJoining ? (
          <JoinForm
            candidateId={candidate.id}
            onJoined={(email) => done(t("person.nowJoined", { email }))}
            onCancel={() => setIsJoining(false)}
          />
        ) : (
          <Button
            ref={join}
            size="sm"
            variant="ghost"
            className="-ml-2 w-fit"
            onClick={() => setIsJoining(true)}
          >
            {t("person.join")}
          </Button>
        ))}
    </div>
  );
}
