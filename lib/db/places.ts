import type { Tables } from "@/lib/db/types";

/**
 * What a column holds about a candidate.
 * `identity`: who they are: name, address, phone, ids and résumé, also folded or as JSON. `link`: the address of their
 * assessment or report. `text`: what a person, a file or the service wrote, which may name them.
 */
type Holding = "identity" | "link" | "text";

/**
 * What leads from a row to its candidate: its assessment, invitation, e-mail address or import, or, in the audit log, its
 * subject. `nobody`: the row isn’t about one candidate, but its text may mention one.
 */
type LeadsBy = "assessment" | "invitation" | "address" | "import_row" | "subject" | "nobody";

type Columns<Table extends keyof Tables> = Partial<Record<keyof Tables[Table] & string, Holding>>;
type Places = { [Table in keyof Tables]?: { by: LeadsBy; columns: Columns<Table> } };

/** What is asked about each candidate, in every table that has it. */
const asked = {
  email: "identity",
  email_folded: "identity",
  first_name: "identity",
  last_name: "identity",
  phone_number: "identity",
  external_id: "identity",
  resume_url: "identity",
} as const;

/**
 * Every column of the store that holds, or may hold, something about a candidate. `places.test.ts` fails for a column
 * that is neither here nor in `notAboutCandidates`.
 */
export const places = {
  assessments: {
    by: "assessment",
    columns: {
      ...asked,
      candidate_folded: "identity",
      search_text: "identity",
      overruled_claim: "identity",
      application_url: "link",
      report_url: "link",
      detail: "text",
      decision_reason: "text",
    },
  },
  candidates: { by: "address", columns: { email_folded: "identity" } },
  events: { by: "assessment", columns: { details: "text" } },
  notes: { by: "assessment", columns: { body: "text" } },
  invitations: {
    by: "invitation",
    columns: {
      ...asked,
      failure_message: "text",
      failure_errors: "text",
    },
  },
  import_rows: {
    by: "import_row",
    columns: {
      ...asked,
      cells: "identity",
    },
  },
  imports: { by: "nobody", columns: { name: "text", columns: "text" } },
  shortlists: { by: "nobody", columns: { name: "text", name_folded: "text", note: "text" } },
  shortlist_entries: { by: "assessment", columns: { word: "text" } },
  shortlist_votes: { by: "assessment", columns: { comment: "text" } },
  erasure_blocks: { by: "assessment", columns: { reason: "text" } },
  audit_log: {
    by: "subject",
    columns: { subject_label: "identity", candidate_text: "identity", details: "text" },
  },
  saved_views: { by: "nobody", columns: { name: "text", name_folded: "text", query: "text" } },
  message_templates: { by: "nobody", columns: { subject: "text", body: "text" } },
  mirror_state: { by: "nobody", columns: { failure_message: "text" } },
} as const satisfies Places;

/** Why a column holds nothing about a candidate. */
type Excuse =
  /** An id of ours, which means nothing outside the store. */
  | "key"
  /** A number, or a flag: also the service’s number of an assessment or interview. */
  | "number"
  | "instant"
  /** One of a closed set of words. */
  | "choice"
  /** A colleague: a member of the team, or a stranger who tries to sign in. */
  | "colleague"
  /** An interview's name, the same for all who take it. */
  | "interview"
  /** What Shortlist writes about itself or the service, without the content of a row. */
  | "own";

