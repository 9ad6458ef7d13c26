import { expect, test } from "vitest";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { correctCandidate, correctPerson } from "@/lib/claims/correct-candidate";
import { correctionBodySchema } from "@/lib/claims/correction-schema";
import { joinCandidates, orderName, separateCandidates } from "@/lib/claims/join-candidates";
import { withdrawCorrection } from "@/lib/claims/withdraw-correction";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { limitStore } from "@/lib/db/visibility/limit-store";
import { getAssessment } from "@/lib/details/get-assessment";
import { getCandidate } from "@/lib/details/get-candidate";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;
const ben = { id: "ben", name: "Ben Ito", role: "recruiter" } as const;

const candidateOf = async (store: Store, assessmentId: number) =>
  (await getAssessment(store, assessmentId, dana))?.assessment.candidate;

const idOf = async (store: Store, assessmentId: number) => {
  const id = (await candidateOf(store, assessmentId))?.id;
  if (id === undefined) throw new Error(`Assessment ${assessmentId} has no candidate.`);
  return id;
};

const rowsOf = async (store: Store, id: number) =>
  (await getCandidate(store, id, dana))?.assessments.map((row) => row.id);

async function correct(store: Store, id: number, email: string) {
  const from = await candidateOf(store, id);
  const body = correctionBodySchema.parse({ candidate: { ...from, email }, from });
  return correctCandidate(store, id, body, dana);
}

const inOrder = async (store: Store) =>
  (await listAssessments(store, assessmentQuerySchema.parse({ sort: "candidate" }), dana)).assessments.map(
    ({ id }) => id,
  );

const logged = async (store: Store) =>
  (
    await store.db.selectFrom("audit_log").select(["action", "subject_id", "details"]).orderBy("id").execute()
  ).map(({ action, subject_id, details }) => [action, subject_id, JSON.parse(details)]);

