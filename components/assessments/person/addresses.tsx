"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { JoinForm } from "@/components/assessments/person/join-form";
import { failureWords } from "@/components/http/problem-words";
import { remove } from "@/components/http/request-json";
import { candidateQuery } from "@/components/rows/candidate-query";
import { useTexts } from "@/components/texts/texts-provider";
import { useSay } from "@/components/ui/behaviour/use-say";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";
import { joinedThrough } from "@/lib/candidates/joined-through";
import type { CandidateDetail } from "@/lib/details/candidate-schema";
import { mailtoAddress } from "@/lib/mailto-address";

type Address = CandidateDetail["addresses"][number];

/** The candidate’s e-mail addresses. Joined ones can be separated again. */
export function Addresses({
  detail: { candidate, addresses },
  canChange,
}: {
  detail: CandidateDetail;
  canChange: boolean;
}) {
  const { t, list } = useTexts();
  const router = useRouter();
  const client = useQueryClient();
  const [said, say] = useSay();
  const [isJoining, setIsJoining] = useState(false);
  const join = useRef<HTMLButtonElement>(null);
  const wasJoining = useRef(false);
  useEffect(() => {
    // The form had the focus; return it to the button.
    if (wasJoining.current && !isJoining) join.current?.focus();
    wasJoining.current = isJoining;
  }, [isJoining]);
  const done = (what: string) => {
    say(what);
    setIsJoining(false);
    return client.invalidateQueries(candidateQuery(candidate.id));
  };
  const separating = useMutation({
    mutationFn: ({ id }: Address) => remove(`/api/candidates/${candidate.id}/addresses/${id}`),
    onSuccess(_, address) {
      const leaving = joinedThrough(address, addresses);
      // Nothing is left of this candidate: the page goes on with the one who was separated.
      if (addresses.every((one) => one.isLeft || leaving.includes(one)))
        return router.replace(`/candidates/${address.id}`);
      const emails = leaving.map((one) => one.email);
      return done(
        leaving.length > 1
          ? t("person.separatedTogether", { emails: list(emails) })
          : t("person.separated", { email: address.email }),
      );
    },
  });
  return (
    <div className="flex flex-col gap-2 text-13">
      <ul className="flex flex-col gap-0.5">
        {addresses.map((address) => {
          const { id, email, isLeft, joined } = address;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-2 pointer-coarse:min-h-11">
              {isLeft ? (
                <bdi className="min-w-0 py-0.5 break-words text-quiet">{email}</bdi>
              ) : (
                <a
                  href={mailtoAddress(email)}
                  className="pointer-coarse:finger min-w-0 rounded-xs py-0.5 break-words hover:underline"
                >
                  <bdi>{email}</bdi>
                </a>
              )}
              {isLeft && <span className="text-12 text-faint">{t("person.addressLeft")}</span>}
              {joined && <Joined {...joined} />}
              {joined && canChange && (
                <Button
                  size="sm"
                  variant="ghost"
                  className="-ml-2"
                  pending={separating.isPending && separating.variables.id === id}
                  aria-label={t("person.separateWhat", { email })}
                  onClick={() => separating.mutate(address)}
                >
                  {t("person.separate")}
                </Button>
              )}
            </li>
          );
        })}
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

function Joined({ by, at }: NonNullable<Address["joined"]>) {
  const { t } = useTexts();
  const when = () => <RelativeTime at={at} />;
  return (
    <span className="text-12 text-faint">
      {by ? t.rich("person.joined", { by, when }) : t.rich("person.joinedWithoutName", { when })}
    </span>
  );
}
