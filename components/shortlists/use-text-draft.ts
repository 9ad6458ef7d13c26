import { useCallback, useEffect, useRef, useState } from "react";
import { keptText, tabDraft } from "@/components/drafts/tab-draft";
import { usePersonId } from "@/components/session/person-id";
import type { TextDraft } from "@/components/shortlists/text-draft";

const read = (kept: unknown): TextDraft =>
  typeof kept === "object" ? { text: keptText(kept, "text"), base: keptText(kept, "base") } : undefined;

/** What this person has typed and not saved; it outlives the page. @param of the list, and what is written of it. */
export function useTextDraft(of: string) {
  const personId = usePersonId();
  const [draft, setDraft] = useState<TextDraft>();
  /** Two may change before the next render. */
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = tabDraft("shortlist-text", personId, of, read).load();
    setDraft(latest.current);
  }, [personId, of]);
  const change = useCallback(
    (next: (now: TextDraft) => TextDraft) => {
      latest.current = next(latest.current);
      setDraft(latest.current);
      tabDraft("shortlist-text", personId, of, read).save(latest.current);
    },
    [personId, of],
  );
  return [draft, change] as const;
}
