import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { expect, test } from "vitest";
import { wirePending, wireRecommended } from "@/lib/assessment-api/fixtures";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createMember } from "@/lib/db/testing-rows";
import type { Tables } from "@/lib/db/types";
import { getAssessment } from "@/lib/details/get-assessment";
import { giveUpInvitation } from "@/lib/invitations/attention/give-up-invitation";
import { listAttention } from "@/lib/invitations/attention/list-attention";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { beginCall } from "@/lib/invitations/sending/begin-call";
import type { Failure } from "@/lib/invitations/sending/judge-failure";
import { type EndedCall, settleCreated, settleFailed } from "@/lib/invitations/sending/settle-invitation";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import { beginPolling, pollAssessments, pollOnce } from "@/lib/mirror/polling/poll-assessments";
import { createListService, openTestStore } from "@/lib/mirror/testing-service";
import { type Guard, guardNothing } from "@/lib/sync/guard";

const lost: Failure = { state: "unconfirmed", failure_code: "timed_out", failure_message: "Timed out." };

/** What a recruiter's choice leaves, before the service is called again. */
async function sendingAgain(store: Store, id: string): Promise<string> {
  await store.db
    .updateTable("invitations")
    .set({ state: "submitting", open: 1, call_began_at: null, call_ended_at: null })
    .where("id", "=", id)
    .execute();
  return id;
}

const isAnswered = async (transaction: Transaction<Tables>) =>
  (await transaction.selectFrom("invitations").select("id").where("state", "=", "created").execute()).length >
  0;

