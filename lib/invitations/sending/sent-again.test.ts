import pino from "pino";
import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { dismissInvitation } from "@/lib/invitations/attention/dismiss-invitation";
import { giveUpInvitation } from "@/lib/invitations/attention/give-up-invitation";
import { listAttention } from "@/lib/invitations/attention/list-attention";
import { sendAgain } from "@/lib/invitations/attention/send-again";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { openInvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { queuesWithBody, unreachableClient } from "@/lib/invitations/sending/testing-queue";
import { pollAssessments } from "@/lib/mirror/polling/poll-assessments";
import { problemOf } from "@/lib/testing-problems";

const log = pino({ level: "silent" });

onEachStore("an invitation that is sent again", (place) => {
  const setUp = queuesWithBody(place);

  test("what never left is sent again as the same invitation", async () => {
    const { store, queue, body, dana, rows } = await setUp();
    const nobody = await unreachableClient();
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
    const nobody = await unreachableClient();
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
    // Two recruiters at once: one sends it, the other is refused.
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
