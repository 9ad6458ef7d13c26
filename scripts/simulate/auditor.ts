import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { transitions } from "@/lib/invitations/state/state-machine";
import { erasedIn, judgeErased } from "./judge-erased";
import { judgeImports } from "./judge-imports";
import type { Request } from "./network";
import type { Done, Submission } from "./people";
import type { Committed, StoreReader } from "./read-store";
import type { Made, Service } from "./service";
import type { Owner, World } from "./world";

/** What readers see of a row: with it the row’s version changes. */
const seenOfAssessments = [
  ...["status", "created_at", "is_undated", "application_url", "report_url", "detail", "oddities"],
  ...["read_oddities", "identity", "interview_id", "email", "first_name", "last_name", "external_id"],
  ...["invited_by", "completed_after", "completed_before", "claimed_by_name", "claimed_at"],
  ...["overruled_claim", "gone_at", "decision", "decided_by_name", "decided_at", "archived_at", "erased_at"],
  ...["last_contacted_at", "last_contacted_by_name"],
  ...["assignee_id", "assignee_name", "import_id"],
] as (keyof AssessmentsTable)[];
const seenOfInvitations = [
  ...["state", "assessment_id", "settled_by_name", "failure_code", "failure_message", "failure_errors"],
  ...["dismissed_at", "sends"],
] as (keyof InvitationsTable)[];

/** The client’s time-out, and a little more for the ways there and back. */
const callTakesMs = 10_500;
/** After a freeze a process may take so long to notice what has changed. */
const noticesWithinMs = 4_000;

/** Checks every commit and every request of a history against the promises of architecture.md. */
export type Auditor = {
  broken: string[];
  latest(): Committed;
  /** Of erased candidates: nothing is left of these. */
  erasedSubmissions: ReadonlySet<string>;
  onCommit(owner: Owner, written: string[]): Promise<void>;
  onLeave(request: Request): ReadonlySet<number>;
};

export async function openAuditor(parts: {
  world: World;
  service: Service;
  store: StoreReader;
  submissions: readonly Submission[];
  /** How often a recruiter has asked to send an import’s invitation again, by its id. */
  sentAgain: ReadonlyMap<string, number>;
  done: readonly Done[];
  requests: () => readonly Request[];
}): Promise<Auditor> {
  const { world, service, store, submissions } = parts;
  const broken: string[] = [];
  let before = await store.committed();
  let poller: Owner | undefined;

  const erasedSubmissions = new Set<string>();

  const say = (sentence: string) => {
    if (!broken.includes(sentence)) broken.push(sentence);
  };

  /** A recruiter may have claimed it, rightly or wrongly: looking leaves a claimed one out. */
  const isFree = ({ id }: Made) =>
    !parts.done.some(({ kind, row }) => row === id && (kind === "claim" || kind === "choose"));

  const stoodStill = (owner: Owner) => owner.frozenUntilMs > world.nowMs - noticesWithinMs;

  return {
    broken,
    latest: () => before,
    erasedSubmissions,
    async onCommit(owner, written) {
      const after = await store.committed();
      const isTaken = after.lease?.epoch !== before.lease?.epoch;
      if (isTaken && written.includes("mirror_leases")) poller = owner;
      const isPoll = written.includes("mirror_checks") || written.includes("mirror_state");
      if (isPoll && poller !== owner) say("a process wrote what it had polled after another had taken over");
      for (const sentence of [
        ...judgeVersions(before, after),
        ...judgeMoves(before, after),
        ...judgeImports(before, after),
        ...judgeErased(after),
        ...judgeDoubles(after),
        ...judgeHolders(after),
        ...judgeTruth(after, service.made),
        ...judgeGone(before, after, service.made, world.nowMs),
        ...judgeHaste(before, after),
        ...judgeLooking(before, after, service.made.filter(isFree)),
      ])
        say(sentence);
      for (const { id, submission_id } of before.invitations)
        if (!isThere(after, id) && erasedIn(after).invitations.has(id)) erasedSubmissions.add(submission_id);
      for (const sentence of tellMoves(before, after)) world.tell(`${owner.name}: ${sentence}`);
      before = after;
    },
    onLeave(request) {
      const { operation, owner, parameters } = request;
      const others = parts
        .requests()
        .filter(
          (one) =>
            one.operation === operation &&
            !one.isOver &&
            !one.owner.isDead &&
            !stoodStill(one.owner) &&
            one.owner !== owner,
        );
      if (operation === "list") {
        if (poller !== owner && !stoodStill(owner)) say("a process polls that has no right to");
        if (others.length > 0 && !stoodStill(owner)) say("two processes poll at once");
      }
      if (operation === "create") {
        const id = parameters.get("candidate[external_id]");
        const submission = submissions.find((one) => one.id === id);
        const row = calledFor(before, id);
        request.invitation = row?.id;
        const sent = parts
          .requests()
          .filter((one) => one.operation === "create" && one.invitation === row?.id);
        const asked = submission?.sentAgain ?? parts.sentAgain.get(row?.id ?? "") ?? 0;
        if (!row) say("the service was called for what was not written down");
        else if (row.call_began_at === null) say("the service was called before the call was written down");
        if (sent.length > asked) say("an invitation was repeated though nobody said so");
        const open = parts
          .requests()
          .filter((one) => one.operation === "create" && !one.isOver && !one.owner.isDead)
          .filter((one) => !stoodStill(one.owner) && one.leftAtMs > world.nowMs - callTakesMs);
        if (open.length > 0 && !stoodStill(owner)) say("two creates are in flight at once");
      }
      return new Set(before.assessments.map(({ id }) => id));
    },
  };
}

