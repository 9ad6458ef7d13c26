import type { Transaction } from "kysely";
import { entering, invitedHere, unclaimed } from "@/lib/assessments/directory";
import { invitedEvent, timelineEvent } from "@/lib/assessments/timeline-event";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { AssessmentsTable, EventsTable, Tables } from "@/lib/db/types";
import { disproveAnswers } from "@/lib/invitations/disprove-answers";
import { standsAlone } from "@/lib/invitations/hold-row";
import { type Change, diffRows, type KnownAssessment, type ListedRow } from "@/lib/mirror/diff";
import { type Guard, guardNothing } from "@/lib/mirror/guard";
import {
  areLinksAlone,
  changedPartsOf,
  isToldLater,
  type ListEvent,
  readTimelines,
  recordListEvents,
  type Timelines,
} from "@/lib/mirror/list-events";

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

type Current = KnownAssessment & Pick<AssessmentsTable, "first_seen_at" | "archived_at" | "version">;

/** What a batch writes beside its rows. */
type Told = { events: EventsTable[]; listEvents: ListEvent[] };

/**
 * Writes what rows of a list change, a batch and a version at a time, with the events that make up the
 * timeline. The store decides what is a change: a row that it has already as listed is none. New ids that an
 * invitation of ours already carries become *invited here*, the others *unclaimed*. Where a create
 * that began after the list had arrived was answered with one of its rows, that answer is disproved.
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
  // No later list could show it: what disproves an answer is written with the rows, or not at all.
  await disproveAnswers(transaction, store, { ids, list: observation.list });
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
    .select(["first_seen_at", "archived_at", "version"])
    .where("source_id", "=", store.sourceId)
    .where("id", "in", ids)
    .execute();
  const changes = diffRows(current, listed, instant(observation.arrivedAt));
  if (changes.length === 0) return changes;

  const byId = new Map(current.map((row) => [row.id, row]));
  const known = changes.filter(({ id }) => byId.has(id)).map(({ id }) => id);
  const timelines = await readTimelines(transaction, store, known);
  const later = changes.filter((change) => canWait(change, byId.get(change.id), timelines, observation));
  // Where nobody is told of anything, there is no version to take.
  const version = later.length < changes.length ? await nextVersion(transaction, store.sourceId) : 0;

  const told = await insertNew(
    transaction,
    store,
    changes.filter((change) => change.kind === "new"),
    observation,
    version,
  );
  for (const change of changes) {
    const row = byId.get(change.id);
    if (!row) continue;
    const seen = later.includes(change)
      ? { version: row.version, isToldLater: true }
      : { version, isToldLater: false };
    const { events, listEvents } = await update(transaction, store, change, row, observation, seen);
    told.events.push(...events);
    told.listEvents.push(...listEvents);
  }
  if (told.events.length > 0) await transaction.insertInto("events").values(told.events).execute();
  await recordListEvents(transaction, store, timelines, told.listEvents);
  const finished = changes.filter((change) => change.row.status !== "pending").map(({ id }) => id);
  await closeInvitations(transaction, store, finished);
  const isPendingAgain = ({ id, row }: Change) =>
    row.status === "pending" && (byId.get(id)?.status ?? "pending") !== "pending";
  const pendingAgain = changes.filter(isPendingAgain).map(({ id }) => id);
  await openInvitationsAgain(transaction, store, pendingAgain);
  return changes;
}

/** Whether a change is one of links that change all the time. */
function canWait(
  { id, row }: Change,
  current: Current | undefined,
  timelines: Timelines,
  { arrivedAt }: Observation,
): boolean {
  if (!current || !areLinksAlone(current, row)) return false;
  return changedPartsOf(current, row).every((changed) =>
    isToldLater(timelines, { assessmentId: id, kind: "changed", changed, at: instant(arrivedAt) }),
  );
}

async function insertNew(
  transaction: Transaction<Tables>,
  store: Store,
  added: Change[],
  { arrivedAt, list }: Observation,
  version: number,
): Promise<Told> {
  if (added.length === 0) return { events: [], listEvents: [] };
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
  return {
    events: added.flatMap(({ id }) => {
      const invitation = byAssessment.get(id);
      return invitation ? [invitedEvent(store, id, invitation, version)] : [];
    }),
    listEvents: added.flatMap(({ id, row }) =>
      row.status === "pending"
        ? []
        : [{ assessmentId: id, kind: "completed" as const, at: instant(arrivedAt), version }],
    ),
  };
}

async function update(
  transaction: Transaction<Tables>,
  store: Store,
  { id, kind, row }: Change,
  current: Current,
  { previousListAt, arrivedAt }: Observation,
  seen: Pick<ListEvent, "version" | "isToldLater">,
): Promise<Told> {
  const { version } = seen;
  const mine = transaction
    .updateTable("assessments")
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id);
  const before = instant(arrivedAt);
  if (kind !== "completed") {
    const reopened = row.status === "pending" ? { completed_after: null, completed_before: null } : {};
    await mine.set({ ...row, ...reopened, version }).execute();
    const listEvents = changedPartsOf(current, row).map((changed) => ({
      assessmentId: id,
      kind: "changed" as const,
      changed,
      ...(changed === "verdict" && { status: row.status }),
      at: before,
      ...seen,
    }));
    return { events: [], listEvents };
  }
  // It was pending when it was first seen, and in the list before this one.
  const [, first = before] = [current.first_seen_at, previousListAt ?? ""].sort();
  // A clock that was set back must not make it end before it began.
  const [after = before] = [first, before].sort();
  // A result is what everybody waits for: it doesn't stay out of sight, and there is nothing left to ask for.
  const inSight = { archived_at: null, snoozed_until: null };
  await mine.set({ ...row, ...inSight, completed_after: after, completed_before: before, version }).execute();
  return {
    events: current.archived_at === null ? [] : [timelineEvent(store, id, "unarchived", before, version)],
    listEvents: [{ assessmentId: id, kind, after, at: before, version }],
  };
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

/** The service took a completion back: its candidate can't be given another, unless that has been done by now. */
async function openInvitationsAgain(
  transaction: Transaction<Tables>,
  store: Store,
  assessmentIds: number[],
): Promise<void> {
  if (assessmentIds.length === 0) return;
  const closed = await transaction
    .selectFrom("invitations")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "in", assessmentIds)
    .where("state", "=", "created")
    .where("open", "=", 0)
    .orderBy("submitted_at")
    .execute();
  for (const invitation of closed) {
    if (!(await standsAlone(transaction, invitation))) continue;
    await transaction.updateTable("invitations").set({ open: 1 }).where("id", "=", invitation.id).execute();
  }
}
