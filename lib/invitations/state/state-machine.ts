import type { InvitationState } from "@/lib/db/invitation-tables";

/** An "earlier call" is one of the same invitation that may have landed. */
export type InvitationEvent =
  | "answered"
  /** 201 with an assessment that can't be the new one, which proves nothing. */
  | "misanswered"
  /** Refused as documented, with no earlier call. */
  | "refused"
  | "never_left"
  | "unanswered"
  /** A repeated call is told of a pending assessment, so the earlier call landed. */
  | "refused_as_pending"
  /** A repeated call never left, or was refused for another reason: the earlier call's state stays. */
  | "repeated_in_vain"
  | "lost_before_call"
  /** Its process was lost, or seemed lost, during the call. */
  | "lost_in_call"
  | "matched"
  /** Looking found another row that it could be. */
  | "match_withdrawn"
  | "confirmed"
  /** The service says that the row is another candidate's. */
  | "contradicted"
  /** Like `contradicted`, while another invitation for the candidate and interview is open. */
  | "superseded"
  | "not_seen"
  | "chosen"
  | "given_up"
  | "sent_again"
  | "restored"
  | "dismissed";

/** All that may happen to an invitation (architecture.md, invariant 2). */
export const transitions: Record<InvitationState, Partial<Record<InvitationEvent, InvitationState>>> = {
  submitting: {
    answered: "created",
    misanswered: "unconfirmed",
    refused: "rejected",
    never_left: "not_sent",
    unanswered: "unconfirmed",
    refused_as_pending: "unconfirmed",
    repeated_in_vain: "did_not_land",
    lost_before_call: "not_sent",
    lost_in_call: "unconfirmed",
    restored: "unconfirmed",
  },
  // A process that seemed lost may still end its call, and its answer counts for more than looking.
  unconfirmed: {
    answered: "created",
    misanswered: "unconfirmed",
    refused: "rejected",
    never_left: "not_sent",
    unanswered: "unconfirmed",
    refused_as_pending: "unconfirmed",
    repeated_in_vain: "did_not_land",
    matched: "probable",
    confirmed: "created",
    not_seen: "did_not_land",
    chosen: "created",
    given_up: "did_not_land",
    restored: "unconfirmed",
  },
  probable: {
    answered: "created",
    misanswered: "probable",
    refused: "rejected",
    never_left: "not_sent",
    match_withdrawn: "unconfirmed",
    confirmed: "created",
    contradicted: "unconfirmed",
    chosen: "created",
    restored: "probable",
  },
  // Any answer means that it reached the service, so it is looked for again.
  did_not_land: {
    answered: "created",
    misanswered: "unconfirmed",
    sent_again: "submitting",
    dismissed: "did_not_land",
    restored: "unconfirmed",
  },
  not_sent: {
    sent_again: "submitting",
    dismissed: "not_sent",
    restored: "unconfirmed",
  },
  // A recruiter may have chosen the wrong row: an answer with another one wins.
  created: {
    answered: "created",
    contradicted: "unconfirmed",
    superseded: "did_not_land",
  },
  rejected: {},
};

export const nextState = (state: InvitationState, event: InvitationEvent): InvitationState | undefined =>
  transitions[state][event];