/** A form’s id goes along as the candidate’s, and so does a row’s, of whose invitations one at most is being called for. */
function calledFor({ invitations }: Committed, externalId: string | null) {
  const all = invitations.filter((one) => one.external_id === externalId);
  return all.find(({ state }) => state === "submitting") ?? all.find(({ open }) => open === 1) ?? all[0];
}

function tellMoves(before: Committed, after: Committed): string[] {
  const states = new Map(before.invitations.map((row) => [row.id, row.state]));
  const identities = new Map(before.assessments.map((row) => [row.id, row.identity]));
  const moved = after.invitations
    .filter((row) => states.get(row.id) !== row.state)
    .map(
      (row) =>
        `the invitation of ${row.email} to ${row.interview_id} is ${row.state} ${row.assessment_id ?? ""}`,
    );
  const learned = after.assessments
    .filter((row) => identities.get(row.id) !== row.identity)
    .map((row) => `row ${row.id} is ${row.identity} ${row.email ?? ""}`);
  return [...moved, ...learned];
}

const differs = <Row>(columns: (keyof Row)[], one: Row, other: Row) =>
  columns.filter((column) => one[column] !== other[column]);

function judgeVersions(before: Committed, after: Committed): string[] {
  const broken: string[] = [];
  if (after.version < before.version) broken.push("the version went back");
  const judge = <Row extends { id: number | string; version: number }>(
    what: string,
    columns: (keyof Row)[],
    rows: [Row[], Row[]],
  ) => {
    const known = new Map(rows[0].map((row) => [row.id, row]));
    for (const row of rows[1]) {
      const old = known.get(row.id);
      const changed = old ? differs(columns, old, row) : columns;
      if (changed.length > 0 && !(row.version > before.version && row.version <= after.version))
        broken.push(`${what} has changed without a version of its own: ${changed.slice(0, 3).join()}`);
    }
  };
  judge("an assessment", seenOfAssessments, [before.assessments, after.assessments]);
  judge("an invitation", seenOfInvitations, [before.invitations, after.invitations]);
  return broken;
}

const isThere = ({ invitations }: Committed, id: string) => invitations.some((row) => row.id === id);

/** Every change of an invitation’s state is in the state machine. */
function judgeMoves(before: Committed, after: Committed): string[] {
  const known = new Map(before.invitations.map((row) => [row.id, row.state]));
  const erased = erasedIn(after).invitations;
  const lost = before.invitations.filter(({ id }) => !isThere(after, id) && !erased.has(id));
  const moved = after.invitations.flatMap((row) => {
    const old = known.get(row.id) ?? "submitting";
    if (old === row.state) return [];
    const next = Object.values(transitions[old]);
    // Looking may withdraw a match and conclude something else at once.
    const isReached = next.includes(row.state) || (old === "probable" && row.state === "did_not_land");
    return isReached ? [] : [`an invitation went from ${old} to ${row.state}`];
  });
  return [...lost.map(() => "an invitation is lost"), ...moved];
}

