import type { Generated } from "kysely";
import type { Flag, Instant } from "@/lib/db/column-types";
import type { NameOrder } from "@/lib/full-name";

export type InterviewsTable = {
  source_id: string;
  id: number;
  name: string;
  name_folded: string;
  position: number;
  first_seen_at: Instant;
  retired_at: Instant | null;
};

export type AssessmentStatus = "pending" | "recommended" | "not_recommended";

/** `probable`: the only row that fits an unconfirmed invitation, until its completed single read names the candidate. */
export type AssessmentIdentity = "invited_here" | "learned" | "claimed" | "probable" | "unclaimed";

/** The service's row joined with our directory. `interview_folded` is kept by triggers (migration 003). */
export type AssessmentsTable = {
  source_id: string;
  id: number;
  status: AssessmentStatus;
  created_at: Instant;
  /** 1 if the service gave no date: then `created_at` is when it was first seen. */
  is_undated: Flag;
  /** Empty if the service has sent none that can be opened. */
  application_url: string;
  report_url: string | null;
  detail: string | null;
  /** What was unusable in the last list’s row, or in its single read, in the form of oddities.ts. */
  oddities: string | null;
  read_oddities: string | null;
  identity: AssessmentIdentity;
  invitation_id: string | null;
  /** The import that invited the candidate. */
  import_id: string | null;
  interview_id: number | null;
  email: string | null;
  email_folded: string | null;
  first_name: string | null;
  last_name: string | null;
  phone_number: string | null;
  external_id: string | null;
  resume_url: string | null;
  /** 1 if the name comes from another assessment of the same address (settle-person.ts). */
  name_lent: Flag;
  /** The member who invited, and whether the service was asked to send no e-mail. */
  invited_by: string | null;
  email_suppressed: Flag;
  candidate_folded: string;
  search_text: string;
  first_seen_at: Instant;
  first_seen_version: number;
  /** The number of the list that first had it (mirror_state.lists); 0 when our own create brought it. */
  first_seen_list: number;
  /** The service gives no time of completion: it was between these two. */
  completed_after: Instant | null;
  completed_before: Instant | null;
  /** Failed attempts to identify the candidate of an assessment made elsewhere; no answer counts as several. */
  learn_attempts: number;
  learn_after: Instant | null;
  /** When the completed single read named the candidate, which is final. */
  identity_read_at: Instant | null;
  claimed_by: string | null;
  claimed_by_name: string | null;
  claimed_at: Instant | null;
  /** A claim that the service contradicted, JSON: the candidate, the claimer and the time. */
  overruled_claim: string | null;
  /** How many complete lists in a row haven’t had it. */
  absent_lists: number;
  gone_at: Instant | null;
  /** Ours, not the service's; null: undecided. `decided_at` stays when a decision is cleared. */
  decision: Decision | null;
  decided_by: string | null;
  decided_by_name: string | null;
  decided_at: Instant | null;
  /** Why, as JSON (decision-reason.ts). */
  decision_reason: string | null;
  /** The colleague responsible, with their name as of then, and who made them so. */
  assignee_id: string | null;
  assignee_name: string | null;
  assigned_by_name: string | null;
  archived_at: Instant | null;
  note_count: number;
  /** Also set when a recruiter marks the link as handed over. */
  last_link_copied_at: Instant | null;
  /** When a colleague last gave the candidate the link or reminded them, and who; not the service’s e-mail. */
  last_contacted_at: Instant | null;
  last_contacted_by_name: string | null;
  /** Until then, or until it is completed, a long pending assessment isn’t under Needs attention for anyone. */
  snoozed_until: Instant | null;
  /** When the candidate was erased: the row has no name and stays archived. */
  erased_at: Instant | null;
  version: number;
};

type Decision = "advance" | "hold" | "reject";

/** One for each folded address of a source; triggers write it (migration 022). */
export type CandidatesTable = {
  id: Generated<number>;
  source_id: string;
  email_folded: string;
  /** The order of the name, if a colleague has set it. Null: by its script. That of `same_as` takes precedence. */
  name_order: NameOrder | null;
  /** The person whose other address this is: the end of the chain of `joined_to`. */
  same_as: number | null;
  /** The candidate that a recruiter joined this one to, who may have been joined to another since. */
  joined_to: number | null;
  joined_by_name: string | null;
  joined_at: Instant | null;
};

/** What a `count(*)` over `assessments` would say; the store keeps it itself (migrations 003 and 008). */
export type AssessmentCountsTable = {
  source_id: string;
  /** 0: none known. */
  interview_id: number;
  status: AssessmentStatus;
  identity: AssessmentIdentity;
  gone: Flag;
  archived: Flag;
  decision: Decision | "undecided";
  number: number;
};

export type EventKind =
  | "invited"
  | "completed"
  | "changed"
  | "identity_learned"
  | "link_copied"
  | "link_handed_over"
  | "reminded"
  | "snoozed"
  | "unsnoozed"
  | "gone"
  | "came_back"
  | "claimed"
  | "claim_withdrawn"
  | "claim_overruled"
  | "decided"
  | "assigned"
  | "archived"
  | "unarchived"
  | "corrected"
  | "revealed"
  | "erased";

export type EventsTable = {
  id: string;
  source_id: string;
  assessment_id: number;
  kind: EventKind;
  /** Lower bound where we can only say "between". */
  after: Instant | null;
  at: Instant;
  actor_name: string | null;
  details: string | null;
  version: number;
};

export type NotesTable = {
  id: string;
  source_id: string;
  assessment_id: number;
  body: string;
  author_id: string;
  author_name: string;
  created_at: Instant;
  /** New after each edit: an edit names the text that it replaces. */
  updated_at: Instant;
  edited_by_name: string | null;
  /** The colleagues it mentions, JSON: ids, with the names as written in the text. */
  mentions: string | null;
  /** 1 if who wrote it last didn’t know the candidate: other blind reviewers read it. */
  written_blind: Flag;
};

/** What erasing has yet to take out of SQLite’s files: an erasure’s id, or `vacuum`. */
export type CleanupsTable = { id: string };

/** One act of erasing. `erased`: JSON, the numbers and ids of the person’s rows. */
export type ErasuresTable = {
  id: string;
  source_id: string;
  at: Instant;
  erased: string;
};

/** Tombstones: nothing about these is learned or shown again. */
export type ErasedAssessmentsTable = {
  source_id: string;
  assessment_id: number;
  erasure_id: string;
};
