import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { createAssessmentClient } from "@/lib/assessment-api/client";
import { onEachStore } from "@/lib/db/testing";
import { ProblemError } from "@/lib/errors";
import { dismissInvitation } from "@/lib/invitations/attention/dismiss-invitation";
import { giveUpInvitation } from "@/lib/invitations/attention/give-up-invitation";
import { listAttention } from "@/lib/invitations/attention/list-attention";
import { sendAgain } from "@/lib/invitations/attention/send-again";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { createAssessmentBodySchema } from "@/lib/invitations/schema";
import { openInvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { holdAnswers, queues } from "@/lib/invitations/sending/testing-queue";
import { pollAssessments } from "@/lib/mirror/polling/poll-assessments";

const log = pino({ level: "silent" });

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ProblemError ? error.problem : Promise.reject(error)),
  );

onEachStore("the queue", (place) => {
  const openQueue = queues();
  const setUp = async () => {
    const parts = await openQueue(await place());
    const body = (email = "amara@example.com") =>
      createAssessmentBodySchema.parse({ interviewId: parts.interviewId, candidate: { email } });
    const rows = () => parts.store.db.selectFrom("invitations").selectAll().execute();
    return { ...parts, body, rows };
  };

  /** A client that notes how many creates were in flight at once. */
  const counting = (client: Awaited<ReturnType<typeof setUp>>["client"]) => {
    const seen = { now: 0, most: 0, calls: 0 };
    const counted = {
      ...client,
      createAssessment: async (...given: Parameters<typeof client.createAssessment>) => {
        seen.now += 1;
        seen.calls += 1;
        seen.most = Math.max(seen.most, seen.now);
        return client.createAssessment(...given).finally(() => {
          seen.now -= 1;
        });
      },
    };
    return { counted, seen };
  };

  test("creates of two queues on one store never overlap, and none is lost or doubled", async () => {
    const { store, client, body, fault, dana, onRecord, rows } = await setUp();
    await fault({ kind: "delay", ms: 30 }, 20);
    const { counted, seen } = counting(client);
    const two = [
      openInvitationQueue({ store, client: counted, log }),
      openInvitationQueue({ store, client: counted, log }),
    ];
    const emails = Array.from({ length: 8 }, (_, index) => `candidate${index}@example.com`);
    // Each is asked for at both: two recruiters at once, before different instances.
    const answers = await Promise.allSettled(
      emails.flatMap((email) => two.map((queue) => createInvitation(queue, body(email), dana))),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(emails.length);
    expect(seen).toMatchObject({ now: 0, most: 1, calls: emails.length });
    expect((await onRecord()).map(({ email }) => email).sort()).toEqual(emails);
    expect((await rows()).every((row) => row.state === "created" && row.sends === 1)).toBe(true);
  });

  test("one submission at two queues is one invitation, and both get its answer", async () => {
    const { store, client, body, dana, onRecord } = await setUp();
    const two = [openInvitationQueue({ store, client, log }), openInvitationQueue({ store, client, log })];
    const given = { ...body(), submissionId: randomUUID() };
    const answers = await Promise.all(two.map((queue) => createInvitation(queue, given, dana)));
    expect(answers[0]).toEqual(answers[1]);
    expect(await onRecord()).toHaveLength(1);
  });

  test("tells when nobody knows whether one landed", async () => {
    const { store, client, body, dana, fault } = await setUp();
    const onUnconfirmed = vi.fn();
    const queue = openInvitationQueue({ store, client, log, onUnconfirmed });
    await createInvitation(queue, body("b@example.com"), dana);
    expect(onUnconfirmed).not.toHaveBeenCalled();
    await fault({ kind: "reset", when: "after" });
    await createInvitation(queue, body(), dana);
    expect(onUnconfirmed).toHaveBeenCalledOnce();
  });

  test("an answer that the store doesn’t take is kept until it does", async () => {
    const { store, client, body, dana, rows, onRecord } = await setUp();
    let failures = 0;
    const db = new Proxy(store.db, {
      get(target, name) {
        // The third transaction is the one that settles.
        if (name === "transaction" && ++transactions > 2 && failures < 2) {
          failures += 1;
          return () => {
            throw new Error("disk full");
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    let transactions = 0;
    const queue = openInvitationQueue({ store: { ...store, db }, client, log });
    expect(await createInvitation(queue, body(), dana)).toMatchObject({ assessment: { status: "pending" } });
    expect(failures).toBe(2);
    expect(await rows()).toMatchObject([{ state: "created", sends: 1 }]);
    expect(await onRecord()).toHaveLength(1);
  });

  test("the call’s end is told by how long it took, not by a clock that was set", async () => {
    const { store, client, body, dana, rows } = await setUp();
    const held = holdAnswers(client);
    const queue = openInvitationQueue({ store, client: held.client, log });
    const asked = createInvitation(queue, body(), dana);
    await expect.poll(async () => (await rows())[0]?.call_began_at ?? null).not.toBeNull();
    store.clock.at = new Date(store.clock.at.getTime() - 3_600_000);
    held.release();
    await asked;
    const [row] = await rows();
    expect((row?.call_ended_at ?? "") > (row?.call_began_at ?? "")).toBe(true);
  });

  test("a process that hasn’t heard from the service asks it once what time it is there", async () => {
    const { store, server, body, dana, rows } = await setUp();
    const client = createAssessmentClient({ baseUrl: server.url, apiKey: server.apiKey });
    const listInterviews = vi.fn(client.listInterviews);
    const fresh = openInvitationQueue({ store, client: { ...client, listInterviews }, log });
    await createInvitation(fresh, body(), dana);
    await createInvitation(fresh, body("b@example.com"), dana);
    expect(listInterviews).toHaveBeenCalledTimes(1);
    const apartMs = Date.now() - store.now().getTime();
    for (const { call_skew_ms } of await rows())
      expect(Math.abs((call_skew_ms ?? Number.NaN) - apartMs)).toBeLessThan(60_000);
  });

  test("what never left is sent again as the same invitation", async () => {
    const { store, queue, body, dana, rows } = await setUp();
    const nobody = createAssessmentClient({ baseUrl: await closedAddress(), apiKey: "key-of-nobody" });
    const before = openInvitationQueue({ store, client: nobody, log });
    expect(await problemOf(createInvitation(before, body(), dana))).toMatchObject({ code: "not_sent" });
    const [row] = await rows();
    expect(await sendAgain(queue, row?.id ?? "", dana)).toMatchObject({ assessment: { status: "pending" } });
    expect(await rows()).toMatchObject([{ id: row?.id, state: "created", sends: 2 }]);
    expect(await problemOf(sendAgain(queue, row?.id ?? "", dana))).toMatchObject({ code: "not_sendable" });
  });

  const unconfirmed = async (when: "before" | "after") => {
    const parts = await setUp();
    await parts.fault({ kind: "reset", when });
    await createInvitation(parts.queue, parts.body(), parts.dana);
    const [row] = await parts.rows();
    if (!row) throw new Error("It must be written down.");
    await giveUpInvitation(parts.store, row.id, parts.dana);
    return { ...parts, before: row };
  };

  test("sent again after it was given up, a refusal for a pending one sends it back to looking", async () => {
    const { queue, store, dana, before, rows, onRecord } = await unconfirmed("after");
    store.clock.at = new Date(store.clock.at.getTime() + 120_000);
    expect(await sendAgain(queue, before.id, dana)).toMatchObject({ invitation: { state: "unconfirmed" } });
    const [row] = await rows();
    expect(row).toMatchObject({
      state: "unconfirmed",
      open: 1,
      sends: 2,
      failure_code: "pending_there",
      first_call_at: before.first_call_at,
      lists_before_call: before.lists_before_call,
    });
    expect((row?.call_ended_at ?? "") > (before.call_ended_at ?? "")).toBe(true);
    expect(await onRecord()).toHaveLength(1);
  });

  test("invited anew through the form instead, it goes back to looking as well", async () => {
    const { queue, body, dana, before, rows, onRecord } = await unconfirmed("after");
    expect(await createInvitation(queue, body(), dana)).toMatchObject({
      invitation: { state: "unconfirmed" },
    });
    const anew = (await rows()).find(({ id }) => id !== before.id);
    expect(anew).toMatchObject({ state: "unconfirmed", lists_before_call: before.lists_before_call });
    expect(await onRecord()).toHaveLength(1);
  });

  test("dismissed and then invited anew, it goes back to looking as well", async () => {
    const { queue, store, body, dana, before, onRecord } = await unconfirmed("after");
    await dismissInvitation(store, before.id, dana);
    expect(await createInvitation(queue, body(), dana)).toMatchObject({
      invitation: { state: "unconfirmed" },
    });
    expect(await onRecord()).toHaveLength(1);
  });

  test("once a later one was created, a refusal for a pending one is a refusal", async () => {
    const { queue, store, client, server, body, dana } = await unconfirmed("before");
    const created = await createInvitation(queue, body(), dana);
    const assessmentId = "assessment" in created ? created.assessment.id : 0;
    await fetch(`${server.origin}/__control/complete`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ assessmentId, recommended: true }),
    });
    await pollAssessments(store, client);
    await client.createAssessment(body());
    const again = createInvitation(queue, { ...body(), confirm: "again" }, dana);
    expect(await problemOf(again)).toMatchObject({ status: 422 });
  });

  const badPhone = {
    kind: "status",
    status: 422,
    body: { phone_number: ["is no phone number"] },
  };
  const atPhone = { status: 422, errors: { "candidate.phoneNumber": ["Is no phone number."] } };
  const told = async (store: Awaited<ReturnType<typeof setUp>>["store"]) =>
    (await listAttention(store)).map(({ state, message }) => ({ state, message }));

  test("sent again and refused for a field, the service’s reason is told", async () => {
    const { queue, store, dana, before, fault } = await unconfirmed("before");
    await fault(badPhone);
    expect(await problemOf(sendAgain(queue, before.id, dana))).toMatchObject(atPhone);
    const message = expect.stringContaining("Phone number: Is no phone number.");
    expect(await told(store)).toEqual([{ state: "did_not_land", message }]);
  });

  test("invited anew and refused for a field, the reason stands at the field", async () => {
    const { queue, store, body, dana, fault } = await unconfirmed("before");
    await fault(badPhone);
    expect(await problemOf(createInvitation(queue, body(), dana))).toMatchObject(atPhone);
    const message = expect.stringContaining("Phone number: Is no phone number.");
    expect(await told(store)).toEqual([{ state: "did_not_land", message }]);
  });

  test("invited anew, but never sent, it is said not to have been sent", async () => {
    const { store, body, dana } = await unconfirmed("before");
    const nobody = createAssessmentClient({ baseUrl: await closedAddress(), apiKey: "key-of-nobody" });
    const unreachable = openInvitationQueue({ store, client: nobody, log });
    const again = createInvitation(unreachable, body(), dana);
    expect(await problemOf(again)).toMatchObject({ status: 502, code: "not_sent" });
    const message = expect.stringContaining("could not be reached when it was sent again");
    expect(await told(store)).toEqual([{ state: "did_not_land", message }]);
  });

  test("sent again after it truly did not land, it is created", async () => {
    const { queue, dana, before, rows, onRecord } = await unconfirmed("before");
    const answers = await Promise.all([
      problemOf(sendAgain(queue, before.id, dana)),
      problemOf(sendAgain(queue, before.id, dana)),
    ]);
    // Two recruiters at once: one sends it, the other is told.
    expect(answers.filter((problem) => problem === undefined)).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: "created", sends: 2 }]);
    expect(await onRecord()).toHaveLength(1);
  });

  test.each([
    ["refused for another reason", { kind: "status", status: 401 }, "did_not_land"],
    ["unanswered", { kind: "reset", when: "after" }, "unconfirmed"],
  ])("sent again and %s, what is known of the first call stands", async (_title, next, state) => {
    const { queue, dana, before, fault, rows } = await unconfirmed("before");
    await fault(next);
    expect(await sendAgain(queue, before.id, dana)).toMatchObject({ invitation: { state } });
    expect(await rows()).toMatchObject([{ state, first_call_at: before.first_call_at }]);
  });
});

/** A service that is gone. */
async function closedAddress(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return `http://127.0.0.1:${port}/v1`;
}