onEachStore("joining candidates", (place) => {
  /** Of each person one assessment: 1 is Grace’s, 2 Luca’s, 3 Ferenc’s. */
  const setUp = async () => {
    const store = await createStore((await (await place()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    for (const { id, name } of [dana, ben]) await createMember(store, id, name);
    const people = [
      ["grace", "Grace", "Obi"],
      ["luca", "Luca", "Abt"],
      ["ferenc", "Ferenc", "Aba"],
    ] as const;
    for (const [index, [name, first_name, last_name]] of people.entries())
      await createAssessment(store, index + 1, {
        email: `${name}@example.com`,
        first_name,
        last_name,
        identity: "claimed",
      });
    const [grace, luca, ferenc] = [await idOf(store, 1), await idOf(store, 2), await idOf(store, 3)];
    return { store, grace, luca, ferenc };
  };

  test("a join is undone, and a name ordered, though no assessment has the main address any more", async () => {
    const { store, grace, luca } = await setUp();
    await joinCandidates(store, grace, "luca@example.com", dana);
    await correct(store, 1, "elsewhere@example.com");
    expect(await getCandidate(store, grace, dana)).toMatchObject({
      candidate: { id: grace, email: "luca@example.com", lastName: "Abt" },
      addresses: [
        { id: grace, isLeft: true },
        { id: luca, email: "luca@example.com" },
      ],
      assessments: [{ id: 2 }],
    });
    await orderName(store, luca, "family_first", dana);
    await separateCandidates(store, grace, luca, dana);
    expect(await rowsOf(store, luca)).toEqual([2]);
    expect(await getCandidate(store, grace, dana)).toBeUndefined();
    expect((await logged(store)).slice(-2)).toEqual([
      ["name_ordered", "2", { email: "grace@example.com" }],
      ["candidates_separated", "2", { email: "luca@example.com" }],
    ]);
  });

  test("who has no assessments left is neither joined nor joined to", async () => {
    const { store, grace, luca } = await setUp();
    await correct(store, 1, "elsewhere@example.com");
    await expect(joinCandidates(store, luca, "grace@example.com", dana)).rejects.toMatchObject({
      problem: { status: 422, errors: { email: ["No assessment here has this address."] } },
    });
    const gone = { problem: { status: 404 } };
    await expect(joinCandidates(store, grace, "luca@example.com", dana)).rejects.toMatchObject(gone);
    await expect(orderName(store, grace, "family_first", dana)).rejects.toMatchObject(gone);
  });

  test("who sees one address of a person finds them by it, and no other, and changes the whole person", async () => {
    const { store, grace, luca } = await setUp();
    await joinCandidates(store, grace, "luca@example.com", dana);
    await createInterview(store, 2, "Data Analyst");
    await store.db.updateTable("assessments").set({ interview_id: 2 }).where("id", "<>", 1).execute();
    const of = (interviewIds: number[]) =>
      limitStore(store, { memberId: "ben", rows: { interviewIds, own: false, unclaimed: false } });

    // Luca’s is the joined one; Grace’s, the first, isn’t seen.
    const person = await getCandidate(of([2]), luca, ben);
    expect(person).toMatchObject({
      candidate: { id: grace, email: "luca@example.com" },
      assessments: [{ id: 2 }],
    });
    expect(JSON.stringify(person)).not.toContain("grace@example.com");
    const first = await getCandidate(of([1]), grace, ben);
    expect(first).toMatchObject({ assessments: [{ id: 1 }] });
    expect(JSON.stringify(first)).not.toContain("luca");
    expect(await getCandidate(of([]), grace, ben)).toBeUndefined();

    await orderName(of([1]), grace, "family_first", ben);
    expect((await candidateOf(store, 2))?.nameOrder).toBe("family_first");
    await expect(joinCandidates(of([1]), grace, "ferenc@example.com", ben)).rejects.toMatchObject({
      problem: { status: 422 },
    });
    await expect(separateCandidates(of([]), grace, luca, ben)).rejects.toMatchObject({
      problem: { status: 404 },
    });
  });

  test("a match that isn’t settled joins nobody", async () => {
    const { store, grace } = await setUp();
    await createAssessment(store, 4, { email: "maybe@example.com", identity: "probable" });
    await expect(joinCandidates(store, grace, "maybe@example.com", dana)).rejects.toMatchObject({
      problem: { status: 422 },
    });
  });

  test("a name order is the person’s while they are joined, and each one’s own again after that", async () => {
    const { store, grace, luca, ferenc } = await setUp();
    await orderName(store, ferenc, "family_first", dana);
    const orders = async () => [
      (await candidateOf(store, 1))?.nameOrder,
      (await candidateOf(store, 3))?.nameOrder,
    ];
    await joinCandidates(store, grace, "ferenc@example.com", dana);
    expect(await orders()).toEqual([undefined, undefined]);
    await separateCandidates(store, grace, ferenc, dana);
    expect(await orders()).toEqual([undefined, "family_first"]);
    await joinCandidates(store, ferenc, "grace@example.com", dana);
    expect(await orders()).toEqual(["family_first", "family_first"]);
    await separateCandidates(store, ferenc, grace, dana);
    expect(await orders()).toEqual([undefined, "family_first"]);
    await joinCandidates(store, grace, "luca@example.com", dana);
    await orderName(store, luca, "family_first", dana);
    expect((await candidateOf(store, 2))?.nameOrder).toBe("family_first");
    await separateCandidates(store, grace, luca, dana);
    expect((await candidateOf(store, 2))?.nameOrder).toBeUndefined();
  });

  test("the list is sorted by names as they are shown, joined and separated", async () => {
    const { store, grace, ferenc } = await setUp();
    expect(await inOrder(store)).toEqual([3, 1, 2]);
    await orderName(store, grace, "family_first", dana);
    expect(await inOrder(store)).toEqual([3, 2, 1]);
    await joinCandidates(store, grace, "ferenc@example.com", dana);
    expect((await candidateOf(store, 3))?.nameOrder).toBe("family_first");
    expect(await inOrder(store)).toEqual([3, 2, 1]);
    await joinCandidates(store, grace, "luca@example.com", dana);
    await separateCandidates(store, grace, ferenc, dana);
    const folded = await store.db
      .selectFrom("assessments")
      .select("candidate_folded")
      .orderBy("id")
      .execute();
    expect(folded.map((row) => row.candidate_folded)).toEqual(["obi grace", "abt luca", "ferenc aba"]);
  });

  test("whoever was joined before is still joined after being separated", async () => {
    const { store, grace, luca, ferenc } = await setUp();
    await joinCandidates(store, luca, "ferenc@example.com", ben);
    await joinCandidates(store, grace, "ferenc@example.com", dana);
    expect(await rowsOf(store, grace)).toEqual([3, 2, 1]);
    expect((await getCandidate(store, ferenc, dana))?.addresses).toMatchObject([
      { id: grace },
      { id: luca, joined: { by: dana.name, to: grace } },
      { id: ferenc, joined: { by: ben.name, to: luca } },
    ]);
    await separateCandidates(store, grace, luca, dana);
    expect(await rowsOf(store, grace)).toEqual([1]);
    expect(await rowsOf(store, ferenc)).toEqual([3, 2]);
    expect(await idOf(store, 3)).toBe(luca);
    await joinCandidates(store, grace, "luca@example.com", dana);
    await separateCandidates(store, grace, ferenc, dana);
    expect(await rowsOf(store, grace)).toEqual([2, 1]);
    expect(await rowsOf(store, ferenc)).toEqual([3]);
    const both = ["luca@example.com", "ferenc@example.com"];
    expect((await logged(store)).map(([action, , details]) => [action, details])).toEqual([
      ["candidates_joined", { email: "ferenc@example.com" }],
      ["candidates_joined", { email: "ferenc@example.com", emails: both }],
      ["candidates_separated", { email: "luca@example.com", emails: both }],
      ["candidates_joined", { email: "luca@example.com", emails: both }],
      ["candidates_separated", { email: "ferenc@example.com" }],
    ]);
  });

  test("a correction of the person is undone in each assessment it was made in, also after separating", async () => {
    const { store, grace, luca } = await setUp();
    await joinCandidates(store, grace, "luca@example.com", dana);
    const from = { firstName: "Luca", lastName: "Abt" };
    const [newest] = await correctPerson(
      store,
      grace,
      { candidate: { ...from, lastName: "Ott" }, from },
      dana,
    );
    await separateCandidates(store, grace, luca, dana);
    const back = await withdrawCorrection(store, 2, newest?.version ?? 0, dana);
    expect(back.map((row) => [row.id, row.candidate?.lastName])).toEqual([
      [2, "Abt"],
      [1, "Obi"],
    ]);
  });
});
