import { expect, test } from "vitest";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { settlePerson } from "@/lib/assessments/person/settle-person";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { claimAssessment } from "@/lib/claims/claim-assessment";
import { correctCandidate, correctPerson } from "@/lib/claims/correct-candidate";
import { correctionBodySchema } from "@/lib/claims/correction-schema";
import { withdrawClaim } from "@/lib/claims/withdraw-claim";
import { withdrawCorrection } from "@/lib/claims/withdraw-correction";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { freeRow } from "@/lib/invitations/state/hold-row";
import { keepIdentity } from "@/lib/mirror/learning/keep-identity";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;

const candidateOf = async (store: Store, id: number) =>
  (await getAssessment(store, id, dana))?.assessment.candidate;

const nameOf = async (store: Store, id: number) => {
  const candidate = await candidateOf(store, id);
  return [candidate?.firstName, candidate?.lastName].filter(Boolean).join(" ");
};

async function correct(store: Store, id: number, change: Record<string, string | undefined>) {
  const from = await candidateOf(store, id);
  const body = correctionBodySchema.parse({ candidate: { ...from, ...change }, from });
  return correctCandidate(store, id, body, dana);
}

onEachStore("a name that is lent", (place) => {
  /** 1 is a@’s and has no name; 2 is somebody else’s, who has one. */
  const setUp = async () => {
    const store = await createStore((await (await place()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    await createInterview(store, 2, "Analyst");
    await createMember(store, dana.id, dana.name);
    await createAssessment(store, 1, { email: "a@example.com", status: "recommended" });
    await createAssessment(store, 2, {
      email: "jonas@example.com",
      first_name: "Jonas",
      last_name: "Lindqvist",
      identity: "claimed",
    });
    const found = async (q: string) =>
      (await listAssessments(store, assessmentQuerySchema.parse({ q }), dana)).assessments.map(
        ({ id }) => id,
      );
    const sorted = async () =>
      (
        await listAssessments(store, assessmentQuerySchema.parse({ sort: "candidate" }), dana)
      ).assessments.map(({ id }) => id);
    const claim = (id: number, email: string, replaces?: string) =>
      claimAssessment(
        store,
        id,
        { candidate: { email, firstName: "Jonas", lastName: "Lindqvist" }, interviewId: 1, replaces },
        dana,
      );
    return { store, found, sorted, claim };
  };

  test("goes with the correction that brought it, and comes back with it", async () => {
    const { store, found, sorted } = await setUp();
    const { version } = await correct(store, 2, { email: "a@example.com" });
    expect(await nameOf(store, 1)).toBe("Jonas Lindqvist");
    expect(await found("lindqvist")).toEqual([2, 1]);
    const [back] = await withdrawCorrection(store, 2, version, dana);
    expect(await nameOf(store, 1)).toBe("");
    expect((await getAssessment(store, 1, dana))?.assessment.version).toBe(back?.version);
    expect(await found("lindqvist")).toEqual([2]);
    expect(await sorted()).toEqual([1, 2]);
    await withdrawCorrection(store, 2, back?.version ?? 0, dana);
    expect(await nameOf(store, 1)).toBe("Jonas Lindqvist");
  });

  test("goes with the claim that brought it, taken back or replaced", async () => {
    const { store, claim } = await setUp();
    await createAssessment(store, 3);
    const first = await claim(3, "a@example.com");
    expect(await nameOf(store, 1)).toBe("Jonas Lindqvist");
    const second = await claim(3, "b@example.com", first.claim?.at);
    expect(await nameOf(store, 1)).toBe("");
    const third = await claim(3, "a@example.com", second.claim?.at);
    expect(await nameOf(store, 1)).toBe("Jonas Lindqvist");
    await withdrawClaim(store, 3, third.claim?.at ?? "", dana);
    expect(await nameOf(store, 1)).toBe("");
  });

  test("goes when the service says that the lender is somebody else, or an invitation gives its row back", async () => {
    const { store, claim } = await setUp();
    await createAssessment(store, 3);
    await claim(3, "a@example.com");
    await keepIdentity(store, 3, { email: "c@example.com", interviewId: 1 });
    expect(await nameOf(store, 1)).toBe("");
    await createAssessment(store, 4, { email: "a@example.com", first_name: "Ana", identity: "invited_here" });
    await store.db.transaction().execute((inside) => settlePerson(inside, store, "a@example.com", 7));
    expect(await nameOf(store, 1)).toBe("Ana");
    await store.db.transaction().execute((inside) => freeRow(inside, store, 4, 8));
    expect(await nameOf(store, 1)).toBe("");
  });

  test("follows its lender, and the next one once that has gone", async () => {
    const { store } = await setUp();
    await createAssessment(store, 3, { email: "a@example.com", first_name: "Ana", interview_id: 2 });
    await correct(store, 3, { lastName: "Li" });
    expect(await nameOf(store, 1)).toBe("Ana Li");
    const { version } = await correct(store, 2, { email: "a@example.com", firstName: "Jon" });
    expect(await nameOf(store, 1)).toBe("Ana Li");
    await correct(store, 3, { firstName: undefined, lastName: undefined });
    expect(await nameOf(store, 1)).toBe("Jon Lindqvist");
    // An emptied name stays empty.
    expect(await nameOf(store, 3)).toBe("");
    await withdrawCorrection(store, 2, version, dana);
    expect([await nameOf(store, 1), await nameOf(store, 3)]).toEqual(["", ""]);
  });

  test("is the assessment’s own once somebody has changed it, until that is undone", async () => {
    const { store } = await setUp();
    const lent = await correct(store, 2, { email: "a@example.com" });
    const own = await correct(store, 1, { firstName: "Jonathan" });
    await withdrawCorrection(store, 2, lent.version, dana);
    expect(await nameOf(store, 1)).toBe("Jonathan Lindqvist");
    await withdrawCorrection(store, 1, own.version, dana);
    expect(await nameOf(store, 1)).toBe("");
  });

  test("is lent again when a correction of the person is undone", async () => {
    const { store } = await setUp();
    const lent = await correct(store, 2, { email: "a@example.com" });
    const from = { firstName: "Jonas", lastName: "Lindqvist" };
    const id = (await candidateOf(store, 1))?.id ?? 0;
    const rows = await correctPerson(store, id, { candidate: { ...from, lastName: "Lind" }, from }, dana);
    expect(rows.map((row) => row.candidate?.lastName)).toEqual(["Lind", "Lind"]);
    await withdrawCorrection(store, 1, rows[0]?.version ?? 0, dana);
    expect([await nameOf(store, 1), await nameOf(store, 2)]).toEqual(["Jonas Lindqvist", "Jonas Lindqvist"]);
    await withdrawCorrection(store, 2, lent.version, dana);
    expect(await nameOf(store, 1)).toBe("");
  });

  test("stays behind when the address is corrected, and is there again when that is undone", async () => {
    const { store } = await setUp();
    await createAssessment(store, 3, { email: "jonas@example.com", interview_id: 2, identity: "claimed" });
    await correct(store, 2, { phoneNumber: "+442079460018" });
    expect(await nameOf(store, 3)).toBe("Jonas Lindqvist");
    const { version, candidate } = await correct(store, 3, { email: "a@example.com" });
    expect(candidate?.lastName).toBeUndefined();
    expect(await nameOf(store, 1)).toBe("");
    await withdrawCorrection(store, 3, version, dana);
    expect(await nameOf(store, 3)).toBe("Jonas Lindqvist");
  });

  test("is neither given to a probable match nor kept as what a claim had said", async () => {
    const { store, claim } = await setUp();
    await createAssessment(store, 3, { email: "a@example.com", identity: "probable", interview_id: 2 });
    await createAssessment(store, 4, { email: "a@example.com", identity: "claimed", interview_id: 2 });
    await createAssessment(store, 5);
    await claim(5, "a@example.com");
    expect(await nameOf(store, 3)).toBe("");
    expect(await nameOf(store, 4)).toBe("Jonas Lindqvist");
    await keepIdentity(store, 4, { email: "d@example.com", interviewId: 1 });
    const { overruled_claim } = await store.db
      .selectFrom("assessments")
      .select("overruled_claim")
      .where("id", "=", 4)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(overruled_claim ?? "")).toMatchObject({ email: "a@example.com", firstName: null });
  });
});
