import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { createAssessmentClient } from "@/lib/assessment-api/client";
import {
  wireIdentity,
  wireInterview,
  wireNotRecommended,
  wirePending,
  wireRecommended,
} from "@/lib/assessment-api/fixtures";
import { closeAudit } from "@/lib/audit/tally-audit";
import { claimAssessment } from "@/lib/claims/claim-assessment";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { openDatabase } from "@/lib/db/opening/open-database";
import { createTestDatabase } from "@/lib/db/testing-databases";
import { createInterview, createMember, createStore, type TestSource } from "@/lib/db/testing-rows";
import { giveUpInvitation } from "@/lib/invitations/attention/give-up-invitation";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { lookForInvitations } from "@/lib/invitations/looking/look-for-invitations";
import { watchEndedCalls } from "@/lib/invitations/looking/watch-ended-calls";
import { beginCall } from "@/lib/invitations/sending/begin-call";
import { settleCreated, settleFailed } from "@/lib/invitations/sending/settle-invitation";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import { openGoneSearch } from "@/lib/mirror/gone/look-for-gone";
import { keepIdentity } from "@/lib/mirror/learning/keep-identity";
import { beginPolling, type Polling, pollOnce } from "@/lib/mirror/polling/poll-assessments";
import { recordFailure } from "@/lib/mirror/polling/record-poll";
import { guardNothing } from "@/lib/sync/guard";
import { canaries } from "./canaries";
import type { Engine } from "./dashboard";
import { fastFolder } from "./fast-folder";

export type WireRow = { id: number } & Record<string, unknown>;

/** What the service answers next; good lists and single reads where it is absent. */
type Answers = {
  list?: () => Response;
  read?: (id: number) => Response | undefined;
  interviews?: () => Response;
  create?: () => Response;
};

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;

/** The invitations’ candidates, by the invitation’s state. */
export const people = {
  created: "created@example.com",
  matched: "matched@example.com",
  matchedCompleted: "matched.completed@example.com",
  nowhere: "nowhere@example.com",
  arriving: "arriving@example.com",
  rejected: "rejected@example.com",
  notSent: "not.sent@example.com",
  givenUp: "given.up@example.com",
  claimed: "claimed@example.com",
} as const;

/** The assessments by what they are to us. */
export const ids = {
  pending: 101,
  claimed: 102,
  claimedCompleted: 103,
  recommended: 104,
  notRecommended: 105,
  learned: 106,
  created: 201,
  matched: 202,
  matchedCompleted: 203,
  /** The assessment of `arriving`, whose call was lost: in the lists from now on. */
  arriving: 204,
} as const;

export const goodInterviews = [1, 2].map((id) => wireInterview({ id, name: `Interview ${id}` }));

export type Snapshot = Awaited<ReturnType<typeof readSnapshot>>;

async function readSnapshot({ db }: TestSource) {
  return {
    assessments: await db.selectFrom("assessments").selectAll().orderBy("id").execute(),
    invitations: await db.selectFrom("invitations").selectAll().orderBy("id").execute(),
    events: await db.selectFrom("events").selectAll().orderBy("id").execute(),
    interviews: await db.selectFrom("interviews").selectAll().orderBy("id").execute(),
    wishes: await db.selectFrom("identity_wishes").selectAll().orderBy("assessment_id").execute(),
    checks: await db.selectFrom("mirror_checks").selectAll().orderBy("number").execute(),
    audit: await db.selectFrom("audit_log").selectAll().orderBy("id").execute(),
    state: await db.selectFrom("mirror_state").selectAll().executeTakeFirstOrThrow(),
    source: await db.selectFrom("sources").selectAll().executeTakeFirstOrThrow(),
  };
}

const stale = <Row>(now: Row[], then: Row[], keyOf: (row: Row) => string) => {
  const before = new Map(then.map((row) => [keyOf(row), JSON.stringify(row)]));
  const same = new Set(
    now.filter((row) => before.get(keyOf(row)) === JSON.stringify(row)).map((row) => keyOf(row)),
  );
  return {
    gone: now.filter((row) => !same.has(keyOf(row))).map(keyOf),
    missing: then.filter((row) => !same.has(keyOf(row))),
  };
};

