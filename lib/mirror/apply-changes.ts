import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { entering, invitedHere, unclaimed } from "@/lib/assessments/directory";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { AssessmentsTable, EventsTable, InvitationsTable, Tables } from "@/lib/db/types";
import { type Change, diffRows, type KnownAssessment, type ListedRow } from "@/lib/mirror/diff";
import { type Guard, guardNothing } from "@/lib/mirror/guard";

/** SQLite takes a fifth of a millisecond a row, with all that is kept by triggers, and holds the event loop. */
const batchSize = 50;

export type Observation = {
  /** When the last good list before this one was begun: what was pending then completed after it. */
  previousListAt: string | null;
  /** When the list that shows the changes had arrived. */
  arrivedAt: Date;
  /** The number of that list. */
  list: number;
};

type Current = KnownAssessment & Pick<AssessmentsTable, "first_seen_at" | "archived_at">;

/**
 * Writes what rows of a list change, a batch and a version at a time, with the events that make up the
 * timeline. The store decides what is a change: a row that it has already as listed is none. New ids that an
 * invitation of ours already carries become *invited here*, the others *unclaimed*.
 * @param guard is asked first in every transaction.
 * @returns what changed.
 * @throws what the guard throws; whole batches are then written, or not at all.
 */
export async function applyChanges(
  store: Store,
  listed: ListedRow[],
  observation: Observation,
  guard: Guard = guardNothing(store),
): Promise<Change[]> {
  const changes: Change[] = [];
  for (let start = 0; start < listed.length; start += batchSize) {
    if (start > 0) await new Promise(setImmediate);
    const batch = listed.slice(start, start + batchSize);
    changes.push(
      ...(await store.db
        .transaction()
        .execute((transaction) => applyBatch(transaction, store, batch, observation, guard))),
    );
  }
  return changes;
}

async function applyBatch(
  transaction: Transaction<Tables>,
  store: Store,
  listed: ListedRow[],
  observation: Observation,
  guard: Guard,
): Promise<Change[]> {
  await guard(transaction);
  const ids = listed.map(({ id }) => id);
  const current = await transaction
    .selectFrom("assessments")
    .select([
      "id",
      "status",
      "created_at",
      "application_url",
      "report_url",
      "detail",
      "oddities",
      "is_undated",
    ])
    .select(["first_seen_at", "archived_at"])
    .where("source_id", "=", store.sourceId)
    .where("id", "in", ids)
    .execute();
  const changes = diffRows(current, listed, instant(observation.arrivedAt));
  if (changes.length === 0) return changes;

  const version = await nextVersion(transaction, store.sourceId);
  const byId = new Map(current.map((row) => [row.id, row]));
  const events = await insertNew(
    transaction,
    store,
    changes.filter((change) => change.kind === "new"),
    observation,
    version,
  );
  for (const change of changes) {
    const row = byId.get(change.id);
    if (row) events.push(...(await update(transaction, store, change, row, observation, version)));
  }
  if (events.length > 0) await transaction.insertInto("events").values(events).execute();
  const finished = changes.filter((change) => change.row.status !== "pending").map(({ id }) => id);
  await closeInvitations(transaction, store, finished);
  return changes;
}

async function insertNew(
  transaction: Transaction<Tables>,
  store: Store,
  added: Change[],
  { arrivedAt, list }: Observation,
  version: number,
): Promise<EventsTable[]> {
  if (added.length === 0) return [];
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
      ...entering(instant(arrivedAt), version, list),
      completed_before: row.status === "pending" ? null : instant(arrivedAt),
    };
  });
  await transaction.insertInto("assessments").values(rows).execute();
  return added.flatMap(({ id, row }) => {
    const invitation = byAssessment.get(id);
    return [
      ...(invitation ? [invitedEvent(store, id, invitation, version)] : []),
      ...(row.status === "pending" ? [] : [completedEvent(store, id, null, instant(arrivedAt), version)]),
    ];
  });
}

async function update(
  transaction: Transaction<Tables>,
  store: Store,
  change: Change,
  current: Current,
  { previousListAt, arrivedAt }: Observation,
  version: number,
): Promise<EventsTable[]> {
  const mine = transaction
    .updateTable("assessments")
    .where("source_id", "=", store.sourceId)
    .where("id", "=", change.id);
  const before = instant(arrivedAt);
  if (change.kind !== "completed") {
    const reopened = change.row.status === "pending" ? { completed_after: null, completed_before: null } : {};
    await mine.set({ ...change.row, ...reopened, version }).execute();
    return [event(store, change.id, "changed", before, version)];
  }
  // It was pending when it was first seen, and in the list before this one.
  const [, seen = before] = [current.first_seen_at, previousListAt ?? ""].sort();
  // A clock that was set back must not make it end before it began.
  const [after = before] = [seen, before].sort();
  // A result is what everybody waits for: it doesn't stay out of sight, and there is nothing left to ask for.
  const inSight = { archived_at: null, snoozed_until: null };
  await mine
    .set({ ...change.row, ...inSight, completed_after: after, completed_before: before, version })
    .execute();
  return [
    completedEvent(store, change.id, after, before, version),
    ...(current.archived_at === null ? [] : [event(store, change.id, "unarchived", before, version)]),
  ];
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

/** An entry of an assessment’s timeline that nobody did. @param at an instant in ISO UTC. */
export const event = (
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
