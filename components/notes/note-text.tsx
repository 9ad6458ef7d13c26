import { mentionParts } from "@/lib/notes/mention-parts";
import type { NoteView } from "@/lib/notes/schema";

/** A note’s text with its mentions highlighted. */
export function NoteText({ note: { body, mentions = [] } }: { note: NoteView }) {
  let at = 0;
  return (
    <p dir="auto" className="text-13 break-words whitespace-pre-wrap">
      {mentionParts(body, mentions).map(({ text, mention }) => {
        const key = at;
        at += text.length;
        return mention ? (
          <span key={key} className="rounded-xs bg-accent-soft px-0.5 font-[550] text-accent">
            {text}
          </span>
        ) : (
          text
        );
      })}
    </p>
  );
}
