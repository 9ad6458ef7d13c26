import { useEffect, useRef } from "react";
import { forgetReading } from "@/components/imports/begin/held-readings";
import type { DraftState } from "@/components/imports/drafting/draft-state";

const drafts = new Map<string, DraftState>();

/** A draft that was left before all of it was saved. */
export const heldDraft = (id: string): DraftState | undefined => drafts.get(id);

/** Keeps what isn’t saved when the person leaves the screen: it is there, and is saved, when they come back. */
export function useHeldDraft(id: string, state: DraftState, isSaved: boolean): void {
  const left = useRef({ state, isSaved });
  useEffect(() => {
    left.current = { state, isSaved };
    if (isSaved) forgetReading(id);
  });
  useEffect(
    () => () => {
      const { state: last, isSaved: isDone } = left.current;
      if (isDone) drafts.delete(id);
      else drafts.set(id, last);
    },
    [id],
  );
}
