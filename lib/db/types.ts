import type { Kysely } from "kysely";

/** ISO 8601 in UTC with milliseconds (`2026-11-21T08:00:00.000Z`), so that text order is time order. */
export type Instant = string;
/** 0 or 1: both engines have it. */
export type Flag = 0 | 1;

export type Role = "viewer" | "recruiter" | "administrator";

/** A service and account whose rows never mix with another's. `version` counts the changes readers can see. */
export type SourcesTable = {
  id: string;
  kind: "sandbox" | "service";
  base_url: string;
  account: string;
  epoch: string;
  version: number;
  created_at: Instant;
};

export type MembersTable = {
  id: string;
  email: string;
  email_folded: string;
  name: string;
  role: Role;
  /** Null until the person has chosen one through a set-up link. */
  password_hash: string | null;
  disabled_at: Instant | null;
  created_at: Instant;
  /** JSON: what they have chosen; null: nothing yet. */
  preferences: string | null;
  /** Null until they first sign in. */
  last_signed_in_at: Instant | null;
};

/** One for each time that a person is signed in; a session without its row is over. */
export type SessionsTable = {
  /** No secret: a cookie is made of it with the secret that signs sessions. */
  id: string;
  member_id: string;
  started_at: Instant;
  /** When the person last did something, to the minute. */
  last_seen_at: Instant;
  /** Where they signed in from. */
  address: string;
  /** As the browser named itself; empty where it didn't. */
  user_agent: string;
};

/** Only the token's hash is kept. `member_id` is null for the link that makes the first administrator. */
export type SetupLinksTable = {
  token_hash: string;
  member_id: string | null;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
};

/** The shape rate-limiter-flexible expects in PostgreSQL; unused on SQLite, where one process counts in memory. */
export type RateLimitsTable = { key: string; points: number; expire: number | null };

/** Where a person has signed in from; the newest few of each person are kept. */
export type KnownPlacesTable = {
  member_id: string;
  /** A hash of the address, or of its network. */
  place: string;
  seen_at: Instant;
};

export type InterviewsTable = {
  source_id: string;
  id: number;
  name: string;
  name_folded: string;
  /** Place in the service's list. */
  position: number;
  first_seen_at: Instant;
  /** Set when the service's list no longer has it. */
  retired_at: Instant | null;
};

export type AssessmentStatus = "pending" | "recommended" | "not_recommended";
/** `probable`: an unconfirmed invitation's only fitting row, until its completed read says whose it is. */
export type AssessmentIdentity = "invited_here" | "learned" | "claimed" | "probable" | "unclaimed";

/**
 * The service's row (as mirrored) joined with our directory of who it is. `interview_folded`, what the
 * interview column sorts by, is the store's own to keep (migration 003) and is not written from here.
 */
export type AssessmentsTable = {
  source_id: string;
  id: number;
  status: AssessmentStatus;
  created_at: Instant;
  /** 1 where the service never told when: then `created_at` is when it was first seen. */
  is_undated: Flag;
  /** Empty where the service never sent one that can be opened. */
  application_url: string;
  report_url: string | null;
  detail: string | null;
  /** What was not usable of the row in the last list, or of its single read, as oddities.ts writes it. */
  oddities: string | null;
  read_oddities: string | null;
  identity: AssessmentIdentity;
  invitation_id: string | null;
  interview_id: number | null;
  email: string | null;
  email_folded: string | null;
  first_name: string | null;
  last_name: string | null;
  phone_number: string | null;
  external_id: string | null;
  resume_url: string | null;
  /** Of an invitation's row: the member who invited, and whether the service was asked to send no e-mail. */
  invited_by: string | null;
  email_suppressed: Flag;
  /** What the candidate column sorts by. */
  candidate_folded: string;
  search_text: string;
  first_seen_at: Instant;
  /** The version with which it came: a reader's held list is what came up to its own version. */
  first_seen_version: number;
  /** The number of the list that first had it (mirror_state.lists); 0 when our own create brought it. */
  first_seen_list: number;
  /** Completion is observed, never told: it fell between these two. */
  completed_after: Instant | null;
  completed_before: Instant | null;
  /** Failed attempts to learn who a completed assessment made elsewhere belongs to; silence counts as several. */
  learn_attempts: number;
  learn_after: Instant | null;
  /** When the completed single read told whose it is; from then on the service has spoken. */
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
  /** Out of sight, for us alone. */
  archived_at: Instant | null;
  note_count: number;
  /** Or when somebody said that they had handed it over. */
  last_link_copied_at: Instant | null;
  /** Pending for long, it asks nobody before this; for the whole team. It ends with the completion. */
  snoozed_until: Instant | null;
  version: number;
};

