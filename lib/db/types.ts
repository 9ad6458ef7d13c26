import type { Generated, Kysely } from "kysely";
import type { Flag, Instant } from "@/lib/db/column-types";
import type { ImportRowsTable, ImportsTable } from "@/lib/db/import-tables";
import type {
  IdentitiesTable,
  KnownPlacesTable,
  MembersTable,
  RateLimitsTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SessionsTable,
  SetupLinksTable,
  SignInRulesTable,
  SignInStepsTable,
} from "@/lib/db/member-tables";
import type {
  ShortlistEntriesTable,
  ShortlistLinksTable,
  ShortlistReadersTable,
  ShortlistsTable,
  ShortlistVotesTable,
} from "@/lib/db/shortlist-tables";
import type { NameOrder } from "@/lib/full-name";

export type { Instant };

/** A service and account whose rows never mix with another's. `version` counts the changes readers can see. */
export type SourcesTable = {
  id: string;
  kind: "sandbox" | "service";
  base_url: string;
  account: string;
  epoch: string;
  version: number;
  /** The version of the last change to any member’s notifications. */
  notified_version: Generated<number>;
  created_at: Instant;
  /** The service asked for fewer calls: no import sends before then. */
  slow_until: Generated<Instant | null>;
  /** How many times in a row it has asked for that. */
  slowed_in_a_row: Generated<number>;
};

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
  version: number;
};

type Decision = "advance" | "hold" | "reject";

/** One for each folded address of a source; triggers write it (migration 022). */
type CandidatesTable = {
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

/** `created` covers pending and completed; `open` tells them apart, as it does everything that blocks a double. */
export type InvitationState =
  | "submitting"
  | "not_sent"
  | "rejected"
  | "created"
  | "unconfirmed"
  | "probable"
  | "did_not_land";

/** What was asked of the service, by whom, and what became of it (architecture.md, invariant 2). */
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
  /** Who decided what became of it, where looking could not. */
  settled_by_name: string | null;
  failure_code: string | null;
  failure_message: string | null;
  /** The service's 422 texts, JSON by parameter. */
  failure_errors: string | null;
  dismissed_at: Instant | null;
  version: number;
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
  | "corrected";

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

/** The state of the poller of one source: every instance reads it, the poller writes it. */
export type MirrorStateTable = {
  source_id: string;
  attempted_at: Instant | null;
  succeeded_at: Instant | null;
  failing_since: Instant | null;
  failure_code: string | null;
  failure_message: string | null;
  /** Of the last list: how many had no id that can be read, how many were odd at all, and how (JSON). */
  unreadable_rows: number;
  odd_rows: number | null;
  findings: string | null;
  /** Which rows have no id, and since when, in the form of rows-without-id.ts. */
  rows_without_id: string | null;
  /** The same of the interviews, JSON. */
  interview_findings: string | null;
  /** How long the last poll took the service and us: the rest after it is at least nine times as long. */
  took_ms: number | null;
  interviews_at: Instant | null;
  /** Counts the lists that have arrived, unchanged ones included. */
  lists: number;
  /** When the last two lists that were applied whole were begun. */
  good_list_at: Instant | null;
  good_list_before_at: Instant | null;
  /** The service's clock minus ours, by the `Date` of the last list, in milliseconds. */
  skew_ms: number | null;
  identities_left: number | null;
  identities_per_minute: number | null;
};

/** Assessments that were just shown without their candidate: these are read first. */
type IdentityWishesTable = { source_id: string; assessment_id: number; wished_at: Instant };

/** One poll, for operators: the last ones are kept. */
export type MirrorChecksTable = {
  source_id: string;
  number: number;
  began_at: Instant;
  duration_ms: number;
  outcome: string;
  changes: number;
  list_rows: number | null;
  /** Without an id that can be read. The odd ones include them. */
  unreadable_rows: number | null;
  odd_rows: number | null;
};

/** Who polls a source (architecture.md, invariant 3). Counters alone, as no clock is trusted. */
export type MirrorLeasesTable = {
  source_id: string;
  /** Rises each time the lease is taken; each write of a poll checks it in its transaction. */
  epoch: number;
  holder: string | null;
  heartbeat: number;
  /** Raised by each instance that has a reader. */
  watch_ticks: number;
  hurry_ticks: number;
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
type ViewPinsTable = {
  member_id: string;
  view_id: string;
  /** Its place among the person’s pins. */
  position: number;
};

type TeamSettingsTable = {
  source_id: string;
  pending_limit_days: number;
  /** JSON, by decision; null where nobody has changed them. */
  decision_reasons: string | null;
  updated_at: Instant;
  updated_by_name: string;
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

export type Tables = {
  sources: SourcesTable;
  members: MembersTable;
  sessions: SessionsTable;
  setup_links: SetupLinksTable;
  identities: IdentitiesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_steps: SignInStepsTable;
  sign_in_rules: SignInRulesTable;
  rate_limits: RateLimitsTable;
  known_places: KnownPlacesTable;
  interviews: InterviewsTable;
  assessments: AssessmentsTable;
  candidates: CandidatesTable;
  assessment_counts: AssessmentCountsTable;
  invitations: InvitationsTable;
  events: EventsTable;
  notes: NotesTable;
  notifications: NotificationsTable;
  saved_views: SavedViewsTable;
  view_pins: ViewPinsTable;
  shortlists: ShortlistsTable;
  shortlist_entries: ShortlistEntriesTable;
  shortlist_readers: ShortlistReadersTable;
  shortlist_links: ShortlistLinksTable;
  shortlist_votes: ShortlistVotesTable;
  imports: ImportsTable;
  import_rows: ImportRowsTable;
  team_settings: TeamSettingsTable;
  audit_log: AuditLogTable;
  message_templates: MessageTemplatesTable;
  mirror_state: MirrorStateTable;
  mirror_leases: MirrorLeasesTable;
  identity_wishes: IdentityWishesTable;
  mirror_checks: MirrorChecksTable;
};

export type Db = Kysely<Tables>;
