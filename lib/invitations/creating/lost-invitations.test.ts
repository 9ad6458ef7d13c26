import { randomUUID } from "node:crypto";
import pino from "pino";
import { describe, expect, test, vi } from "vitest";
import { engineOf } from "@/lib/db/engine";
import { onEachStore } from "@/lib/db/testing";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { inviting } from "@/lib/invitations/creating/testing-inviting";
import { adoptLostInvitations } from "@/lib/invitations/sending/adopt-lost-invitations";
import { beginCall } from "@/lib/invitations/sending/begin-call";
import { openInvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { renewDeadlines } from "@/lib/invitations/sending/renew-deadlines";
import { adoptAfter } from "@/lib/invitations/sending/testing-lost";
import { holdAnswers } from "@/lib/invitations/sending/testing-queue";
import { watchUnchanged } from "@/lib/invitations/sending/watch-unchanged";

onEachStore("invitations whose process is lost", (store) => {
  const setUp = inviting(store);

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