async function restore(store: TestSource, then: Snapshot): Promise<void> {
  const now = await readSnapshot(store);
  const assessments = stale(now.assessments, then.assessments, ({ id }) => String(id));
  const invitations = stale(now.invitations, then.invitations, ({ id }) => id);
  const events = stale(now.events, then.events, ({ id }) => id);
  const interviews = stale(now.interviews, then.interviews, ({ id }) => String(id));
  const audit = stale(now.audit, then.audit, ({ id }) => id);
  await store.db.transaction().execute(async (db) => {
    if (events.gone.length > 0) await db.deleteFrom("events").where("id", "in", events.gone).execute();
    if (assessments.gone.length > 0)
      await db.deleteFrom("assessments").where("id", "in", assessments.gone.map(Number)).execute();
    if (audit.gone.length > 0) await db.deleteFrom("audit_log").where("id", "in", audit.gone).execute();
    for (const { id, ...row } of invitations.missing)
      await db.updateTable("invitations").set(row).where("id", "=", id).execute();
    if (assessments.missing.length > 0)
      await db
        .insertInto("assessments")
        .values(assessments.missing as AssessmentsTable[])
        .execute();
    if (events.missing.length > 0) await db.insertInto("events").values(events.missing).execute();
    if (audit.missing.length > 0) await db.insertInto("audit_log").values(audit.missing).execute();
    if (interviews.gone.length > 0)
      await db.deleteFrom("interviews").where("id", "in", interviews.gone.map(Number)).execute();
    if (interviews.missing.length > 0) await db.insertInto("interviews").values(interviews.missing).execute();
    await db.deleteFrom("identity_wishes").execute();
    await db.deleteFrom("mirror_checks").execute();
    if (then.checks.length > 0) await db.insertInto("mirror_checks").values(then.checks).execute();
    await db.updateTable("mirror_state").set(then.state).execute();
    await db.updateTable("sources").set(then.source).execute();
  });
}

export type World = {
  store: TestSource;
  good: WireRow[];
  goodRead(id: number): WireRow | undefined;
  client: ReturnType<typeof createAssessmentClient>;
  answers: Answers;
  /** When the invitations’ calls were under way: rows made then may be theirs. */
  callWindow: { from: number; to: number };
  /** Resets the store. @returns a new poller. */
  begin(): Promise<Poller>;
  snapshot(): Promise<Snapshot>;
  close(): Promise<void>;
};

export type Poller = {
  /** After so many seconds, reads the list and looks for invitations. @returns the poll’s error. */
  poll(seconds: number): Promise<unknown>;
  searchGone(): Promise<unknown>;
};

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error ?? new Error("Nothing was thrown."),
  );

