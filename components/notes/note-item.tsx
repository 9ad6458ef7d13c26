"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { NoteEditor } from "@/components/notes/note-editor";
import { notesQuery } from "@/components/query/notes-query";
import { remove } from "@/components/query/request-json";
import { failureWords } from "@/components/texts/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { NoteView } from "@/lib/notes/schema";

/** One note, with what its reader may do with it. */
export function NoteItem({ assessmentId, note }: { assessmentId: number; note: NoteView }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [doing, setDoing] = useState<"editing" | "removing">();
  const edits = useRef<HTMLButtonElement>(null);
  const removes = useRef<HTMLButtonElement>(null);
  const was = useRef(doing);
  useEffect(() => {
    const button = was.current === "editing" ? edits : removes;
    const isOver = was.current !== undefined && doing === undefined;
    was.current = doing;
    // What had the focus has gone, and the button is there again.
    if (isOver && document.activeElement === document.body) button.current?.focus();
  }, [doing]);
  const query = notesQuery(assessmentId);
  const removing = useMutation({
    mutationFn: () =>
      remove(`/api/assessments/${assessmentId}/notes/${note.id}`, { replaces: note.updatedAt }),
    onSuccess: () =>
      client.setQueryData(
        query.queryKey,
        (before) => before && { notes: before.notes.filter(({ id }) => id !== note.id) },
      ),
    onError: () => client.invalidateQueries(query),
  });
  const more = { by: note.by, more: (text: React.ReactNode) => <VisuallyHidden>{text}</VisuallyHidden> };
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3 first:pt-0 last:border-b-0">
      <p className="flex flex-wrap items-baseline gap-x-2 text-12 text-faint">
        <span className="font-[550] text-quiet">{note.by}</span>
        <RelativeTime at={note.createdAt} />
        {note.editedBy && (
          <span>
            {note.editedBy === note.by ? t("team.edited") : t("team.editedBy", { by: note.editedBy })}
          </span>
        )}
      </p>
      {doing === "editing" ? (
        <NoteEditor assessmentId={assessmentId} note={note} onDone={() => setDoing(undefined)} />
      ) : (
        <p dir="auto" className="text-13 break-words whitespace-pre-wrap">
          {note.body}
        </p>
      )}
      {removing.error && (
        <Notice tone="error" role="alert">
          {failureWords(removing.error, t)}
        </Notice>
      )}
      {note.mayChange && doing === undefined && (
        <div className="-ml-2 flex gap-1">
          <Button ref={edits} variant="ghost" size="sm" onClick={() => setDoing("editing")}>
            <span>{t.rich("team.edit", more)}</span>
          </Button>
          <Button ref={removes} variant="ghost" size="sm" onClick={() => setDoing("removing")}>
            <span>{t.rich("team.remove", more)}</span>
          </Button>
        </div>
      )}
      {doing === "removing" && (
        <div className="flex flex-wrap items-center gap-2 text-13">
          <span className="text-quiet">{t("team.removeAsk")}</span>
          <Button
            variant="danger"
            size="sm"
            autoFocus
            pending={removing.isPending}
            onClick={() => removing.mutate()}
          >
            {t("team.removeYes")}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setDoing(undefined)}>
            {t("common.cancel")}
          </Button>
        </div>
      )}
    </li>
  );
}
