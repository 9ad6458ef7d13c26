"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SyntheticEvent } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import { keepAnswer } from "@/components/http/keep-answer";
import { putJson } from "@/components/http/request-json";
import { readName } from "@/components/shortlists/shortlist-words";
import { oneReading, readingQuery } from "@/components/shortlists/shortlists-query";
import { savedDraft, typed } from "@/components/shortlists/text-draft";
import { useTextDraft } from "@/components/shortlists/use-text-draft";
import { voteIcons } from "@/components/shortlists/vote-icons";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/fields/field";
import { Textarea } from "@/components/ui/fields/textarea";
import { voteAnswers } from "@/lib/shortlists/names";
import type { Reading, VoteBody } from "@/lib/shortlists/schema";

/** Yes, no or unsure, with a comment if there is one. It can be changed and taken back. */
export function VoteField({
  shortlistId,
  candidate,
}: {
  shortlistId: string;
  candidate: Reading["candidates"][number];
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  const { assessmentId, vote } = candidate;
  const name = readName(candidate, t);
  const stored = vote?.comment ?? "";
  const [draft, setDraft] = useTextDraft(`${shortlistId}/${assessmentId}/comment`);
  const comment = draft?.text ?? stored;
  const voting = useMutation({
    mutationFn: (said: VoteBody) =>
      putJson(`/api/shortlists/${shortlistId}/candidates/${assessmentId}/vote`, said, oneReading),
    onSuccess({ shortlist }, said) {
      keepAnswer(client, readingQuery(shortlistId), { shortlist });
      setDraft((now) => (said.answer === null ? undefined : savedDraft(now, said.comment)));
    },
  });
  const answer = voting.isPending ? voting.variables.answer : (vote?.answer ?? null);

  function save(event: SyntheticEvent) {
    event.preventDefault();
    if (vote && !voting.isPending) voting.mutate({ answer: vote.answer, comment });
  }

  return (
    <div className="flex flex-col gap-2.5">
      <fieldset aria-label={t("shortlists.vote", { name })} className="flex flex-wrap gap-1.5">
        {voteAnswers.map((one) => {
          const Icon = voteIcons[one];
          return (
            <button
              key={one}
              type="button"
              aria-pressed={answer === one}
              onClick={() => !voting.isPending && voting.mutate({ answer: one, comment })}
              className={cn(
                "flex h-8 items-center gap-1.5 rounded-md border border-line-strong px-2.5 text-13 font-[550] text-quiet transition-colors hover:bg-hover pointer-coarse:h-11 [&_svg]:size-3.5",
                answer === one && "border-ink bg-pressed text-ink",
              )}
            >
              <Icon aria-hidden="true" />
              {t(`shortlists.answers.${one}`)}
            </button>
          );
        })}
        {vote && (
          <Button
            variant="ghost"
            onClick={() => !voting.isPending && voting.mutate({ answer: null, comment: "" })}
          >
            {t("shortlists.takeBack")}
          </Button>
        )}
      </fieldset>
      {vote && (
        <form noValidate onSubmit={save} className="flex max-w-prose flex-col gap-2">
          <Field
            label={t.rich("shortlists.commentOf", {
              name,
              more: (more) => <span className="sr-only">{more}</span>,
            })}
            optional
          >
            {(control) => (
              <Textarea
                {...control}
                rows={1}
                value={comment}
                onChange={({ target }) => setDraft((now) => typed(now, target.value, stored))}
                maxLength={1000}
                onKeyDown={(event) => {
                  if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) save(event);
                }}
                dir="auto"
              />
            )}
          </Field>
          {comment.trim() !== stored && (
            <Button type="submit" size="sm" pending={voting.isPending} className="w-fit">
              {t("shortlists.saveComment")}
            </Button>
          )}
        </form>
      )}
      <SaveFailure error={voting.error} isTyped={draft !== undefined} />
    </div>
  );
}
