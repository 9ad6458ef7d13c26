import { randomUUID } from "node:crypto";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { createAssessmentClient } from "@/lib/assessment-api/client";
import { onEachStore } from "@/lib/db/testing";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { openInvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { holdAnswers, queuesWithBody } from "@/lib/invitations/sending/testing-queue";

const log = pino({ level: "silent" });

onEachStore("the queue", (place) => {
  const setUp = queuesWithBody(place);

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
});
