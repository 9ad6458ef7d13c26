import { type RawBuilder, sql } from "kysely";
import type { EventKind } from "@/lib/db/assessment-tables";
import type { Tables } from "@/lib/db/types";
import { isBlind, isOfBlindInterview } from "@/lib/db/visibility/is-blind";
import type { Limit, RowLimit } from "@/lib/db/visibility/limit";

/**
 * The condition that a member may see a row; undefined if they may see all. `row` is the table’s name, or its alias, in
 * the query.
 */
type Rule = (row: string, limit: Limit) => RawBuilder<boolean> | undefined;

const no = sql<boolean>`1 = 0`;

const either = (conditions: RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : no;

const all = (conditions: (RawBuilder<boolean> | undefined)[]): RawBuilder<boolean> | undefined => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 0 ? sql<boolean>`(${sql.join(given, sql` and `)})` : undefined;
};

const column = (row: string, name: string) => sql.ref(`${row}.${name}`);

const isOf = (row: string, name: string, { memberId }: Pick<Limit, "memberId">) =>
  sql<boolean>`${column(row, name)} = ${memberId}`;

const isOfInterview = (row: string, name: string, { interviewIds }: RowLimit): RawBuilder<boolean>[] =>
  interviewIds.length > 0
    ? [sql<boolean>`${column(row, name)} in (${sql.join(interviewIds.map((id) => sql.lit(id)))})`]
    : [];

/** It follows the assessment: once it has another interview or colleague, others see it. */
const assessments: Rule = (row, { memberId, rows }) =>
  rows &&
  either([
    ...isOfInterview(row, "interview_id", rows),
    ...(rows.own
      ? ["invited_by", "assignee_id", "claimed_by"].map((name) => isOf(row, name, { memberId }))
      : []),
    ...(rows.unclaimed ? [sql<boolean>`${column(row, "identity")} = 'unclaimed'`] : []),
  ]);

/** Visible together with the assessment that it belongs to. */
const withAssessment: Rule = (row, limit) => {
  const seen = assessments("seen", limit);
  return (
    seen &&
    sql<boolean>`exists (select 1 from assessments as seen
      where seen.source_id = ${column(row, "source_id")} and seen.id = ${column(row, "assessment_id")} and ${seen})`
  );
};

/** Entries of a timeline that say who the candidate is, or that a colleague’s entry of another assessment goes with. */
const personal = [
  "identity_learned",
  "claimed",
  "claim_withdrawn",
  "claim_overruled",
  "corrected",
] as const satisfies EventKind[];

const namedEvents: Rule = (row, { blind }) =>
  blind &&
  sql<boolean>`(${column(row, "kind")} not in (${sql.join(personal.map((kind) => sql.lit(kind)))})
    or exists (select 1 from assessments as seen where seen.source_id = ${column(row, "source_id")}
      and seen.id = ${column(row, "assessment_id")} and not ${isBlind("seen", blind)}))`;

const events: Rule = (row, limit) => all([withAssessment(row, limit), namedEvents(row, limit)]);

/** Once there is an assessment, it decides. */
const seenInvitations: Rule = (row, limit) => {
  const { memberId, rows } = limit;
  return (
    rows &&
    sql<boolean>`(case when ${column(row, "assessment_id")} is null
      then ${either([
        ...isOfInterview(row, "interview_id", rows),
        ...(rows.own ? [isOf(row, "invited_by", { memberId })] : []),
      ])}
      else ${withAssessment(row, limit)} end)`
  );
};

/** Before there is an assessment, only who typed a candidate’s name sees it, where the interview is reviewed blind. */
const namedInvitations: Rule = (row, { blind }) =>
  blind &&
  sql<boolean>`(${column(row, "assessment_id")} is not null or ${isOf(row, "invited_by", blind)}
    or not ${isOfBlindInterview(row, blind)})`;

const invitations: Rule = (row, limit) => all([seenInvitations(row, limit), namedInvitations(row, limit)]);

/** A joined person is visible as long as one of their addresses is, by an assessment that isn’t blind. */
const candidates: Rule = (row, limit) => {
  const { blind } = limit;
  const seen = all([assessments("seen", limit), blind && sql`not ${isBlind("seen", blind)}`]);
  if (!seen) return undefined;
  const isSeen = (at: RawBuilder<unknown>) =>
    sql<boolean>`exists (select 1 from candidates as known join assessments as seen
      on seen.source_id = known.source_id and seen.email_folded = known.email_folded
      where ${at} = ${column(row, "id")} and ${seen})`;
  return either([isSeen(sql.ref("known.id")), isSeen(sql.ref("known.same_as"))]);
};

