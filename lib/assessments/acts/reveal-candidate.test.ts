import { expect, test } from "vitest";
import { assignAssessment } from "@/lib/assessments/acts/assign-assessments";
import { decideAssessment } from "@/lib/assessments/acts/decide-assessments";
import { revealCandidate } from "@/lib/assessments/acts/reveal-candidate";
import { getRow } from "@/lib/assessments/list/get-row";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { readTimeline } from "@/lib/assessments/timeline/read-timeline";
import { readVersion } from "@/lib/db/read-version";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import type { BlindReview } from "@/lib/db/visibility/limit";
import { limitStore } from "@/lib/db/visibility/limit-store";
import { addNote } from "@/lib/notes/add-note";
import { editNote } from "@/lib/notes/edit-note";
import { listNotes } from "@/lib/notes/list-notes";
import { problemOf } from "@/lib/testing-problems";

const dana = { id: "dana", name: "Dana", role: "recruiter" } as const;
const ben = { id: "ben", name: "Ben", role: "recruiter" } as const;

onEachStore("a blind assessment", (place) => {
  async function setUp(changes: Partial<BlindReview> = {}) {
    const store = await createStore((await (await place()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    for (const { id, name, role } of [dana, ben]) {
      await createMember(store, id, name);
      await store.db.updateTable("members").set({ role }).where("id", "=", id).execute();
    }
    const named = {
      interview_id: 1,
      first_name: "Ana",
      status: "recommended",
      detail: "Ana is quick.",
    } as const;
    await createAssessment(store, 1, { ...named, email: "ana@example.com" });
    await createAssessment(store, 2, { ...named, email: "ana@example.com" });
    const blindTo = ({ id }: { id: string }): Store =>
      limitStore(store, {
        memberId: id,
        blind: {
          memberId: id,
          interviewIds: [],
          isEveryOther: true,
          revealsOnDecision: false,
          showsResults: false,
          ...changes,
        },
      });
    return { store, blindTo };
  }

  const search = async (store: Store, q: string) =>
    (await listAssessments(store, assessmentQuerySchema.parse({ q }), dana)).assessments.map(({ id }) => id);

  test("has a number for a name, isn’t found by a name, and joins no other of the same person", async () => {
    const { store, blindTo } = await setUp();
    const mine = blindTo(dana);
    const row = await getRow(mine, 1, dana);
    expect(row).toMatchObject({ id: 1, isBlind: true, status: "recommended" });
    expect([row?.candidate, row?.detail, row?.applicationUrl]).toEqual([undefined, undefined, undefined]);
    expect([await search(store, "ana"), await search(mine, "ana")]).toEqual([[2, 1], []]);
    expect(await search(mine, "candidate 2")).toEqual([2]);
    expect((await getRow(store, 1, dana))?.isBlind).toBeUndefined();
  });

  test("revealed with a reason, is so to who did it, and stays so; it is logged once", async () => {
    const { store, blindTo } = await setUp();
    const mine = blindTo(dana);
    const revealed = await revealCandidate(mine, 1, "I know her.", dana);
    expect(revealed).toMatchObject({ candidate: { email: "ana@example.com", firstName: "Ana" } });
    expect(revealed.isBlind).toBeUndefined();
    // Open pages learn of it.
    expect(revealed.version).toBe((await readVersion(store)).version);
    await revealCandidate(mine, 1, "Again.", dana);
    expect((await getRow(blindTo(ben), 1, ben))?.isBlind).toBe(true);
    expect((await getRow(mine, 2, dana))?.isBlind).toBe(true);
    expect((await readTimeline(blindTo(ben), 1)).timeline).toMatchObject([
      { kind: "revealed", actorName: "Dana" },
    ]);
    const entries = await store.db.selectFrom("audit_log").select(["action", "details"]).execute();
    expect(entries).toEqual([
      { action: "candidate_revealed", details: JSON.stringify({ reason: "I know her." }) },
    ]);
  });

  test("is decided about; if so set, the decision reveals it, as long as it stands", async () => {
    const { blindTo } = await setUp({ revealsOnDecision: true });
    const mine = blindTo(dana);
    const decided = await decideAssessment(mine, 1, { decision: "hold", from: "undecided" }, dana);
    expect(decided).toMatchObject({ candidate: { firstName: "Ana" }, decision: { value: "hold" } });
    expect((await getRow(blindTo(ben), 1, ben))?.candidate?.firstName).toBe("Ana");
    const undone = await decideAssessment(mine, 1, { decision: "undecided", from: "hold" }, dana);
    expect([undone.isBlind, undone.candidate]).toEqual([true, undefined]);
  });

  test("has the notes of those who know no more, and hides those of colleagues who do", async () => {
    const { store, blindTo } = await setUp();
    await addNote(blindTo(dana), 1, { body: "Asks good questions." }, dana);
    store.clock.at = new Date(store.clock.at.getTime() + 1_000);
    await addNote(store, 1, { body: "Ana again." }, dana);
    const read = async (of: Store) =>
      (await listNotes(of, 1, ben)).map(({ body, isHidden }) => [body, isHidden]);
    const blindNote = ["Asks good questions.", undefined];
    expect(await read(blindTo(ben))).toEqual([blindNote, ["", true]]);
    const [note] = await listNotes(store, 1, dana);
    const at = { assessmentId: 1, noteId: note?.id ?? "", replaces: note?.updatedAt ?? "" };
    await editNote(store, at, "Ana asks good questions.", dana);
    expect(await read(blindTo(ben))).toEqual([
      ["", true],
      ["", true],
    ]);
  });

  test("is given to a colleague, and stays blind in the answer", async () => {
    const { blindTo } = await setUp();
    const given = await assignAssessment(blindTo(dana), 1, { assignee: "ben", from: null }, dana);
    expect(given).toMatchObject({ isBlind: true, assignee: { id: "ben" } });
    expect(given.candidate).toBeUndefined();
  });

  test("shows one’s own reason for a decision, and hides a colleague’s words", async () => {
    const { blindTo } = await setUp();
    const reason = { label: "Too junior", words: "Ana needs a year." };
    await decideAssessment(blindTo(dana), 1, { decision: "hold", from: "undecided", reason }, dana);
    expect((await getRow(blindTo(dana), 1, dana))?.decision?.reason).toEqual(reason);
    expect((await getRow(blindTo(ben), 1, ben))?.decision).toMatchObject({
      value: "hold",
      reason: undefined,
    });
    const [entry] = (await readTimeline(blindTo(ben), 1)).timeline;
    expect(entry).toMatchObject({ kind: "decided", decision: "hold" });
    expect(entry?.reason).toBeUndefined();
    // It isn’t replaced unseen.
    const own = { decision: "hold", from: "hold", reason: { words: "Mine." } } as const;
    expect(await problemOf(decideAssessment(blindTo(ben), 1, own, ben))).toMatchObject({
      code: "blind_text",
    });
    expect((await getRow(blindTo(dana), 1, dana))?.decision?.reason).toEqual(reason);
  });
});
