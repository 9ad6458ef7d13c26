import type { Transaction } from "kysely";
import type { ServiceAssessment } from "@/lib/assessment-api/schemas";
import { type DirectoryColumns, invitedHere, learned, newRowColumns } from "@/lib/assessments/directory";
import { mirroredColumns } from "@/lib/assessments/mirrored-columns";
import { resettlePerson, settlePerson } from "@/lib/assessments/person/settle-person";
import { recordOverruled } from "@/lib/assessments/timeline/record-overruled";
import { invitedEvent } from "@/lib/assessments/timeline/timeline-event";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { settleDisproved } from "@/lib/invitations/disproving/settle-disproved";
import type { Call } from "@/lib/invitations/sending/begin-call";
import { canBeNew } from "@/lib/invitations/sending/judge-answer";
import type { Failure } from "@/lib/invitations/sending/judge-failure";
import { interrupted, neverCalled, neverLeft, pendingThere } from "@/lib/invitations/state/failure-codes";
import { freeRow, isOnlyOpenOne, sendBack } from "@/lib/invitations/state/hold-row";
import type { InvitationEvent } from "@/lib/invitations/state/state-machine";
import { transition } from "@/lib/invitations/state/transition";
import { fieldErrors } from "@/lib/invitations/view/field-errors";

/** `durationMs` is monotonic. `skewMs`: the service's clock minus ours, once an answer has told its time. */
export type EndedCall = Call & { durationMs: number; skewMs?: number };

const endOf = (call: EndedCall) => instant(new Date(call.beganAt.getTime() + call.durationMs));

const select = (transaction: Transaction<Tables>, id: string) =>
  transaction.selectFrom("invitations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/**
 * Enters the row without a poll. A row that a poll saw first becomes this invitation's, whatever looking or a
 * recruiter had concluded. Idempotent. If another sending was answered before, the invitation keeps that assessment,
 * since a recruiter was told of it; this row is recorded as the same candidate's. @returns "disproved" if the answer
 * can't be the new assessment (judge-answer.ts): nothing is known of the create.
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
    const isTold = invitation.state === "created" && invitation.settled_by_name === null;
    if (isTold && isKnownAsTheirs(invitation, call, named.row)) return "created";
    if (!canBeNew(invitation, call.listsBefore, named)) {
      const answered = { assessmentId: created.id, send: call.send, callEndedAt: endOf(call), version };
      await settleDisproved(transaction, store, invitation, answered);
      return "disproved";
    }
    if (!isTold && invitation.assessment_id !== null)
      await freeRow(transaction, store, invitation.assessment_id, version);
    const overruled = await overruleRecruiter(transaction, store, invitation, named, version);
    if (named.holder) await sendBack(transaction, store, named.holder, version);
    const { email, interview_id } = invitation;
    const status = await enterRow(transaction, store, created, {
      ...(isTold
        ? { ...learned(created.id, email, interview_id, invitation), identity_read_at: now }
        : invitedHere(created.id, invitation)),
      ...overruled,
      version,
    });
    if (named.row && named.row.email !== null)
      await resettlePerson(transaction, store, named.row.email, version);
    await settlePerson(transaction, store, email, version);
    const event = invitedEvent(store, created.id, invitation, version);
    await transaction.insertInto("events").values(event).execute();
    if (isTold) return "created";
    await transition(transaction, invitation, "answered", {
      open: status === "pending" && (await isOnlyOpenOne(transaction, invitation)) ? 1 : 0,
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

/** Whether a row that came with this call, by its answer or by a list, is already recorded as the candidate's. */
const isKnownAsTheirs = (
  { email_folded, interview_id }: InvitationsTable,
  { listsBefore }: Call,
  row: AssessmentsTable | undefined,
): boolean =>
  row?.identity === "learned" &&
  row.email_folded === email_folded &&
  row.interview_id === interview_id &&
  // 0: an answer brought it, and no list.
  (row.first_seen_list === 0 || row.first_seen_list > listsBefore);

/** @returns the row's status now: a list may have come before the answer. */
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
      ...newRowColumns(now, directory.version),
      ...directory,
    })
    .onConflict((conflict) => conflict.columns(["source_id", "id"]).doUpdateSet(directory))
    .returning("status")
    .executeTakeFirstOrThrow();
  return status;
}

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

/** A recruiter may have claimed or chosen the row before the answer came. */
async function overruleRecruiter(
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
  // An unanswered call leaves the same state.
  if (event === "repeated_in_vain" && failure.state === "not_sent") return neverLeft;
  return failure.failure_code;
}

/** A failure says nothing about an earlier call that may have landed (architecture.md, invariant 2). */
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
    const written = {
      ...(landedNowhere ? { first_call_at: null, lists_before_call: null, assessment_id: null } : {}),
      // This answer may be the first from the service.
      ...(!call.isRepeat && { call_skew_ms: invitation.call_skew_ms ?? call.skewMs ?? null }),
      call_ended_at: endOf(call),
      settled_at: instant(store.now()),
      failure_code: codeOf(event, failure),
      failure_message: failure.failure_message,
      failure_errors: failure.errors ? JSON.stringify(failure.errors) : null,
      version,
    };
    const isMoved = await transition(transaction, invitation, event, written, failure.retryAfterMs);
    if (isMoved && landedNowhere && invitation.assessment_id !== null) {
      await freeRow(transaction, store, invitation.assessment_id, version);
    }
  });
}

/** For the end of the process: *not sent*, or *did not land* as before. */
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
