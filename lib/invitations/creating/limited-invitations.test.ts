import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createMember } from "@/lib/db/testing-rows";
import type { Limit } from "@/lib/db/visibility/limit";
import { limitStore } from "@/lib/db/visibility/limit-store";
import { checkCandidate } from "@/lib/invitations/creating/check-candidate";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { inviting } from "@/lib/invitations/creating/testing-inviting";
import type { InvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { problemOf, refusalOf } from "@/lib/testing-problems";

const ben = { id: "ben", name: "Ben Ito", role: "recruiter" } as const;
const own: Limit = { memberId: "ben", rows: { interviewIds: [], own: true, unclaimed: false } };

onEachStore("what a limited recruiter invites", (store) => {
  const open = inviting(store);
  const setUp = async () => {
    const parts = await open();
    await createMember(parts.store, ben.id, ben.name);
    return parts;
  };

  const limited = (queue: InvitationQueue, limit: Limit): InvitationQueue => ({
    ...queue,
    store: limitStore(queue.store, limit),
  });

  test("is theirs to see, and no one else’s is", async () => {
    const { queue, invite, body, store: whole } = await setUp();
    await invite();
    const candidate = { ...body().candidate, email: "ben.s@example.com" };
    const created = await createInvitation(limited(queue, own), body({ candidate }), ben);
    expect(created).toMatchObject({ assessment: { candidate: { email: "ben.s@example.com" } } });
    const seen = await limitStore(whole, own).db.selectFrom("assessments").select("email").execute();
    expect(seen).toEqual([{ email: "ben.s@example.com" }]);
  });

  test("gets no warning of hidden assessments; for a pending one, the same refusal as from the service", async () => {
    const { queue, invite, body, store: whole, posts, interviewId } = await setUp();
    await invite();
    const mine = limited(queue, own);
    const { email } = body().candidate;
    expect(await checkCandidate(mine.store, { email, interviewId }, ben)).toEqual({ remarks: [] });
    const sent = await posts();
    const problem = await refusalOf(createInvitation(mine, body(), ben));
    expect(problem).toMatchObject({ status: 409, code: "pending_unseen" });
    expect(problem.extra).toBeUndefined();
    expect(await posts()).toBe(sent);

    // Completed, the service takes another one, and so does Shortlist.
    await whole.db.updateTable("assessments").set({ status: "recommended" }).execute();
    await whole.db.updateTable("invitations").set({ open: 0 }).execute();
    expect(await checkCandidate(mine.store, { email, interviewId }, ben)).toEqual({ remarks: [] });
  });

  test("is for the interviews that they see", async () => {
    const { queue, body, interviewId, posts } = await setUp();
    const of = (interviewIds: number[]) =>
      limited(queue, { memberId: "ben", rows: { interviewIds, own: false, unclaimed: false } });
    expect(await problemOf(createInvitation(of([interviewId + 1_000]), body(), ben))).toMatchObject({
      status: 422,
      errors: { interviewId: [expect.anything()] },
    });
    expect(await posts()).toBe(0);
    expect(await createInvitation(of([interviewId]), body(), ben)).toHaveProperty("assessment");
  });
});
