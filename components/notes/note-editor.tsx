"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { notesQuery } from "@/components/query/notes-query";
import { reading } from "@/components/query/reading";
import { isSignedOut, RequestFailure } from "@/components/query/request-failure";
import { patchJson } from "@/components/query/request-json";
import { SaveFailure } from "@/components/settings/save-failure";
import { failureWords } from "@/components/texts/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import type { NoteView } from "@/lib/notes/schema";

const answer = reading<{ note: NoteView }>({ note: "object" });

/** Changes a note. Where a colleague was faster both texts stand there, and the person decides. */
export function NoteEditor({
  assessmentId,
  note,
  onDone,
}: {
  assessmentId: number;
  note: NoteView;
  onDone: () => void;
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [text, setText] = useState(note.body);
  /** What the typed text is meant to replace: the text it began with, or the colleague's that was shown. */
  const [base, setBase] = useState(note);
  const keep = (changed: NoteView) =>
    client.setQueryData(
      notesQuery(assessmentId).queryKey,
      (before) => before && { notes: before.notes.map((one) => (one.id === changed.id ? changed : one)) },
    );
  const saving = useMutation({
    mutationFn: (body: string) =>
      patchJson(
        `/api/assessments/${assessmentId}/notes/${note.id}`,
        { body, replaces: base.updatedAt },
        answer,
      ),
    onSuccess(result, saved) {
      keep(result.note);
      setBase(result.note);
      // Who has typed on meanwhile goes on from what is saved now.
      if (text === saved) onDone();
    },
    onError(error) {
      const theirs = error instanceof RequestFailure ? answer.safeParse(error.problem) : undefined;
      if (!theirs?.success) return;
      setBase(theirs.data.note);
      keep(theirs.data.note);
    },
  });
  const isOther = base.updatedAt !== note.updatedAt || saving.error !== null;
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !saving.isPending) saving.mutate(text);
      }}
    >
      {isSignedOut(saving.error) && <SaveFailure error={saving.error} isTyped />}
      {saving.error && !isSignedOut(saving.error) && (
        <Notice tone="warning" role="alert">
          {failureWords(saving.error, t)}
          {isOther && base.body !== text && (
            <span className="mt-2 block">
              <span className="block text-12 text-quiet">{t("team.theirs")}</span>
              <span dir="auto" className="block whitespace-pre-wrap">
                {base.body}
              </span>
              <span className="mt-2 block text-12 text-quiet">{t("team.mine")}</span>
            </span>
          )}
        </Notice>
      )}
      <Textarea
        aria-label={t("team.write")}
        autoFocus
        rows={2}
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex gap-2">
        <SubmitButton pending={saving.isPending}>{t("team.save")}</SubmitButton>
        <Button variant="ghost" onClick={onDone}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}
