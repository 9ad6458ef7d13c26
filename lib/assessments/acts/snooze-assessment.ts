import type { Transaction } from "kysely";
import type { SnoozeBody, Snoozed } from "@/lib/assessments/act-schemas";
import { recordEvent } from "@/lib/assessments/timeline/record-event";
import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import { recordOften } from "@/lib/audit/tally-audit";
import { lockSource } from "@/lib/db/locks/lock-source";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { AssessmentsTable, Instant, Tables } from "@/lib/db/types";
import { notFound } from "@/lib/errors";
import { readTeamSettings } from "@/lib/settings/read-team-settings";

type Actor = { id: string; name: string };

const dayMs = 24 * 3_600_000;

const againWithinMs = 60_000;

/**
 * Snoozes a pending assessment for `days`, or else the team's limit, and records the link that went with a reminder.
 * Within a minute, the same by the same person changes nothing, unless it was taken back.
 * @returns until when; undefined where it isn't pending any more. @throws ProblemError 404
 */
export async function snoozeAssessment(
  store: Store,
  id: number,
  { reminder, days }: SnoozeBody,
  actor: Actor,
): Promise<Snoozed> {
  return store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    const snoozedFor = days ?? (await readTeamSettings(inside)).pendingLimitDays;
    const { status, snoozed_until } = await readOwn(transaction, store, id);
    const isPending = status === "pending";
    if (!reminder && !isPending) return {};
    const isDone = !isPending || snoozed_until !== null;
    if (isDone && (await wasJustDone(transaction, store, id, actor, reminder)))
      return { snoozedUntil: snoozed_until ?? undefined };
    const end = instant(new Date(store.now().getTime() + snoozedFor * dayMs));
    const until = isPending ? end : undefined;
    const version = await nextVersion(transaction, store.sourceId);
    await changeOwn(transaction, store, id, {
      snoozed_until: until ?? null,
      ...(reminder && contactedBy(actor, instant(store.now()))),
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
    // The holder of a link can apply as the candidate, so the log has it with the other links.
    if (reminder)
      await recordOften(transaction, store.db, entryOf(store, id, actor, { action: "link_copied" }));
    const action = reminder ? "candidate_reminded" : "assessment_snoozed";
    await recordAudit(transaction, entryOf(store, id, actor, { action, details }));
    return { snoozedUntil: until };
  });
}

const contactedBy = ({ name }: Actor, at: Instant): Partial<AssessmentsTable> => ({
  last_link_copied_at: at,
  last_contacted_at: at,
  last_contacted_by_name: name,
});

type Reminder = SnoozeBody["reminder"];
type Details = { until?: string; by?: Reminder; actorId?: string };

const kindOf = (reminder: Reminder) => (reminder ? "reminded" : "snoozed");

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
    // An entry from a clock that was hours ahead isn't of the last minute.
    .where("at", "<", instant(new Date(now + againWithinMs)))
    .where("kind", "=", kindOf(reminder))
    .execute();
  return entries.some(({ details }) => {
    const { actorId, by }: Details = JSON.parse(details ?? "{}");
    return actorId === actor.id && by === reminder;
  });
}

/** Ends the snooze now. @throws ProblemError 404 for an unknown assessment. */
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
    .select(["status", "snoozed_until"])
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
  given: { action: Action; details?: Details },
) => ({
  ...given,
  actor,
  subject: { type: "assessment", id: String(id), sourceId: store.sourceId } as const,
  at: store.now(),
});