export type Decision = "advance" | "hold" | "reject";

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
  assessment_id: number | null;
  invited_by: string | null;
  invited_by_name: string;
  submitted_at: Instant;
  /** A row still submitting after this has lost its process. */
  deadline_at: Instant;
  /** The current or last call: null while its turn hasn't come. At most one call of a source is open at a time. */
  call_began_at: Instant | null;
  call_ended_at: Instant | null;
  /** When the first call that may have landed began. A later sending doesn't move it. */
  first_call_at: Instant | null;
  /** The number of the last list that had arrived before that call: what it had isn't this invitation's. */
  lists_before_call: number | null;
  /** The same before the current or last call; once *created* by an answer, before the call that was answered so. */
  lists_before_last_call: number | null;
  /** The service's clock minus ours when the first call began, in milliseconds. */
  call_skew_ms: number | null;
  /** The same by the first list after the call. Once it was sent again, the two are the least and the most that was told. */
  skew_after_call_ms: number | null;
  /** How often it was sent. */
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
  | "archived"
  | "unarchived"
  | "corrected";

/** What happened to one assessment, for its timeline. */
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
  /** Of what belongs to one source; ids of others mean something else there. */
  source_id: string | null;
  /** The assessment it is about, where it is about one and its id was known. */
  assessment_id: number | null;
  /** What the subject was called then; empty where it has no name. */
  subject_label: string;
  /** Folded: who did it, and the colleague it was done to. */
  person_text: string;
  /** Folded: the candidate it is about, as the assessments' `search_text`. */
  candidate_text: string;
};

/** What recruiters send candidates along with the link, for an interview or, under 0, for all others. */
export type MessageTemplatesTable = {
  source_id: string;
  interview_id: number;
  subject: string;
  body: string;
  updated_at: Instant;
  updated_by_name: string;
};

/** How the poller is doing for one source; every instance reads it, the poller writes it. */
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
  /** Which rows of it have no id, and since when, as rows-without-id.ts writes it. */
  rows_without_id: string | null;
  /** The same of the interviews, JSON. */
  interview_findings: string | null;
  /** How long the last poll took the service and us: no rest after it is longer than ten times that. */
  took_ms: number | null;
  interviews_at: Instant | null;
  /** Counts the lists that have arrived, unchanged ones included. */
  lists: number;
  /** When the last two lists that were applied whole were begun. */
  good_list_at: Instant | null;
  good_list_before_at: Instant | null;
  /** The service's clock minus ours, by the `Date` of the last list, in milliseconds. */
  skew_ms: number | null;
  /** Completed assessments whose candidate is still to be read; null: none. */
  identities_left: number | null;
  /** How many were read in the last minute, as far as that is known. */
  identities_per_minute: number | null;
};

/** Assessments that people have just been shown without their candidate: they are read before the others. */
export type IdentityWishesTable = { source_id: string; assessment_id: number; wished_at: Instant };

/** One poll, for operators: the last ones are kept. */
export type MirrorChecksTable = {
  source_id: string;
  /** Rises with every poll. */
  number: number;
  began_at: Instant;
  duration_ms: number;
  /** `changed`, `unchanged` (the very list as before), or the code of the error. */
  outcome: string;
  /** How many rows changed. */
  changes: number;
  list_rows: number | null;
  /** Without an id that can be read; and odd in any way, those included. */
  unreadable_rows: number | null;
  odd_rows: number | null;
};

/** Who polls a source (architecture.md, invariant 3). All of it is counters: nobody's clock is trusted. */
export type MirrorLeasesTable = {
  source_id: string;
  /** Rises with every taking; each write of a poll checks it in its transaction. */
  epoch: number;
  /** The process that holds it; null when it was given back. */
  holder: string | null;
  heartbeat: number;
  /** Raised by any instance with somebody looking. */
  watch_ticks: number;
  /** Raised by whoever wants the list read soon. */
  hurry_ticks: number;
};

/** What colleagues write about an assessment. */
export type NotesTable = {
  id: string;
  source_id: string;
  assessment_id: number;
  body: string;
  author_id: string;
  author_name: string;
  created_at: Instant;
  /** Another one after each edit: whoever edits says which text they saw. */
  updated_at: Instant;
  edited_by_name: string | null;
};

/** A table's view that somebody keeps under a name. */
export type SavedViewsTable = {
  id: string;
  source_id: string;
  owner_id: string;
  name: string;
  name_folded: string;
  /** The URL's search parameters, as they are written there. */
  query: string;
  /** JSON: the names of the columns shown; null: as usual. */
  columns: string | null;
  density: string | null;
  shared: Flag;
  position: number;
  created_at: Instant;
  updated_at: Instant;
};

/** What a team has agreed on; a source without a row has the defaults. */
export type TeamSettingsTable = {
  source_id: string;
  /** A pending assessment older than this needs attention. */
  pending_limit_days: number;
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
  number: number;
};

export type Tables = {
  sources: SourcesTable;
  members: MembersTable;
  sessions: SessionsTable;
  setup_links: SetupLinksTable;
  rate_limits: RateLimitsTable;
  known_places: KnownPlacesTable;
  interviews: InterviewsTable;
  assessments: AssessmentsTable;
  assessment_counts: AssessmentCountsTable;
  invitations: InvitationsTable;
  events: EventsTable;
  notes: NotesTable;
  saved_views: SavedViewsTable;
  team_settings: TeamSettingsTable;
  audit_log: AuditLogTable;
  message_templates: MessageTemplatesTable;
  mirror_state: MirrorStateTable;
  mirror_leases: MirrorLeasesTable;
  identity_wishes: IdentityWishesTable;
  mirror_checks: MirrorChecksTable;
};

export type Db = Kysely<Tables>;
