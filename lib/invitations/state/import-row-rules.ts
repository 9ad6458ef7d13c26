import type { ImportRowsTable, ImportsTable } from "@/lib/db/import-tables";
import type { InvitationState, InvitationsTable } from "@/lib/db/invitation-tables";
import { neverCalled, neverLeft } from "@/lib/invitations/state/failure-codes";
import type { InvitationEvent } from "@/lib/invitations/state/state-machine";

export type Settled = Pick<
  InvitationsTable,
  "assessment_id" | "failure_code" | "failure_errors" | "settled_at" | "version"
>;

export type RowStanding = Pick<ImportRowsTable, "state" | "reason">;

export type Became = {
  row: RowStanding;
  /** The row keeps its place in the queue, and this invitation is nothing to look after. */
  isBackInQueue?: boolean;
  pause?: Exclude<ImportsTable["reason"], null>;
};

/** A refusal of the caller, not of the candidate: the same would be said of every other row. */
const refusalsOfUs = ["invalid_key", "not_authorised", "rate_limited"] as const;

const waiting = { state: "waiting", reason: null } as const;

/** What an answer means for the row: it is back in the queue, or refused. Undefined where it means neither. */
function afterFailure({ failure_code, failure_errors }: Settled): Became | undefined {
  // A process that was stopped before its call says nothing about the service.
  if (failure_code === neverCalled) return { row: waiting, isBackInQueue: true };
  if (failure_code === neverLeft) return { row: waiting, isBackInQueue: true, pause: "unreachable" };
  const ours = refusalsOfUs.find((code) => code === failure_code);
  if (ours) return { row: waiting, isBackInQueue: true, pause: ours };
  return failure_errors ? { row: { state: "rejected", reason: "refused" } } : undefined;
}

/** Where a row of an import is, by what became of its invitation. */
export function becomes(state: InvitationState, event: InvitationEvent, settled: Settled): Became {
  switch (state) {
    case "submitting":
      return { row: waiting };
    case "created":
      return { row: { state: "created", reason: null } };
    case "unconfirmed":
      return { row: { state: "unconfirmed", reason: "unanswered" } };
    case "probable":
      return { row: { state: "unconfirmed", reason: "probable" } };
    case "did_not_land": {
      const didNotLand: Became = { row: { state: "notSent", reason: "did_not_land" } };
      // Sent once more after an earlier call that didn't land: the answer is about this one.
      return (event === "repeated_in_vain" && afterFailure(settled)) || didNotLand;
    }
    case "not_sent":
      return afterFailure(settled) ?? { row: waiting, isBackInQueue: true, pause: "unreachable" };
    case "rejected":
      return afterFailure(settled) ?? { row: { state: "rejected", reason: "refused_otherwise" } };
    default:
      return state satisfies never;
  }
}

/** Of a row that wasn’t sent because of another invitation, once that one invites nobody. */
export const invitesNobody: Partial<Record<InvitationState, RowStanding>> = {
  did_not_land: { state: "notSent", reason: "did_not_land" },
  not_sent: { state: "notSent", reason: "not_called" },
  rejected: { state: "notSent", reason: "not_called" },
};

/** Where nothing is sent any more, nothing waits: an answer may come long after its process seemed lost. */
const leftOver = {
  stopped: { state: "notSent", reason: "stopped" },
  done: { state: "notSent", reason: "not_called" },
} as const;

export const leftBy = (state: ImportsTable["state"]): RowStanding | undefined =>
  state === "stopped" || state === "done" ? leftOver[state] : undefined;
