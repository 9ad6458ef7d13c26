import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { wirePending, wireRecommended } from "@/lib/assessment-api/fixtures";
import { getAssessment } from "@/lib/assessments/get-assessment";
import { onEachStore } from "@/lib/db/testing";
import { createMember } from "@/lib/db/testing-rows";
import { beginCall } from "@/lib/invitations/begin-call";
import { listAttention } from "@/lib/invitations/list-attention";
import { recordInvitation } from "@/lib/invitations/record-invitation";
import { settleCreated } from "@/lib/invitations/settle-invitation";
import { openComparingHere } from "@/lib/mirror/comparing/open-comparing";
import { guardNothing } from "@/lib/mirror/guard";
import { beginPolling, pollOnce } from "@/lib/mirror/poll-assessments";
import { createListService, openTestStore } from "@/lib/mirror/testing-service";

onEachStore("an answer while a list that had arrived before the call is still being applied", (place) => {
  /** The list has assessments 1 and 2; after its arrival, and before it is applied, Dave’s create is answered. */
  const answeredWith = async (assessmentId: number) => {
    const store = await openTestStore(await place());
    await createMember(store, "dana", "Dana");
    const { service, client } = createListService();
    service.rows = [wireRecommended({ id: 1 }), wirePending({ id: 2 })];
    const input = {
      interviewId: 1,
      candidate: { email: "dave@example.com" },
      suppressCandidateEmail: false,
    };
    const invite = async () => {
      const row = await recordInvitation(store, randomUUID(), input, { id: "dana", name: "Dana" });
      const call = row && (await beginCall(store, row.id));
      if (!call) throw new Error("The call must begin.");
      const created = { id: assessmentId, status: "pending" } as const;
      expect(await settleCreated(store, row.id, created, { ...call, durationMs: 1 })).toBe("created");
    };
    const comparing = openComparingHere();
    let isInvited = false;
    const polling = await beginPolling({
      store,
      client,
      guard: guardNothing(store),
      comparing: {
        ...comparing,
        compare: (body, keep) =>
          comparing.compare(body, async (batch) => {
            if (!isInvited) await invite();
            isInvited = true;
            return keep(batch);
          }),
      },
    });
    await pollOnce(polling);
    const rows = async () =>
      store.db
        .selectFrom("assessments")
        .select(["id", "identity", "status", "email", "first_seen_list"])
        .orderBy("id")
        .execute();
    const invitation = () => store.db.selectFrom("invitations").selectAll().executeTakeFirstOrThrow();
    const misanswered = async () =>
      (
        await store.db
          .selectFrom("audit_log")
          .select("action")
          .where("action", "=", "invitation_misanswered")
          .execute()
      ).length;
    return { store, polling, service, rows, invitation, misanswered };
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
});
