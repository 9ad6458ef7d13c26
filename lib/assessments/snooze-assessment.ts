import type { Transaction } from "kysely";
import type { SnoozeBody, Snoozed } from "@/lib/assessments/own-schema";
import { recordEvent } from "@/lib/assessments/record-event";
import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import { recordOften } from "@/lib/audit/tally-audit";
import { lockSource } from "@/lib/db/lock-source";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { AssessmentsTable, Tables } from "@/lib/db/types";
import { notFound } from "@/lib/errors";
import { readTeamSettings } from "@/lib/settings/read-team-settings";

type Actor = { id: string; name: string };

const dayMs = 24 * 3_600_000;

/** Whoever does the same within this time of the last has done it once. */
const againWithinMs = 60_000;

/**
 * Has an assessment that is pending for long ask nobody of the team for another while, as many days as the
 * team's limit has. With a reminder it is also noted that the link was taken. One that isn't pending any more
 * asks nobody anyway. The same by the same person within a minute changes nothing, unless it was taken back.
 * @param body `reminder`: how the candidate was reminded, if so.
 * @returns until when, as an instant; undefined where it isn't pending any more.
 * @throws ProblemError 404 when the source has no assessment with this id.
 */
export async function snoozeAssessment(
  store: Store,
  id: number,
  { reminder }: SnoozeBody,
  actor: Actor,
): Promise<Snoozed> {
  return store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    const { pendingLimitDays } = await readTeamSettings(inside);
    const { status, snoozed_until, email_suppressed } = await readOwn(transaction, store, id);
    const isPending = status === "pending";
    if (!reminder && !isPending) return { canEnd: false };
    const canEnd = !reminder || email_suppressed === 0;
    const stands = !isPending || snoozed_until !== null;
    if (stands && (await wasJustDone(transaction, store, id, actor, reminder)))
      return { snoozedUntil: snoozed_until ?? undefined, canEnd };
    const end = instant(new Date(store.now().getTime() + pendingLimitDays * dayMs));
    const until = isPending ? end : undefined;
    const version = await nextVersion(transaction, store.sourceId);
    await changeOwn(transaction, store, id, {
      snoozed_until: until ?? null,
      ...(reminder && { last_link_copied_at: instant(store.now()) }),
      version,
    });
    const details = { ...(until && { until }), ...(reminder && { by: reminder }) };
    await recordEvent(transaction, store, {
      assessmentId: id,
      kind: kindOf(reminder),
      at: instant(store.now()),
      actorName: actor.name,
      details: { ...details, actorId: actor.id } satisfies Details,
      version,
    });
    // Whoever holds the link can apply as the candidate: it is found with the others that were taken.
    if (reminder)
      await recordOften(transaction, store.db, entryOf(store, id, actor, { action: "link_copied" }));
    const action = reminder ? "candidate_reminded" : "assessment_snoozed";
    await recordAudit(transaction, entryOf(store, id, actor, { action, details }));
    return { snoozedUntil: until, canEnd };
  });
}

type Reminder = SnoozeBody["reminder"];
type Details = { until?: string; by?: Reminder; actorId?: string };

const kindOf = (reminder: Reminder) => (reminder ? "reminded" : "snoozed");

/** Whether the same person has done the same just now. */
async function wasJustDone(
  transaction: Transaction<Tables>,
  store: Store,
  id: number,
  actor: Actor,
  reminder: Reminder,
): Promise<boolean> {
  const now = store.now().getTime();
  const entries = await transaction
    .selectFrom("events")
    .select("details")
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "=", id)
    .where("at", ">", instant(new Date(now - againWithinMs)))
    // One by a clock that was hours ahead says nothing of the last minute.
    .where("at", "<", instant(new Date(now + againWithinMs)))
    .where("kind", "=", kindOf(reminder))
    .execute();
  return entries.some(({ details }) => {
    const { actorId, by }: Details = JSON.parse(details ?? "{}");
    return actorId === actor.id && by === reminder;
  });
}

/**
 * Ends that: somebody is asked again at once. Where it has ended already, nothing happens.
 * @throws ProblemError 404 when the source has no assessment with this id.
 */
export async function unsnoozeAssessment(store: Store, id: number, actor: Actor): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    const { snoozed_until: until } = await readOwn(transaction, store, id);
    if (until === null) return;
    const version = await nextVersion(transaction, store.sourceId);
    await changeOwn(transaction, store, id, { snoozed_until: null, version });
    await recordEvent(transaction, store, {
      assessmentId: id,
      kind: "unsnoozed",
      at: instant(store.now()),
      actorName: actor.name,
      version,
    });
    await recordAudit(transaction, entryOf(store, id, actor, { action: "assessment_unsnoozed" }));
  });
}

async function readOwn(transaction: Transaction<Tables>, store: Store, id: number) {
  const row = await transaction
    .selectFrom("assessments")
    .select(["status", "snoozed_until", "email_suppressed"])
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("This assessment doesn’t exist.", { reason: "assessment_missing" });
  return row;
}

const changeOwn = (
  transaction: Transaction<Tables>,
  store: Store,
  id: number,
  columns: Partial<AssessmentsTable>,
) =>
  transaction
    .updateTable("assessments")
    .set(columns)
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .execute();

const entryOf = <Action extends AuditEntry["action"]>(
  store: Store,
  id: number,
  actor: Actor,
  deed: { action: Action; details?: Details },
) => ({
  ...deed,
  actor,
  subject: { type: "assessment", id: String(id), sourceId: store.sourceId } as const,
  at: store.now(),
});
