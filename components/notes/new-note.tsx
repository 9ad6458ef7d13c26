"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { newUuid } from "@/components/invitations/submission";
import { usePersonId } from "@/components/layout/person-id";
import { noteDraft } from "@/components/notes/note-draft";
import { typedSince } from "@/components/notes/typed-since";
import { notesQuery } from "@/components/query/notes-query";
import { reading } from "@/components/query/reading";
import { postJson } from "@/components/query/request-json";
import { SaveFailure } from "@/components/settings/save-failure";
import { useTexts } from "@/components/texts/texts-provider";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import type { NoteView } from "@/lib/notes/schema";

const answer = reading<{ note: NoteView }>({ note: "object" });

/** Where a note is written. What was typed stays until it is saved, over a reload as well. */
export function NewNote({ assessmentId }: { assessmentId: number }) {
  const { t } = useTexts();
  const id = useId();
  const client = useQueryClient();
  const [text, setText] = useState("");
  // One id for one note, however often its saving is tried.
  const noteId = useRef<string>(undefined);
  const personId = usePersonId();
  useEffect(() => {
    const draft = noteDraft(assessmentId, personId).load();
    // Whoever has begun to type meanwhile is not overwritten.
    setText((typed) => typed || draft);
  }, [assessmentId, personId]);
  const type = (next: string) => {
    setText(next);
    noteDraft(assessmentId, personId).save(next);
  };
  const adding = useMutation({
    mutationFn: (body: string) => {
      noteId.current ??= newUuid();
      return postJson(`/api/assessments/${assessmentId}/notes`, { body, id: noteId.current }, answer);
    },
    onSuccess({ note }, saved) {
      noteId.current = undefined;
      type(typedSince(text, saved));
      client.setQueryData(notesQuery(assessmentId).queryKey, (before) => ({
        notes: [...(before?.notes ?? []).filter((one) => one.id !== note.id), note],
      }));
    },
  });
  const submit = () => {
    if (text.trim() && !adding.isPending) adding.mutate(text);
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t("team.write")}
      </label>
      <Textarea
        id={id}
        rows={2}
        dir="auto"
        placeholder={t("team.write")}
        value={text}
        onChange={({ target }) => {
          noteId.current = undefined;
          type(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
          event.preventDefault();
          submit();
        }}
      />
      <SaveFailure error={adding.error} isTyped />
      {text.trim() !== "" && (
        <SubmitButton pending={adding.isPending} className="w-fit">
          {t("team.add")}
        </SubmitButton>
      )}
    </form>
  );
}