function judgeDoubles({ invitations }: Committed): string[] {
  const broken: string[] = [];
  const open = new Set<string>();
  const held = new Set<number>();
  for (const row of invitations) {
    const whom = `${row.email_folded} ${row.interview_id}`;
    if (row.open === 1 && open.has(whom))
      broken.push("a candidate has two open invitations to one interview");
    if (row.open === 1) open.add(whom);
    if (row.assessment_id === null) continue;
    if (held.has(row.assessment_id)) broken.push("an assessment belongs to two invitations");
    held.add(row.assessment_id);
  }
  const calls = invitations.filter(
    (row) => row.state === "submitting" && row.call_began_at !== null && row.call_ended_at === null,
  );
  if (calls.length > 1) broken.push("two calls are open at once");
  return broken;
}

/** An invitation and its row refer to each other. */
function judgeHolders({ invitations, assessments }: Committed): string[] {
  const byId = new Map(invitations.map((row) => [row.id, row]));
  const rows = new Map(assessments.map((row) => [row.id, row]));
  const unheld = assessments
    .filter(({ identity }) => identity === "invited_here" || identity === "probable")
    .filter((row) => byId.get(row.invitation_id ?? "")?.assessment_id !== row.id);
  const rowless = invitations
    .filter(({ state }) => state === "created" || state === "probable")
    .filter((row) => rows.get(row.assessment_id ?? 0)?.invitation_id !== row.id);
  return [
    ...unheld.map(() => "a row names an invitation that has another"),
    ...rowless.map(({ state }) => `an invitation is ${state}, and its row is not its own`),
  ];
}

/** The most that a read takes which finds an assessment gone. */
const readTakesMs = 20_000;

function judgeGone(before: Committed, after: Committed, made: readonly Made[], nowMs: number): string[] {
  const wasThere = new Set(before.assessments.flatMap((row) => (row.gone_at === null ? [row.id] : [])));
  const isThere = ({ isRemoved, restoredAtMs }: Made) => !isRemoved && restoredAtMs < nowMs - readTakesMs;
  const wrong = after.assessments.filter(
    (row) =>
      row.gone_at !== null && wasThere.has(row.id) && made.some((one) => one.id === row.id && isThere(one)),
  );
  return wrong.map(() => "a row is gone that the service has");
}

/** Where looking finds that an invitation did not land, the service has no assessment of it. */
function judgeLooking(before: Committed, after: Committed, made: readonly Made[]): string[] {
  const known = new Map(before.invitations.map((row) => [row.id, row]));
  const given = after.invitations.filter((row) => {
    const old = known.get(row.id);
    const isFound = row.state === "did_not_land" && row.settled_by_name === null;
    const isBySearch = old?.state !== row.state && old?.call_ended_at === row.call_ended_at;
    return isFound && isBySearch && old?.state !== "submitting" && row.dismissed_at === null;
  });
  const isThere = (id: string) => made.some((one) => one.invitation === id && !one.isRemoved);
  return given
    .filter((row) => isThere(row.id))
    .map(() => "an invitation did not land, and the service has it");
}

/** Until the create in flight has settled, a new row may be its own. */
function judgeHaste(before: Committed, after: Committed): string[] {
  const open = before.invitations.find(
    (row) => row.state === "submitting" && row.call_began_at !== null && row.call_ended_at === null,
  );
  if (!open) return [];
  const held = new Map(before.invitations.map((row) => [row.id, row.assessment_id]));
  const rows = new Map(before.assessments.map((row) => [row.id, row]));
  const given = after.invitations.filter((row) => {
    if (row.id === open.id || row.assessment_id === null || held.get(row.id) === row.assessment_id)
      return false;
    const firstSeen = rows.get(row.assessment_id)?.first_seen_list ?? 0;
    return firstSeen > (open.lists_before_call ?? 0);
  });
  return given.map(() => "a row was given out while a create was in flight that may have made it");
}

/** What is certain is true at the service. */
function judgeTruth({ invitations, assessments }: Committed, made: readonly Made[]): string[] {
  const broken: string[] = [];
  const madeById = new Map(made.map((one) => [one.id, one]));
  for (const row of invitations) {
    const own = made.filter(({ invitation }) => invitation === row.id);
    if ((row.state === "not_sent" || row.state === "rejected") && own.length > 0)
      broken.push(`an invitation is ${row.state}, and the service has made it`);
    if (row.state !== "created" || row.settled_by_name !== null) continue;
    const one = madeById.get(row.assessment_id ?? 0);
    if (one?.email !== row.email || one.interviewId !== row.interview_id)
      broken.push("an invitation was given somebody else’s assessment");
  }
  for (const row of assessments) {
    if (row.identity !== "learned" || row.erased_at !== null) continue;
    if (madeById.get(row.id)?.email !== row.email) broken.push("a row has learned another’s identity");
  }
  return broken;
}
