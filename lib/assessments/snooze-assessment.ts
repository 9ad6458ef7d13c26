import type { Transaction } from "kysely";
import type { SnoozeBody, Snoozed } from "@/lib/assessments/own-schema";
import { recordEvent } from "@/lib/assessments/record-event";
import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { AssessmentsTable, Tables } from "@/lib/db/types";
import { notFound } from "@/lib/errors";
import { readTeamSettings } from "@/lib/settings/read-team-settings";

type Actor = { id: string; name: string };

const dayMs = 24 * 3_600_000;

/**
 * Has an assessment that is pending for long ask nobody of the team for another while, as many days as the
 * team's limit has. With a reminder it is also noted that the link was taken. One that isn't pending any more
 * asks nobody anyway.
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
    const version = await nextVersion(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    const { pendingLimitDays } = await readTeamSettings(inside);
    const { status, email_suppressed } = await readOwn(transaction, store, id);
    const end = instant(new Date(store.now().getTime() + pendingLimitDays * dayMs));
    const until = status === "pending" ? end : undefined;
    if (!reminder && !until) return { canEnd: false };
    await changeOwn(transaction, store, id, {
      snoozed_until: until ?? null,
      ...(reminder && { last_link_copied_at: instant(store.now()) }),
      version,
    });
    const details = { ...(until && { until }), ...(reminder && { by: reminder }) };
    await recordEvent(transaction, store, {
      assessmentId: id,
      kind: reminder ? "reminded" : "snoozed",
      at: instant(store.now()),
      actorName: actor.name,
      details,
      version,
    });
    // Whoever holds the link can apply as the candidate: it is found with the others that were taken.
    if (reminder) await audit(transaction, store, id, actor, "link_copied");
    await audit(
      transaction,
      store,
      id,
      actor,
      reminder ? "candidate_reminded" : "assessment_snoozed",
      details,
    );
    return { snoozedUntil: until, canEnd: !reminder || email_suppressed === 0 };
  });
}

/**
 * Ends that: somebody is asked again at once. Where it has ended already, nothing happens.
 * @throws ProblemError 404 when the source has no assessment with this id.
 */
export async function unsnoozeAssessment(store: Store, id: number, actor: Actor): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const { snoozed_until: until } = await readOwn(transaction, store, id);
    if (until === null) return;
    await changeOwn(transaction, store, id, { snoozed_until: null, version });
    await recordEvent(transaction, store, {
      assessmentId: id,
      kind: "unsnoozed",
      at: instant(store.now()),
      actorName: actor.name,
      version,
    });
    await audit(transaction, store, id, actor, "assessment_unsnoozed");
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

const audit = (
  transaction: Transaction<Tables>,
  store: Store,
  id: number,
  actor: Actor,
  action: "link_copied" | "candidate_reminded" | "assessment_snoozed" | "assessment_unsnoozed",
  details?: Record<string, unknown>,
) =>
  recordAudit(transaction, {
    actor,
    action,
    subject: { type: "assessment", id: String(id), sourceId: store.sourceId },
    details,
    at: store.now(),
  });
