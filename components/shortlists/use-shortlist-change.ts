import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keepAnswer } from "@/components/http/keep-answer";
import { deleteJson, patchJson, postJson, putJson } from "@/components/http/request-json";
import { addedShape, listsKey, oneShortlist, shortlistQuery } from "@/components/shortlists/shortlists-query";
import type { ChangedCandidate, ChangedShortlist, Shortlist } from "@/lib/shortlists/schema";

export type Wanted =
  | { kind: "list"; change: ChangedShortlist }
  | { kind: "candidate"; assessmentId: number; change: ChangedCandidate }
  | { kind: "take"; assessmentId: number }
  | { kind: "back"; assessmentId: number; word: string; before?: number }
  | { kind: "share" | "unshare"; memberId: string }
  | { kind: "revoke"; linkId: string };

function ask(id: string, wanted: Wanted): Promise<{ shortlist: Shortlist }> {
  const path = `/api/shortlists/${id}`;
  switch (wanted.kind) {
    case "list":
      return patchJson(path, wanted.change, oneShortlist);
    case "candidate":
      return patchJson(`${path}/candidates/${wanted.assessmentId}`, wanted.change, oneShortlist);
    case "take":
      return deleteJson(`${path}/candidates/${wanted.assessmentId}`, oneShortlist);
    case "back": {
      const { assessmentId, word, before } = wanted;
      return postJson(`${path}/candidates`, { candidates: [{ assessmentId, word, before }] }, addedShape);
    }
    case "share":
      return putJson(`${path}/readers/${wanted.memberId}`, undefined, oneShortlist);
    case "unshare":
      return deleteJson(`${path}/readers/${wanted.memberId}`, oneShortlist);
    case "revoke":
      return deleteJson(`${path}/links/${wanted.linkId}`, oneShortlist);
    default:
      return wanted satisfies never;
  }
}

/** Changes a shortlist; each part of the screen has its own, so that each says how its own change went. */
export function useShortlistChange(id: string) {
  const client = useQueryClient();
  const query = shortlistQuery(id);
  return useMutation({
    mutationFn: (wanted: Wanted) => ask(id, wanted),
    onSuccess({ shortlist }) {
      keepAnswer(client, query, { shortlist });
      void client.invalidateQueries({ queryKey: listsKey });
    },
    // A colleague may have been first: show the current text beside what was typed.
    onError: () => void client.invalidateQueries(query),
  });
}
