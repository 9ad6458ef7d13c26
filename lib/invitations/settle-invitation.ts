import type { ServiceAssessment } from "@/lib/assessment-api/schemas";
import { entering, invitedHere } from "@/lib/assessments/directory";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { InvitationsTable } from "@/lib/db/types";
import { interrupted, isUnsettled } from "@/lib/invitations/begin-call";
import type { Failure } from "@/lib/invitations/judge-failure";
import { invitedEvent } from "@/lib/mirror/apply-changes";
import { mirroredColumns } from "@/lib/mirror/diff";

/**
 * The service made the assessment: the invitation is *created*, and the row enters the mirror at once,
 * without a poll. A poll that saw it first left it unclaimed; it is ours now.
 */
export async function settleCreated(
  store: Store,
  invitation: InvitationsTable,
  created: ServiceAssessment,
): Promise<void> {
  const now = instant(store.now());
  await store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    await transaction
      .updateTable("invitations")
      .set({
        state: "created",
        assessment_id: created.id,
        settled_at: now,
        failure_code: null,
        failure_message: null,
        version,
      })
      .where("id", "=", invitation.id)
      .execute();
    const directory = { ...invitedHere(created.id, invitation), version };
    const { status } = await transaction
      .insertInto("assessments")
      .values({
        source_id: store.sourceId,
        id: created.id,
        ...mirroredColumns(created),
        ...entering(now, version),
        ...directory,
      })
      .onConflict((conflict) => conflict.columns(["source_id", "id"]).doUpdateSet(directory))
      .returning("status")
      .executeTakeFirstOrThrow();
    if (status !== "pending") {
      await transaction.updateTable("invitations").set({ open: 0 }).where("id", "=", invitation.id).execute();
    }
    await transaction
      .insertInto("events")
      .values(invitedEvent(store, created.id, invitation, version))
      .execute();
  });
}

/** The call brought no assessment: the invitation is *not sent*, *rejected* or *unconfirmed*. */
export async function settleFailed(store: Store, id: string, failure: Failure): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    await transaction
      .updateTable("invitations")
      .set({
        state: failure.state,
        open: failure.state === "unconfirmed" ? 1 : 0,
        settled_at: instant(store.now()),
        failure_code: failure.failure_code,
        failure_message: failure.failure_message,
        failure_errors: failure.errors ? JSON.stringify(failure.errors) : null,
        version,
      })
      .where("id", "=", id)
      .where(isUnsettled)
      .execute();
  });
}

/**
 * After a start: invitations that are still *submitting* past their deadline have lost the process that
 * called the service for them. Nobody knows whether they landed, so they are *unconfirmed*.
 * @returns how many there were.
 */
export async function adoptLostInvitations(store: Store): Promise<number> {
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const { numUpdatedRows } = await transaction
      .updateTable("invitations")
      .set({
        state: "unconfirmed",
        settled_at: instant(store.now()),
        failure_code: interrupted,
        failure_message: "Shortlist was stopped while it waited for the answer.",
        version,
      })
      .where("source_id", "=", store.sourceId)
      .where("state", "=", "submitting")
      .where("deadline_at", "<=", instant(store.now()))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}
