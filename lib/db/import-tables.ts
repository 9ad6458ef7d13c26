import type { Flag, Instant } from "@/lib/db/column-types";

type ImportState = "draft" | "running" | "paused" | "done" | "stopped";

type PauseReason =
  | "by_member"
  | "unanswered"
  | "invalid_key"
  | "not_authorised"
  | "unreachable"
  | "refused"
  | "rate_limited"
  | "inviter_left"
  | "our_fault"
  | "restored";

type RowState =
  | "waiting"
  | "faulty"
  | "created"
  | "pending"
  | "skipped"
  | "rejected"
  | "unconfirmed"
  | "notSent";

type RowReason =
  | "faulty"
  | "double_in_file"
  | "pending_here"
  | "completed_here"
  | "by_hand"
  | "refused"
  | "refused_otherwise"
  | "unanswered"
  | "probable"
  | "did_not_land"
  | "not_called"
  | "stopped";

export type ImportsTable = {
  id: string;
  source_id: string;
  name: string;
  state: ImportState;
  reason: PauseReason | null;
  changed_by_name: string | null;
  /** How many calls in a row were left unanswered or refused without a reason, since it was started or resumed. */
  failed_in_a_row: number;
  interview_id: number | null;
  suppress_candidate_email: Flag;
  /** JSON: the file’s columns. */
  columns: string;
  made_by: string;
  made_by_name: string;
  created_at: Instant;
  /** Who invites. */
  started_by: string | null;
  started_by_name: string | null;
  started_at: Instant | null;
  resumed_at: Instant | null;
  ended_at: Instant | null;
  cleared_at: Instant | null;
  /** Nothing else is left of a deleted draft: open screens are told by its version. */
  deleted_at: Instant | null;
  version: number;
};

/** A row as it was given, and what became of it. Its key is the import and its line in the file. */
export type ImportRowsTable = {
  import_id: string;
  line: number;
  state: RowState;
  reason: RowReason | null;
  /** JSON, by field: our own faults of a draft’s row. The service’s words stand with the invitation. */
  errors: string | null;
  email: string | null;
  email_folded: string | null;
  first_name: string | null;
  last_name: string | null;
  phone_number: string | null;
  external_id: string | null;
  resume_url: string | null;
  /** Null: as the import has it. */
  interview_id: number | null;
  suppress_candidate_email: Flag | null;
  /** Assess a candidate again who has completed the interview. */
  again: Flag;
  /** JSON: the row as the file has it. */
  cells: string | null;
  /** Its own invitation, once there is one. */
  invitation_id: string | null;
  /** Because of which it wasn’t sent. */
  other_invitation_id: string | null;
  assessment_id: number | null;
  sent_at: Instant | null;
  settled_at: Instant | null;
};
