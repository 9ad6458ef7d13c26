import type { Kysely } from "kysely";
import type {
  AssessmentCountsTable,
  AssessmentsTable,
  CandidatesTable,
  CleanupsTable,
  ErasedAssessmentsTable,
  ErasuresTable,
  EventsTable,
  InterviewsTable,
  NotesTable,
} from "@/lib/db/assessment-tables";
import type { BlindRevealsTable, BlindRulesTable, BlindSettingsTable } from "@/lib/db/blind-tables";
import type { ImportRowsTable, ImportsTable } from "@/lib/db/import-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import type {
  IdentitiesTable,
  KnownPlacesTable,
  MemberLimitInterviewsTable,
  MemberLimitsTable,
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
  IdentityWishesTable,
  MirrorChecksTable,
  MirrorLeasesTable,
  MirrorStateTable,
  SourcesTable,
} from "@/lib/db/mirror-tables";
import type {
  ErasureBlocksTable,
  RetentionNoticesTable,
  RetentionRulesTable,
  RetentionStateTable,
} from "@/lib/db/retention-tables";
import type {
  ShortlistEntriesTable,
  ShortlistLinksTable,
  ShortlistReadersTable,
  ShortlistsTable,
  ShortlistVotesTable,
} from "@/lib/db/shortlist-tables";
import type {
  AuditLogTable,
  MessageTemplatesTable,
  NotificationsTable,
  SavedViewsTable,
  TeamSettingsTable,
  ViewPinsTable,
} from "@/lib/db/team-tables";

export type { Instant } from "@/lib/db/column-types";

/** Every table of the store, by its name there. */
export type Tables = {
  sources: SourcesTable;
  members: MembersTable;
  member_limits: MemberLimitsTable;
  member_limit_interviews: MemberLimitInterviewsTable;
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
  cleanups: CleanupsTable;
  erasures: ErasuresTable;
  erased_assessments: ErasedAssessmentsTable;
  retention_rules: RetentionRulesTable;
  retention_state: RetentionStateTable;
  retention_notices: RetentionNoticesTable;
  erasure_blocks: ErasureBlocksTable;
  blind_rules: BlindRulesTable;
  blind_settings: BlindSettingsTable;
  blind_reveals: BlindRevealsTable;
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
