import { randomUUID } from "node:crypto";
import { erasedAmong } from "@/lib/assessments/erased";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import { notCalled, submittedColumns } from "@/lib/invitations/creating/record-invitation";
import type { InvitationInput } from "@/lib/invitations/schema";

export type Sample = InvitationInput & { assessmentId: number; createdAt: string };

const batchSize = 100;

/** Gives the rows of a new sandbox their candidates, unless the source has invitations. @returns how many. */
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
    const erasedIds = await erasedAmong(
      transaction,
      store,
      samples.map(({ assessmentId }) => assessmentId),
    );
    const kept = samples.filter(({ assessmentId }) => !erasedIds.has(assessmentId));
    const rows = kept.map(
      (sample): InvitationsTable => ({
        id: randomUUID(),
        source_id: store.sourceId,
        submission_id: randomUUID(),
        state: "created",
        // Until the first poll, so that two samples may be of one candidate.
        open: 0,
        ...submittedColumns(sample),
        import_id: null,
        assessment_id: sample.assessmentId,
        invited_by: null,
        invited_by_name: "Sandbox",
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
