import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { entering, invitedHere, unclaimed } from "@/lib/assessments/directory";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { AssessmentsTable, EventsTable, InvitationsTable, Tables } from "@/lib/db/types";
import type { Change } from "@/lib/mirror/diff";

/** Small enough that one transaction never holds the event loop for long. */
const batchSize = 200;

export type Observation = {
  /** When the last good list before this one was begun: what was pending then completed after it. */
  previousListAt: string | null;
  /** When the list that shows the changes had arrived. */
  arrivedAt: Date;
};

/**
 * Writes what a list changed, a batch and a version at a time, with the events that make up the timeline.
 * New ids that an invitation of ours already carries become *invited here*, the others *unclaimed*.
 */
export async function applyChanges(store: Store, changes: Change[], observation: Observation): Promise<void> {
  for (let start = 0; start < changes.length; start += batchSize) {
    const batch = changes.slice(start, start + batchSize);
    await store.db.transaction().execute(async (transaction) => {
      const version = await nextVersion(transaction, store.sourceId);
      const added = batch.filter((change) => change.kind === "new");
      await insertNew(transaction, store, added, observation, version);
      for (const change of batch) {
        if (change.kind !== "new") await update(transaction, store, change, observation, version);
      }
      const finished = batch.filter((change) => change.row.status !== "pending").map((change) => change.id);
      await closeInvitations(transaction, store, finished);
    });
  }
}

async function insertNew(
  transaction: Transaction<Tables>,
  store: Store,
  added: Change[],
  { arrivedAt }: Observation,
  version: number,
): Promise<void> {
  if (added.length === 0) return;
  const ids = added.map((change) => change.id);
  const invitations = await transaction
    .selectFrom("invitations")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "in", ids)
    .execute();
  const byAssessment = new Map(invitations.map((invitation) => [invitation.assessment_id, invitation]));

  const rows = added.map(({ id, row }): AssessmentsTable => {
    const invitation = byAssessment.get(id);
    return {
      source_id: store.sourceId,
      id,
      ...row,
      ...(invitation ? invitedHere(id, invitation) : unclaimed(id)),
      ...entering(instant(arrivedAt), version),
      completed_before: row.status === "pending" ? null : instant(arrivedAt),
    };
  });
  // An answered create may have put a row in since the list was compared; it knows more than we do.
  const inserted = await transaction
    .insertInto("assessments")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["source_id", "id"]).doNothing())
    .returning(["id", "status"])
    .execute();
  const events: EventsTable[] = [];
  for (const { id, status } of inserted) {
    const invitation = byAssessment.get(id);
    if (invitation) events.push(invitedEvent(store, id, invitation, version));
    if (status !== "pending") events.push(completedEvent(store, id, null, instant(arrivedAt), version));
  }
  if (events.length > 0) await transaction.insertInto("events").values(events).execute();
}

async function update(
  transaction: Transaction<Tables>,
  store: Store,
  change: Change,
  { previousListAt, arrivedAt }: Observation,
  version: number,
): Promise<void> {
  const mine = transaction
    .updateTable("assessments")
    .where("source_id", "=", store.sourceId)
    .where("id", "=", change.id);
  if (change.kind !== "completed") {
    const reopened = change.row.status === "pending" ? { completed_after: null, completed_before: null } : {};
    await mine.set({ ...change.row, ...reopened, version }).execute();
    await transaction
      .insertInto("events")
      .values(event(store, change.id, "changed", instant(arrivedAt), version))
      .execute();
    return;
  }
  const { first_seen_at } = await transaction
    .selectFrom("assessments")
    .select("first_seen_at")
    .where("source_id", "=", store.sourceId)
    .where("id", "=", change.id)
    .executeTakeFirstOrThrow();
  // It was pending when it was first seen, and in the list before this one.
  const after = previousListAt && previousListAt > first_seen_at ? previousListAt : first_seen_at;
  const before = instant(arrivedAt);
  const { numUpdatedRows } = await mine
    .where("status", "=", "pending")
    .set({ ...change.row, completed_after: after, completed_before: before, version })
    .executeTakeFirst();
  // Another instance on the same store has seen it first.
  if (numUpdatedRows === 0n) return;
  await transaction
    .insertInto("events")
    .values(completedEvent(store, change.id, after, before, version))
    .execute();
}

/** A completed assessment no longer stands in the way of another for the same candidate and interview. */
async function closeInvitations(
  transaction: Transaction<Tables>,
  store: Store,
  assessmentIds: number[],
): Promise<void> {
  if (assessmentIds.length === 0) return;
  await transaction
    .updateTable("invitations")
    .set({ open: 0 })
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "in", assessmentIds)
    .where("state", "=", "created")
    .execute();
}

const event = (
  store: Store,
  assessmentId: number,
  kind: EventsTable["kind"],
  at: string,
  version: number,
): EventsTable => ({
  id: randomUUID(),
  source_id: store.sourceId,
  assessment_id: assessmentId,
  kind,
  after: null,
  at,
  actor_name: null,
  details: null,
  version,
});

const completedEvent = (
  store: Store,
  id: number,
  after: string | null,
  before: string,
  version: number,
): EventsTable => ({
  ...event(store, id, "completed", before, version),
  after,
});

/** The timeline's first entry, for an assessment that was invited here. */
export const invitedEvent = (
  store: Store,
  assessmentId: number,
  invitation: Pick<InvitationsTable, "submitted_at" | "invited_by_name">,
  version: number,
): EventsTable => ({
  ...event(store, assessmentId, "invited", invitation.submitted_at, version),
  actor_name: invitation.invited_by_name,
});
