import type { InvitationState } from "@/lib/db/types";

/** What can happen to an invitation. `earlier call` means one of the same invitation that may have landed. */
export type InvitationEvent =
  /** 201, also a late one. */
  | "answered"
  /** 201 with an assessment that can't be the new one, also a late one: it proves nothing. */
  | "misanswered"
  /** A documented refusal of the only call. */
  | "refused"
  /** The only call never left. */
  | "never_left"
  /** Everything else that a call can end with. */
  | "unanswered"
  /** A repeated call was told that the candidate has a pending one: the earlier call landed after all. */
  | "refused_as_pending"
  /** A repeated call never left, or was refused otherwise: what is known of the earlier call still stands. */
  | "repeated_in_vain"
  /** Its process was lost before it called. */
  | "lost_before_call"
  /** Its process was lost, or seemed so, while it called. */
  | "lost_in_call"
  /** Looking found the one row that can be it. */
  | "matched"
  /** Looking has since found another that can be it as well. */
  | "match_withdrawn"
  /** The service has said that a row is of this candidate and interview. */
  | "confirmed"
  /** The service has said that the row is somebody else's. */
  | "contradicted"
  /** The same, while another invitation of the candidate to the interview is open: that one counts now. */
  | "superseded"
  /** Two good lists lack it. */
  | "not_seen"
  /** A person says which row it is. */
  | "chosen"
  /** A person says that it never landed. */
  | "given_up"
  | "sent_again"
  /** The store is a backup's: it may have been sent, or sent again, since that was made. */
  | "restored"
  | "dismissed";

/** Everything that may happen, and nothing else (architecture.md, invariant 2). */
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
  // A call whose process was only taken for lost may still end, and knows better than looking does.
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
  // An answer of any kind says that it reached the service: it is looked for again.
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
  // A person may have chosen the wrong row: an answer that names another one wins.
  created: {
    answered: "created",
    contradicted: "unconfirmed",
    superseded: "did_not_land",
  },
  rejected: {},
};

/** @returns the state that the event leads to, or undefined where it can't happen. */
export const nextState = (state: InvitationState, event: InvitationEvent): InvitationState | undefined =>
  transitions[state][event];
