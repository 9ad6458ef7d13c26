import { randomUUID } from "node:crypto";
import pino from "pino";
import { expect, test } from "vitest";
import { engineOf } from "@/lib/db/engine";
import { onEachStore } from "@/lib/db/testing";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { inviting } from "@/lib/invitations/creating/testing-inviting";
import { beginCall } from "@/lib/invitations/sending/begin-call";
import { openInvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { readWaiting } from "@/lib/invitations/sending/read-waiting";
import { holdAnswers } from "@/lib/invitations/sending/testing-queue";

onEachStore("what an invitation waits for", (store) => {
  const setUp = inviting(store);
  const two = async () => {
    const parts = await setUp();
    const { dana, body } = parts;
    const ids = [randomUUID(), randomUUID()] as const;
    const first = await recordInvitation(parts.store, ids[0], body(), dana);
    const other = body({ candidate: { email: "b@example.com" } });
    const second = await recordInvitation(parts.store, ids[1], other, dana);
    if (!first || !second) throw new Error("both must be recorded");
    return { ...parts, ids, first, second };
  };

  test("is the service for the one that is sent, and that one for the next, until they are settled", async () => {
    const { store: source, client, posts, ids, first, second } = await two();
    const held = holdAnswers(client);
    const queue = openInvitationQueue({ store: source, client: held.client, log: pino({ level: "silent" }) });
    const sent = [queue.send(first), queue.send(second)];
    await expect.poll(posts).toBe(1);
    expect(await readWaiting(queue, ids[0])).toEqual({ waitsFor: "service" });
    expect(await readWaiting(queue, ids[1])).toEqual({ waitsFor: "other" });
    held.release();
    await Promise.all(sent);
    expect(await readWaiting(queue, ids[0])).toEqual({});
    expect(await readWaiting(queue, ids[1])).toEqual({});
    expect(await readWaiting(queue, randomUUID())).toEqual({});
  });

  test("is an interrupted one whose process has ended", async () => {
    const { store: source, queue, ids, first } = await two();
    await beginCall(source, first.id);
    // On PostgreSQL another instance may be sending it, for as long as a call lasts.
    const isShared = engineOf(source.db) === "postgres";
    expect(await readWaiting(queue, ids[0])).toEqual({ waitsFor: isShared ? "service" : "interrupted" });
    expect(await readWaiting(queue, ids[1])).toEqual({ waitsFor: isShared ? "other" : "interrupted" });
    source.clock.at = new Date(source.clock.at.getTime() + 10_001);
    expect(await readWaiting(queue, ids[0])).toEqual({ waitsFor: "interrupted" });
    expect(await readWaiting(queue, ids[1])).toEqual({ waitsFor: "interrupted" });
  });
});
