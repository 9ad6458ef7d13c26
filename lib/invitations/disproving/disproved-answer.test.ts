import { randomUUID } from "node:crypto";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { wirePending } from "@/lib/assessment-api/fixtures";
import { claimed, learned, unclaimed } from "@/lib/assessments/directory";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment } from "@/lib/db/testing-rows";
import { giveUpInvitation } from "@/lib/invitations/attention/give-up-invitation";
import { listAttention } from "@/lib/invitations/attention/list-attention";
import { sendAgain } from "@/lib/invitations/attention/send-again";
import { adoptSamples } from "@/lib/invitations/creating/adopt-samples";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { lookForInvitations } from "@/lib/invitations/looking/look-for-invitations";
import { createAssessmentBodySchema } from "@/lib/invitations/schema";
import { openInvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { adoptAfter } from "@/lib/invitations/sending/testing-lost";
import { holdAnswers, queues } from "@/lib/invitations/sending/testing-queue";
import { pollAssessments } from "@/lib/mirror/polling/poll-assessments";

const other = {
  email: "carol@example.com",
  first_name: "Carol",
  last_name: null,
  phone_number: null,
  external_id: null,
  resume_url: null,
};

onEachStore("an answer that can’t be about the new assessment", (place) => {
  const openQueue = queues();
  const setUp = async () => {
    const parts = await openQueue(await place());
    const { store, client, interviewId, dana, fault } = parts;
    const { db } = store;
    const lines: string[] = [];
    const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });
    const onUnconfirmed = vi.fn();
    const queue = openInvitationQueue({ store, client, log, onUnconfirmed });
    const body = (email: string, confirm?: "again") =>
      createAssessmentBodySchema.parse({ interviewId, candidate: { email, firstName: "Dave" }, confirm });
    const invite = (email = "dave@example.com", confirm?: "again") =>
      createInvitation(queue, body(email, confirm), dana);
    /** The next create is answered with this id, whatever the service makes of it. */
    const answer = (id: number, when: "before" | "after" = "before") =>
      fault({ kind: "status", status: 201, body: wirePending({ id }), when });
    const row = (id: number) =>
      db.selectFrom("assessments").selectAll().where("id", "=", id).executeTakeFirst();
    const events = (id: number) =>
      db.selectFrom("events").selectAll().where("assessment_id", "=", id).orderBy("id").execute();
    const invitations = () => db.selectFrom("invitations").selectAll().orderBy("submitted_at").execute();
    const invitationOf = async (email: string) =>
      (await invitations()).find((invitation) => invitation.email === email);
    const onRecord = async () =>
      (await listAudit(store, auditQuerySchema.parse({}))).entries.filter(
        ({ action }) => action === "invitation_misanswered",
      );
    const make = async (email: string) => {
      const made = await client.createAssessment(body(email));
      return made.id;
    };
    const complete = (assessmentId: number) =>
      fetch(`${parts.server.origin}/__control/complete`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ assessmentId, recommended: true }),
      });
    const poll = async () => {
      await pollAssessments(store, client);
      await lookForInvitations(store, { begunAtMs: performance.now() });
    };
    /** A list arrives with one more row that nobody has heard of. */
    const list = async (id: number, columns: Partial<AssessmentsTable> = {}) => {
      const { lists } = await db
        .updateTable("mirror_state")
        .set((state) => ({ lists: state("lists", "+", 1) }))
        .returning("lists")
        .executeTakeFirstOrThrow();
      await createAssessment(store, id, { created_at: store.now().toISOString(), first_seen_list: lists });
      if (Object.keys(columns).length > 0)
        await db.updateTable("assessments").set(columns).where("id", "=", id).execute();
    };
    return {
      ...parts,
      ...{ db, queue, log, lines, onUnconfirmed, body, invite, answer, row, events, invitations },
      ...{ invitationOf, onRecord, make, complete, poll, list },
    };
  };
  type Parts = Awaited<ReturnType<typeof setUp>>;

  /** Nothing about the row has changed, and Dave’s invitation is looked for. */
  async function provesNothing({ invite, row, events, invitationOf }: Parts, id: number) {
    const before = { row: await row(id), events: await events(id) };
    expect(await invite()).toMatchObject({ invitation: { state: "unconfirmed", reason: "not_theirs" } });
    expect({ row: await row(id), events: await events(id) }).toEqual(before);
    expect(await invitationOf("dave@example.com")).toMatchObject({
      state: "unconfirmed",
      open: 1,
      assessment_id: null,
    });
  }

  const service = { ...learned(7001, "carol@example.com", 1), identity_read_at: "2026-03-10T11:00:00.000Z" };
  const noah = {
    ...claimed(7001, 1, { ...other, email: "noah@example.com", first_name: "Noah" }),
    claimed_by_name: "Ali",
    claimed_at: "2026-03-10T11:00:00.000Z",
  };

  test.each<[string, Partial<AssessmentsTable>]>([
    ["completed, and somebody else’s by the service’s word", { status: "recommended", ...service }],
    ["pending, and nobody’s yet", { ...unclaimed(7001) }],
    ["completed, and nobody’s yet", { status: "not_recommended", ...unclaimed(7001) }],
    ["claimed for somebody else by hand", noah],
    ["gone", { ...unclaimed(7001), gone_at: "2026-03-10T11:00:00.000Z" }],
    ["from before lists were numbered", { ...unclaimed(7001), first_seen_list: 0 }],
  ])("with one that the last list before the call had: %s", async (_title, columns) => {
    const parts = await setUp();
    await parts.list(7001, columns);
    await parts.answer(7001);
    await provesNothing(parts, 7001);
  });

  test("with one that turns out to be another candidate’s while the call is under way", async () => {
    const parts = await setUp();
    const held = holdAnswers(parts.client);
    const queue = openInvitationQueue({ store: parts.store, client: held.client, log: parts.log });
    await parts.answer(7001);
    const asked = createInvitation(queue, parts.body("dave@example.com"), parts.dana);
    await expect.poll(parts.posts).toBe(1);
    await parts.list(7001, { status: "recommended", ...service });
    const before = await parts.row(7001);
    held.release();
    expect(await asked).toMatchObject({ invitation: { state: "unconfirmed" } });
    expect(await parts.row(7001)).toEqual(before);
  });

  test("with one that another create was answered with: the first keeps it", async () => {
    const parts = await setUp();
    await parts.answer(5000);
    await parts.answer(5000);
    expect(await parts.invite("carol@example.com")).toMatchObject({ assessment: { id: 5000 } });
    await provesNothing(parts, 5000);
    expect(await parts.invitationOf("carol@example.com")).toMatchObject({
      state: "created",
      open: 1,
      assessment_id: 5000,
    });
  });

  test("with one that an invitation has whose row no list has brought yet", async () => {
    const parts = await setUp();
    await adoptSamples(parts.store, [
      {
        ...parts.body("carol@example.com"),
        assessmentId: 7001,
        createdAt: parts.store.now().toISOString(),
      },
    ]);
    await parts.answer(7001);
    await provesNothing(parts, 7001);
    expect(await parts.invitationOf("carol@example.com")).toMatchObject({ assessment_id: 7001 });
  });

  test("with the candidate’s own of before: a new one was asked for", async () => {
    const parts = await setUp();
    const { invite, complete, poll, answer, row, invitations } = parts;
    const first = await invite();
    const id = "assessment" in first ? first.assessment.id : 0;
    await complete(id);
    await poll();
    const before = await row(id);
    await answer(id);
    expect(await invite(undefined, "again")).toMatchObject({ invitation: { state: "unconfirmed" } });
    expect(await row(id)).toEqual(before);
    expect((await invitations()).map(({ state, open }) => [state, open]).sort()).toEqual([
      ["created", 0],
      ["unconfirmed", 1],
    ]);
  });

  test("is told to the recruiter, and is under what needs attention, in the audit log and in the process’s log", async () => {
    const { answer, list, invite, store, onRecord, lines, onUnconfirmed, server, invitationOf } =
      await setUp();
    await list(7001, service);
    await answer(7001);
    const told = {
      state: "unconfirmed",
      reason: "not_theirs",
      message: expect.stringMatching(/^The service answered with an assessment that/),
    };
    expect(await invite()).toMatchObject({ invitation: told });
    expect(await listAttention(store)).toMatchObject([told]);
    const { id } = (await invitationOf("dave@example.com")) ?? {};
    expect(await onRecord()).toMatchObject([
      { actor: { name: "Shortlist" }, subject: { type: "invitation", label: "Dave" } },
    ]);
    expect(onUnconfirmed).toHaveBeenCalledOnce();
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, invitation: id, assessment: 7001 }),
    ]);
    expect(lines.join()).not.toMatch(/@|dave|carol/i);
    expect(lines.join()).not.toContain(server.apiKey);
  });

  test("leaves it to the lists: the one that was truly made is found, and never the answer’s", async () => {
    const { store, answer, make, poll, invite, invitationOf, row, onRecord } = await setUp();
    const carols = await make("carol@example.com");
    await poll();
    // By the service’s clock, which is the machine’s.
    store.clock.at = new Date();
    await answer(carols, "after");
    await invite();
    await poll();
    const found = await invitationOf("dave@example.com");
    expect(found?.state).toBe("probable");
    expect(found?.assessment_id).not.toBe(carols);
    expect(await row(carols)).toMatchObject({ identity: "unclaimed", invitation_id: null });
    expect(await onRecord()).toHaveLength(1);
  });

  test("leaves it to the lists, and nothing is there to be found: a recruiter decides", async () => {
    const { answer, make, poll, invite, invitationOf, dana, store, queue } = await setUp();
    const carols = await make("carol@example.com");
    await poll();
    store.clock.at = new Date();
    await answer(carols);
    await invite();
    await poll();
    const { id = "", state } = (await invitationOf("dave@example.com")) ?? {};
    expect(state).toBe("unconfirmed");
    await giveUpInvitation(store, id, dana);
    expect(await sendAgain(queue, id, dana)).toMatchObject({ assessment: { status: "pending" } });
  });

  test("sent again and answered with one that was listed since the first call: looking tells", async () => {
    const { fault, store, poll, invite, invitationOf, dana, answer, queue, onRecord, db } = await setUp();
    store.clock.at = new Date();
    await fault({ kind: "reset", when: "after" });
    await invite();
    const { id = "" } = (await invitationOf("dave@example.com")) ?? {};
    await giveUpInvitation(store, id, dana);
    await poll();
    const [own] = await db.selectFrom("assessments").select("id").execute();
    await answer(own?.id ?? 0);
    expect(await sendAgain(queue, id, dana)).toMatchObject({ invitation: { state: "unconfirmed" } });
    expect(await onRecord()).toHaveLength(1);
    await poll();
    expect(await invitationOf("dave@example.com")).toMatchObject({
      state: "probable",
      assessment_id: own?.id,
    });
  });

  test.each<[string, Partial<AssessmentsTable>]>([
    ["pending", { ...unclaimed(7002) }],
    ["completed already", { status: "recommended", ...unclaimed(7002) }],
    ["theirs by the service’s word", { status: "recommended", ...learned(7002, "Dave@example.com", null) }],
  ])("is none where a list has shown the new one, %s, before the answer", async (_title, columns) => {
    const parts = await setUp();
    const held = holdAnswers(parts.client);
    const queue = openInvitationQueue({ store: parts.store, client: held.client, log: parts.log });
    await parts.answer(7002);
    const asked = createInvitation(queue, parts.body("dave@example.com"), parts.dana);
    await expect.poll(parts.posts).toBe(1);
    await parts.list(7002, columns);
    held.release();
    expect(await asked).toMatchObject({ assessment: { id: 7002, candidate: { email: "dave@example.com" } } });
    expect(await parts.invitationOf("dave@example.com")).toMatchObject({
      state: "created",
      open: columns.status ? 0 : 1,
    });
    expect(await parts.onRecord()).toEqual([]);
  });

  /** Its process seemed lost while it called; the answer, about Carol’s, comes after what happens meanwhile. */
  async function lateAnswer(parts: Parts, meanwhile: (id: string) => Promise<unknown>) {
    const { store, client, log, answer, body, dana, posts, list, invitationOf } = parts;
    await list(7001, service);
    const held = holdAnswers(client);
    // Nothing moves its deadline any more.
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const queue = openInvitationQueue({ store, client: held.client, log });
    vi.useRealTimers();
    await answer(7001);
    const asked = createInvitation(queue, body("dave@example.com"), dana);
    await expect.poll(posts).toBe(1);
    expect(await adoptAfter(store, 16)).toBe(1);
    const before = await parts.row(7001);
    await meanwhile((await invitationOf("dave@example.com"))?.id ?? "");
    held.release();
    await asked;
    expect(await parts.row(7001)).toEqual(before);
    return invitationOf("dave@example.com");
  }

  test("late, to an unconfirmed one: it stays that, and says why", async () => {
    const parts = await setUp();
    const after = await lateAnswer(parts, async () => undefined);
    expect(after).toMatchObject({ state: "unconfirmed", open: 1, failure_code: "not_theirs" });
    expect(await parts.onRecord()).toHaveLength(1);
  });

  test("late, to one that was given up: something was answered, so it is looked for again", async () => {
    const parts = await setUp();
    const after = await lateAnswer(parts, (id) => giveUpInvitation(parts.store, id, parts.dana));
    expect(after).toMatchObject({
      state: "unconfirmed",
      open: 1,
      failure_code: "not_theirs",
      settled_by_name: null,
      dismissed_at: null,
    });
  });

  test("late, to one that was given up and sent again: the later call counts", async () => {
    const parts = await setUp();
    const after = await lateAnswer(parts, async (id) => {
      await giveUpInvitation(parts.store, id, parts.dana);
      await sendAgain(parts.queue, id, parts.dana);
    });
    expect(after).toMatchObject({ state: "created", sends: 2, failure_code: null });
    expect(after?.assessment_id).not.toBe(7001);
    expect(await parts.onRecord()).toHaveLength(1);
  });

  test("late, to one that another of the candidate has taken the place of: that one counts", async () => {
    const parts = await setUp();
    const after = await lateAnswer(parts, async (id) => {
      await giveUpInvitation(parts.store, id, parts.dana);
      await createInvitation(
        parts.queue,
        { ...parts.body("Dave@example.com"), submissionId: randomUUID() },
        parts.dana,
      );
    });
    expect(after).toMatchObject({ state: "did_not_land", open: 0 });
    expect(await parts.invitationOf("Dave@example.com")).toMatchObject({ state: "created", open: 1 });
  });

  test("late, to one that is probably another: it stays that", async () => {
    const parts = await setUp();
    const after = await lateAnswer(parts, async () => {
      await parts.list(7003);
      await lookForInvitations(parts.store, { begunAtMs: 0 });
    });
    expect(after).toMatchObject({ state: "probable", assessment_id: 7003 });
    expect(await parts.row(7003)).toMatchObject({ identity: "probable", invitation_id: after?.id });
  });
});
