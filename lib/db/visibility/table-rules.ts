import { type RawBuilder, sql } from "kysely";
import type { Tables } from "@/lib/db/types";
import type { Limit } from "@/lib/db/visibility/limit";

/** The condition that a limited member may see a row. `row` is the table’s name, or its alias, in the query. */
type Rule = (row: string, limit: Limit) => RawBuilder<boolean>;

const no = sql<boolean>`1 = 0`;

const either = (conditions: RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : no;

const column = (row: string, name: string) => sql.ref(`${row}.${name}`);

const isOf = (row: string, name: string, { memberId }: Limit) =>
  sql<boolean>`${column(row, name)} = ${memberId}`;

const isOfInterview = (row: string, name: string, { interviewIds }: Limit): RawBuilder<boolean>[] =>
  interviewIds.length > 0
    ? [sql<boolean>`${column(row, name)} in (${sql.join(interviewIds.map((id) => sql.lit(id)))})`]
    : [];

/** It follows the assessment: once it has another interview or colleague, others see it. */
const assessments: Rule = (row, limit) =>
  either([
    ...isOfInterview(row, "interview_id", limit),
    ...(limit.own
      ? [isOf(row, "invited_by", limit), isOf(row, "assignee_id", limit), isOf(row, "claimed_by", limit)]
      : []),
    ...(limit.unclaimed ? [sql<boolean>`${column(row, "identity")} = 'unclaimed'`] : []),
  ]);

/** Visible together with the assessment that it belongs to. */
const withAssessment: Rule = (row, limit) =>
  sql<boolean>`exists (select 1 from assessments as seen
    where seen.source_id = ${column(row, "source_id")} and seen.id = ${column(row, "assessment_id")}
      and ${assessments("seen", limit)})`;

/** Once there is an assessment, it decides. */
const invitations: Rule = (row, limit) =>
  sql<boolean>`(case when ${column(row, "assessment_id")} is null
    then ${either([
      ...isOfInterview(row, "interview_id", limit),
      ...(limit.own ? [isOf(row, "invited_by", limit)] : []),
    ])}
    else ${withAssessment(row, limit)} end)`;

/** A joined person is visible as long as one of their addresses is. */
const candidates: Rule = (row, limit) => {
  const isSeen = (at: RawBuilder<unknown>) =>
    sql<boolean>`exists (select 1 from candidates as known join assessments as seen
      on seen.source_id = known.source_id and seen.email_folded = known.email_folded
      where ${at} = ${column(row, "id")} and ${assessments("seen", limit)})`;
  return either([isSeen(sql.ref("known.id")), isSeen(sql.ref("known.same_as"))]);
};

/** A member who may invite to every interview sees the names of all. */
const interviews: Rule = (row, limit) =>
  limit.own ? sql<boolean>`1 = 1` : either(isOfInterview(row, "id", limit));

const imports: Rule = (row, limit) => either([isOf(row, "made_by", limit), isOf(row, "started_by", limit)]);

/** Their own, and those that a colleague shares with them by name. */
const shortlists: Rule = (row, limit) =>
  either([
    isOf(row, "made_by", limit),
    sql<boolean>`exists (select 1 from shortlist_readers as reading
      where reading.shortlist_id = ${column(row, "id")} and ${isOf("reading", "member_id", limit)})`,
  ]);

const ofShortlist: Rule = (row, limit) =>
  sql<boolean>`exists (select 1 from shortlists as list
    where list.id = ${column(row, "shortlist_id")} and ${shortlists("list", limit)})`;

const ofShortlistAndAssessment: Rule = (row, limit) =>
  sql<boolean>`exists (select 1 from shortlists as list join assessments as seen
    on seen.source_id = list.source_id and seen.id = ${column(row, "assessment_id")}
    where list.id = ${column(row, "shortlist_id")} and ${shortlists("list", limit)}
      and ${assessments("seen", limit)})`;

const ofImport: Rule = (row, limit) =>
  sql<boolean>`exists (select 1 from imports as file
    where file.id = ${column(row, "import_id")} and ${imports("file", limit)})`;

/** A colleague’s search may name a candidate. */
const savedViews: Rule = (row, limit) =>
  either([isOf(row, "owner_id", limit), sql<boolean>`('&' || ${column(row, "query")}) not like '%&q=%'`]);

/** No limited member is an administrator. */
const administratorsOnly: Rule = () => no;

/** For tables that hold nothing about a single candidate. */
const everyone = null;

/** `assessment_counts` isn’t among them: what a limited member sees of it is counted anew (`visibleCounts`). */
export const tableRules: Record<Exclude<keyof Tables, "assessment_counts">, Rule | null> = {
  assessments,
  events: withAssessment,
  notes: withAssessment,
  notifications: withAssessment,
  candidates,
  invitations,
  interviews,
  imports,
  import_rows: ofImport,
  shortlists,
  shortlist_entries: ofShortlistAndAssessment,
  shortlist_votes: ofShortlistAndAssessment,
  shortlist_readers: ofShortlist,
  shortlist_links: ofShortlist,
  saved_views: savedViews,
  // A hidden erased assessment must answer like one that never existed.
  erased_assessments: withAssessment,
  erasures: administratorsOnly,
  erasure_blocks: withAssessment,
  retention_notices: withAssessment,
  audit_log: administratorsOnly,

  sources: everyone,
  members: everyone,
  member_limits: everyone,
  member_limit_interviews: everyone,
  sessions: everyone,
  setup_links: everyone,
  identities: everyone,
  second_factors: everyone,
  recovery_codes: everyone,
  sign_in_steps: everyone,
  sign_in_rules: everyone,
  rate_limits: everyone,
  known_places: everyone,
  cleanups: everyone,
  retention_rules: everyone,
  retention_state: everyone,
  view_pins: everyone,
  team_settings: everyone,
  message_templates: everyone,
  mirror_state: everyone,
  mirror_leases: everyone,
  mirror_checks: everyone,
  identity_wishes: everyone,
};

/** What `assessment_counts` would say if there were only the rows that the member sees (migrations 003 and 008). */
export const visibleCounts = (sourceId: string, limit: Limit): RawBuilder<unknown> =>
  sql`(select seen.source_id, coalesce(seen.interview_id, 0) as interview_id, seen.status, seen.identity,
      (case when seen.gone_at is null then 0 else 1 end) as gone,
      (case when seen.archived_at is null then 0 else 1 end) as archived,
      coalesce(seen.decision, 'undecided') as decision, count(*) as number
    from assessments as seen
    where seen.source_id = ${sourceId} and ${assessments("seen", limit)}
    group by 1, 2, 3, 4, 5, 6, 7)`;
