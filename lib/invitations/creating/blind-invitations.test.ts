import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createMember } from "@/lib/db/testing-rows";
import { limitStore } from "@/lib/db/visibility/limit-store";
import { listAttention } from "@/lib/invitations/attention/list-attention";
import { sendAgain } from "@/lib/invitations/attention/send-again";
import { checkCandidate } from "@/lib/invitations/creating/check-candidate";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { inviting } from "@/lib/invitations/creating/testing-inviting";
import type { InvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { problemOf, refusalOf } from "@/lib/testing-problems";

const ben = { id: "ben", name: "Ben Ito", role: "recruiter" } as const;

onEachStore("what a blind recruiter invites", (store) => {
  const open = inviting(store);
  const setUp = async () => {
    const parts = await open();
    await createMember(parts.store, ben.id, ben.name);
    const blind = (queue: InvitationQueue): InvitationQueue => ({
      ...queue,
      store: limitStore(queue.store, {
        memberId: ben.id,
        blind: {
          memberId: ben.id,
          interviewIds: [parts.interviewId],
          isEveryOther: false,
          revealsOnDecision: false,
          showsResults: false,
        },
      }),
    });
    return { ...parts, mine: blind(parts.queue) };
  };
  const invited = { email: "ben.s@example.com", firstName: "Benedikt" };

  test("reaches the service as typed, and comes back with its link, without a name", async () => {
    const { mine, body, store: whole } = await setUp();
    const submission = body({ candidate: invited, submissionId: randomUUID() });
    const created = await createInvitation(mine, submission, ben);
    if (!("assessment" in created)) throw new Error("It wasn’t created.");
    const { assessment } = created;
    expect(assessment.isBlind).toBe(true);
    expect(assessment.applicationUrl).toMatch(/^https?:/);
    expect(JSON.stringify(created)).not.toMatch(/ben\.s|Benedikt/);
    const [row] = await whole.db.selectFrom("assessments").select(["email", "first_name"]).execute();
    expect(row).toEqual({ email: "ben.s@example.com", first_name: "Benedikt" });
    // The same submission again gets the same answer.
    expect(await createInvitation(mine, submission, ben)).toMatchObject({
      assessment: { id: assessment.id },
    });
  });

  test("is checked against everyone’s: a double is refused, without saying which it is", async () => {
    const { mine, invite, body, store: whole, interviewId, posts } = await setUp();
    await invite();
    const { email } = body().candidate;
    const sent = await posts();
    const pending = await refusalOf(createInvitation(mine, body(), ben));
    expect(pending).toMatchObject({ status: 409, code: "pending_blind" });
    expect(pending.extra).toBeUndefined();
    await whole.db.updateTable("assessments").set({ status: "recommended" }).execute();
    await whole.db.updateTable("invitations").set({ open: 0 }).execute();
    const completed = await refusalOf(createInvitation(mine, body(), ben));
    expect(completed).toMatchObject({ status: 409, code: "completed_here" });
    expect(JSON.stringify(completed.extra ?? {})).toBe("{}");
    expect(await posts()).toBe(sent);
    expect(await checkCandidate(mine.store, { email, interviewId }, ben)).toEqual({ remarks: [] });
  });

  test("stays named while it has no assessment, and only to who sent it", async () => {
    const { mine, invite, body, store: whole, posts } = await setUp();
    await invite();
    await createInvitation(mine, body({ candidate: invited }), ben);
    // As if neither had arrived.
    await whole.db
      .updateTable("invitations")
      .set({ state: "not_sent", open: 0, assessment_id: null })
      .execute();
    await whole.db.deleteFrom("assessments").execute();
    const shown = await listAttention(mine.store);
    expect(shown.map(({ candidate }) => candidate.email)).toEqual(["ben.s@example.com"]);
    const theirs = await whole.db
      .selectFrom("invitations")
      .select("id")
      .where("invited_by", "<>", "ben")
      .executeTakeFirstOrThrow();
    expect(await problemOf(sendAgain(mine, theirs.id, ben))).toMatchObject({ status: 404 });
    const [own] = shown;
    const sent = await posts();
    await sendAgain(mine, own?.id ?? "", ben);
    expect(await posts()).toBe(sent + 1);
    const entry = await whole.db
      .selectFrom("audit_log")
      .select("details")
      .where("action", "=", "invitation_sent_again")
      .executeTakeFirstOrThrow();
    expect(entry.details).toContain("ben.s@example.com");
  });
});
