import type { Flag, Instant } from "@/lib/db/column-types";

/** `created` covers pending and completed ones; `open` distinguishes them, and marks whatever blocks a double. */
export type InvitationState =
  | "submitting"
  | "not_sent"
  | "rejected"
  | "created"
  | "unconfirmed"
  | "probable"
  | "did_not_land";

/** A create that was asked of the service, by whom, and its outcome (architecture.md, invariant 2). */
export type InvitationsTable = {
  id: string;
  source_id: string;
  submission_id: string;
  state: InvitationState;
  /** 1 while submitting, unconfirmed, probable or created-and-pending: one such per candidate and interview. */
  open: Flag;
  interview_id: number;
  email: string;
  email_folded: string;
  first_name: string | null;
  last_name: string | null;
  phone_number: string | null;
  external_id: string | null;
  resume_url: string | null;
  suppress_candidate_email: Flag;
  import_id: string | null;
  assessment_id: number | null;
  invited_by: string | null;
  invited_by_name: string;
  submitted_at: Instant;
  /** A row still submitting after this has lost its process. */
  deadline_at: Instant;
  /** The current or last call; null before its turn. A source has one open call at most. */
  call_began_at: Instant | null;
  call_ended_at: Instant | null;
  /** When the first call that may have landed began. A later sending doesn't move it. */
  first_call_at: Instant | null;
  /** The number of the last list that had arrived before that call: what it had isn't this invitation's. */
  lists_before_call: number | null;
  /** The same before the current or last call; once *created* by an answer, before the call it answered. */
  lists_before_last_call: number | null;
  /** The service's clock minus ours when the first call began, in milliseconds. */
  call_skew_ms: number | null;
  /** The same by the first list after the call. Once sent again: the smallest and the largest seen. */
  skew_after_call_ms: number | null;
  sends: number;
  settled_at: Instant | null;
  /** Who settled it by hand, where looking couldn’t. */
  settled_by_name: string | null;
  failure_code: string | null;
  failure_message: string | null;
  /** The service's 422 texts, JSON by parameter. */
  failure_errors: string | null;
  dismissed_at: Instant | null;
  version: number;
};
