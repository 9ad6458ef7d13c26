import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { keepAnswer } from "@/components/http/keep-answer";
import { postJson } from "@/components/http/request-json";
import { listsKey, shortlistQuery } from "@/components/shortlists/shortlists-query";
import type { Shortlist } from "@/lib/shortlists/schema";

export type MadeLink = { url: string; expiresAt: string; shortlist: Shortlist };

const madeLink = answerShape<MadeLink>({ url: "string", expiresAt: "string", shortlist: "object" });

/** Its variable: for how many days. */
export function useMakeLink(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (days: number) => postJson(`/api/shortlists/${id}/links`, { days }, madeLink),
    onSuccess({ shortlist }) {
      keepAnswer(client, shortlistQuery(id), { shortlist });
      void client.invalidateQueries({ queryKey: listsKey });
    },
  });
}
