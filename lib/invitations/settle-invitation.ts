import type { Transaction } from "kysely";
import type { ServiceAssessment } from "@/lib/assessment-api/schemas";
import { type DirectoryColumns, entering, invitedHere, learned } from "@/lib/assessments/directory";
import { recordOverruled } from "@/lib/assessments/record-overruled";
import { invitedEvent } from "@/lib/assessments/timeline-event";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { AssessmentsTable, InvitationsTable, Tables } from "@/lib/db/types";
import type { Call } from "@/lib/invitations/begin-call";
import { interrupted, neverCalled, neverLeft, pendingThere } from "@/lib/invitations/failure-codes";
import { fieldErrors } from "@/lib/invitations/field-errors";
import { freeRow, sendBack, standsAlone } from "@/lib/invitations/hold-row";
import { canBeNew } from "@/lib/invitations/judge-answer";
import type { Failure } from "@/lib/invitations/judge-failure";
import { settleDisproved } from "@/lib/invitations/settle-disproved";
import type { InvitationEvent } from "@/lib/invitations/state-machine";
import { transition } from "@/lib/invitations/transition";
import { mirroredColumns } from "@/lib/mirror/diff";

/**
 * A call that has ended. `durationMs` is monotonic; `skewMs` is the service's clock minus ours, where an answer has told
 * its time.
 */
export type EndedCall = Call & { durationMs: number; skewMs?: number };

const endOf = (call: EndedCall) => instant(new Date(call.beganAt.getTime() + call.durationMs));

const select = (transaction: Transaction<Tables>, id: string) =>
  transaction.selectFrom("invitations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/**
 * The service made the assessment: the invitation is *created*, and the row enters the mirror at once,
 * without a poll. A poll that saw it first left it unclaimed; it is ours now, whatever looking or a person
 * had concluded. Doing it twice is doing it once. Where another sending was answered before, whoever was told of
 * that assessment keeps it, and this one is the candidate's as well.
 * @returns "disproved" where the answer named an assessment that can't be the new one (judge-answer.ts): then
 *   nothing is known of the create, and that assessment stays as it is.
 */
export async function settleCreated(
  store: Store,
  id: string,
  created: ServiceAssessment,
  call: EndedCall,
): Promise<"created" | "disproved"> {
  const now = instant(store.now());
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const invitation = await select(transaction, id);
    if (invitation.state === "created" && invitation.assessment_id === created.id) return "created";
    const named = await readNamed(transaction, store, created.id, id);
    if (!canBeNew(invitation, call.listsBefore, named)) {
      const answered = { assessmentId: created.id, send: call.send, callEndedAt: endOf(call), version };
      await settleDisproved(transaction, store, invitation, answered);
      return "disproved";
    }
    const isTold = invitation.state === "created" && invitation.settled_by_name === null;
    if (!isTold && invitation.assessment_id !== null)
      await freeRow(transaction, store, invitation.assessment_id, version);
    const overruled = await overruleWhoeverSaid(transaction, store, invitation, named, version);
    if (named.holder) await sendBack(transaction, store, named.holder, version);
    const event = invitedEvent(store, created.id, invitation, version);
    await transaction.insertInto("events").values(event).execute();
    const { email, interview_id } = invitation;
    const status = await enterRow(transaction, store, created, {
      ...(isTold
        ? { ...learned(created.id, email, interview_id, invitation), identity_read_at: now }
        : invitedHere(created.id, invitation)),
      ...overruled,
      version,
    });
    if (isTold) return "created";
    await transition(transaction, invitation, "answered", {
      open: status === "pending" && (await standsAlone(transaction, invitation)) ? 1 : 0,
      assessment_id: created.id,
      lists_before_last_call: call.listsBefore,
      call_ended_at: endOf(call),
      settled_at: now,
      settled_by_name: null,
      failure_code: null,
      failure_message: null,
      failure_errors: null,
      version,
    });
    return "created";
  });
}

/** @returns the status that the row has now: a list may have brought it before the answer. */
async function enterRow(
  transaction: Transaction<Tables>,
  store: Store,
  created: ServiceAssessment,
  directory: DirectoryColumns & Partial<AssessmentsTable> & { version: number },
): Promise<AssessmentsTable["status"]> {
  const now = instant(store.now());
  const { status } = await transaction
    .insertInto("assessments")
    .values({
      source_id: store.sourceId,
      id: created.id,
      ...mirroredColumns(created, now),
      ...entering(now, directory.version),
      ...directory,
    })
    .onConflict((conflict) => conflict.columns(["source_id", "id"]).doUpdateSet(directory))
    .returning("status")
    .executeTakeFirstOrThrow();
  return status;
}

