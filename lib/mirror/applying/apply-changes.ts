import type { Transaction } from "kysely";
import { erased, invitedHere, newRowColumns, unclaimed } from "@/lib/assessments/directory";
import { erasedAmong, withoutWords } from "@/lib/assessments/erased";
import { settlePerson } from "@/lib/assessments/person/settle-person";
import { invitedEvent, timelineEvent } from "@/lib/assessments/timeline/timeline-event";
import type { AssessmentsTable, EventsTable } from "@/lib/db/assessment-tables";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { disproveAnswers } from "@/lib/invitations/disproving/disprove-answers";
import { isOnlyOpenOne } from "@/lib/invitations/state/hold-row";
import { type Change, diffRows, type KnownAssessment } from "@/lib/mirror/applying/diff";
import {
  areLinksAlone,
  changedPartsOf,
  isToldLater,
  type ListEvent,
  readTimelines,
  recordListEvents,
  type Timelines,
} from "@/lib/mirror/applying/list-events";
import type { ListedRow } from "@/lib/mirror/comparing/batch";
import { type Guard, guardNothing } from "@/lib/sync/guard";

/** SQLite takes 0.2 ms a row, triggers included, and blocks the event loop meanwhile. */
const batchSize = 50;

export type Observation = {
  /** When the last good list before this one began: what was pending then completed later. */
  previousListAt: string | null;
  arrivedAt: Date;
  list: number;
};

type Current = KnownAssessment &
  Pick<AssessmentsTable, "first_seen_at" | "archived_at" | "erased_at" | "version">;

type Told = { events: EventsTable[]; listEvents: ListEvent[] };

/**
 * Writes the changes in batches with a version each, and their timeline events. New ids of our own invitations become
 * *invited here*, others *unclaimed*. @throws what the guard throws; each batch is written whole or not at all.
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
  said: ListedRow[],
  observation: Observation,
  guard: Guard,
): Promise<Change[]> {
  await guard(transaction);
  const ids = said.map(({ id }) => id);
  const erasedIds = await erasedAmong(transaction, store, ids);
  const listed = said.map(({ id, row }) => ({ id, row: erasedIds.has(id) ? withoutWords(row) : row }));
  // In the same transaction as the rows: no later list could show it.
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
    .select(["first_seen_at", "archived_at", "erased_at", "version"])
    .where("source_id", "=", store.sourceId)
    .where("id", "in", ids)
    .execute();
  const changes = diffRows(current, listed, instant(observation.arrivedAt));
  if (changes.length === 0) return changes;

  const byId = new Map(current.map((row) => [row.id, row]));
  const known = changes.filter(({ id }) => byId.has(id)).map(({ id }) => id);
  const timelines = await readTimelines(transaction, store, known);
  const later = changes.filter((change) => canWait(change, byId.get(change.id), timelines, observation));
  // Without news for readers no version is taken.
  const version = later.length < changes.length ? await nextVersion(transaction, store.sourceId) : 0;

  const told = await insertNew(
    transaction,
    store,
    changes.filter((change) => change.kind === "new"),
    erasedIds,
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
  erasedIds: ReadonlySet<number>,
  { arrivedAt, list }: Observation,
  version: number,
): Promise<Told> {
  if (added.length === 0) return { events: [], listEvents: [] };
  // Without their invitations, which an older backup may have.
  const ids = added.map((change) => change.id).filter((id) => !erasedIds.has(id));
  const invitations = await transaction
    .selectFrom("invitations")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "in", ids.length > 0 ? ids : [0])
    .execute();
  const byAssessment = new Map(invitations.map((invitation) => [invitation.assessment_id, invitation]));

  const rows = added.map(({ id, row }): AssessmentsTable => {
    const invitation = byAssessment.get(id);
    return {
      source_id: store.sourceId,
      id,
      ...row,
      ...(invitation ? invitedHere(id, invitation) : unclaimed(id)),
      ...newRowColumns(instant(arrivedAt), version, list),
      completed_before: row.status === "pending" ? null : instant(arrivedAt),
      ...(erasedIds.has(id) && erased(id, instant(arrivedAt))),
    };
  });
  await transaction.insertInto("assessments").values(rows).execute();
  for (const { email } of invitations) await settlePerson(transaction, store, email, version);
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
  // A recruiter waits for the result, so the row comes back into sight and needs no follow-up.
  const isErased = current.erased_at !== null;
  const inSight = isErased ? {} : { archived_at: null, snoozed_until: null };
  await mine.set({ ...row, ...inSight, completed_after: after, completed_before: before, version }).execute();
  return {
    events:
      current.archived_at === null || isErased
        ? []
        : [timelineEvent(store, id, "unarchived", before, version)],
    listEvents: [{ assessmentId: id, kind, after, at: before, version }],
  };
}

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

/** The service took the completion back: the invitation is open again, unless the candidate was invited anew. */
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
    if (!(await isOnlyOpenOne(transaction, invitation))) continue;
    await transaction.updateTable("invitations").set({ open: 1 }).where("id", "=", invitation.id).execute();
  }
}
