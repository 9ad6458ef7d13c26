import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment } from "@/lib/db/testing-rows";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { queues } from "@/lib/invitations/sending/testing-queue";
import { refusalOf } from "@/lib/testing-problems";

onEachStore("what comes with the answer to an invitation", (place) => {
  const openQueue = queues();
  const setUp = async () => {
    const parts = await openQueue(await place());
    const invite = (email: string, interviewId = parts.interviewId) =>
      createInvitation(
        parts.queue,
        { interviewId, candidate: { email }, suppressCandidateEmail: true },
        parts.dana,
      );
    return { ...parts, invite };
  };

  test("a refusal about a pending one that nobody knows brings the rows that it could be", async () => {
    const { store, client, interviewId, invite } = await setUp();
    const elsewhere = await client.createAssessment({
      interviewId,
      candidate: { email: "noah@example.com" },
      suppressCandidateEmail: true,
    });
    await createAssessment(store, elsewhere.id, { interview_id: null });
    await createAssessment(store, 1_000_001, { email: "known@example.com" });
    expect(await refusalOf(invite("noah@example.com"))).toMatchObject({
      status: 422,
      errors: { "candidate.email": expect.any(Array) },
      extra: {
        unclaimed: [{ id: elsewhere.id, applicationUrl: expect.stringMatching(/^http/) }],
        unclaimedTotal: 1,
      },
    });
  });

  test("a refusal about something else brings none", async () => {
    const { store, fault, invite } = await setUp();
    await createAssessment(store, 1_000_001);
    await fault({ kind: "status", status: 422, body: JSON.stringify({ quota: ["is used up"] }) });
    const problem = await refusalOf(invite("noah@example.com"));
    expect(problem).toMatchObject({ status: 422 });
    expect(problem.extra).toBeUndefined();
  });

  test("a candidate who was invited to another interview is invited, with a remark", async () => {
    const { store, invite } = await setUp();
    const [first, second] = await store.db
      .selectFrom("interviews")
      .select(["id", "name"])
      .orderBy("position")
      .execute();
    const before = await invite("noah@example.com", first?.id);
    expect(before).not.toHaveProperty("remarks");
    expect(await invite("Noah@Example.com", second?.id)).toMatchObject({
      assessment: { status: "pending" },
      remarks: [
        {
          kind: "other_interview",
          interview: first,
          status: "pending",
          assessmentId: "assessment" in before ? before.assessment.id : 0,
        },
      ],
    });
  });

  test("a gone assessment is in nobody’s way", async () => {
    const { store, invite, onRecord } = await setUp();
    const first = await invite("noah@example.com");
    const id = "assessment" in first ? first.assessment.id : 0;
    await store.db
      .updateTable("assessments")
      .set({ gone_at: store.now().toISOString() })
      .where("id", "=", id)
      .execute();
    // The service still has it, and says so: the invitation has left.
    expect(await refusalOf(invite("noah@example.com"))).toMatchObject({ status: 422 });
    expect(await onRecord()).toHaveLength(1);
  });
});
