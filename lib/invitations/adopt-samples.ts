import { randomUUID } from "node:crypto";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { InvitationsTable } from "@/lib/db/types";
import { notCalled, submittedColumns } from "@/lib/invitations/record-invitation";
import type { InvitationInput } from "@/lib/invitations/schema";

/** A sample invitation, as the sandbox pretends we had sent it. */
export type Sample = InvitationInput & { assessmentId: number; createdAt: string };

const batchSize = 100;

/**
 * Fills the directory of a sandbox seen for the first time, so that its sample rows carry names. Does
 * nothing when the source has any invitation. The rows themselves come with the first poll.
 * @returns how many were written.
 */
export async function adoptSamples(store: Store, samples: Sample[]): Promise<number> {
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const any = await transaction
      .selectFrom("invitations")
      .select("id")
      .where("source_id", "=", store.sourceId)
      .limit(1)
      .executeTakeFirst();
    if (any) return 0;
    const rows = samples.map(
      (sample): InvitationsTable => ({
        id: randomUUID(),
        source_id: store.sourceId,
        submission_id: randomUUID(),
        state: "created",
        // Until the first poll knows better; opening nothing keeps two samples for one candidate possible.
        open: 0,
        ...submittedColumns(sample),
        assessment_id: sample.assessmentId,
        invited_by: null,
        invited_by_name: "Sample data",
        submitted_at: sample.createdAt,
        deadline_at: sample.createdAt,
        ...notCalled,
        settled_at: sample.createdAt,
        settled_by_name: null,
        failure_code: null,
        failure_message: null,
        failure_errors: null,
        dismissed_at: null,
        version,
      }),
    );
    for (let start = 0; start < rows.length; start += batchSize) {
      await transaction
        .insertInto("invitations")
        .values(rows.slice(start, start + batchSize))
        .execute();
    }
    return rows.length;
  });
}
