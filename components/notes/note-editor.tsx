"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useRef } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import { answerShape } from "@/components/http/answer-shape";
import { keepAnswer } from "@/components/http/keep-answer";
import { failureWords } from "@/components/http/problem-words";
import { isSignedOut, RequestFailure } from "@/components/http/request-failure";
import { patchJson } from "@/components/http/request-json";
import { useHoldLettersIn } from "@/components/keyboard/use-hold-letters-in";
import { MentionTextarea } from "@/components/notes/mention-textarea";
import type { NoteAct } from "@/components/notes/note-act";
import type { NoteEdit } from "@/components/notes/note-edits";
import { notesQuery } from "@/components/notes/notes-query";
import { useAddNote } from "@/components/notes/use-add-note";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Notice } from "@/components/ui/notice";
import type { NoteView } from "@/lib/notes/schema";

const answer = answerShape<{ note: NoteView }>({ note: "object" });

const problemOf = (error: unknown) => (error instanceof RequestFailure ? error.problem : undefined);

type NoteEditorProps = {
  assessmentId: number;
  edit: NoteEdit;
  isGone: boolean;
  /** Undefined when editing is over. */
  onChange: (edit: NoteEdit | undefined) => void;
  onDone: (what: NoteAct) => void;
};

/** Saves the text over its note, unless a colleague was faster: then theirs becomes the base. */
function useSaveNote(
  { assessmentId, edit: { base, text }, onChange, onDone }: Omit<NoteEditorProps, "isGone">,
  picked: RefObject<string[]>,
) {
  const client = useQueryClient();
  const query = notesQuery(assessmentId);
  const keep = (changed: NoteView) =>
    keepAnswer(
      client,
      query,
      (before) => before && { notes: before.notes.map((one) => (one.id === changed.id ? changed : one)) },
    );
  return useMutation({
    mutationFn: (body: string) =>
      patchJson(
        `/api/assessments/${assessmentId}/notes/${base.id}`,
        { body, replaces: base.updatedAt, mentions: picked.current },
        answer,
      ),
    onSuccess({ note }, saved) {
      keep(note);
      onDone("saved");
      // What was typed during saving is kept, over the saved text.
      onChange(text === saved ? undefined : { base: note, text });
    },
    onError(error) {
      const theirs = answer.safeParse(problemOf(error));
      if (theirs.success) {
        onChange({ base: theirs.data.note, text });
        keep(theirs.data.note);
      } else if (problemOf(error)?.reason === "note_missing") void client.invalidateQueries(query);
    },
  });
}

/** If a colleague was faster both texts are shown; after a deletion, the text can be added as another note. */
export function NoteEditor({ assessmentId, edit, isGone, onChange, onDone }: NoteEditorProps) {
  const { t } = useTexts();
  const { base, text } = edit;
  const picked = useRef<string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  useHoldLettersIn(form);
  const cancels = useRef<HTMLButtonElement>(null);
  const saving = useSaveNote({ assessmentId, edit, onChange, onDone }, picked);
  const { adding, noteTyping, pick } = useAddNote(assessmentId, () => {
    onDone("added");
    onChange(undefined);
  });
  const doing = isGone ? adding : saving;
  const hasTheirs = problemOf(doing.error)?.code === "note_changed";
  const save = () => {
    if (text.trim() && !doing.isPending) doing.mutate(text);
  };
  function press(event: KeyboardEvent) {
    const { key, nativeEvent, metaKey, ctrlKey } = event;
    if (nativeEvent.isComposing || !(key === "Escape" || (key === "Enter" && (metaKey || ctrlKey)))) return;
    event.preventDefault();
    if (key === "Enter") save();
    else if (text === base.body) onChange(undefined);
    // What was typed isn’t thrown away by one key.
    else cancels.current?.focus();
  }
  return (
    <form
      ref={form}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {isSignedOut(doing.error) && <SaveFailure error={doing.error} isTyped />}
      {isGone && (
        <Notice tone="warning" role="alert" title={t("team.gone")}>
          {t("team.goneMine")}
        </Notice>
      )}
      {doing.error && !isSignedOut(doing.error) && (
        <Notice tone="warning" role="alert">
          {failureWords(doing.error, t)}
          {hasTheirs && base.body !== text && <TheirText text={base.body} />}
        </Notice>
      )}
      <MentionTextarea
        aria-label={t.markup("team.edit", { by: base.by, more: (text) => text })}
        // Not over a draft: a person who goes on by keyboard would write into it.
        autoFocus={text === base.body}
        rows={2}
        dir="auto"
        value={text}
        // What is typed while saving would be lost with the form.
        readOnly={adding.isPending}
        onType={(next) => {
          noteTyping();
          onChange({ base, text: next });
        }}
        onPick={(id) => {
          picked.current = [...picked.current.filter((one) => one !== id), id].slice(-50);
          pick(id);
        }}
        onKeyDown={press}
      />
      <div className="flex gap-2">
        <SubmitButton pending={doing.isPending}>{t(isGone ? "team.add" : "team.save")}</SubmitButton>
        <Button ref={cancels} variant="ghost" onClick={() => onChange(undefined)}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Their text, and the heading of one’s own below it. */
function TheirText({ text }: { text: string }) {
  const { t } = useTexts();
  return (
    <span className="mt-2 block">
      <span className="block text-12 text-quiet">{t("team.theirs")}</span>
      <span dir="auto" className="block whitespace-pre-wrap">
        {text}
      </span>
      <span className="mt-2 block text-12 text-quiet">{t("team.mine")}</span>
    </span>
  );
}