/** A store with rows and invitations in every state, beside a service that answers as told. */
export async function openWorld(engine: Engine, postgresUrl?: string): Promise<World> {
  const dataDir = mkdtempSync(path.join(fastFolder(), "shortlist-fuzz-"));
  const database = engine === "postgres" && postgresUrl ? await createTestDatabase(postgresUrl) : undefined;
  const opened = await openDatabase({ dataDir, databaseUrl: database?.url });
  const store = await createStore(opened.db);
  const answers: Answers = {};
  const good: WireRow[] = [];
  const pass = (seconds: number) => {
    store.clock.at = new Date(store.clock.at.getTime() + seconds * 1_000);
  };
  const nowMs = () => store.clock.at.getTime();

  const whose: Record<number, string> = {
    [ids.matchedCompleted]: people.matchedCompleted,
    [ids.claimedCompleted]: people.claimed,
  };
  const goodRead = (id: number): WireRow | undefined => {
    const row = good.find((one) => one.id === id);
    if (!row?.completed) return row;
    return {
      ...row,
      ...wireIdentity,
      interview_id: "1",
      candidate_email: whose[id] ?? wireIdentity.candidate_email,
    };
  };
  const client = createAssessmentClient({
    baseUrl: "https://service.example/v1",
    apiKey: canaries.ASSESSMENT_API_KEY,
    retries: 0,
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input));
      if (init?.method === "POST") return answers.create?.() ?? Response.json({}, { status: 500 });
      if (pathname === "/v1/interviews") return answers.interviews?.() ?? Response.json(goodInterviews);
      const id = /^\/v1\/assessments\/(\d+)$/.exec(pathname)?.[1];
      if (!id)
        return answers.list?.() ?? Response.json(good, { headers: { date: store.now().toUTCString() } });
      const told = answers.read?.(Number(id));
      if (told) return told;
      const row = goodRead(Number(id));
      return row ? Response.json(row) : Response.json({}, { status: 404 });
    },
  });

  const guard = guardNothing(store);
  function pollerOf(polling: Polling): Poller {
    const watch = watchEndedCalls(nowMs);
    const gone = openGoneSearch({ store, client, guard });
    return {
      async poll(seconds) {
        pass(seconds);
        const begunAtMs = nowMs();
        const failure = await failureOf(pollOnce(polling));
        if (failure) await recordFailure(store, failure, { begunAt: store.now(), durationMs: 1 }, guard);
        else await lookForInvitations(store, { begunAtMs, guard, watch });
        return failure;
      },
      searchGone: () => failureOf(gone.round()),
    };
  }
  const newPoller = async () =>
    pollerOf(await beginPolling({ store, client, comparing: openComparingHere(), guard }));

  const at = (seconds: number) => new Date(nowMs() + seconds * 1_000).toISOString();
  const add = (...rows: Record<string, unknown>[]) => good.push(...(rows as WireRow[]));
  const links = (id: number) => ({ id, application_url: `https://service.example/apply/${id}` });

  await createMember(store, dana.id, dana.name);
  for (const id of [1, 2]) await createInterview(store, id, `Interview ${id}`);
  add(
    wirePending({ ...links(ids.pending), created_at: at(-9_000) }),
    wirePending({ ...links(ids.claimed), created_at: at(-8_000) }),
    wirePending({ ...links(ids.claimedCompleted), created_at: at(-7_000) }),
    wireRecommended({ ...links(ids.recommended), created_at: at(-6_000) }),
    wireNotRecommended({ ...links(ids.notRecommended), created_at: at(-5_000), detail: "Not this time." }),
    wireRecommended({ ...links(ids.learned), created_at: at(-4_000) }),
  );
  await (await newPoller()).poll(0);
  for (const id of [ids.claimed, ids.claimedCompleted])
    await claimAssessment(
      store,
      id,
      { interviewId: id === ids.claimed ? 2 : 1, candidate: { email: people.claimed } },
      dana,
    );
  await keepIdentity(store, ids.learned, { email: "learned@example.com", interviewId: 2 });

  pass(60);
  const window = { from: nowMs() - 2_000, to: 0 };
  let sent = 0;
  const invite = async (email: string) => {
    sent += 1;
    const submission = `0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a${sent + 10}`;
    const row = await recordInvitation(
      store,
      submission,
      { interviewId: 1, candidate: { email }, suppressCandidateEmail: true },
      dana,
    );
    const call = row && (await beginCall(store, row.id, { serviceNowMs: nowMs }));
    if (!call) throw new Error("The call must begin.");
    return { id: row.id, ended: { ...call, durationMs: 1_000 } };
  };
  const fail = async (email: string, state: "unconfirmed" | "rejected" | "not_sent") => {
    const { id, ended } = await invite(email);
    await settleFailed(store, id, { state, failure_code: "timed_out", failure_message: "No answer." }, ended);
    return id;
  };
  const created = await invite(people.created);
  add(wirePending({ ...links(ids.created), created_at: at(0) }));
  await settleCreated(
    store,
    created.id,
    {
      id: ids.created,
      status: "pending",
      createdAt: at(0),
      applicationUrl: links(ids.created).application_url,
    },
    created.ended,
  );
  await fail(people.rejected, "rejected");
  await fail(people.notSent, "not_sent");
  await giveUpInvitation(store, await fail(people.givenUp, "unconfirmed"), dana);
  // One after the other, each at its own moment: so a row fits one invitation alone.
  for (const [email, id] of [
    [people.matched, ids.matched],
    [people.matchedCompleted, ids.matchedCompleted],
  ] as const) {
    pass(600);
    await fail(email, "unconfirmed");
    add(wirePending({ ...links(id), created_at: at(0) }));
    await (await newPoller()).poll(5);
  }
  for (const row of good)
    if (row.id === ids.claimedCompleted || row.id === ids.matchedCompleted)
      Object.assign(row, wireRecommended({ ...links(row.id), created_at: row.created_at }));
  await (await newPoller()).poll(5);
  pass(600);
  await fail(people.nowhere, "unconfirmed");
  pass(600);
  await fail(people.arriving, "unconfirmed");
  window.to = nowMs() + 62_000 + 1_000;
  await (await newPoller()).poll(1);
  add(wirePending({ ...links(ids.arriving), created_at: at(-1) }));

  const first = await readSnapshot(store);
  const firstAt = store.clock.at;
  return {
    store,
    good,
    goodRead,
    client,
    answers,
    callWindow: window,
    async begin() {
      await restore(store, first);
      store.clock.at = firstAt;
      answers.list = undefined;
      answers.read = undefined;
      answers.interviews = undefined;
      answers.create = undefined;
      return newPoller();
    },
    snapshot: () => readSnapshot(store),
    async close() {
      await closeAudit(store.db);
      await opened.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const invitationOf = ({ invitations }: Snapshot, email: string): InvitationsTable => {
  const found = invitations.find((one) => one.email === email);
  if (!found) throw new Error(`There is no invitation of ${email}.`);
  return found;
};

export const assessmentOf = ({ assessments }: Snapshot, id: number): AssessmentsTable | undefined =>
  assessments.find((one) => one.id === id);
