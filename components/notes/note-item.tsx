"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { keepAnswer } from "@/components/http/keep-answer";
import { failureWords } from "@/components/http/problem-words";
import { remove } from "@/components/http/request-json";
import type { NoteAct } from "@/components/notes/note-act";
import { NoteEditor } from "@/components/notes/note-editor";
import type { NoteEdit } from "@/components/notes/note-edits";
import { NoteText } from "@/components/notes/note-text";
import { notesQuery } from "@/components/notes/notes-query";
import { useGoTo } from "@/components/notes/use-go-to";
import { changeRows } from "@/components/rows/change-rows";
import { useListStore } from "@/components/rows/use-list-state";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { NoteView } from "@/lib/notes/schema";

function useRemoveNote(assessmentId: number, note: NoteView, onDone: (what: NoteAct) => void) {
  const client = useQueryClient();
  const store = useListStore();
  const query = notesQuery(assessmentId);
  return useMutation({
    mutationFn: () =>
      changeRows(store, [assessmentId], () =>
        remove(`/api/assessments/${assessmentId}/notes/${note.id}`, { replaces: note.updatedAt }),
      ),
    onSuccess() {
      keepAnswer(
        client,
        query,
        (before) => before && { notes: before.notes.filter(({ id }) => id !== note.id) },
      );
      onDone("removed");
    },
    onError: () => client.invalidateQueries(query),
  });
}

export function NoteItem({
  assessmentId,
  note,
  edit,
  isGone,
  anchor,
  onEdit,
  onDone,
}: {
  assessmentId: number;
  note: NoteView;
  edit: NoteEdit | undefined;
  /** It was deleted while it was edited. */
  isGone: boolean;
  anchor: string | undefined;
  onEdit: (edit: NoteEdit | undefined) => void;
  onDone: (what: NoteAct) => void;
}) {
  const { t } = useTexts();
  const [isRemoving, setIsRemoving] = useState(false);
  const doing = edit ? "editing" : isRemoving ? "removing" : undefined;
  const edits = useRef<HTMLButtonElement>(null);
  const removes = useRef<HTMLButtonElement>(null);
  const was = useRef(doing);
  useEffect(() => {
    const button = was.current === "editing" ? edits : removes;
    const isOver = was.current !== undefined && doing === undefined;
    was.current = doing;
    // The form had the focus; return it to the button.
    if (isOver && document.activeElement === document.body) button.current?.focus();
  }, [doing]);
  const target = useGoTo(`note-${note.id}`, anchor);
  const removing = useRemoveNote(assessmentId, note, onDone);
  const more = { by: note.by, more: (text: React.ReactNode) => <VisuallyHidden>{text}</VisuallyHidden> };
  return (
    <li
      {...target}
      className="flex scroll-mt-24 flex-col gap-1 border-b border-line py-3 first:pt-0 last:border-b-0"
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-12 text-faint">
        <bdi className="font-[550] text-quiet">{note.by}</bdi>
        <RelativeTime at={note.createdAt} />
        {note.editedBy && (
          <span>
            {note.editedBy === note.by ? t("team.edited") : t("team.editedBy", { by: note.editedBy })}
          </span>
        )}
      </p>
      {edit ? (
        <NoteEditor
          assessmentId={assessmentId}
          edit={edit}
          isGone={isGone}
          onChange={onEdit}
          onDone={onDone}
        />
      ) : note.isHidden ? (
        <p className="text-13 text-quiet">{t("blind.hidden")}</p>
      ) : (
        <NoteText note={note} />
      )}
      {removing.error && (
        <Notice tone="error" role="alert">
          {failureWords(removing.error, t)}
        </Notice>
      )}
      {note.mayChange && doing === undefined && (
        <div className="-ml-2 flex gap-1 print:hidden">
          <Button
            ref={edits}
            variant="ghost"
            size="sm"
            onClick={() => onEdit({ base: note, text: note.body })}
          >
            <span>{t.rich("team.edit", more)}</span>
          </Button>
          <Button ref={removes} variant="ghost" size="sm" onClick={() => setIsRemoving(true)}>
            <span>{t.rich("team.remove", more)}</span>
          </Button>
        </div>
      )}
      {doing === "removing" && (
        <RemoveQuestion
          pending={removing.isPending}
          onRemove={() => removing.mutate()}
          onCancel={() => setIsRemoving(false)}
        />
      )}
    </li>
  );
}

function RemoveQuestion({
  pending,
  onRemove,
  onCancel,
}: {
  pending: boolean;
  onRemove: () => void;
  onCancel: () => void;
}) {
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-2 text-13">
      <span className="text-quiet">{t("team.removeAsk")}</span>
      <Button variant="danger" size="sm" autoFocus pending={pending} onClick={onRemove}>
        {t("team.removeYes")}
      </Button>
      <Button variant="ghost" size="sm" onClick={onCancel}>
        {t("common.cancel")}
      </Button>
    </div>
  );
}
