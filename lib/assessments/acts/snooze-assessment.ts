import type { Transaction } from "kysely";
import type { SnoozeBody, Snoozed } from "@/lib/assessments/act-schemas";
import { readSnoozeEnd } from "@/lib/assessments/acts/read-snooze-end";
import { refuseErased } from "@/lib/assessments/erased";
import { recordEvent } from "@/lib/assessments/timeline/record-event";
import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import { lockSource } from "@/lib/db/locks/lock-source";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { notFound } from "@/lib/errors";

type Actor = { id: string; name: string };

const againWithinMs = 60_000;

/**
 * Snoozes a pending assessment for `days`, or else the team's limit. Within a minute, the same by the same person
 * changes nothing, unless it was taken back.
 * @returns until when; undefined where it isn't pending any more. @throws ProblemError 404
 */
export async function snoozeAssessment(
  store: Store,
  id: number,
  { days }: Pick<SnoozeBody, "days">,
  actor: Actor,
): Promise<Snoozed> {
  return store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    await refuseErased(transaction, store, [id]);
    const { status, snoozed_until } = await readOwn(transaction, store, id);
    if (status !== "pending") return {};
    if (snoozed_until !== null && (await wasJustDone(transaction, store, id, actor)))
      return { snoozedUntil: snoozed_until };
    const until = await readSnoozeEnd({ ...store, db: transaction }, days);
    const version = await nextVersion(transaction, store.sourceId);
    await changeOwn(transaction, store, id, { snoozed_until: until, version });
    await recordEvent(transaction, store, {
      assessmentId: id,
      kind: "snoozed",
      at: instant(store.now()),
      actorName: actor.name,
      details: { until, actorId: actor.id } satisfies Details,
      version,
    });
    await recordAudit(
      transaction,
      entryOf(store, id, actor, { action: "assessment_snoozed", details: { until } }),
    );
    return { snoozedUntil: until };
  });
}

type Details = { until?: string; actorId?: string };

async function wasJustDone(
  transaction: Transaction<Tables>,
  store: Store,
  id: number,
  actor: Actor,
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
    .where("kind", "=", "snoozed")
    .execute();
  return entries.some(({ details }) => {
    const { actorId }: Details = JSON.parse(details ?? "{}");
    return actorId === actor.id;
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
