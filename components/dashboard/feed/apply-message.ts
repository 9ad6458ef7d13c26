import type { QueryClient } from "@tanstack/react-query";
import { tabCountsKey } from "@/components/assessments/view/tab-counts-query";
import { attentionKey, candidatesKey, notificationsKey } from "@/components/http/query-keys";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { isOfCandidate } from "@/components/rows/is-of-candidate";
import { rowOf } from "@/components/rows/known-rows";
import { listStoreOf } from "@/components/rows/list-store";
import { takeOutErased } from "@/components/rows/take-out-erased";
import { shellQuery } from "@/components/service/shell-query";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { CandidateDetail } from "@/lib/details/candidate-schema";
import type { FeedMessage } from "@/lib/feed/schema";

/** Brings the list and what all screens share up to date. */
export function applyMessage(client: QueryClient, message: FeedMessage): void {
  const list = listStoreOf(client);
  switch (message.kind) {
    case "sync":
      client.setQueryData(shellQuery().queryKey, (shell) => shell && { ...shell, sync: message.sync });
      list.dispatch({ kind: "told", rows: [] });
      return;
    case "changes":
      client.setQueryData(shellQuery().queryKey, { counts: message.counts, sync: message.sync });
      forgetErased(client, message.assessments);
      list.dispatch({ kind: "told", rows: message.assessments });
      // An open assessment shows the row at once; its timeline has to be fetched.
      for (const { id } of message.assessments) {
        const query = assessmentQuery(id);
        if (client.getQueryState(query.queryKey)) void client.invalidateQueries(query);
      }
      for (const [queryKey, detail] of client.getQueriesData<CandidateDetail>({ queryKey: candidatesKey })) {
        // The timeline’s pages have keys below this one and are refetched with it.
        const isCandidate = queryKey.length === candidatesKey.length + 1;
        if (isCandidate && detail && message.assessments.some((row) => isOfCandidate(detail, row)))
          void client.invalidateQueries({ queryKey });
      }
      if (message.notified) void client.invalidateQueries({ queryKey: notificationsKey });
      if (message.attention) {
        void client.invalidateQueries({ queryKey: attentionKey });
        // Unclaimed assessments offer the invitations that they could be.
        void client.invalidateQueries({ queryKey: ["assessment"] });
      }
      return;
    case "reload":
      client.setQueryData(shellQuery().queryKey, { counts: message.counts, sync: message.sync });
      list.dispatch({ kind: "reloaded", position: message.version });
      askAgain(client);
      return;
    case "bye":
      return;
    default:
      message satisfies never;
  }
}

/** Any answer that this tab holds may name a candidate who was erased: the log’s, a shortlist’s, an import’s. */
function forgetErased(client: QueryClient, told: readonly AssessmentView[]): void {
  const list = listStoreOf(client);
  const known = list.read();
  const erased = told.filter(
    ({ id, identity }) => identity === "erased" && rowOf(known, id)?.identity !== "erased",
  );
  if (erased.length === 0) return;
  takeOutErased(list, erased);
  client.removeQueries({ type: "inactive" });
  void client.invalidateQueries();
}

/** While the feed is broken, the shell’s figures have to be fetched, too. */
export function askAllAgain(client: QueryClient): void {
  void client.invalidateQueries(shellQuery());
  askAgain(client);
}

/** Everything but the table: what is in sight at once, the rest when it is shown. */
function askAgain(client: QueryClient): void {
  for (const queryKey of [
    ["assessment"],
    candidatesKey,
    attentionKey,
    notificationsKey,
    ["interviews"],
    [tabCountsKey],
  ])
    void client.invalidateQueries({ queryKey });
}
