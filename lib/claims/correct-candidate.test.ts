import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { claimAssessment } from "@/lib/claims/claim-assessment";
import { correctCandidate } from "@/lib/claims/correct-candidate";
import { correctionBodySchema } from "@/lib/claims/correction-schema";
import { withdrawClaim } from "@/lib/claims/withdraw-claim";
import type { Store } from "@/lib/db/store";
import { onEachStore, type TestStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { queues } from "@/lib/invitations/sending/testing-queue";
import { keepIdentity } from "@/lib/mirror/learning/keep-identity";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;

const find = async (store: Store, q: string) =>
  (await listAssessments(store, assessmentQuerySchema.parse({ q }), dana)).assessments.map(({ id }) => id);

/** What the form sends: the row's fields as they were seen, and as they are to be. */
async function correct(store: Store, id: number, change: Record<string, string | undefined>, by = dana) {
  const from = (await getAssessment(store, id, by))?.assessment.candidate;
  const body = correctionBodySchema.parse({ candidate: { ...from, ...change }, from });
  return correctCandidate(store, id, body, by);
}

onEachStore("correcting a candidate", (place) => {
  const setUp = async () => {
    const store = await createStore((await (await place()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    await createInterview(store, 2, "Analyst");
    await createMember(store, dana.id, dana.name);
    return store;
  };

  test("names, address and the rest are found as they are now, and the history has both", async () => {
    const store = await setUp();
    await createAssessment(store, 1, {
      email: "jurgen@example.con",
      first_name: "Jurgen",
      identity: "claimed",
    });
    const row = await correct(store, 1, {
      email: "jurgen@example.com",
      firstName: "Jürgen",
      lastName: "Müller",
      externalId: "ATS-9",
    });
    expect(row.candidate).toEqual({
      id: expect.any(Number),
      email: "jurgen@example.com",
      firstName: "Jürgen",
      lastName: "Müller",
      externalId: "ATS-9",
    });
    expect(await find(store, "muller ats-9")).toEqual([1]);
    expect(await find(store, "example.con")).toEqual([]);
    const [entry] = (await getAssessment(store, 1, dana))?.timeline ?? [];
    expect(entry).toMatchObject({
      kind: "corrected",
      actorName: dana.name,
      before: { email: "jurgen@example.con", firstName: "Jurgen" },
      now: { email: "jurgen@example.com", firstName: "Jürgen", lastName: "Müller" },
    });
    const audited = await store.db.selectFrom("audit_log").selectAll().executeTakeFirstOrThrow();
    expect(audited.action).toBe("candidate_corrected");
    expect(JSON.parse(audited.details)).toMatchObject({ before: { email: "jurgen@example.con" } });
    expect(row.version).toBeGreaterThan(0);
  });

  test("a field that is left out is emptied, and the same again changes nothing", async () => {
    const store = await setUp();
    await createAssessment(store, 1, {
      email: "ana@example.com",
      first_name: "Ana",
      phone_number: "+442079460018",
    });
    const row = await correct(store, 1, { phoneNumber: undefined });
    expect(row.candidate).toEqual({ id: expect.any(Number), email: "ana@example.com", firstName: "Ana" });
    const again = await correct(store, 1, {});
    expect(again.version).toBe(row.version);
  });

  test("who stands on what is no longer so is told what is", async () => {
    const store = await setUp();
    await createAssessment(store, 1, { email: "ana@example.com", first_name: "Ana" });
    const from = { email: "ana@example.com", firstName: "Ana" };
    await correct(store, 1, { firstName: "Anna" });
    await expect(
      correctCandidate(store, 1, { candidate: { lastName: "Li" }, from }, dana),
    ).rejects.toMatchObject({
      problem: {
        status: 409,
        code: "corrected_here",
        extra: { assessment: { candidate: { firstName: "Anna" } } },
      },
    });
  });

  test("what nobody knows, or not for certain, is not corrected", async () => {
    const store = await setUp();
    await createAssessment(store, 1);
    await createAssessment(store, 2, { email: "ana@example.com", identity: "probable" });
    const body = { candidate: { email: "x@example.com" }, from: { email: "ana@example.com" } };
    const refused = (id: number, code: string) =>
      expect(correctCandidate(store, id, body, dana)).rejects.toMatchObject({
        problem: { status: 409, code },
      });
    await refused(1, "unclaimed");
    await refused(2, "not_settled");
    await expect(correctCandidate(store, 3, body, dana)).rejects.toMatchObject({ problem: { status: 404 } });
  });

  test("the address that the service itself has told stays, the names don’t", async () => {
    const store = await setUp();
    await createAssessment(store, 1, { email: "ana@example.com", status: "recommended" });
    await createAssessment(store, 2, {
      email: "odd address@example",
      status: "recommended",
      identity: "claimed",
      identity_read_at: store.now().toISOString(),
    });
    for (const id of [1, 2]) {
      await expect(
        correctCandidate(
          store,
          id,
          {
            candidate: { email: "another@example.com" },
            from: { email: id === 1 ? "ana@example.com" : "odd address@example" },
          },
          dana,
        ),
      ).rejects.toMatchObject({
        problem: { status: 422, errors: { "candidate.email": [expect.any(String)] } },
      });
    }
    // Whatever the service calls an address, the names beside it can be mended.
    const row = await correctCandidate(
      store,
      2,
      { candidate: { firstName: "Ana" }, from: { email: "odd address@example" } },
      dana,
    );
    expect(row.candidate).toEqual({ id: expect.any(Number), email: "odd address@example", firstName: "Ana" });
  });

  test("an address that has another one pending for the interview is refused", async () => {
    const store = await setUp();
    await createAssessment(store, 1, { email: "ana@example.com", identity: "claimed" });
    await createAssessment(store, 2, { email: "bo@example.com", identity: "claimed" });
    await createAssessment(store, 3, { email: "cy@example.com", identity: "claimed", interview_id: 2 });
    await expect(correct(store, 1, { email: "BO@example.com" })).rejects.toMatchObject({
      problem: { status: 409, code: "pending_here", extra: { assessment: { id: 2 } } },
    });
    expect((await correct(store, 1, { email: "cy@example.com" })).candidate?.email).toBe("cy@example.com");
  });

  test("a claim that is corrected is the corrector’s word, and the older one can’t be taken back", async () => {
    const store = await setUp();
    await createMember(store, "ben", "Ben Ito");
    await createAssessment(store, 1);
    const ben = { id: "ben", name: "Ben Ito", role: "recruiter" } as const;
    const claimed = await claimAssessment(
      store,
      1,
      { candidate: { email: "ana@example.com" }, interviewId: 1 },
      ben,
    );
    const row = await correct(store, 1, { firstName: "Ana" });
    expect(row.claim).toMatchObject({ by: dana.name });
    await expect(withdrawClaim(store, 1, claimed.claim?.at ?? "", ben)).rejects.toMatchObject({
      problem: { code: "claimed_here" },
    });
  });
});

onEachStore("correcting a candidate who was invited here", (place) => {
  const openQueue = queues();
  const setUp = async () => {
    const opened = await openQueue((await place()) as TestStore);
    const invite = (email: string) =>
      createInvitation(
        opened.queue,
        {
          interviewId: opened.interviewId,
          candidate: { email },
          suppressCandidateEmail: true,
          submissionId: randomUUID(),
        },
        opened.dana,
      );
    const created = await invite("wrong@example.com");
    if (!("assessment" in created)) throw new Error("It must be created.");
    return { ...opened, invite, id: created.assessment.id };
  };

  test("nobody is invited twice, neither under the new address nor under the one the service has", async () => {
    const { store, invite, id, posts } = await setUp();
    await correct(store, id, { email: "right@example.com" });
    const before = await posts();
    for (const email of ["right@example.com", "wrong@example.com"]) {
      await expect(invite(email)).rejects.toMatchObject({
        problem: { status: 409, code: "pending_here", extra: { assessment: { id } } },
      });
    }
    expect(await posts()).toBe(before);
  });

  test("an address with an invitation that nobody has answered yet is refused", async () => {
    const { store, invite, id, fault } = await setUp();
    await fault({ kind: "reset", when: "after" });
    const lost = await invite("other@example.com").catch((error: unknown) => error);
    expect(lost).toMatchObject({ invitation: { state: "unconfirmed" } });
    await expect(correct(store, id, { email: "other@example.com" })).rejects.toMatchObject({
      problem: { status: 409, code: "pending_here", extra: { invitation: { state: "unconfirmed" } } },
    });
  });

  test("a row that a person chose is borne out by the address it was asked with", async () => {
    const { store, id } = await setUp();
    await store.db.updateTable("invitations").set({ settled_by_name: "Ben Ito" }).execute();
    await correct(store, id, { email: "right@example.com" });
    await store.db.updateTable("assessments").set({ status: "recommended" }).execute();
    await keepIdentity(store, id, { email: "wrong@example.com", interviewId: null });
    const detail = await getAssessment(store, id, dana);
    expect(detail?.assessment).toMatchObject({
      identity: "invited_here",
      candidate: { email: "right@example.com" },
    });
    expect(detail?.assessment.overruledClaim).toBeUndefined();
  });
});
