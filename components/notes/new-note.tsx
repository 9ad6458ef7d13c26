"use client";

import { useEffect, useId, useRef, useState } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import { useHoldLettersIn } from "@/components/keyboard/use-hold-letters-in";
import { MentionTextarea } from "@/components/notes/mention-textarea";
import type { NoteAct } from "@/components/notes/note-act";
import { noteDraft } from "@/components/notes/note-draft";
import { typedSince } from "@/components/notes/typed-since";
import { useAddNote } from "@/components/notes/use-add-note";
import { writeAnchor } from "@/components/notes/write-anchor";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { SubmitButton } from "@/components/ui/fields/submit-button";

/** The typed text stays until it is saved, over a reload as well. */
export function NewNote({
  assessmentId,
  anchor,
  onDone,
}: {
  assessmentId: number;
  /** The part to focus, in a panel. */
  anchor?: string;
  onDone: (what: NoteAct) => void;
}) {
  const { t } = useTexts();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState("");
  useHoldLettersIn(form, text.trim() !== "");
  const personId = usePersonId();
  useEffect(() => {
    const draft = noteDraft(assessmentId, personId).load();
    // What is already typed is not overwritten.
    setText((typed) => typed || draft);
  }, [assessmentId, personId]);
  useEffect(() => {
    if (anchor === writeAnchor || window.location.hash === `#${writeAnchor}`)
      document.getElementById(id)?.focus();
  }, [id, anchor]);
  const type = (next: string) => {
    setText(next);
    noteDraft(assessmentId, personId).save(next);
  };
  const { adding, noteTyping, pick } = useAddNote(assessmentId, (saved) => {
    onDone("added");
    type(typedSince(text, saved));
  });
  const submit = () => {
    if (text.trim() && !adding.isPending) adding.mutate(text);
  };
  return (
    <form
      ref={form}
      className="flex flex-col gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t("team.write")}
      </label>
      <MentionTextarea
        id={id}
        data-palette="note"
        rows={2}
        dir="auto"
        placeholder={t("team.writeHint")}
        value={text}
        onType={(next) => {
          noteTyping();
          type(next);
        }}
        onPick={pick}
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
