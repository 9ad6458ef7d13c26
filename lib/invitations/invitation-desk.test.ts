import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { createAssessmentClient } from "@/lib/assessment-api/client";
import { onEachStore } from "@/lib/db/testing";
import { ProblemError } from "@/lib/errors";
import { createInvitation } from "@/lib/invitations/create-invitation";
import { dismissInvitation } from "@/lib/invitations/dismiss-invitation";
import { giveUpInvitation } from "@/lib/invitations/give-up-invitation";
import { openInvitationDesk } from "@/lib/invitations/invitation-desk";
import { listAttention } from "@/lib/invitations/list-attention";
import { createAssessmentBodySchema } from "@/lib/invitations/schema";
import { sendAgain } from "@/lib/invitations/send-again";
import { desks, holdAnswers } from "@/lib/invitations/testing-desk";
import { pollAssessments } from "@/lib/mirror/poll-assessments";

const log = pino({ level: "silent" });

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ProblemError ? error.problem : Promise.reject(error)),
  );

onEachStore("the desk", (place) => {
  const openDesk = desks();
  const setUp = async () => {
    const parts = await openDesk(await place());
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

  test("creates of two desks on one store never overlap, and none is lost or doubled", async () => {
    const { store, client, body, fault, dana, onRecord, rows } = await setUp();
    await fault({ kind: "delay", ms: 30 }, 20);
    const { counted, seen } = counting(client);
    const two = [
      openInvitationDesk({ store, client: counted, log }),
      openInvitationDesk({ store, client: counted, log }),
    ];
    const emails = Array.from({ length: 8 }, (_, index) => `candidate${index}@example.com`);
    // Each is asked for at both: two recruiters at once, before different instances.
    const answers = await Promise.allSettled(
      emails.flatMap((email) => two.map((desk) => createInvitation(desk, body(email), dana))),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(emails.length);
    expect(seen).toMatchObject({ now: 0, most: 1, calls: emails.length });
    expect((await onRecord()).map(({ email }) => email).sort()).toEqual(emails);
    expect((await rows()).every((row) => row.state === "created" && row.sends === 1)).toBe(true);
  });

  test("one submission at two desks is one invitation, and both get its answer", async () => {
    const { store, client, body, dana, onRecord } = await setUp();
    const two = [openInvitationDesk({ store, client, log }), openInvitationDesk({ store, client, log })];
    const given = { ...body(), submissionId: randomUUID() };
    const answers = await Promise.all(two.map((desk) => createInvitation(desk, given, dana)));
    expect(answers[0]).toEqual(answers[1]);
    expect(await onRecord()).toHaveLength(1);
  });

  test("tells when nobody knows whether one landed", async () => {
    const { store, client, body, dana, fault } = await setUp();
    const onUnconfirmed = vi.fn();
    const desk = openInvitationDesk({ store, client, log, onUnconfirmed });
    await createInvitation(desk, body("b@example.com"), dana);
    expect(onUnconfirmed).not.toHaveBeenCalled();
    await fault({ kind: "reset", when: "after" });
    await createInvitation(desk, body(), dana);
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
    const desk = openInvitationDesk({ store: { ...store, db }, client, log });
    expect(await createInvitation(desk, body(), dana)).toMatchObject({ assessment: { status: "pending" } });
    expect(failures).toBe(2);
    expect(await rows()).toMatchObject([{ state: "created", sends: 1 }]);
    expect(await onRecord()).toHaveLength(1);
  });

  test("the call’s end is told by how long it took, not by a clock that was set", async () => {
    const { store, client, body, dana, rows } = await setUp();
    const held = holdAnswers(client);
    const desk = openInvitationDesk({ store, client: held.client, log });
    const asked = createInvitation(desk, body(), dana);
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
    const fresh = openInvitationDesk({ store, client: { ...client, listInterviews }, log });
    await createInvitation(fresh, body(), dana);
    await createInvitation(fresh, body("b@example.com"), dana);
    expect(listInterviews).toHaveBeenCalledTimes(1);
    const apartMs = Date.now() - store.now().getTime();
    for (const { call_skew_ms } of await rows())
      expect(Math.abs((call_skew_ms ?? Number.NaN) - apartMs)).toBeLessThan(60_000);
  });

  test("what never left is sent again as the same invitation", async () => {
    const { store, desk, body, dana, rows } = await setUp();
    const nobody = createAssessmentClient({ baseUrl: await closedAddress(), apiKey: "key-of-nobody" });
    const before = openInvitationDesk({ store, client: nobody, log });
    expect(await problemOf(createInvitation(before, body(), dana))).toMatchObject({ code: "not_sent" });
    const [row] = await rows();
    expect(await sendAgain(desk, row?.id ?? "", dana)).toMatchObject({ assessment: { status: "pending" } });
    expect(await rows()).toMatchObject([{ id: row?.id, state: "created", sends: 2 }]);
    expect(await problemOf(sendAgain(desk, row?.id ?? "", dana))).toMatchObject({ code: "not_sendable" });
  });

  const unconfirmed = async (when: "before" | "after") => {
    const parts = await setUp();
    await parts.fault({ kind: "reset", when });
    await createInvitation(parts.desk, parts.body(), parts.dana);
    const [row] = await parts.rows();
    if (!row) throw new Error("It must be written down.");
    await giveUpInvitation(parts.store, row.id, parts.dana);
    return { ...parts, before: row };
  };

  test("sent again after it was given up, a refusal for a pending one sends it back to looking", async () => {
    const { desk, store, dana, before, rows, onRecord } = await unconfirmed("after");
    store.clock.at = new Date(store.clock.at.getTime() + 120_000);
    expect(await sendAgain(desk, before.id, dana)).toMatchObject({ invitation: { state: "unconfirmed" } });
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
    const { desk, body, dana, before, rows, onRecord } = await unconfirmed("after");
    expect(await createInvitation(desk, body(), dana)).toMatchObject({
      invitation: { state: "unconfirmed" },
    });
    const anew = (await rows()).find(({ id }) => id !== before.id);
    expect(anew).toMatchObject({ state: "unconfirmed", lists_before_call: before.lists_before_call });
    expect(await onRecord()).toHaveLength(1);
  });

  test("dismissed and then invited anew, it goes back to looking as well", async () => {
    const { desk, store, body, dana, before, onRecord } = await unconfirmed("after");
    await dismissInvitation(store, before.id, dana);
    expect(await createInvitation(desk, body(), dana)).toMatchObject({
      invitation: { state: "unconfirmed" },
    });
    expect(await onRecord()).toHaveLength(1);
  });

  test("once a later one was created, a refusal for a pending one is a refusal", async () => {
    const { desk, store, client, server, body, dana } = await unconfirmed("before");
    const created = await createInvitation(desk, body(), dana);
    const assessmentId = "assessment" in created ? created.assessment.id : 0;
    await fetch(`${server.origin}/__control/complete`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ assessmentId, recommended: true }),
    });
    await pollAssessments(store, client);
    await client.createAssessment(body());
    const again = createInvitation(desk, { ...body(), confirm: "again" }, dana);
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
    const { desk, store, dana, before, fault } = await unconfirmed("before");
    await fault(badPhone);
    expect(await problemOf(sendAgain(desk, before.id, dana))).toMatchObject(atPhone);
    const message = expect.stringContaining("Phone number: Is no phone number.");
    expect(await told(store)).toEqual([{ state: "did_not_land", message }]);
  });

  test("invited anew and refused for a field, the reason stands at the field", async () => {
    const { desk, store, body, dana, fault } = await unconfirmed("before");
    await fault(badPhone);
    expect(await problemOf(createInvitation(desk, body(), dana))).toMatchObject(atPhone);
    const message = expect.stringContaining("Phone number: Is no phone number.");
    expect(await told(store)).toEqual([{ state: "did_not_land", message }]);
  });

  test("invited anew, but never sent, it is said not to have been sent", async () => {
    const { store, body, dana } = await unconfirmed("before");
    const nobody = createAssessmentClient({ baseUrl: await closedAddress(), apiKey: "key-of-nobody" });
    const unreachable = openInvitationDesk({ store, client: nobody, log });
    const again = createInvitation(unreachable, body(), dana);
    expect(await problemOf(again)).toMatchObject({ status: 502, code: "not_sent" });
    const message = expect.stringContaining("could not be reached when it was sent again");
    expect(await told(store)).toEqual([{ state: "did_not_land", message }]);
  });

  test("sent again after it truly did not land, it is created", async () => {
    const { desk, dana, before, rows, onRecord } = await unconfirmed("before");
    const answers = await Promise.all([
      problemOf(sendAgain(desk, before.id, dana)),
      problemOf(sendAgain(desk, before.id, dana)),
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
    const { desk, dana, before, fault, rows } = await unconfirmed("before");
    await fault(next);
    expect(await sendAgain(desk, before.id, dana)).toMatchObject({ invitation: { state } });
    expect(await rows()).toMatchObject([{ state, first_call_at: before.first_call_at }]);
  });
});

/** Where nobody listens any more. */
async function closedAddress(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return `http://127.0.0.1:${port}/v1`;
}