/** What the store has of an assessment, and the invitation that has it, other than this one. */
async function readNamed(transaction: Transaction<Tables>, store: Store, assessmentId: number, id: string) {
  const row = await transaction
    .selectFrom("assessments")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("id", "=", assessmentId)
    .executeTakeFirst();
  const holder = await transaction
    .selectFrom("invitations")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "=", assessmentId)
    .where("id", "!=", id)
    .executeTakeFirst();
  return { row, holder };
}

const noClaim = { claimed_by: null, claimed_by_name: null, claimed_at: null };

/**
 * While the answer was on its way a person may have said whose the row is, by a claim or by a choice. The answer
 * proves whose it is; where they said otherwise, that goes on record.
 * @returns the columns that are to be written with those of the directory.
 */
async function overruleWhoeverSaid(
  transaction: Transaction<Tables>,
  store: Store,
  invitation: InvitationsTable,
  { row, holder }: Awaited<ReturnType<typeof readNamed>>,
  version: number,
): Promise<Partial<AssessmentsTable>> {
  if (!row) return {};
  const by = row.identity === "claimed" ? row.claimed_by_name : (holder?.settled_by_name ?? null);
  const isSame = row.email_folded === invitation.email_folded && row.interview_id === invitation.interview_id;
  if (by === null || isSame) return noClaim;
  return {
    ...noClaim,
    overruled_claim: await recordOverruled(transaction, store, row, by, version),
  };
}

function eventOf(failure: Failure, { isRepeat }: Call): InvitationEvent {
  switch (failure.state) {
    case "unconfirmed":
      return "unanswered";
    case "not_sent":
      return isRepeat ? "repeated_in_vain" : "never_left";
    case "rejected":
      if (!isRepeat) return "refused";
      return "candidate.email" in fieldErrors(failure.errors ?? {})
        ? "refused_as_pending"
        : "repeated_in_vain";
    default:
      return failure.state satisfies never;
  }
}

function codeOf(event: InvitationEvent, failure: Failure): string | null {
  if (event === "refused_as_pending") return pendingThere;
  // Its state won't tell it from one that nobody answered.
  if (event === "repeated_in_vain" && failure.state === "not_sent") return neverLeft;
  return failure.failure_code;
}

/**
 * The call brought no assessment (architecture.md, invariant 2): *not sent*, *rejected* or *unconfirmed*;
 * after an earlier call that may have landed, *did not land* as before, or back to looking.
 */
export async function settleFailed(
  store: Store,
  id: string,
  failure: Failure,
  call: EndedCall,
): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const invitation = await select(transaction, id);
    const isThisCall = invitation.sends === call.send;
    const isSettled = invitation.state !== "submitting" && invitation.failure_code !== interrupted;
    if (!isThisCall || isSettled) return;
    const event = eventOf(failure, call);
    const landedNowhere = event === "never_left" || event === "refused";
    const isMoved = await transition(transaction, invitation, event, {
      ...(landedNowhere ? { first_call_at: null, lists_before_call: null, assessment_id: null } : {}),
      // The first that was heard of the service may be what it said to this very call.
      ...(!call.isRepeat && { call_skew_ms: invitation.call_skew_ms ?? call.skewMs ?? null }),
      call_ended_at: endOf(call),
      settled_at: instant(store.now()),
      failure_code: codeOf(event, failure),
      failure_message: failure.failure_message,
      failure_errors: failure.errors ? JSON.stringify(failure.errors) : null,
      version,
    });
    if (isMoved && landedNowhere && invitation.assessment_id !== null) {
      await freeRow(transaction, store, invitation.assessment_id, version);
    }
  });
}

/** Its turn never came, because the process is being stopped: *not sent*, or *did not land* as before. */
export async function settleUncalled(store: Store, id: string): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const invitation = await select(transaction, id);
    if (invitation.state !== "submitting" || invitation.call_began_at !== null) return;
    const event = invitation.first_call_at === null ? "lost_before_call" : "repeated_in_vain";
    await transition(transaction, invitation, event, {
      settled_at: instant(store.now()),
      failure_code: neverCalled,
      failure_message: "Shortlist was being stopped; the service was not called.",
      version,
    });
  });
}
