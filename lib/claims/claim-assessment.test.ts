import { expect, test } from "vitest";
import { listClaimable } from "@/lib/assessments/list/list-claimable";
import { type Claimer, claimAssessment } from "@/lib/claims/claim-assessment";
import { type ClaimBody, claimBodySchema } from "@/lib/claims/claim-schema";
import { withdrawClaim } from "@/lib/claims/withdraw-claim";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { checkCandidate } from "@/lib/invitations/creating/check-candidate";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { refusalOf } from "@/lib/testing-problems";

const noah: Claimer = { id: "noah", name: "Noah Berg", role: "recruiter" };
const dana: Claimer = { id: "dana", name: "Dana Whitfield", role: "recruiter" };

onEachStore("claiming", (place) => {
  const setUp = async () => {
    const { db } = await (await place()).open();
    const store = await createStore(db);
    await createInterview(store, 1, "Backend Engineer");
    await createInterview(store, 2, "Analyst");
    for (const { id, name } of [dana, noah]) await createMember(store, id, name);
    const body = (overrides: Partial<ClaimBody> = {}): ClaimBody =>
      claimBodySchema.parse({
        interviewId: 1,
        candidate: { email: "Amara@Example.com", firstName: "Amara", lastName: "Okafor" },
        ...overrides,
      });
    const claim = (id: number, overrides: Partial<ClaimBody> = {}, by = dana) =>
      claimAssessment(store, id, body(overrides), by);
    const timeline = async (id: number) =>
      (await getAssessment(store, id, dana))?.timeline.map(({ kind, actorName, email }) =>
        [kind, actorName, email].filter(Boolean).join(" "),
      );
    const audit = () => db.selectFrom("audit_log").select(["action", "actor_name", "subject_id"]).execute();
    /** An invitation whose answer was lost; `listsBefore` had arrived before its call. */
    const unconfirmed = async (email: string, listsBefore: number, interviewId = 1) => {
      const row = await recordInvitation(
        store,
        crypto.randomUUID(),
        { interviewId, candidate: { email }, suppressCandidateEmail: false },
        dana,
      );
      const at = store.now().toISOString();
      await db
        .updateTable("invitations")
        .set({
          state: "unconfirmed",
          first_call_at: at,
          call_began_at: at,
          call_ended_at: at,
          call_skew_ms: 0,
          lists_before_call: listsBefore,
        })
        .where("id", "=", row?.id ?? "")
        .execute();
      return row?.id;
    };
    return { db, store, claim, timeline, audit, unconfirmed };
  };

  test("says who it is: name, interview, timeline, audit and version", async () => {
    const { db, store, claim, timeline, audit } = await setUp();
    await createAssessment(store, 11);
    const { version } = await db.selectFrom("sources").select("version").executeTakeFirstOrThrow();
    expect(await claim(11)).toMatchObject({
      identity: "claimed",
      candidate: { email: "Amara@Example.com", firstName: "Amara", lastName: "Okafor" },
      interview: { id: 1, name: "Backend Engineer" },
      claim: { by: "Dana Whitfield", isConfirmed: false },
      version: version + 1,
    });
    expect(await timeline(11)).toEqual(["claimed Dana Whitfield Amara@Example.com"]);
    expect(await audit()).toEqual([
      { action: "assessment_claimed", actor_name: "Dana Whitfield", subject_id: "11" },
    ]);
  });

  test("of two at once one wins, and the other learns who and what", async () => {
    const { store, claim, timeline } = await setUp();
    await createAssessment(store, 11);
    const both = await Promise.allSettled([
      claim(11, { candidate: { email: "a@example.com" } }, dana),
      claim(11, { candidate: { email: "b@example.com" } }, noah),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [won, lost] = both[0]?.status === "fulfilled" ? [dana, both[1]] : [noah, both[0]];
    expect(lost?.status === "rejected" && lost.reason.problem).toMatchObject({
      status: 409,
      code: "claimed_here",
      message: expect.stringContaining(won.name),
      extra: { assessment: { id: 11, claim: { by: won.name } } },
    });
    expect(await timeline(11)).toHaveLength(1);
  });

  test("one candidate can’t have two pending assessments for an interview, whoever claims them", async () => {
    const { store, claim, db } = await setUp();
    await createAssessment(store, 11, { email: "amara@example.com" });
    await createAssessment(store, 12);
    await createAssessment(store, 13);
    expect(await refusalOf(claim(12))).toMatchObject({
      status: 409,
      code: "pending_here",
      extra: { assessment: { id: 11 } },
    });
    // For another interview the service allows it, and gone and completed ones block nothing.
    await claim(12, { interviewId: 2 });
    expect(await refusalOf(claim(13, { interviewId: 2 }))).toMatchObject({ code: "pending_here" });
    await db
      .updateTable("assessments")
      .set({ gone_at: store.now().toISOString() })
      .where("id", "=", 11)
      .execute();
    await claim(13);
  });

  test("what is completed, gone, known or unheard of is not claimed", async () => {
    const { store, claim } = await setUp();
    await createAssessment(store, 11, { status: "recommended", report_url: "https://report.example/1" });
    await createAssessment(store, 12, { gone_at: store.now().toISOString() });
    await createAssessment(store, 13, { email: "known@example.com" });
    await createAssessment(store, 14);
    expect(await refusalOf(claim(11))).toMatchObject({ status: 409, code: "completed" });
    expect(await refusalOf(claim(12))).toMatchObject({ status: 409, code: "gone" });
    expect(await refusalOf(claim(13))).toMatchObject({
      status: 409,
      code: "claimed_here",
      message: expect.stringContaining("known@example.com"),
    });
    expect(await refusalOf(claim(99))).toMatchObject({ status: 404 });
    expect(await refusalOf(claim(14, { interviewId: 77 }))).toMatchObject({
      status: 422,
      errors: { interviewId: expect.any(Array) },
    });
  });

  test("a claim can be corrected and taken back by who knows it, and the history keeps all", async () => {
    const { store, claim, timeline } = await setUp();
    await createAssessment(store, 11);
    const first = (await claim(11)).claim?.at ?? "";
    const corrected = await claim(11, { candidate: { email: "b@example.com" }, replaces: first }, noah);
    expect(corrected).toMatchObject({ candidate: { email: "b@example.com" }, claim: { by: "Noah Berg" } });
    // Dana still looks at her own claim.
    expect(await refusalOf(claim(11, { replaces: first }))).toMatchObject({ code: "claimed_here" });
    expect(await refusalOf(withdrawClaim(store, 11, first, dana))).toMatchObject({ code: "claimed_here" });
    await withdrawClaim(store, 11, corrected.claim?.at ?? "", dana);
    expect((await getAssessment(store, 11, dana))?.assessment).toMatchObject({ identity: "unclaimed" });
    await claim(11);
    expect((await timeline(11))?.sort()).toEqual([
      "claim_withdrawn Dana Whitfield b@example.com",
      "claimed Dana Whitfield Amara@Example.com",
      "claimed Dana Whitfield Amara@Example.com",
      "claimed Noah Berg b@example.com",
    ]);
  });

  test("once the service has spoken nobody corrects it", async () => {
    const { db, store, claim } = await setUp();
    await createAssessment(store, 11);
    const at = (await claim(11)).claim?.at ?? "";
    await db
      .updateTable("assessments")
      .set({ identity_read_at: store.now().toISOString() })
      .where("id", "=", 11)
      .execute();
    expect(await refusalOf(claim(11, { replaces: at }))).toMatchObject({ code: "claimed_here" });
    expect(await refusalOf(withdrawClaim(store, 11, at, dana))).toMatchObject({ code: "claimed_here" });
    expect((await getAssessment(store, 11, dana))?.assessment.claim).toMatchObject({ isConfirmed: true });
  });

  test("an unconfirmed invitation that fits is offered instead", async () => {
    const { store, claim, unconfirmed } = await setUp();
    const created_at = store.now().toISOString();
    const lost = await unconfirmed("amara@example.com", 3);
    await unconfirmed("later@example.com", 4);
    await createAssessment(store, 11, { created_at, first_seen_list: 4 });
    const detail = await getAssessment(store, 11, dana);
    expect(detail?.fittingInvitations?.map(({ candidate }) => candidate.email)).toEqual([
      "amara@example.com",
    ]);
    expect(await getAssessment(store, 11, { role: "viewer" })).not.toHaveProperty("fittingInvitations.0");
    expect(await refusalOf(claim(11))).toMatchObject({
      status: 409,
      code: "fits_invitation",
      extra: { invitation: { id: lost } },
    });
    await claim(11, { candidate: { email: "somebody.else@example.com" } });
    expect(await getAssessment(store, 11, dana)).not.toHaveProperty("fittingInvitations.0");
  });

  test("an open invitation that doesn’t fit is waited for", async () => {
    const { store, claim, unconfirmed } = await setUp();
    const lost = await unconfirmed("amara@example.com", 3);
    // It was there before the call.
    await createAssessment(store, 11, { created_at: store.now().toISOString(), first_seen_list: 3 });
    expect(await refusalOf(claim(11))).toMatchObject({
      status: 409,
      code: "pending_here",
      extra: { invitation: { id: lost } },
    });
  });

  test("a claimed row stands in the way of an invitation, even one that was checked before it", async () => {
    const { store, claim } = await setUp();
    await createAssessment(store, 11);
    await claim(11);
    const input = {
      interviewId: 1,
      candidate: { email: "amara@example.com" },
      suppressCandidateEmail: false,
    };
    expect(await recordInvitation(store, crypto.randomUUID(), input, dana)).toBeUndefined();
    expect(await checkCandidate(store, { email: "AMARA@example.com", interviewId: 1 }, dana)).toMatchObject({
      pending: { id: 11 },
      remarks: [],
    });
  });

  test("offers the newest pending ones that nobody knows, at most ten", async () => {
    const { store, claim } = await setUp();
    for (let id = 1; id <= 14; id += 1) await createAssessment(store, id);
    await createAssessment(store, 20, { gone_at: store.now().toISOString() });
    await createAssessment(store, 21, { status: "not_recommended" });
    await claim(14);
    const { unclaimed, unclaimedTotal } = await listClaimable(store, dana);
    expect(unclaimed.map(({ id }) => id)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    expect(unclaimedTotal).toBe(13);
  });

  test("the check tells what is completed, what is open, and where else the candidate was invited", async () => {
    const { store, unconfirmed } = await setUp();
    await createAssessment(store, 11, { email: "a@example.com", status: "not_recommended" });
    await createAssessment(store, 12, { email: "a@example.com", interview_id: 2 });
    await createAssessment(store, 13, {
      email: "a@example.com",
      interview_id: 2,
      gone_at: store.now().toISOString(),
    });
    await unconfirmed("b@example.com", 0, 2);
    const check = (email: string, interviewId?: number) =>
      checkCandidate(store, { email, interviewId }, dana);
    expect(await check("a@example.com", 1)).toMatchObject({
      completed: { id: 11 },
      remarks: [
        {
          kind: "other_interview",
          assessmentId: 12,
          interview: { id: 2, name: "Analyst" },
          status: "pending",
        },
      ],
    });
    expect((await check("a@example.com")).remarks).toHaveLength(2);
    expect(await check("b@example.com", 2)).toMatchObject({ open: { state: "unconfirmed" }, remarks: [] });
    expect(await check("b@example.com", 1)).toMatchObject({ remarks: [{ status: "unconfirmed" }] });
    expect(await check("c@example.com", 1)).toEqual({ remarks: [] });
  });
});