/** A member who may invite to every interview sees the names of all. */
const interviews: Rule = (row, { rows }) =>
  rows && !rows.own ? either(isOfInterview(row, "id", rows)) : undefined;

const ownImports = (row: string, limit: Pick<Limit, "memberId">) =>
  either([isOf(row, "made_by", limit), isOf(row, "started_by", limit)]);

/** A colleague’s file names candidates, and so may its name. */
const namedImports: Rule = (row, { blind }) => {
  if (!blind) return undefined;
  const own = column(row, "interview_id");
  const lines = sql`select 1 from import_rows as line where line.import_id = ${column(row, "id")}`;
  const ofLine = isOfBlindInterview(sql`coalesce(line.interview_id, ${own})`, blind);
  return sql<boolean>`(${ownImports(row, blind)} or (not exists (${lines} and ${ofLine})
    and (exists (${lines}) or not ${isOfBlindInterview(own, blind)})))`;
};

const imports: Rule = (row, limit) => all([limit.rows && ownImports(row, limit), namedImports(row, limit)]);

const ofImport: Rule = (row, limit) => {
  const seen = imports("file", limit);
  return (
    seen &&
    sql<boolean>`exists (select 1 from imports as file
      where file.id = ${column(row, "import_id")} and ${seen})`
  );
};

/** Their own, and those that a colleague shares with them by name. */
const shortlists: Rule = (row, limit) =>
  limit.rows &&
  either([
    isOf(row, "made_by", limit),
    sql<boolean>`exists (select 1 from shortlist_readers as reading
      where reading.shortlist_id = ${column(row, "id")} and ${isOf("reading", "member_id", limit)})`,
  ]);

const ofShortlist: Rule = (row, limit) => {
  const seen = shortlists("list", limit);
  return (
    seen &&
    sql<boolean>`exists (select 1 from shortlists as list
      where list.id = ${column(row, "shortlist_id")} and ${seen})`
  );
};

const ofShortlistAndAssessment: Rule = (row, limit) => {
  const seen = all([shortlists("list", limit), assessments("seen", limit)]);
  return (
    seen &&
    sql<boolean>`exists (select 1 from shortlists as list join assessments as seen
      on seen.source_id = list.source_id and seen.id = ${column(row, "assessment_id")}
      where list.id = ${column(row, "shortlist_id")} and ${seen})`
  );
};

/** A colleague’s search may name a candidate. */
const savedViews: Rule = (row, limit) =>
  either([isOf(row, "owner_id", limit), sql<boolean>`('&' || ${column(row, "query")}) not like '%&q=%'`]);

/** No administrator has a limit. */
const administratorsOnly: Rule = () => no;

/** For tables that hold nothing about a single candidate. */
const everyone = null;

/** `assessment_counts` isn’t among them: what a limited member sees of it is counted anew (`visibleCounts`). */
export const tableRules: Record<Exclude<keyof Tables, "assessment_counts">, Rule | null> = {
  assessments,
  events,
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
  blind_reveals: withAssessment,
  audit_log: administratorsOnly,

  sources: everyone,
  members: everyone,
  member_limits: everyone,
  member_limit_interviews: everyone,
  blind_rules: everyone,
  blind_settings: everyone,
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

/**
 * What `assessment_counts` would say if there were only the rows that the member sees (migrations 003 and 008);
 * undefined if they see all.
 */
export function visibleCounts(sourceId: string, limit: Limit): RawBuilder<unknown> | undefined {
  const seen = assessments("seen", limit);
  return (
    seen &&
    sql`(select seen.source_id, coalesce(seen.interview_id, 0) as interview_id, seen.status, seen.identity,
      (case when seen.gone_at is null then 0 else 1 end) as gone,
      (case when seen.archived_at is null then 0 else 1 end) as archived,
      coalesce(seen.decision, 'undecided') as decision, count(*) as number
    from assessments as seen
    where seen.source_id = ${sourceId} and ${seen}
    group by 1, 2, 3, 4, 5, 6, 7)`
  );
}
