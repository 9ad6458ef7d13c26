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

/** `probable`: an unconfirmed invitation's only fitting row, until its completed read says whose it is. */
export type AssessmentIdentity = "invited_here" | "learned" | "claimed" | "probable" | "unclaimed";

/** The service's row joined with our directory. `interview_folded` is kept by triggers (migration 003). */
export type AssessmentsTable = {
  source_id: string;
  id: number;
  status: AssessmentStatus;
  created_at: Instant;
  /** 1 where the service never said when: then `created_at` is when it was first seen. */
  is_undated: Flag;
  /** Empty where the service never sent one that can be opened. */
  application_url: string;
  report_url: string | null;
  detail: string | null;
  /** What couldn't be used of the row in the last list, or of its single read, in the form of oddities.ts. */
  oddities: string | null;
  read_oddities: string | null;
  identity: AssessmentIdentity;
  invitation_id: string | null;
  /** By which import the candidate was invited. */
  import_id: string | null;
  interview_id: number | null;
  email: string | null;
  email_folded: string | null;
  first_name: string | null;
  last_name: string | null;
  phone_number: string | null;
  external_id: string | null;
  resume_url: string | null;
  /** 1 where nobody gave it this name: it is that of another assessment of the address (settle-person.ts). */
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
  /** Completion is observed, never told: it fell between these two. */
  completed_after: Instant | null;
  completed_before: Instant | null;
  /** Failed attempts to learn whose an assessment made elsewhere is; silence counts as several. */
  learn_attempts: number;
  learn_after: Instant | null;
  /** When the completed single read said whose it is: that is final. */
  identity_read_at: Instant | null;
  claimed_by: string | null;
  claimed_by_name: string | null;
  claimed_at: Instant | null;
  /** A claim that the service contradicted, JSON: who was claimed, by whom, when. */
  overruled_claim: string | null;
  /** How many good lists in a row have lacked it. */
  absent_lists: number;
  gone_at: Instant | null;
  /** Ours, not the service's; null: undecided. `decided_at` stays where a decision was taken back. */
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
  /** Also set when the link was said to be handed over. */
  last_link_copied_at: Instant | null;
  /** When somebody last gave the candidate the link, or reminded them, and who; the service’s e-mail isn’t in it. */
  last_contacted_at: Instant | null;
  last_contacted_by_name: string | null;
  /** Until then a long pending assessment needs no attention, for the whole team. Ends with the completion. */
  snoozed_until: Instant | null;
  /** Since then the row names nobody, and stays archived. */
  erased_at: Instant | null;
  version: number;
};

type Decision = "advance" | "hold" | "reject";

/** One for each folded address of a source; triggers write it (migration 022). */
export type CandidatesTable = {
  id: Generated<number>;
  source_id: string;
  email_folded: string;
  /** How the name is written, where a person has said so. Null: as its script has it. The one of `same_as` counts. */
  name_order: NameOrder | null;
  /** The person whose other address this is: where `joined_to` leads to in the end. */
  same_as: number | null;
  /** Whom a recruiter said that this one is, when that one may not have been joined to anybody yet. */
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
  /** Whom it names, JSON: ids, with the names as they stand in the text. */
  mentions: string | null;
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
