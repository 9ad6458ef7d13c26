import { randomUUID } from "node:crypto";
import pino from "pino";
import { describe, expect, test, vi } from "vitest";
import { engineOf } from "@/lib/db/engine";
import { onEachStore } from "@/lib/db/testing";
import { ProblemError } from "@/lib/errors";
import { dismissInvitation } from "@/lib/invitations/attention/dismiss-invitation";
import { listAttention } from "@/lib/invitations/attention/list-attention";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { type CreateAssessmentBody, createAssessmentBodySchema } from "@/lib/invitations/schema";
import { adoptLostInvitations } from "@/lib/invitations/sending/adopt-lost-invitations";
import { beginCall } from "@/lib/invitations/sending/begin-call";
import { openInvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { renewDeadlines } from "@/lib/invitations/sending/renew-deadlines";
import { adoptAfter } from "@/lib/invitations/sending/testing-lost";
import { holdAnswers, queues } from "@/lib/invitations/sending/testing-queue";
import { watchUnchanged } from "@/lib/invitations/sending/watch-unchanged";
import { pollAssessments } from "@/lib/mirror/polling/poll-assessments";

const problemOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ProblemError) return error.problem;
  throw error ?? new Error("nothing was thrown");
};

onEachStore("inviting a candidate", (store) => {
  const openQueue = queues();
  const setUp = async (timeoutMs?: number) => {
    const parts = await openQueue(await store(), timeoutMs);
    const body = (overrides: Partial<CreateAssessmentBody> = {}): CreateAssessmentBody =>
      createAssessmentBodySchema.parse({
        interviewId: parts.interviewId,
        candidate: { email: "Amara@Example.com", firstName: "Amara", lastName: "Okafor" },
        ...overrides,
      });
    const invite = (overrides: Partial<CreateAssessmentBody> = {}) =>
      createInvitation(parts.queue, body(overrides), parts.dana);
    const states = async () =>
      (
        await parts.store.db
          .selectFrom("invitations")
          .select(["state", "open"])
          .orderBy("submitted_at")
          .execute()
      ).map(({ state, open }) => `${state}${open ? " (open)" : ""}`);
    return { ...parts, body, invite, states };
  };

  test("makes the assessment and its row, with name, link and timeline", async () => {
    const { invite, states, store: source } = await setUp();
    const created = await invite();
    expect(created).toMatchObject({
      assessment: {
        status: "pending",
        identity: "invited_here",
        invitedBy: "Dana Whitfield",
        candidate: { email: "Amara@Example.com", firstName: "Amara", lastName: "Okafor" },
        applicationUrl: expect.stringMatching(/^http/),
      },
    });
    expect(await states()).toEqual(["created (open)"]);
    const events = await source.db.selectFrom("events").select(["kind", "actor_name"]).execute();
    expect(events).toEqual([{ kind: "invited", actor_name: "Dana Whitfield" }]);
  });

  test("a submission sent twice is one invitation, and both get its answer", async () => {
    const { invite, onRecord } = await setUp();
    const submissionId = randomUUID();
    const answers = await Promise.all([
      invite({ submissionId }),
      invite({ submissionId }),
      invite({ submissionId }),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await onRecord()).toHaveLength(1);
  });

  test("a submission’s id is not good for another invitation", async () => {
    const { invite, onRecord } = await setUp();
    const submissionId = randomUUID();
    await invite({ submissionId });
    const other = invite({ submissionId, candidate: { email: "other@example.com" } });
    expect(await problemOf(other)).toMatchObject({ status: 400 });
    expect(await onRecord()).toHaveLength(1);
  });

  test("two recruiters at once make one invitation, and the second sees its link", async () => {
    const { invite, onRecord } = await setUp();
    const both = await Promise.allSettled([invite(), invite({ candidate: { email: "amara@example.COM" } })]);
    expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find((one) => one.status === "rejected");
    expect(refused?.reason.problem).toMatchObject({
      status: 409,
      code: "pending_here",
      extra: { assessment: { applicationUrl: expect.stringMatching(/^http/) } },
    });
    expect(await onRecord()).toHaveLength(1);
  });

  test("a completed assessment needs the recruiter’s word for another one", async () => {
    const { invite, store: source, client, server } = await setUp();
    const first = await invite();
    const assessmentId = "assessment" in first ? first.assessment.id : 0;
    await fetch(`${server.origin}/__control/complete`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ assessmentId, recommended: true }),
    });
    await pollAssessments(source, client);
    expect(await problemOf(invite())).toMatchObject({ status: 409, code: "completed_here" });
    expect(await invite({ confirm: "again" })).toMatchObject({ assessment: { status: "pending" } });
  });

  test("the service’s own refusal stands at its field, and leaves the way open", async () => {
    const { client, body, invite, states } = await setUp();
    await client.createAssessment(body());
    const problem = await problemOf(invite());
    expect(problem).toMatchObject({ status: 422 });
    expect(Object.keys(problem.errors ?? {})).toEqual(["candidate.email"]);
    expect(await states()).toEqual(["rejected"]);
  });

  test.each([
    ["resets before doing the work", { kind: "reset", when: "before" }, 0],
    ["resets after doing the work", { kind: "reset", when: "after" }, 1],
    ["hangs", { kind: "hang" }, undefined],
    ["answers 500", { kind: "status", status: 500 }, undefined],
    ["answers 302", { kind: "status", status: 302, headers: { location: "http://127.0.0.1:9/" } }, undefined],
    ["cuts its answer off", { kind: "cut-off" }, undefined],
  ])(
    "when the service %s, the invitation is unconfirmed and never repeated",
    async (_title, fault, onService) => {
      const {
        invite,
        fault: next,
        states,
        store: source,
        posts,
        onRecord,
      } = await setUp(fault.kind === "hang" ? 1_000 : 2_500);
      await next(fault);
      expect(await invite()).toMatchObject({ invitation: { state: "unconfirmed" } });
      expect(await states()).toEqual(["unconfirmed (open)"]);
      if (onService !== undefined) expect(await onRecord()).toHaveLength(onService);

      const again = await problemOf(invite());
      expect(again).toMatchObject({
        status: 409,
        code: "pending_here",
        extra: { invitation: { state: "unconfirmed" } },
      });
      expect(await posts()).toBe(1);

      const [attention] = await listAttention(source);
      expect(attention).toMatchObject({ state: "unconfirmed", candidate: { email: "Amara@Example.com" } });
      const dismissed = problemOf(
        dismissInvitation(source, attention?.id ?? "", { id: "dana", name: "Dana" }),
      );
      expect(await dismissed).toMatchObject({ status: 409 });
    },
  );

  test("when the service is down nothing has left: it can be tried again, or dismissed", async () => {
    const { invite, states, store: source, server } = await setUp();
    await server.close();
    // The idle connection's end is seen with a turn of the event loop; before that, a request on it may have left.
    await expect
      .poll(() => fetch(server.url).catch((error: Error) => error.cause))
      .toMatchObject({ code: "ECONNREFUSED" });
    expect(await problemOf(invite())).toMatchObject({ status: 502, code: "not_sent" });
    expect(await problemOf(invite())).toMatchObject({ status: 502, code: "not_sent" });
    expect(await states()).toEqual(["not_sent", "not_sent"]);
    // The second attempt has taken the first one's place.
    const [latest, ...others] = await listAttention(source);
    expect(others).toEqual([]);
    await dismissInvitation(source, latest?.id ?? "", { id: "dana", name: "Dana" });
    expect(await listAttention(source)).toEqual([]);
  });

  test.each(["nothing", "\u0000"])("no invitation has the id %j", async (id) => {
    const { store: source } = await setUp();
    const dismissed = problemOf(dismissInvitation(source, id, { id: "dana", name: "Dana" }));
    expect(await dismissed).toMatchObject({ status: 404 });
  });

  test("a connection that broke off is not called unreachable", async () => {
    const { invite, fault, store: source } = await setUp();
    await fault({ kind: "reset", when: "after" });
    await invite();
    const [attention] = await listAttention(source);
    expect(attention?.message).toMatch(/^The connection to the service broke off\. /);
  });

  test("a wrong key refuses every invitation, in words", async () => {
    const { invite, fault, states } = await setUp();
    await fault({ kind: "status", status: 401 });
    expect(await problemOf(invite())).toMatchObject({ status: 502, code: "rejected" });
    expect(await states()).toEqual(["rejected"]);
  });

  test("after a restart only invitations past their deadline are taken for lost", async () => {
    const { store: source, body, states } = await setUp();
    await recordInvitation(source, randomUUID(), body(), { id: "dana", name: "Dana" });
    expect(await adoptAfter(source, 29)).toBe(0);
    expect(await adoptAfter(source, 31)).toBe(1);
    expect(await states()).toEqual(["not_sent"]);
  });

  test("after a restart nobody knows what became of one whose call had begun", async () => {
    const { store: source, body, states } = await setUp();
    const row = await recordInvitation(source, randomUUID(), body(), { id: "dana", name: "Dana" });
    await beginCall(source, row?.id ?? "");
    expect(await adoptAfter(source, 14)).toBe(0);
    expect(await adoptAfter(source, 15)).toBe(1);
    expect(await states()).toEqual(["unconfirmed (open)"]);
  });

  test.each([
    ["not sent", false, 30_000, "not_sent"],
    ["unconfirmed", true, 15_000, "unconfirmed (open)"],
  ])("a clock that was set back keeps nobody waiting: %s", async (_title, isCalled, givenMs, expected) => {
    const { store: source, body, states } = await setUp();
    const row = await recordInvitation(source, randomUUID(), body(), { id: "dana", name: "Dana" });
    if (isCalled) await beginCall(source, row?.id ?? "");
    source.clock.at = new Date(source.clock.at.getTime() - 3_600_000);
    let ownMs = 0;
    const watch = watchUnchanged(() => ownMs);
    expect(await adoptLostInvitations(source, watch)).toBe(0);
    ownMs = givenMs - 1;
    expect(await adoptLostInvitations(source, watch)).toBe(0);
    ownMs = givenMs;
    expect(await adoptLostInvitations(source, watch)).toBe(1);
    expect(await states()).toEqual([expected]);
  });

  test("a clock that was set back takes nobody for lost whose process still moves the deadline", async () => {
    const { store: source, body } = await setUp();
    const row = await recordInvitation(source, randomUUID(), body(), { id: "dana", name: "Dana" });
    source.clock.at = new Date(source.clock.at.getTime() - 3_600_000);
    let ownMs = 0;
    const watch = watchUnchanged(() => ownMs);
    for (let look = 0; look < 10; look += 1) {
      source.clock.at = new Date(source.clock.at.getTime() + 5_000);
      await renewDeadlines(source, [row?.id ?? ""]);
      expect(await adoptLostInvitations(source, watch)).toBe(0);
      ownMs += 5_000;
    }
  });

  test("with several instances, another one's clock takes no living call for lost", async () => {
    const { store: source, body, states } = await setUp();
    const row = await recordInvitation(source, randomUUID(), body(), { id: "dana", name: "Dana" });
    await beginCall(source, row?.id ?? "");
    const aheadByAnHour = { ...source, now: () => new Date(source.clock.at.getTime() + 3_600_000) };
    const isShared = engineOf(source.db) === "postgres";
    expect(await adoptLostInvitations(aheadByAnHour)).toBe(isShared ? 0 : 1);
    expect(await states()).toEqual([isShared ? "submitting (open)" : "unconfirmed (open)"]);
  });

  test("whose turn it is doesn’t wait for a dead one’s clock, which was ahead", async () => {
    const { store: source, body, states } = await setUp();
    const by = { id: "dana", name: "Dana" };
    const aheadByAnHour = { ...source, now: () => new Date(source.clock.at.getTime() + 3_600_000) };
    const lost = await recordInvitation(aheadByAnHour, randomUUID(), body(), by);
    await beginCall(aheadByAnHour, lost?.id ?? "");
    const next = await recordInvitation(
      source,
      randomUUID(),
      body({ candidate: { email: "b@example.com" } }),
      by,
    );
    let looks = 0;
    const sixteenSecondsALook = watchUnchanged(() => 16_000 * looks++);
    expect(await beginCall(source, next?.id ?? "", { watch: sixteenSecondsALook })).toBeDefined();
    expect(await states()).toEqual(["submitting (open)", "unconfirmed (open)"]);
  });

  describe("behind others for longer than its deadline", () => {
    const by = { id: "dana", name: "Dana" };
    const queued = async () => {
      const parts = await setUp();
      const { store: source, posts } = parts;
      const { client, release } = holdAnswers(parts.client);
      // Its process is as good as gone: it no longer moves their deadlines.
      vi.useFakeTimers({ toFake: ["setInterval"] });
      const queue = openInvitationQueue({ store: source, client, log: pino({ level: "silent" }) });
      vi.useRealTimers();
      const first = await recordInvitation(source, randomUUID(), parts.body(), by);
      const input = parts.body({ candidate: { email: "b@example.com" } });
      const second = await recordInvitation(source, randomUUID(), input, by);
      if (!first || !second) throw new Error("both must be written down");
      const sent = Promise.all([queue.send(first), queue.send(second)]);
      await expect.poll(posts).toBe(1);
      expect(await adoptAfter(source, 61)).toBeGreaterThan(0);
      return { ...parts, sent, release };
    };

    test("an invitation is settled by its own answer; one taken for never sent is not sent any more", async () => {
      const { sent, release, states, posts } = await queued();
      expect((await states()).sort()).toEqual(["not_sent", "unconfirmed (open)"]);
      release();
      await sent;
      expect((await states()).sort()).toEqual(["created (open)", "not_sent"]);
      expect(await posts()).toBe(1);
    });
  });

  test("a queue that closes waits for the call under way and starts no other", async () => {
    const { client, body, store: source, states, onRecord, posts } = await setUp();
    const held = holdAnswers(client);
    const queue = openInvitationQueue({ store: source, client: held.client, log: pino({ level: "silent" }) });
    const one = await recordInvitation(source, randomUUID(), body(), { id: "dana", name: "Dana" });
    const two = await recordInvitation(
      source,
      randomUUID(),
      body({ candidate: { email: "b@example.com" } }),
      {
        id: "dana",
        name: "Dana",
      },
    );
    if (!one || !two) throw new Error("both must be written down");
    const sent = [queue.send(one), queue.send(two)];
    await expect.poll(posts).toBe(1);
    const closed = queue.close(60_000);
    held.release();
    expect(await closed).toBe(0);
    await Promise.all(sent);
    expect((await states()).sort()).toEqual(["created (open)", "not_sent"]);
    expect(await onRecord()).toHaveLength(1);
  });
});

describe("the input", () => {
  const parse = (candidate: Record<string, unknown>) =>
    createAssessmentBodySchema.safeParse({
      interviewId: 1,
      candidate: { email: "a@example.com", ...candidate },
    });

  test.each([
    ["+44 20 7946 0018", "+442079460018"],
    ["(030) 123-456", "030123456"],
    ["", undefined],
  ])("takes the phone number %j as %j", (phoneNumber, stored) => {
    expect(parse({ phoneNumber }).data?.candidate.phoneNumber).toBe(stored);
  });

  test.each(["+1 23", "call me", "+999 123456789", "12"])("refuses the phone number %j", (phoneNumber) => {
    expect(parse({ phoneNumber }).success).toBe(false);
  });

  test.each(["javascript:alert(1)", "cv.pdf", "ftp://example.com/cv"])(
    "refuses the résumé %j",
    (resumeUrl) => {
      expect(parse({ resumeUrl }).success).toBe(false);
    },
  );

  test("takes optional fields left empty as not given", () => {
    expect(parse({ firstName: " ", resumeUrl: "", externalId: "" }).data?.candidate).toEqual({
      email: "a@example.com",
    });
  });
});
