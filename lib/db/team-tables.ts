import type { Flag, Instant } from "@/lib/db/column-types";

export type AuditLogTable = {
  id: string;
  at: Instant;
  actor_id: string | null;
  actor_name: string;
  action: string;
  subject_type: string;
  subject_id: string;
  details: string;
  /** Null if it belongs to no source. Ids are valid in their source only. */
  source_id: string | null;
  assessment_id: number | null;
  /** The subject’s name at the time; empty if it had none. */
  subject_label: string;
  /** Folded: who did it, and the colleague it was done to. */
  person_text: string;
  /** Folded: the candidate it is about, as the assessments' `search_text`. */
  candidate_text: string;
};

/** The message to candidates that has the link; interview 0: for all interviews without their own. */
export type MessageTemplatesTable = {
  source_id: string;
  kind: "invitation" | "reminder";
  interview_id: number;
  subject: string;
  body: string;
  /** The language of the colleague who saved it; null if it was saved before this was recorded. */
  locale: string | null;
  updated_at: Instant;
  updated_by_name: string;
};

/** A member’s notification of what a colleague did. The text of a mention is read from the note. */
export type NotificationsTable = {
  id: string;
  source_id: string;
  member_id: string;
  kind: "mentioned" | "assigned";
  /** The same for all rows of one act, which are shown as one. For a mention, the note. */
  act_id: string;
  assessment_id: number;
  note_id: string | null;
  actor_name: string;
  at: Instant;
  read_at: Instant | null;
};

export type SavedViewsTable = {
  id: string;
  source_id: string;
  owner_id: string;
  name: string;
  name_folded: string;
  query: string;
  /** JSON: the names of the columns shown; null: the default ones. */
  columns: string | null;
  density: string | null;
  shared: Flag;
  position: number;
  created_at: Instant;
  updated_at: Instant;
};

/** A saved view that is a tab. Pins are only of views that the member can see. */
export type ViewPinsTable = {
  member_id: string;
  view_id: string;
  /** Its place among the person’s pins. */
  position: number;
};

export type TeamSettingsTable = {
  source_id: string;
  pending_limit_days: number;
  /** JSON, by decision; null: the default ones. */
  decision_reasons: string | null;
  updated_at: Instant;
  updated_by_name: string;
};
