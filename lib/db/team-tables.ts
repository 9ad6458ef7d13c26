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
  /** Null for what belongs to no source. Ids of one source mean nothing in another. */
  source_id: string | null;
  assessment_id: number | null;
  /** What the subject was called then; empty where it had no name. */
  subject_label: string;
  /** Folded: who did it, and the colleague it was done to. */
  person_text: string;
  /** Folded: the candidate it is about, as the assessments' `search_text`. */
  candidate_text: string;
};

/** The message that goes to candidates with the link; interview 0 is for all interviews without their own. */
export type MessageTemplatesTable = {
  source_id: string;
  kind: "invitation" | "reminder";
  interview_id: number;
  subject: string;
  body: string;
  /** The language of whoever saved it; null for one from before that was kept. */
  locale: string | null;
  updated_at: Instant;
  updated_by_name: string;
};

/** What a member is told of what a colleague did. A note’s text is read from the note. */
export type NotificationsTable = {
  id: string;
  source_id: string;
  member_id: string;
  kind: "mentioned" | "assigned";
  /** One for all that came of one act: it is told once. Of a mention, the note. */
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

/** A saved view that stands as a tab. Whoever no longer sees the view has no pin of it. */
export type ViewPinsTable = {
  member_id: string;
  view_id: string;
  /** Its place among the person’s pins. */
  position: number;
};

export type TeamSettingsTable = {
  source_id: string;
  pending_limit_days: number;
  /** JSON, by decision; null where nobody has changed them. */
  decision_reasons: string | null;
  updated_at: Instant;
  updated_by_name: string;
};
