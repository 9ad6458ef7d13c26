import type { QueryClient } from "@tanstack/react-query";
import { shellQuery } from "@/components/layout/shell-query";
import { assessmentQuery } from "@/components/query/assessment-query";
import { attentionQuery } from "@/components/query/attention-query";
import { tabCountsKey } from "@/components/query/tab-counts-query";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { FeedMessage } from "@/lib/feed/schema";

/** Brings what every screen shares up to date. The table's own rows are the table's. */
export function applyMessage(client: QueryClient, message: FeedMessage): void {
  switch (message.kind) {
    case "sync":
      client.setQueryData(shellQuery().queryKey, (shell) => shell && { ...shell, sync: message.sync });
      return;
    case "changes":
      client.setQueryData(shellQuery().queryKey, { counts: message.counts, sync: message.sync });
      for (const row of message.assessments) applyRow(client, row);
      if (message.attention) {
        void client.invalidateQueries(attentionQuery());
        // An unclaimed one's page offers the invitations that it could be.
        void client.invalidateQueries({ queryKey: ["assessment"] });
      }
      return;
    case "reload":
      client.setQueryData(shellQuery().queryKey, { counts: message.counts, sync: message.sync });
      askAgain(client);
      return;
    case "bye":
      return;
    default:
      message satisfies never;
  }
}

/** A detail shows the row at once; its timeline has to be asked for. */
function applyRow(client: QueryClient, row: AssessmentView): void {
  const { queryKey } = assessmentQuery(row.id);
  const detail = client.getQueryData(queryKey);
  if (!detail) return;
  if (row.version > detail.assessment.version) client.setQueryData(queryKey, { ...detail, assessment: row });
  void client.invalidateQueries({ queryKey });
}

/** Everything in sight but the table is asked for again, the rest when it comes in sight. */
export function askAgain(client: QueryClient): void {
  for (const key of ["assessment", "attention", "interviews", tabCountsKey])
    void client.invalidateQueries({ queryKey: [key] });
}
