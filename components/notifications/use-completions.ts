import { useCallback, useContext, useMemo, useRef, useState } from "react";
import { useFeed } from "@/components/feed/feed-provider";
import {
  type Completions,
  noCompletions,
  noteCompletions,
  withoutCompletion,
  withoutCompletions,
} from "@/components/notifications/note-completions";
import { RenderedAt } from "@/components/ui/behaviour/rendered-at";
import type { AssessmentView } from "@/lib/assessments/schema";

/** The completions since the person came. @param onFresh receives those that are new in a message of the feed. */
export function useCompletions(onFresh: (fresh: readonly AssessmentView[]) => void) {
  const renderedAt = useContext(RenderedAt);
  const [cameAtMs] = useState(renderedAt);
  const [completions, setCompletions] = useState(noCompletions);
  // Messages may arrive faster than React renders.
  const current = useRef(noCompletions);
  const put = useCallback((next: Completions) => {
    current.current = next;
    setCompletions(next);
  }, []);

  useFeed((message) => {
    if (message.kind !== "changes") return;
    const { completions, fresh } = noteCompletions(current.current, message.assessments, cameAtMs);
    put(completions);
    if (fresh.length > 0) onFresh(fresh);
  });
  const actions = useMemo(
    () => ({
      dismiss: (id: number) => put(withoutCompletion(current.current, id)),
      dismissAll: () => put(withoutCompletions(current.current)),
    }),
    [put],
  );
  return { completions, ...actions };
}