onEachStore("an answer while a list that had arrived before the call is still being applied", (place) => {
  const input = { interviewId: 1, candidate: { email: "dave@example.com" }, suppressCandidateEmail: false };

  const setUp = async () => {
    const store = await openTestStore(await place());
    await createMember(store, "dana", "Dana");
    const record = async () => {
      const row = await recordInvitation(store, randomUUID(), input, { id: "dana", name: "Dana" });
      if (!row) throw new Error("It must be written down.");
      return row;
    };
    const begin = async (id: string): Promise<EndedCall> => {
      const call = await beginCall(store, id);
      if (!call) throw new Error("The call must begin.");
      return { ...call, durationMs: 1 };
    };
    const answer = async (id: string, call: EndedCall, assessmentId: number) =>
      expect(await settleCreated(store, id, { id: assessmentId, status: "pending" }, call)).toBe("created");
    /** Dave’s create is sent, lost on its way, and never seen. */
    const inviteInVain = async () => {
      const { id } = await record();
      const call = await begin(id);
      await settleFailed(store, id, lost, call);
      await giveUpInvitation(store, id, { id: "dana", name: "Dana" });
      return { id, call };
    };
    return { store, record, begin, answer, inviteInVain, ...createListService() };
  };
  type Parts = Awaited<ReturnType<typeof setUp>>;

  /**
   * The list has assessments 1 and 2; after its arrival, and before it is applied, Dave’s create is answered.
   * @param options.before what happened before that list.
   * @param options.meanwhile instead of a first sending that is answered so.
   * @param options.guard instead of none.
   */
  const answeredWith = async (
    assessmentId: number,
    options: {
      before?: (parts: Parts) => Promise<unknown>;
      meanwhile?: (parts: Parts) => Promise<void>;
      guard?: (store: Store) => Guard;
    } = {},
  ) => {
    const parts = await setUp();
    const { store, service, client, record, begin, answer } = parts;
    const { before, guard = guardNothing } = options;
    await before?.(parts);
    service.rows = [wireRecommended({ id: 1 }), wirePending({ id: 2 })];
    const invite = async () => {
      const { id } = await record();
      await answer(id, await begin(id), assessmentId);
    };
    const { meanwhile = invite } = options;
    const comparing = openComparingHere();
    let isInvited = false;
    const polling = await beginPolling({
      store,
      client,
      guard: guard(store),
      comparing: {
        ...comparing,
        compare: (body, keep) =>
          comparing.compare(body, async (batch) => {
            if (!isInvited) await meanwhile(parts);
            isInvited = true;
            return keep(batch);
          }),
      },
    });
    const failed = await pollOnce(polling).then(
      () => undefined,
      (error: unknown) => error,
    );
    const rows = async () =>
      store.db
        .selectFrom("assessments")
        .select(["id", "identity", "status", "email", "first_seen_list"])
        .orderBy("id")
        .execute();
    const invitation = () =>
      store.db
        .selectFrom("invitations")
        .selectAll()
        .orderBy("submitted_at", "desc")
        .executeTakeFirstOrThrow();
    const misanswered = async () =>
      (
        await store.db
          .selectFrom("audit_log")
          .select("action")
          .where("action", "=", "invitation_misanswered")
          .execute()
      ).length;
    return { ...parts, polling, failed, rows, invitation, misanswered };
  };

  test.each([
    [1, "recommended"],
    [2, "pending"],
  ])("with assessment %i of it proves nothing once that is applied", async (id, status) => {
    const { store, polling, rows, invitation, misanswered } = await answeredWith(id);
    const nobodys = { id, status, identity: "unclaimed", email: null, first_seen_list: 1 };
    expect(await rows()).toContainEqual(nobodys);
    expect(await invitation()).toMatchObject({ state: "unconfirmed", open: 1, assessment_id: null });
    expect(await listAttention(store)).toMatchObject([{ state: "unconfirmed", reason: "not_theirs" }]);
    const detail = await getAssessment(store, id, { role: "recruiter" });
    expect(detail?.timeline.map(({ kind }) => kind)).not.toContain("invited");
    await pollOnce(polling);
    expect(await rows()).toContainEqual(nobodys);
    expect(await misanswered()).toBe(1);
  });

  test("with another one stands", async () => {
    const { polling, service, rows, invitation, misanswered } = await answeredWith(3);
    service.rows = [...service.rows, wireRecommended({ id: 3 })];
    await pollOnce(polling);
    expect(await rows()).toContainEqual({
      id: 3,
      status: "recommended",
      identity: "invited_here",
      email: "dave@example.com",
      first_seen_list: 0,
    });
    expect(await invitation()).toMatchObject({ state: "created", assessment_id: 3, open: 0 });
    expect(await misanswered()).toBe(0);
  });

  test.each<[string, (id: string, parts: Parts) => Promise<string>]>([
    ["the same invitation is sent again", async (id, { store }) => sendingAgain(store, id)],
    ["the candidate is invited anew", async (_id, { record }) => (await record()).id],
  ])("proves nothing either where an earlier sending was before that list: %s", async (_title, repeat) => {
    let lostId = "";
    const { failed, rows, invitation, misanswered } = await answeredWith(1, {
      before: async ({ store, client, inviteInVain }) => {
        await pollAssessments(store, client);
        lostId = (await inviteInVain()).id;
        store.clock.at = new Date(store.clock.at.getTime() + 3 * 86_400_000);
      },
      meanwhile: async (parts) => {
        const id = await repeat(lostId, parts);
        await parts.answer(id, await parts.begin(id), 1);
      },
    });
    expect(failed).toBeUndefined();
    expect(await rows()).toContainEqual({
      id: 1,
      status: "recommended",
      identity: "unclaimed",
      email: null,
      first_seen_list: 2,
    });
    expect(await invitation()).toMatchObject({ state: "unconfirmed", open: 1, assessment_id: null });
    // What the first sending may have made is still looked for.
    expect(await invitation()).toMatchObject({ lists_before_call: 1 });
    expect(await misanswered()).toBe(1);
  });

  test("stands where it is the late one to an earlier sending, from before that list", async () => {
    let first: Awaited<ReturnType<Parts["inviteInVain"]>> | undefined;
    const { failed, rows, invitation, misanswered } = await answeredWith(1, {
      before: async ({ inviteInVain }) => {
        first = await inviteInVain();
      },
      meanwhile: async ({ store, begin, answer }) => {
        if (!first) throw new Error("It must have been sent.");
        await begin(await sendingAgain(store, first.id));
        await answer(first.id, first.call, 1);
      },
    });
    expect(failed).toBeUndefined();
    expect(await rows()).toContainEqual(
      expect.objectContaining({ id: 1, status: "recommended", identity: "invited_here", first_seen_list: 0 }),
    );
    expect(await invitation()).toMatchObject({ state: "created", assessment_id: 1 });
    expect(await misanswered()).toBe(0);
  });

  test.each([
    ["of it stands", 1],
    ["that came after it stands as well: in the store nothing tells one from the other", 3],
  ])("with an assessment %s where the list was never applied", async (_title, id) => {
    const died = new Error("The process dies here.");
    const { failed, store, client, service, rows, invitation, misanswered } = await answeredWith(id, {
      guard: (store) => async (transaction) => {
        if (await isAnswered(transaction)) throw died;
        await guardNothing(store)(transaction);
      },
    });
    expect(failed).toBe(died);
    service.rows = [1, 2, id].map((id) => wirePending({ id }));
    await pollAssessments(store, client);
    expect(await rows()).toContainEqual(
      expect.objectContaining({
        id,
        identity: "invited_here",
        email: "dave@example.com",
        first_seen_list: 0,
      }),
    );
    expect(await invitation()).toMatchObject({
      state: "created",
      assessment_id: id,
      lists_before_last_call: 1,
    });
    expect(await misanswered()).toBe(0);
  });

  test("is disproved together with what the list changes, or not at all", async () => {
    const died = new Error("The process dies here.");
    let asked: number | undefined;
    const { failed, store, client, rows, invitation, misanswered } = await answeredWith(1, {
      // The first transaction after the answer is written, and none after it.
      guard: (store) => async (transaction) => {
        if (asked !== undefined) asked += 1;
        else if (await isAnswered(transaction)) asked = 1;
        if ((asked ?? 0) > 1) throw died;
        await guardNothing(store)(transaction);
      },
    });
    expect(failed).toBe(died);
    await pollAssessments(store, client);
    expect(await rows()).toContainEqual({
      id: 1,
      status: "recommended",
      identity: "unclaimed",
      email: null,
      first_seen_list: 1,
    });
    expect(await invitation()).toMatchObject({ state: "unconfirmed", open: 1, assessment_id: null });
    expect(await misanswered()).toBe(1);
  });
});
