import { expect, test } from "vitest";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { correctCandidate, correctPerson } from "@/lib/claims/correct-candidate";
import { joinCandidates, orderName, separateCandidates } from "@/lib/claims/join-candidates";
import { withdrawCorrection } from "@/lib/claims/withdraw-correction";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { getCandidate } from "@/lib/details/get-candidate";
import { listCandidateTimeline } from "@/lib/details/list-candidate-timeline";
import { keepIdentity } from "@/lib/mirror/learning/keep-identity";
import { addNote } from "@/lib/notes/add-note";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;
const vera = { id: "vera", name: "Vera Stein", role: "viewer" } as const;

const idOf = async (store: Store, assessmentId: number): Promise<number> => {
  const detail = await getAssessment(store, assessmentId, dana);
  const id = detail?.assessment.candidate?.id;
  if (id === undefined) throw new Error(`Assessment ${assessmentId} has no candidate.`);
  return id;
};

const rowsOf = async (store: Store, id: number) =>
  (await getCandidate(store, id, dana))?.assessments.map((row) => row.id);

const inOrder = async (store: Store) =>
  (await listAssessments(store, assessmentQuerySchema.parse({ sort: "candidate" }), dana)).assessments.map(
    ({ id }) => id,
  );

onEachStore("one candidate", (place) => {
  /** Ana has 1 and 3, with her address written in two ways; 2 is someone else's. */
  const setUp = async () => {
    const store = await createStore((await (await place()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    await createInterview(store, 2, "Analyst");
    await createMember(store, dana.id, dana.name);
    const ana = { first_name: "Ana", last_name: "Li" };
    await createAssessment(store, 1, { email: "Ana@example.com", ...ana, phone_number: "+442079460018" });
    await createAssessment(store, 2, { email: "bo@example.com", first_name: "Bo", status: "recommended" });
    await createAssessment(store, 3, { email: "ana@example.com", ...ana, interview_id: 2 });
    return store;
  };

  test("has all assessments of the address, notes and one timeline, and what is known of them", async () => {
    const store = await setUp();
    await addNote(store, 1, { body: "Called her." }, dana);
    await addNote(store, 2, { body: "Not hers." }, dana);
    await correctCandidate(
      store,
      3,
      {
        candidate: { firstName: "Anna", lastName: "Li" },
        from: { email: "ana@example.com", firstName: "Ana", lastName: "Li" },
      },
      dana,
    );
    const id = await idOf(store, 1);
    expect(await getCandidate(store, id, dana)).toMatchObject({
      candidate: { id, email: "ana@example.com", firstName: "Anna", phoneNumber: "+442079460018" },
      addresses: [{ id, email: "ana@example.com" }],
      assessments: [{ id: 3, interview: { name: "Analyst" } }, { id: 1 }],
      notes: [{ assessmentId: 1, body: "Called her." }],
      timeline: [{ assessmentId: 3, kind: "corrected" }],
    });
    expect((await listCandidateTimeline(store, id, dana))?.timeline).toHaveLength(1);
    expect(await getCandidate(store, 4711, dana)).toBeUndefined();
  });

  test("a viewer gets no application link", async () => {
    const store = await setUp();
    const id = await idOf(store, 1);
    const links = async (reader: typeof dana | typeof vera) =>
      (await getCandidate(store, id, reader))?.assessments.map((row) => row.applicationUrl !== undefined);
    expect(await links(dana)).toEqual([true, true]);
    expect(await links(vera)).toEqual([false, false]);
    expect(JSON.stringify(await getAssessment(store, 1, vera))).not.toContain("apply.example");
  });

  test("an assessment names the others, unless it isn’t settled whose it is", async () => {
    const store = await setUp();
    expect((await getAssessment(store, 1, dana))?.others).toMatchObject({ newest: [{ id: 3 }], total: 1 });
    expect((await getAssessment(store, 2, dana))?.others).toBeUndefined();
    await createAssessment(store, 5, { email: "ana@example.com", identity: "probable" });
    expect((await getAssessment(store, 5, dana))?.others).toBeUndefined();
    expect(await rowsOf(store, await idOf(store, 1))).toEqual([3, 1]);
  });

  test("who is learned later without a name has the one that is known", async () => {
    const store = await setUp();
    await createAssessment(store, 6);
    await keepIdentity(store, 6, { email: "ANA@example.com", interviewId: 1 });
    const found = await listAssessments(store, assessmentQuerySchema.parse({ q: "ana li" }), dana);
    expect(found.assessments.map((row) => row.id)).toEqual([6, 3, 1]);
  });

  test("a correction of the person is made in each assessment, and taken back in each", async () => {
    const store = await setUp();
    const id = await idOf(store, 1);
    const from = { firstName: "Ana", lastName: "Li", phoneNumber: "+442079460018" };
    const corrected = await correctPerson(store, id, { candidate: { ...from, lastName: "Lee" }, from }, dana);
    expect(corrected.map((row) => [row.id, row.candidate?.lastName, row.candidate?.phoneNumber])).toEqual([
      [3, "Lee", undefined],
      [1, "Lee", "+442079460018"],
    ]);
    await expect(
      correctPerson(store, id, { candidate: { lastName: "Lo" }, from }, dana),
    ).rejects.toMatchObject({ problem: { code: "corrected_here" } });
    const [newest] = corrected;
    const back = await withdrawCorrection(store, 3, newest?.version ?? 0, dana);
    expect(back.map((row) => row.candidate?.lastName)).toEqual(["Li", "Li"]);
    await expect(withdrawCorrection(store, 3, newest?.version ?? 0, dana)).rejects.toMatchObject({
      problem: { code: "corrected_here" },
    });
  });

  test("an address that was corrected wrongly comes back, and what was empty is empty again", async () => {
    const store = await setUp();
    const from = { email: "bo@example.com", firstName: "Bo" };
    await store.db.updateTable("assessments").set({ identity: "claimed" }).where("id", "=", 2).execute();
    const corrected = await correctCandidate(
      store,
      2,
      { candidate: { ...from, email: "ana@example.com", externalId: "A-7" }, from },
      dana,
    );
    const person = await idOf(store, 1);
    expect(await rowsOf(store, person)).toEqual([3, 2, 1]);
    await withdrawCorrection(store, 2, corrected.version, dana);
    expect(await rowsOf(store, person)).toEqual([3, 1]);
    expect((await getAssessment(store, 2, dana))?.assessment.candidate).toMatchObject(from);
    expect((await getAssessment(store, 2, dana))?.assessment.candidate?.externalId).toBeUndefined();
  });

  test("two addresses are one person until someone takes that back", async () => {
    const store = await setUp();
    const [ana, bo] = [await idOf(store, 1), await idOf(store, 2)];
    await store.db.updateTable("sources").set({ version: 40 }).execute();
    await joinCandidates(store, ana, "BO@example.com", dana);
    expect((await getAssessment(store, 2, dana))?.assessment.version).toBe(41);
    expect(await getCandidate(store, bo, dana)).toMatchObject({
      candidate: { id: ana },
      addresses: [{ id: ana }, { id: bo, email: "bo@example.com", joined: { by: dana.name } }],
      assessments: [{ id: 3 }, { id: 2 }, { id: 1 }],
    });
    await expect(joinCandidates(store, bo, "bo@example.com", dana)).rejects.toMatchObject({
      problem: { status: 422, errors: { email: ["This is already one of their addresses."] } },
    });
    await expect(joinCandidates(store, ana, "else@example.com", dana)).rejects.toMatchObject({
      problem: { status: 422, errors: { email: ["No assessment here has this address."] } },
    });
    await separateCandidates(store, ana, bo, dana);
    expect(await rowsOf(store, ana)).toEqual([3, 1]);
    expect(await rowsOf(store, bo)).toEqual([2]);
    await expect(separateCandidates(store, ana, bo, dana)).rejects.toMatchObject({
      problem: { code: "separated_here" },
    });
    const log = await store.db.selectFrom("audit_log").select("action").orderBy("id").execute();
    expect(log.map(({ action }) => action)).toEqual(["candidates_joined", "candidates_separated"]);
  });

  test("names are sorted as they are written, also once a person has said how", async () => {
    const store = await setUp();
    await createAssessment(store, 7, { email: "f@example.com", first_name: "Ferenc", last_name: "Aba" });
    expect(await inOrder(store)).toEqual([1, 3, 2, 7]);
    await orderName(store, await idOf(store, 7), "family_first", dana);
    expect(await inOrder(store)).toEqual([7, 1, 3, 2]);
    expect((await getAssessment(store, 7, dana))?.assessment.candidate?.nameOrder).toBe("family_first");
    await orderName(store, await idOf(store, 7), undefined, dana);
    expect(await inOrder(store)).toEqual([1, 3, 2, 7]);
  });
});
