import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import type { ImportRowsTable } from "@/lib/db/import-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import type { RecordedCreate } from "@/lib/sandbox/faults/record-creates";
import { type GivenImport, judgeImports } from "./import-violations";
import type { OnRecord } from "./service";
import type { Submission } from "./submit";

export type Facts = {
  submissions: Submission[];
  /** Absent where nobody imports. */
  imports?: readonly GivenImport[];
  importRows?: ImportRowsTable[];
  invitations: InvitationsTable[];
  assessments: AssessmentsTable[];
  /** Every create that reached the service, and its assessments. */
  creates: readonly RecordedCreate[];
  onRecord: OnRecord[];
  /** The service’s list; absent while the table may differ from it. */
  list?: Record<string, unknown>[];
  /** Whether looking has had its time: nothing may be open any more. */
  isSettled?: boolean;
};

/**
 * Compares submissions, service and store (architecture.md, invariant 2). @returns a sentence for each broken promise.
 */
export function findViolations(facts: Facts): string[] {
  const rowsOf = grouped(facts.invitations, (row) => row.submission_id);
  const madeFor = grouped(
    facts.creates.filter(({ id }) => id !== undefined),
    ({ email }) => email,
  );
  return [
    ...facts.submissions.flatMap((submission) =>
      judgeSubmission(
        submission,
        rowsOf.get(submission.submissionId) ?? [],
        madeFor.get(submission.email) ?? [],
        facts,
      ),
    ),
    ...judgeImports(facts),
    ...judgeRecord(facts),
    ...judgeClaimsOnIds(facts),
    ...(facts.list ? judgeTable(facts.list, facts.assessments) : []),
  ];
}

export function grouped<T>(all: readonly T[], keyOf: (one: T) => string | number | null): Map<unknown, T[]> {
  const groups = new Map<unknown, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

function judgeSubmission(
  { email, answers }: Submission,
  rows: InvitationsTable[],
  made: RecordedCreate[],
  facts: Facts,
): string[] {
  const broken: string[] = [];
  if (rows.length > 1) broken.push(`${email}: ${rows.length} invitations for one submission`);
  if (made.length > 1) broken.push(`${email}: made ${made.length} times at the service`);
  const row = rows[0];
  if (!row) {
    if (answers.some(({ kind }) => kind === "created" || kind === "accepted"))
      broken.push(`${email}: promised, and not on record`);
    if (made.length > 0) broken.push(`${email}: made at the service, and not on record`);
    return broken;
  }
  const promised = answers.find((answer) => answer.kind === "created");
  if (promised && (row.state !== "created" || row.assessment_id !== promised.assessmentId))
    broken.push(
      `${email}: told assessment ${promised.assessmentId}, and the store says ${row.state} ${row.assessment_id}`,
    );
  return [...broken, ...judgeState(row, made, facts)];
}

function judgeState(row: InvitationsTable, made: RecordedCreate[], facts: Facts): string[] {
  const said = `${row.email}: the store says ${row.state}`;
  switch (row.state) {
    case "created":
    case "probable":
      return made.some(({ id }) => id === row.assessment_id)
        ? []
        : [`${said} ${row.assessment_id}, and the service made ${made.map(({ id }) => id).join() || "none"}`];
    case "not_sent":
    case "rejected":
    case "did_not_land":
      return made.length === 0 ? [] : [`${said}, and the service made ${made[0]?.id}`];
    case "submitting":
    case "unconfirmed":
      return facts.isSettled ? [`${said}, long after`] : [];
    default:
      return row.state satisfies never;
  }
}

/** Every assessment made by a submission has its invitation, or waits for one that is looking. */
function judgeRecord({ submissions, onRecord, invitations, assessments }: Facts): string[] {
  const submitted = new Set(submissions.map(({ email }) => email));
  const ownersOf = grouped(invitations, (row) => row.assessment_id);
  return onRecord
    .filter(({ email }) => submitted.has(email))
    .flatMap(({ id, email }) => {
      const owners = ownersOf.get(id) ?? [];
      if (owners.length === 1)
        return owners[0]?.email === email ? [] : [`${id} is ${email}’s, not ${owners[0]?.email}’s`];
      if (owners.length > 1) return [`${id}: ${owners.length} invitations`];
      const isLooking = invitations.some(
        (row) => row.email === email && (row.state === "submitting" || row.state === "unconfirmed"),
      );
      const row = assessments.find((assessment) => assessment.id === id);
      return isLooking || row?.email === email ? [] : [`${email}: assessment ${id} belongs to no invitation`];
    });
}

function judgeClaimsOnIds({ assessments, invitations }: Facts): string[] {
  const byId = new Map(invitations.map((row) => [row.id, row]));
  const owned = assessments.filter((row) => row.identity === "invited_here" || row.identity === "probable");
  return owned.flatMap((row) => {
    const owner = byId.get(row.invitation_id ?? "");
    return owner?.assessment_id === row.id
      ? []
      : [`row ${row.id} names an invitation that says ${owner?.assessment_id ?? "nothing"}`];
  });
}

const statusOf = (listed: Record<string, unknown>) => {
  if (!listed.completed) return "pending";
  return listed.recommended ? "recommended" : "not_recommended";
};

function judgeTable(list: Record<string, unknown>[], assessments: AssessmentsTable[]): string[] {
  const table = new Map(assessments.filter(({ gone_at }) => gone_at === null).map((row) => [row.id, row]));
  const listed = new Set(list.map(({ id }) => id));
  const extra = [...table.keys()].filter((id) => !listed.has(id));
  return [
    ...extra.map((id) => `row ${id} is in the table, and not in the list`),
    ...list.flatMap((entry) => {
      const row = table.get(Number(entry.id));
      if (!row) return [`row ${entry.id} is in the list, and not in the table`];
      const wanted = [statusOf(entry), entry.application_url, entry.url ?? null, entry.detail ?? null];
      const had = [row.status, row.application_url, row.report_url, row.detail];
      return JSON.stringify(wanted) === JSON.stringify(had)
        ? []
        : [`row ${entry.id}: ${had} instead of ${wanted}`];
    }),
  ];
}