/** The other columns of each table, each under the reason why it holds nothing about a candidate. */
export const notAboutCandidates: { [Table in keyof Tables]?: Partial<Record<Excuse, string>> } = {
  sources: {
    number: "notified_version slowed_in_a_row version",
    key: "id account epoch",
    choice: "kind",
    own: "base_url",
    instant: "created_at slow_until",
  },
  members: {
    key: "id",
    colleague: "email email_folded name password_hash preferences",
    choice: "role",
    instant: "disabled_at created_at last_signed_in_at",
  },
  sessions: {
    key: "id member_id",
    colleague: "address user_agent identity_issuer identity_subject refresh_token",
    instant: "started_at last_seen_at confirmed_at",
  },
  identities: {
    key: "member_id",
    colleague: "issuer subject claims role_group",
    instant: "linked_at last_used_at",
  },
  second_factors: {
    number: "last_step",
    key: "member_id",
    colleague: "secret recovery_salt",
    instant: "begun_at turned_on_at",
  },
  recovery_codes: { key: "member_id", colleague: "code_hash", instant: "used_at" },
  sign_in_steps: {
    number: "tries",
    key: "token_hash member_id",
    choice: "kind",
    colleague: "password_mark",
    instant: "begun_at expires_at",
  },
  sign_in_rules: {
    key: "id",
    choice: "second_factor",
    colleague: "updated_by_name",
    instant: "updated_at",
  },
  setup_links: { key: "token_hash member_id", instant: "created_at expires_at used_at" },
  rate_limits: { number: "expire points", colleague: "key" },
  known_places: { key: "member_id", colleague: "place", instant: "seen_at" },
  interviews: {
    number: "id position",
    key: "source_id",
    interview: "name name_folded",
    instant: "first_seen_at retired_at",
  },
  assessments: {
    number:
      "absent_lists email_suppressed first_seen_list first_seen_version id interview_id is_undated learn_attempts name_lent note_count version",
    key: "source_id invitation_id import_id invited_by claimed_by decided_by assignee_id",
    choice: "status identity decision",
    interview: "interview_folded",
    own: "oddities read_oddities",
    colleague: "claimed_by_name decided_by_name assignee_name assigned_by_name last_contacted_by_name",
    instant:
      "created_at first_seen_at completed_after completed_before learn_after identity_read_at claimed_at gone_at decided_at archived_at last_link_copied_at last_contacted_at snoozed_until erased_at",
  },
  assessment_counts: {
    number: "archived gone interview_id number",
    key: "source_id",
    choice: "status identity decision",
  },
  candidates: {
    number: "id joined_to same_as",
    key: "source_id",
    choice: "name_order",
    colleague: "joined_by_name",
    instant: "joined_at",
  },
  erasures: { key: "id source_id erased", instant: "at" },
  cleanups: { key: "id" },
  erased_assessments: { number: "assessment_id", key: "source_id erasure_id" },
  blind_rules: { key: "source_id", number: "interview_id", choice: "reviewers" },
  blind_settings: {
    key: "source_id",
    number: "reveals_on_decision shows_results",
    colleague: "updated_by_name",
    instant: "updated_at",
  },
  blind_reveals: { key: "source_id member_id", number: "assessment_id", instant: "revealed_at" },
  member_limits: {
    number: "own unclaimed",
    key: "member_id",
    colleague: "updated_by_name",
    instant: "updated_at",
  },
  member_limit_interviews: { number: "interview_id", key: "member_id source_id" },
  retention_rules: { number: "interview_id months", key: "source_id" },
  retention_state: { key: "source_id", colleague: "updated_by_name", instant: "updated_at ran_at" },
  retention_notices: { number: "assessment_id", key: "source_id", instant: "since" },
  erasure_blocks: {
    number: "assessment_id",
    key: "source_id",
    colleague: "blocked_by_name",
    instant: "blocked_at",
  },
  events: {
    number: "assessment_id version",
    key: "id source_id",
    choice: "kind",
    colleague: "actor_name",
    instant: "after at",
  },
  notes: {
    number: "assessment_id written_blind",
    key: "id source_id author_id",
    colleague: "author_name edited_by_name mentions",
    instant: "created_at updated_at",
  },
  notifications: {
    number: "assessment_id",
    key: "id source_id member_id act_id note_id",
    choice: "kind",
    colleague: "actor_name",
    instant: "at read_at",
  },
  invitations: {
    number:
      "assessment_id call_skew_ms interview_id lists_before_call lists_before_last_call open sends skew_after_call_ms suppress_candidate_email version",
    key: "id source_id submission_id invited_by import_id",
    choice: "state failure_code",
    colleague: "invited_by_name settled_by_name",
    instant: "submitted_at deadline_at settled_at dismissed_at call_began_at call_ended_at first_call_at",
  },
  imports: {
    number: "failed_in_a_row interview_id suppress_candidate_email version",
    key: "id source_id made_by started_by",
    choice: "state reason",
    colleague: "changed_by_name made_by_name started_by_name",
    instant: "created_at started_at resumed_at ended_at cleared_at deleted_at",
  },
  import_rows: {
    number: "again assessment_id interview_id line suppress_candidate_email",
    key: "import_id invitation_id other_invitation_id",
    choice: "state reason",
    own: "errors",
    instant: "sent_at settled_at",
  },
  shortlists: {
    number: "shows_decision shows_email shows_phone version",
    key: "id source_id made_by",
    colleague: "made_by_name updated_by_name name_by_name note_by_name",
    instant: "created_at updated_at archived_at deleted_at",
  },
  shortlist_entries: {
    number: "assessment_id position",
    key: "shortlist_id",
    colleague: "added_by_name word_by_name",
    instant: "added_at",
  },
  shortlist_readers: { key: "shortlist_id member_id", colleague: "shared_by_name", instant: "shared_at" },
  shortlist_links: {
    number: "opened",
    key: "id shortlist_id token_hash made_by",
    colleague: "made_by_name",
    instant: "created_at expires_at revoked_at last_opened_at",
  },
  shortlist_votes: {
    number: "assessment_id",
    key: "shortlist_id member_id",
    colleague: "member_name",
    choice: "answer",
    instant: "updated_at",
  },
  audit_log: {
    number: "assessment_id",
    key: "id actor_id subject_id source_id",
    choice: "action subject_type",
    colleague: "actor_name person_text",
    instant: "at",
  },
  saved_views: {
    number: "position shared",
    key: "id source_id owner_id",
    choice: "columns density",
    instant: "created_at updated_at",
  },
  view_pins: { number: "position", key: "member_id view_id" },
  message_templates: {
    number: "interview_id",
    key: "source_id",
    choice: "kind locale",
    colleague: "updated_by_name",
    instant: "updated_at",
  },
  team_settings: {
    number: "pending_limit_days",
    key: "source_id",
    own: "decision_reasons",
    colleague: "updated_by_name",
    instant: "updated_at",
  },
  identity_wishes: { number: "assessment_id", key: "source_id", instant: "wished_at" },
  mirror_state: {
    number: "identities_left identities_per_minute lists odd_rows skew_ms took_ms unreadable_rows",
    key: "source_id",
    choice: "failure_code",
    own: "findings interview_findings rows_without_id",
    instant: "attempted_at succeeded_at failing_since interviews_at good_list_at good_list_before_at",
  },
  mirror_checks: {
    number: "changes duration_ms list_rows number odd_rows unreadable_rows",
    key: "source_id",
    choice: "outcome",
    instant: "began_at",
  },
  mirror_leases: { number: "epoch heartbeat hurry_ticks watch_ticks", key: "source_id", own: "holder" },
};

/**
 * The files of `DATA_DIR`, without the endings of SQLite's helper files. `service`: the sandbox’s own
 * copy, as a real assessment service has one. `numbers`: ids that mean nothing outside the store.
 */
export const dataFiles: Record<string, "candidates" | "service" | "numbers" | "nothing"> = {
  "shortlist.sqlite": "candidates",
  "sandbox.sqlite": "service",
  "erased.jsonl": "numbers",
  "auth-secret": "nothing",
  "migration.lock": "nothing",
  "restore.json": "nothing",
  "server.lock": "nothing",
};

/** Search indexes. Triggers keep them in step with the columns above, so their rows go when those do. */
export const searchIndexes = [
  "assessment_search",
  "assessment_words",
  "audit_search",
  "audit_words",
] as const;
