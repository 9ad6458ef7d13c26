import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { claimed } from "@/lib/assessments/directory";
import { claimAssessment } from "@/lib/claims/claim-assessment";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { onEachStore } from "@/lib/db/testing";
import { plansOf } from "@/lib/db/testing-plans";
import {
  createAssessment,
  createInterview,
  createMember,
  createStore,
  type TestSource,
} from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { chooseAssessment } from "@/lib/invitations/attention/choose-assessment";
import { giveUpInvitation } from "@/lib/invitations/attention/give-up-invitation";
import { listAttention } from "@/lib/invitations/attention/list-attention";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { lookForInvitations } from "@/lib/invitations/looking/look-for-invitations";
import { type EndedCallWatch, watchEndedCalls } from "@/lib/invitations/looking/watch-ended-calls";
import { beginCall } from "@/lib/invitations/sending/begin-call";
import { settleCreated, settleFailed } from "@/lib/invitations/sending/settle-invitation";
import { adoptAfter } from "@/lib/invitations/sending/testing-lost";
import { nextDue } from "@/lib/mirror/learning/due-rows";
import { keepIdentity } from "@/lib/mirror/learning/keep-identity";
import { learnIdentities } from "@/lib/mirror/learning/learn-identities";
import { problemOf } from "@/lib/testing-problems";

const dana = { id: "dana", name: "Dana Whitfield" };
const nobody = {
  first_name: null,
  last_name: null,
  phone_number: null,
  external_id: null,
  resume_url: null,
};
const timedOut = { state: "unconfirmed", failure_code: "timed_out", failure_message: "…" } as const;

