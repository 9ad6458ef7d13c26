import type { AssessmentView } from "@/lib/assessments/schema";
import type { InvitationView } from "@/lib/invitations/view-schema";
import { judgeEndedImports } from "./judge-imports";
import type { Done, Submission } from "./people";
import type { Committed, StoreReader } from "./read-store";
import type { Made } from "./service";
import type { Viewer } from "./viewer";

const statusOf = (one: Made) => {
  if (!one.completed) return "pending";
  return one.recommended ? "recommended" : "not_recommended";
};

export function differencesFrom(made: readonly Made[], { assessments }: Committed): string[] {
  const rows = new Map(assessments.map((row) => [row.id, row]));
  return made.flatMap((one) => {
    const row = rows.get(one.id);
    if (!row) return one.isRemoved ? [] : [`assessment ${one.id} is not in the table`];
    rows.delete(one.id);
    if (one.isRemoved !== (row.gone_at !== null))
      return [`assessment ${one.id} is ${one.isRemoved ? "gone" : "there"}, and the table says otherwise`];
    if (one.isRemoved || row.status === statusOf(one)) return [];
    return [`assessment ${one.id} is ${statusOf(one)}, and the table says ${row.status}`];
  });
}

type Table = { version: number; rows: Map<number, AssessmentView> };

/** Judges what is promised for the time after the last fault, once nothing changes any more. */
export async function judgeEnd(facts: {
  store: StoreReader;
  made: readonly Made[];
  submissions: readonly Submission[];
  done: readonly Done[];
  attention: InvitationView[];
  viewers: Viewer[];
  table: Table;
  /** The part of it that the onlooker sees. */
  limited: Table;
}): Promise<string[]> {
  const { store, made, submissions } = facts;
  const committed = await store.committed();
  return [
    ...differencesFrom(made, committed),
    ...facts.attention
      .filter(({ state }) => state === "submitting" || state === "unconfirmed")
      .map(({ state }) => `an invitation is ${state}, long after the last fault`),
    ...judgeSubmissions(submissions, made, committed),
    ...judgeEndedImports(committed),
    ...facts.viewers.flatMap((viewer) => judgeViewer(viewer, viewer.limit ? facts.limited : facts.table)),
    ...judgeCounts(committed, await store.counts()),
    ...judgeAudit(facts, committed, await store.audit()),
    ...judgeDecisions(facts.done, committed),
  ];
}

function judgeSubmissions(
  submissions: readonly Submission[],
  made: readonly Made[],
  { invitations }: Committed,
): string[] {
  return submissions.flatMap(({ id, told }) => {
    const rows = invitations.filter((row) => row.submission_id === id);
    const own = made.filter(({ submission }) => submission === id);
    const [row] = rows;
    if (rows.length > 1) return ["a submission has become two invitations"];
    const isPromised = told.some(({ kind }) => kind === "created" || kind === "accepted");
    if (!row) return isPromised || own.length > 0 ? ["what was accepted is not on record"] : [];
    const broken: string[] = [];
    for (const one of told)
      if (one.kind === "created" && (row.state !== "created" || row.assessment_id !== one.assessmentId))
        broken.push(
          `somebody was told of an assessment that the invitation doesn’t have: it is ${row.state}`,
        );
    return broken;
  });
}

function judgeViewer(viewer: Viewer, table: Table): string[] {
  const { rows, position, broken } = viewer;
  const said = broken.map((sentence) => `a viewer ${sentence}`);
  if (position?.version !== table.version) return [...said, "a viewer was not told of the latest version"];
  const ids = new Set([...rows.keys(), ...table.rows.keys()]);
  const other = [...ids].filter((id) => JSON.stringify(rows.get(id)) !== JSON.stringify(table.rows.get(id)));
  return other.length > 0 ? [...said, "a viewer sees other rows than the store has"] : said;
}

function judgeCounts(
  { assessments }: Committed,
  counts: Awaited<ReturnType<StoreReader["counts"]>>,
): string[] {
  const key = (...parts: (string | number)[]) => parts.join(" ");
  const counted = new Map<string, number>();
  for (const row of assessments) {
    const group = key(
      row.interview_id ?? 0,
      row.status,
      row.identity,
      row.gone_at === null ? 0 : 1,
      row.archived_at === null ? 0 : 1,
      row.decision ?? "undecided",
    );
    counted.set(group, (counted.get(group) ?? 0) + 1);
  }
  const kept = new Map(
    counts.map((one) => [
      key(one.interview_id, one.status, one.identity, one.gone, one.archived, one.decision),
      one.number,
    ]),
  );
  const isSame =
    kept.size === counted.size && [...counted].every(([group, number]) => kept.get(group) === number);
  return isSame ? [] : ["the counts are not those of the rows"];
}

/** Each invitation, and each confirmed action, has its audit entry. */
function judgeAudit(
  { done }: { done: readonly Done[] },
  { invitations }: Committed,
  entries: Awaited<ReturnType<StoreReader["audit"]>>,
): string[] {
  const of = (action: string) => entries.filter((entry) => entry.action === action);
  const broken: string[] = [];
  const submitted = of("invitation_submitted").map(({ subject_id }) => subject_id);
  if (invitations.some(({ id }) => submitted.filter((one) => one === id).length !== 1))
    broken.push("an invitation has no entry in the audit log, or several");
  const claims = of("assessment_claimed").length;
  if (claims < done.filter(({ kind }) => kind === "claim").length)
    broken.push("a claim has no entry in the audit log");
  return broken;
}

/** Of two simultaneous claims of a row one wins, and of decisions the last one counts. */
function judgeDecisions(done: readonly Done[], { assessments }: Committed): string[] {
  const broken: string[] = [];
  const claimed = new Map<number, boolean>();
  for (const { row, kind } of done) {
    if (kind === "withdraw claim" || kind === "erase") claimed.set(row, false);
    if (kind !== "claim") continue;
    if (claimed.get(row)) broken.push("two were told that the same claim is theirs");
    claimed.set(row, true);
  }
  for (const row of assessments) {
    const last = done.findLast((one) => one.row === row.id && one.kind === "decide");
    if (last && (row.decision ?? "undecided") !== last.value)
      broken.push("a decision that somebody was told of is not there");
  }
  return broken;
}