onEachStore("looking for an unconfirmed invitation", (place) => {
  const setUp = async () => {
    const { db } = await (await place()).open();
    const store = await createStore(db);
    await createInterview(store, 1, "Backend Engineer");
    await createMember(store, dana.id, dana.name);
    await list(store);
    return store;
  };

  const pass = (store: TestSource, seconds: number) => {
    store.clock.at = new Date(store.clock.at.getTime() + seconds * 1_000);
  };

  /** A list arrives, without unreadable rows, and with these new ones made now. */
  const watches = new WeakMap<TestSource, EndedCallWatch>();
  async function list(
    store: TestSource,
    ids: number[] = [],
    overrides: Parameters<typeof createAssessment>[2] = {},
    skewMs = 0,
  ) {
    const now = store.now().toISOString();
    const { lists } = await store.db
      .updateTable("mirror_state")
      .set((row) => ({
        lists: row("lists", "+", 1),
        good_list_before_at: row.ref("good_list_at"),
        good_list_at: now,
        skew_ms: skewMs,
      }))
      .returning("lists")
      .executeTakeFirstOrThrow();
    for (const id of ids) {
      await createAssessment(store, id, { created_at: now, first_seen_list: lists, ...overrides });
    }
    const nowMs = () => store.clock.at.getTime();
    const watch = watches.get(store) ?? watchEndedCalls(nowMs);
    watches.set(store, watch);
    return lookForInvitations(store, { begunAtMs: nowMs(), watch });
  }

  /** Written down, and its call begun. */
  async function begin(store: TestSource, email = "amara@example.com", serviceNowMs?: () => number) {
    const row = await recordInvitation(
      store,
      randomUUID(),
      { interviewId: 1, candidate: { email, firstName: "Amara" }, suppressCandidateEmail: false },
      dana,
    );
    const call = row && (await beginCall(store, row.id, { serviceNowMs }));
    if (!call) throw new Error("The call must begin.");
    return { id: row.id, ended: { ...call, durationMs: 1_000 } };
  }

  async function unconfirmed(store: TestSource, email?: string) {
    const { id, ended } = await begin(store, email);
    await settleFailed(store, id, timedOut, ended);
    return { id, ended };
  }

  const invitation = (store: TestSource, id: string) =>
    store.db.selectFrom("invitations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const state = async (store: TestSource, id: string) => (await invitation(store, id)).state;
  const assessment = (store: TestSource, id: number) =>
    store.db.selectFrom("assessments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  /** What the audit log says of claims and choices that the service has overruled: whom for, and by whom. */
  const overruled = async (store: TestSource) => {
    const entries = await store.db
      .selectFrom("audit_log")
      .select(["action", "details"])
      .where("action", "=", "claim_overruled")
      .execute();
    return entries.map(({ action, details }) => {
      const { email, by } = JSON.parse(details);
      return [action, email, by];
    });
  };

  test("its only new row is probably it, until the completed read confirms it", async () => {
    const store = await setUp();
    const { id } = await unconfirmed(store);
    expect(await list(store, [11])).toBe(1);
    expect(await invitation(store, id)).toMatchObject({ state: "probable", assessment_id: 11, open: 1 });
    expect(await assessment(store, 11)).toMatchObject({
      identity: "probable",
      invitation_id: id,
      email: "amara@example.com",
      first_name: "Amara",
    });
    expect(await listAttention(store)).toMatchObject([{ state: "probable", assessmentId: 11 }]);
    expect(await list(store)).toBe(0);

    await store.db.updateTable("assessments").set({ status: "recommended" }).where("id", "=", 11).execute();
    await keepIdentity(store, 11, { email: "AMARA@example.com", interviewId: 1 });
    expect(await invitation(store, id)).toMatchObject({ state: "created", open: 0 });
    expect(await assessment(store, 11)).toMatchObject({ identity: "invited_here", invitation_id: id });
    const events = await store.db.selectFrom("events").select("kind").execute();
    expect(events.map(({ kind }) => kind)).toEqual(["invited"]);
  });

  test.each([
    ["another candidate", { email: "zoe@example.com", interviewId: 1 }],
    ["another interview", { email: "amara@example.com", interviewId: 2 }],
  ])("a read that names %s sends it back to looking", async (_title, read) => {
    const store = await setUp();
    const { id } = await unconfirmed(store);
    await list(store, [11]);
    await store.db.updateTable("assessments").set({ status: "recommended" }).where("id", "=", 11).execute();
    await keepIdentity(store, 11, read);
    expect(await invitation(store, id)).toMatchObject({ state: "unconfirmed", assessment_id: null, open: 1 });
    expect(await assessment(store, 11)).toMatchObject({
      identity: "learned",
      email: read.email,
      interview_id: read.interviewId,
      invitation_id: null,
    });
    expect(await list(store)).toBe(0);
    await list(store, [12], { created_at: (await invitation(store, id)).first_call_at ?? "" });
    expect(await invitation(store, id)).toMatchObject({ state: "probable", assessment_id: 12 });
  });

  test.each([
    ["soon", 0, "unconfirmed"],
    ["when looking is over", 120, "did_not_land"],
  ])("a probable one’s row that is gone %s no longer is it", async (_title, seconds, expected) => {
    const store = await setUp();
    const { id } = await unconfirmed(store);
    await list(store, [11]);
    const row = store.db.updateTable("assessments").where("id", "=", 11);
    for (const absent_lists of [1, 2]) {
      pass(store, seconds / 2);
      await row.set({ absent_lists }).execute();
      await list(store);
    }
    expect(await state(store, id)).toBe("probable");
    const gone = { gone_at: store.now().toISOString() };
    await store.db.updateTable("assessments").set(gone).where("id", "=", 11).execute();
    pass(store, 4);
    expect(await list(store)).toBe(1);
    expect(await invitation(store, id)).toMatchObject({ state: expected, assessment_id: null });
    expect(await assessment(store, 11)).toMatchObject({ identity: "unclaimed", invitation_id: null });
  });

  test("our clock set ahead before the call, and back after it, matters to nobody", async () => {
    const store = await setUp();
    const made = store.now();
    pass(store, 3_600);
    const { id, ended } = await begin(store, undefined, () => made.getTime());
    await settleFailed(store, id, timedOut, ended);
    pass(store, -3_600);
    await list(store, [11], { created_at: made.toISOString() });
    expect(await invitation(store, id)).toMatchObject({ state: "probable", assessment_id: 11 });
  });

  test("the rows about when it was sent are found by index, however many there are", async () => {
    const store = await setUp();
    await unconfirmed(store);
    await list(store, [11, 12]);
    const plans = await plansOf(store, (noted) => lookForInvitations(noted, { begunAtMs: 0 }));
    if (!plans) return;
    const ofAssessments = plans.filter((plan) => plan.includes(" assessments "));
    const byIdentity = "assessments_by_identity (source_id=? AND identity=?";
    const within = `${byIdentity} AND created_at>? AND created_at<?)`;
    expect(ofAssessments).toEqual(
      [`${byIdentity})`, within, within, "assessments_undated (source_id=? AND first_seen_list>?)"].map(
        (by) => expect.stringContaining(by),
      ),
    );
  });

  test("completed and read before it was looked for, it is created at once", async () => {
    const store = await setUp();
    const { id } = await unconfirmed(store);
    const known = { identity: "learned", email: "amara@example.com", status: "recommended" } as const;
    await list(store, [11], { ...known, interview_id: 1 });
    expect(await invitation(store, id)).toMatchObject({ state: "created", assessment_id: 11, open: 0 });
  });

  test("a second fitting row makes it a person’s decision, and the choice is on record", async () => {
    const store = await setUp();
    const { id } = await unconfirmed(store);
    await list(store, [11]);
    await list(store, [12]);
    expect(await state(store, id)).toBe("unconfirmed");
    expect(await assessment(store, 11)).toMatchObject({ identity: "unclaimed", email: null });
    const [attention] = await listAttention(store);
    expect(attention).toMatchObject({ candidates: [{ id: 11 }, { id: 12 }], looking: { lists: 2 } });

    await createAssessment(store, 13);
    expect(await problemOf(chooseAssessment(store, id, 13, dana))).toMatchObject({ code: "not_a_candidate" });
    await chooseAssessment(store, id, 12, dana);
    expect(await invitation(store, id)).toMatchObject({
      state: "created",
      assessment_id: 12,
      open: 1,
      settled_by_name: "Dana Whitfield",
    });
    expect(await assessment(store, 12)).toMatchObject({ identity: "invited_here", invitation_id: id });
    expect(await problemOf(chooseAssessment(store, id, 11, dana))).toMatchObject({ code: "not_unconfirmed" });
    const audit = await store.db.selectFrom("audit_log").select(["action", "actor_name"]).execute();
    expect(audit).toContainEqual({ action: "invitation_chosen", actor_name: "Dana Whitfield" });
  });

  /** Two rows fit, Dana takes 12, and it is completed. */
  async function chosenAndCompleted(store: TestSource) {
    const { id } = await unconfirmed(store);
    await list(store, [11, 12]);
    await chooseAssessment(store, id, 12, dana);
    await store.db.updateTable("assessments").set({ status: "recommended" }).where("id", "=", 12).execute();
    await store.db.updateTable("invitations").set({ open: 0 }).where("id", "=", id).execute();
    return id;
  }
  const whoTells = (read: { email: string; interviewId: number }) => ({
    getAssessment: async (id: number) => ({
      id,
      status: "not_recommended" as const,
      createdAt: "2026-03-10T12:00:00Z",
      applicationUrl: "https://apply.example/12",
      candidateEmail: read.email,
      interviewId: read.interviewId,
    }),
  });

  test("a choice is checked when it completes: right, it stands", async () => {
    const store = await setUp();
    const id = await chosenAndCompleted(store);
    const service = whoTells({ email: "amara@example.com", interviewId: 1 });
    expect(await learnIdentities(store, service)).toBe(1);
    expect(await invitation(store, id)).toMatchObject({ state: "created", assessment_id: 12 });
    expect(await assessment(store, 12)).toMatchObject({ identity: "invited_here", invitation_id: id });
    expect(await learnIdentities(store, service)).toBe(0);
  });

  test("a choice to be checked is found among the chosen, however many were created", async () => {
    const store = await setUp();
    await chosenAndCompleted(store);
    const plans = await plansOf(store, (noted) => nextDue(noted, 50));
    if (!plans) return;
    expect(plans.slice(0, 2)).toEqual([
      expect.stringContaining("SEARCH v USING INDEX invitations_chosen (source_id=?)"),
      expect.stringMatching(/^SEARCH a USING INDEX \S+ \(source_id=\? AND id=\?\)/),
    ]);
  });

  test("a choice is checked when it completes: wrong, the service wins and it is looked for again", async () => {
    const store = await setUp();
    const id = await chosenAndCompleted(store);
    const service = whoTells({ email: "zoe@example.com", interviewId: 1 });
    expect(await learnIdentities(store, service)).toBe(1);
    expect(await assessment(store, 12)).toMatchObject({ identity: "learned", email: "zoe@example.com" });
    expect(JSON.parse((await assessment(store, 12)).overruled_claim ?? "{}")).toMatchObject({
      email: "amara@example.com",
      by: "Dana Whitfield",
    });
    expect(await invitation(store, id)).toMatchObject({ state: "unconfirmed", assessment_id: null, open: 1 });
    await list(store);
    expect(await invitation(store, id)).toMatchObject({ state: "probable", assessment_id: 11 });
  });

  test("a wrong choice gives way to another invitation that has been opened since", async () => {
    const store = await setUp();
    const id = await chosenAndCompleted(store);
    const since = await unconfirmed(store);
    await learnIdentities(store, whoTells({ email: "zoe@example.com", interviewId: 1 }));
    expect(await invitation(store, id)).toMatchObject({
      state: "did_not_land",
      open: 0,
      assessment_id: null,
    });
    expect(await state(store, since.id)).toBe("unconfirmed");
  });

  test("what is offered can be chosen, though looking takes it for another’s", async () => {
    const store = await setUp();
    const serviceNowMs = () => store.now().getTime();
    const late = await begin(store, undefined, serviceNowMs);
    await settleFailed(store, late.id, timedOut, late.ended);
    pass(store, 30);
    const other = await begin(store, "b@example.com", serviceNowMs);
    await settleFailed(store, other.id, timedOut, other.ended);
    await list(store, [11]);
    expect(await invitation(store, other.id)).toMatchObject({ state: "probable", assessment_id: 11 });
    const offered = (await listAttention(store)).find(({ id }) => id === late.id)?.candidates;
    expect(offered).toMatchObject([{ id: 11 }]);
    await chooseAssessment(store, late.id, 11, dana);
    expect(await invitation(store, late.id)).toMatchObject({ state: "created", assessment_id: 11 });
    expect(await invitation(store, other.id)).toMatchObject({ state: "unconfirmed", assessment_id: null });
    expect(await assessment(store, 11)).toMatchObject({
      identity: "invited_here",
      email: "amara@example.com",
    });
    await list(store);
    expect(await state(store, other.id)).toBe("unconfirmed");
  });

  test("of two who choose for two invitations at once, one gets the row", async () => {
    const store = await setUp();
    const one = await unconfirmed(store);
    const two = await unconfirmed(store, "b@example.com");
    await list(store, [11]);
    expect([await state(store, one.id), await state(store, two.id)]).toEqual(["unconfirmed", "unconfirmed"]);
    const both = await Promise.all(
      [one, two].map(({ id }) => problemOf(chooseAssessment(store, id, 11, dana))),
    );
    expect(both.map((problem) => problem?.code).sort()).toEqual(["not_a_candidate", undefined]);
  });

  test("two good lists begun a minute after the call without it: it did not land", async () => {
    const store = await setUp();
    const { id } = await unconfirmed(store);
    await list(store);
    for (const seconds of [59, 1]) {
      pass(store, seconds);
      await list(store);
      expect(await state(store, id)).toBe("unconfirmed");
    }
    pass(store, 4);
    expect(await list(store)).toBe(1);
    expect(await invitation(store, id)).toMatchObject({ state: "did_not_land", open: 0 });
  });

  test("a list that had its row isn’t one of the two without it, whatever the next says of that row", async () => {
    const store = await setUp();
    const { id } = await unconfirmed(store);
    await list(store);
    pass(store, 90);
    await list(store, [11], { created_at: (await invitation(store, id)).first_call_at ?? "" });
    expect(await invitation(store, id)).toMatchObject({ state: "probable", assessment_id: 11 });
    pass(store, 4);
    const otherwise = { created_at: "2026-03-01T09:00:00.000Z" };
    await store.db.updateTable("assessments").set(otherwise).where("id", "=", 11).execute();
    await list(store);
    expect(await invitation(store, id)).toMatchObject({ state: "unconfirmed", assessment_id: null });
    pass(store, 4);
    await list(store);
    expect(await state(store, id)).toBe("did_not_land");
  });

  test("a row that nobody knows when it was made is a person’s to choose, and keeps it from being given up", async () => {
    const store = await setUp();
    const { id } = await unconfirmed(store);
    pass(store, 1);
    await list(store, [11], { is_undated: 1 });
    for (let times = 0; times < 4; times += 1) {
      pass(store, 61);
      await list(store);
    }
    expect(await invitation(store, id)).toMatchObject({ state: "unconfirmed", assessment_id: null });
    const [attention] = await listAttention(store);
    expect(attention).toMatchObject({ candidates: [{ id: 11, createdAt: undefined }] });
    await chooseAssessment(store, id, 11, dana);
    expect(await invitation(store, id)).toMatchObject({ state: "created", assessment_id: 11 });
  });

  test("beside a row that nobody knows when it was made, another one that fits isn’t it by itself", async () => {
    const store = await setUp();
    await list(store, [10], { is_undated: 1 });
    const { id } = await unconfirmed(store);
    await list(store, [11]);
    // What the list before the call had is no invitation's, whenever it was made.
    expect(await state(store, id)).toBe("probable");
    await list(store, [12], { is_undated: 1 });
    expect(await state(store, id)).toBe("unconfirmed");
    expect((await listAttention(store))[0]).toMatchObject({ candidates: [{ id: 11 }, { id: 12 }] });
  });

  test("a row that fits is found however many rows have no id", async () => {
    const store = await setUp();
    const { id } = await unconfirmed(store);
    await store.db.updateTable("mirror_state").set({ unreadable_rows: 5 }).execute();
    await list(store, [11]);
    expect(await state(store, id)).toBe("probable");
  });

  test("nothing new is matched while a create is in flight", async () => {
    const store = await setUp();
    const { id } = await unconfirmed(store);
    const { id: flying, ended } = await begin(store, "b@example.com");
    await list(store, [11]);
    expect(await state(store, id)).toBe("unconfirmed");
    const row = await assessment(store, 11);
    await settleCreated(
      store,
      flying,
      { id: 11, status: "pending", createdAt: row.created_at, applicationUrl: row.application_url },
      ended,
    );
    pass(store, 62);
    await list(store);
    await list(store);
    expect(await state(store, id)).toBe("did_not_land");
    expect(await assessment(store, 11)).toMatchObject({ invitation_id: flying, identity: "invited_here" });
  });

  test("the clocks are compared by the first list after its last sending", async () => {
    const store = await setUp();
    const { id } = await unconfirmed(store);
    await list(store);
    await giveUpInvitation(store, id, dana);
    const { id: again, ended } = await begin(store);
    await settleFailed(store, again, timedOut, ended);
    // The list that is being looked through had arrived before.
    await lookForInvitations(store, { begunAtMs: store.clock.at.getTime(), watch: watchEndedCalls() });
    expect(await invitation(store, again)).toMatchObject({ sends: 1, skew_after_call_ms: null });
    await list(store);
    expect(await invitation(store, again)).toMatchObject({ skew_after_call_ms: 0 });
  });

  test("who has not heard of the service’s clock doesn’t go by another process’s comparison", async () => {
    const store = await setUp();
    const made = store.now();
    const wrong = { at: new Date(made.getTime() - 300_000) };
    const { id, ended } = await begin({ ...store, now: () => wrong.at, clock: wrong });
    await settleFailed(store, id, timedOut, ended);
    await list(store, [11], { created_at: made.toISOString() });
    expect(await invitation(store, id)).toMatchObject({ state: "probable", assessment_id: 11 });
  });

  test("what the answer tells of the clocks counts where nothing was known before", async () => {
    const store = await setUp();
    const made = store.now();
    const wrong = { at: new Date(made.getTime() - 3_600_000) };
    const { id, ended } = await begin({ ...store, now: () => wrong.at, clock: wrong });
    await settleFailed(store, id, timedOut, { ...ended, skewMs: 3_600_000 });
    await list(store, [11], { created_at: made.toISOString() });
    expect(await invitation(store, id)).toMatchObject({ state: "probable", assessment_id: 11 });
  });

  test("what a list told of the clocks counts for what was sent before, whichever instance sends it again", async () => {
    const store = await setUp();
    const made = store.now();
    // Another process last heard of the service before its clock was set back by an hour.
    const heardBefore = () => store.now().getTime() + 3_600_000;
    const { id, ended } = await begin(store, undefined, heardBefore);
    await settleFailed(store, id, timedOut, ended);
    await list(store);
    await giveUpInvitation(store, id, dana);
    const { id: again, ended: endedAgain } = await begin(store, undefined, heardBefore);
    await settleFailed(store, again, timedOut, endedAgain);
    await list(store, [11], { created_at: made.toISOString() });
    expect(await invitation(store, again)).toMatchObject({ state: "probable", assessment_id: 11 });
  });

  test("what another process tells of a clock that was set is told by another clock", async () => {
    const store = await setUp();
    const { id, ended } = await begin(store, undefined, () => store.now().getTime());
    await settleFailed(store, id, timedOut, ended);
    // The service's clock was set back by an hour before the call; who polls is half a minute behind the caller.
    const made = new Date(store.now().getTime() - 3_600_000).toISOString();
    await list(store, [11], { created_at: made }, -3_600_000 + 30_000);
    expect(await invitation(store, id)).toMatchObject({ state: "probable", assessment_id: 11 });
  });

  test("a clock that is set back while the service still works on it is no reason to give it up", async () => {
    const store = await setUp();
    const { id, ended } = await begin(store, undefined, () => store.now().getTime());
    await settleFailed(store, id, timedOut, ended);
    await list(store);
    pass(store, 12);
    const setBackMs = -40_000;
    const made = new Date(store.now().getTime() + setBackMs).toISOString();
    await list(store, [11], { created_at: made }, setBackMs);
    expect(await invitation(store, id)).toMatchObject({ state: "probable", assessment_id: 11 });
    // What clocks tell after a minute tells nothing of that call.
    pass(store, 120);
    await list(store, [], {}, -3_600_000);
    expect(await invitation(store, id)).toMatchObject({ call_skew_ms: setBackMs, skew_after_call_ms: 0 });
  });

  test("a late answer is right, whatever was concluded before", async () => {
    const store = await setUp();
    const { id, ended } = await begin(store);
    expect(await adoptAfter(store, 15)).toBe(1);
    await list(store, [11], { created_at: ended.beganAt.toISOString() });
    expect(await invitation(store, id)).toMatchObject({ state: "probable", assessment_id: 11 });
    const created = {
      id: 12,
      status: "pending",
      createdAt: ended.beganAt.toISOString(),
      applicationUrl: "https://apply.example/12",
    } as const;
    await settleCreated(store, id, created, ended);
    await settleCreated(store, id, created, ended);
    expect(await invitation(store, id)).toMatchObject({ state: "created", assessment_id: 12, open: 1 });
    expect(await assessment(store, 11)).toMatchObject({ identity: "unclaimed", invitation_id: null });
    expect(await store.db.selectFrom("events").select("kind").execute()).toHaveLength(1);
  });

  test("an answer takes nothing from what another sending was answered with: both are the candidate’s", async () => {
    const store = await setUp();
    const { id, ended } = await begin(store);
    const made = (id: number) =>
      ({
        id,
        status: "pending",
        createdAt: ended.beganAt.toISOString(),
        applicationUrl: `https://apply.example/${id}`,
      }) as const;
    await settleCreated(store, id, made(13), { ...ended, send: 2 });
    await list(store, [12], { created_at: ended.beganAt.toISOString() });
    expect(await settleCreated(store, id, made(12), ended)).toBe("created");
    for (const other of [12, 11, 11])
      expect(await settleCreated(store, id, made(other), ended)).toBe("created");
    expect(await invitation(store, id)).toMatchObject({ state: "created", assessment_id: 13, open: 1 });
    expect(await assessment(store, 13)).toMatchObject({ identity: "invited_here", invitation_id: id });
    const events = await store.db.selectFrom("events").select(["kind", "assessment_id"]).execute();
    expect(
      events
        .filter(({ kind }) => kind === "invited")
        .map((event) => event.assessment_id)
        .sort(),
    ).toEqual([11, 12, 13]);
    for (const other of [11, 12])
      expect(await assessment(store, other)).toMatchObject({
        identity: "learned",
        invitation_id: null,
        email: "amara@example.com",
        interview_id: 1,
      });
  });

  test("a row that is given back is asked about again, whatever had borne out whose it was", async () => {
    const store = await setUp();
    const { id, ended } = await begin(store);
    expect(await adoptAfter(store, 15)).toBe(1);
    await list(store, [11, 12], { created_at: ended.beganAt.toISOString() });
    await chooseAssessment(store, id, 12, dana);
    await store.db.updateTable("assessments").set({ status: "recommended" }).where("id", "=", 12).execute();
    const service = whoTells({ email: "amara@example.com", interviewId: 1 });
    expect(await learnIdentities(store, service)).toBe(1);
    const created = {
      id: 13,
      status: "pending",
      createdAt: ended.beganAt.toISOString(),
      applicationUrl: "https://apply.example/13",
    } as const;
    expect(await settleCreated(store, id, created, ended)).toBe("created");
    expect((await getAssessment(store, 12, { role: "recruiter" }))?.assessment).toMatchObject({
      identity: "unclaimed",
      identification: "reading",
    });
    expect(await learnIdentities(store, service)).toBe(1);
    expect(await assessment(store, 12)).toMatchObject({ identity: "learned", email: "amara@example.com" });
    expect(await learnIdentities(store, service)).toBe(0);
  });

  test("an answer takes its assessment from the candidate who was thought to have it", async () => {
    const store = await setUp();
    const first = await unconfirmed(store, "b@example.com");
    const { id, ended } = await begin(store);
    expect(await adoptAfter(store, 15)).toBe(1);
    await list(store, [11], { created_at: ended.beganAt.toISOString() });
    await chooseAssessment(store, first.id, 11, dana);
    expect(await state(store, first.id)).toBe("created");
    const row = await assessment(store, 11);
    await settleCreated(
      store,
      id,
      { id: 11, status: "pending", createdAt: row.created_at, applicationUrl: row.application_url },
      ended,
    );
    expect(await invitation(store, id)).toMatchObject({ state: "created", assessment_id: 11 });
    expect(await state(store, first.id)).toBe("unconfirmed");
    expect(await overruled(store)).toEqual([["claim_overruled", "b@example.com", "Dana Whitfield"]]);
  });

  test("an answer overrules a claim that was made meanwhile, and all of it is on record", async () => {
    const store = await setUp();
    const { id, ended } = await begin(store);
    await list(store, [11], { created_at: ended.beganAt.toISOString() });
    const candidate = { email: "noah@example.com", firstName: "Noah" };
    await claimAssessment(store, 11, { interviewId: 1, candidate }, { ...dana, role: "recruiter" });
    const row = await assessment(store, 11);
    const created = {
      id: 11,
      status: "pending",
      createdAt: row.created_at,
      applicationUrl: row.application_url,
    } as const;
    await settleCreated(store, id, created, ended);
    await settleCreated(store, id, created, ended);
    expect(await assessment(store, 11)).toMatchObject({
      identity: "invited_here",
      email: "amara@example.com",
      claimed_by: null,
      claimed_at: null,
    });
    const detail = await getAssessment(store, 11, { role: "recruiter" });
    expect(detail?.assessment.overruledClaim).toEqual({ email: "noah@example.com", by: "Dana Whitfield" });
    expect(detail?.timeline.map(({ kind }) => kind).sort()).toEqual([
      "claim_overruled",
      "claimed",
      "invited",
    ]);
    expect(await overruled(store)).toEqual([["claim_overruled", "noah@example.com", "Dana Whitfield"]]);
  });

  test("an answer bears out a claim of the same candidate, and overrules nobody", async () => {
    const store = await setUp();
    const { id, ended } = await begin(store);
    await list(store, [11], { created_at: ended.beganAt.toISOString() });
    await store.db
      .updateTable("assessments")
      .set({
        ...claimed(11, 1, { ...nobody, email: "Amara@example.com" }),
        claimed_by_name: "Ali",
        claimed_at: store.now().toISOString(),
      })
      .execute();
    const row = await assessment(store, 11);
    await settleCreated(
      store,
      id,
      { id: 11, status: "pending", createdAt: row.created_at, applicationUrl: row.application_url },
      ended,
    );
    expect(await assessment(store, 11)).toMatchObject({ identity: "invited_here", overruled_claim: null });
    expect(await overruled(store)).toEqual([]);
  });

  test("a refusal that comes late counts as well, and frees what was matched", async () => {
    const store = await setUp();
    const { id, ended } = await begin(store);
    expect(await adoptAfter(store, 15)).toBe(1);
    await list(store, [11], { created_at: ended.beganAt.toISOString() });
    const refused = { state: "rejected", failure_code: "invalid_parameters", failure_message: "…" } as const;
    await settleFailed(store, id, refused, ended);
    expect(await invitation(store, id)).toMatchObject({ state: "rejected", assessment_id: null, open: 0 });
    expect(await assessment(store, 11)).toMatchObject({ identity: "unclaimed" });
  });

  test("who gives it up says so by name; only an unconfirmed one can be given up", async () => {
    const store = await setUp();
    const { id } = await unconfirmed(store);
    await giveUpInvitation(store, id, dana);
    expect(await invitation(store, id)).toMatchObject({
      state: "did_not_land",
      open: 0,
      settled_by_name: "Dana Whitfield",
    } satisfies Partial<InvitationsTable>);
    expect(await problemOf(giveUpInvitation(store, id, dana))).toMatchObject({ code: "not_unconfirmed" });
    expect((await listAttention(store))[0]?.message).toMatch(/^Dana Whitfield marked/);
  });
});
