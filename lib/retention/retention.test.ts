import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createAssessments } from "@/lib/db/testing-rows";
import { blockErasure, unblockErasure } from "@/lib/erasing/erasure-blocks";
import { previewErasure } from "@/lib/erasing/preview-erasure";
import { canaries, foundInTables } from "@/lib/erasing/testing-canaries";
import { makeImport } from "@/lib/imports/make-import";
import { givenRowSchema, newImportSchema } from "@/lib/imports/schema";
import { takeRows } from "@/lib/imports/take-rows";
import { findDue } from "@/lib/retention/find-due";
import { listDue, listDueBy, readPersonRetention } from "@/lib/retention/list-due";
import { readRetention } from "@/lib/retention/rule";
import { ada, dayMs, openRetention } from "@/lib/retention/testing-retention";

const dispute = { reason: "A dispute.", by: "Ada" };

onEachStore("retention", (open) => {
  const setUp = async () => openRetention(await open());

  test("erases no one until a rule is set, and then no one who hasn’t been listed for 14 days", async () => {
    const { store, instantIn, pass, add, run, setRule, left, due } = await setUp();
    await add(1, "old@example.com", 400);
    await add(2, "new@example.com", 10);
    expect(await run()).toBe(0);
    expect(await due()).toEqual([]);
    await setRule(6);
    const dueAt = instantIn(14).toISOString();
    expect(await listDue(store, 100)).toEqual({
      people: [
        {
          assessmentId: 1,
          assessments: 1,
          candidate: expect.objectContaining({ firstName: "Candidate 1" }),
          interview: "Backend Engineer",
          dueAt,
        },
      ],
      total: 1,
      blocked: [],
    });
    expect(await readPersonRetention(store, 1)).toEqual({ dueAt });
    expect((await readPersonRetention(store, 2)).dueAt).toBe("2026-08-28T12:00:00.000Z");
    expect(await pass(13)).toBe(0);
    expect(await pass(1)).toBe(1);
    expect(await left()).toEqual([2]);
    expect(await due()).toEqual([]);
    expect(await readPersonRetention(store, 1)).toEqual({});
  });

  test("a person goes with their last assessment, under all addresses, and never while one is pending", async () => {
    const { store, pass, add, setRule, left } = await setUp();
    await add(1, "ana@example.com", 400);
    await add(2, "ana@example.com", 200);
    await add(3, "ben@example.com", 400);
    await add(4, "ben@example.com", 0, { status: "pending", completed_before: null });
    await add(5, "cem@example.com", 400);
    await add(6, "other@example.com", 250);
    await add(7, undefined, 400);
    const idOf = async (email: string) =>
      (
        await store.db
          .selectFrom("candidates")
          .select("id")
          .where("email_folded", "=", email)
          .executeTakeFirstOrThrow()
      ).id;
    const cem = await idOf("cem@example.com");
    await store.db
      .updateTable("candidates")
      .set({ same_as: cem, joined_to: cem })
      .where("id", "=", await idOf("other@example.com"))
      .execute();
    await setRule(9);
    expect(await pass(13)).toBe(0);
    // The unclaimed one; then cem, whose other address is nine months old; then ana.
    expect(await pass(1)).toBe(1);
    expect(await left()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await pass(12, 1)).toBe(1);
    expect(await left()).toEqual([1, 2, 3, 4]);
    expect(await pass(55, 5)).toBe(1);
    expect(await left()).toEqual([3, 4]);
  });

  test("a block keeps the person from any erasing, until it is removed and they have been listed anew", async () => {
    const { store, pass, add, setRule, left, erase } = await setUp();
    await add(1, "ana@example.com", 400);
    await add(2, "ana@example.com", 300);
    await setRule(6);
    await blockErasure(store, 1, "A dispute.", ada);
    expect(await listDue(store, 100)).toMatchObject({
      people: [],
      total: 0,
      blocked: [{ assessmentId: 1, interview: "Backend Engineer", ...dispute }],
    });
    expect(await readPersonRetention(store, 2)).toMatchObject({ block: dispute });
    expect(await previewErasure(store, 2, ada)).toMatchObject({ block: dispute });
    await expect(erase(2)).rejects.toMatchObject({ problem: { status: 409, code: "erasure_blocked" } });
    expect(await pass(15)).toBe(0);
    await expect(blockErasure(store, 2, "Another dispute.", ada)).rejects.toMatchObject({
      problem: { status: 409, code: "already_blocked" },
    });
    await unblockErasure(store, 1, ada);
    await expect(unblockErasure(store, 1, ada)).rejects.toMatchObject({ problem: { status: 404 } });
    expect((await pass(1)) + (await pass(13))).toBe(0);
    expect(await pass(1)).toBe(1);
    expect(await left()).toEqual([]);
  });

  test("a dry run says who would be erased, and changes nothing", async () => {
    const { store, add } = await setUp();
    await add(1, "ana@example.com", 400);
    await add(2, "ben@example.com", 40);
    const tried = await listDueBy(store, { months: 2, interviews: [] }, 100);
    expect(tried).toMatchObject({ total: 1, people: [{ assessmentId: 1 }] });
    expect(await listDueBy(store, { months: 1, interviews: [] }, 1)).toMatchObject({
      total: 2,
      people: [{}],
    });
    expect(await readRetention(store)).toEqual({ months: null, interviews: [] });
    expect((await listDue(store, 100)).total).toBe(0);
    expect(await store.db.selectFrom("retention_notices").selectAll().execute()).toEqual([]);
  });

  test("who is being invited again isn’t due, and is listed anew afterwards", async () => {
    const { store, pass, add, setRule, due, left } = await setUp();
    await add(1, "ana@example.com", 400);
    await setRule(6);
    await pass(13);
    const { id } = (await makeImport(store, newImportSchema.parse({ name: "Fair", interviewId: 2 }), ada))
      .import;
    const again = givenRowSchema.parse({ line: 2, candidate: { email: "Ana@example.com" }, cells: ["Ana"] });
    await takeRows(store, id, [again], ada);
    expect(await due()).toEqual([]);
    expect(await readPersonRetention(store, 1)).toEqual({});
    // A draft that is never started doesn’t keep them for ever.
    expect(await pass(31)).toBe(0);
    expect(await due()).toEqual([1]);
    expect(await pass(13)).toBe(0);
    expect(await pass(1)).toBe(1);
    expect(await left()).toEqual([]);
  });

  test("what changes while a run is under way counts", async () => {
    const { store, pass, add, run, change, setRule, left } = await setUp();
    for (let id = 1; id <= 3; id += 1) await add(id, `c${id}@example.com`, 400 - id);
    await setRule(6);
    await pass(13);
    store.clock.at = new Date(store.clock.at.getTime() + dayMs);
    const running = run();
    await expect.poll(left, { timeout: 10_000, interval: 1 }).not.toHaveLength(3);
    await change(60);
    const erased = await running;
    expect(await left()).toHaveLength(3 - erased);
    expect(erased).toBeLessThan(3);
  });

  test("the reason of a block is erased where it has the candidate’s address", async () => {
    const { store, add, erase } = await setUp();
    await add(1, canaries.email, 1, { first_name: canaries.firstName, last_name: canaries.lastName });
    await add(2, "ben@example.com", 1);
    await blockErasure(store, 2, `He and ${canaries.email} have complained.`, ada);
    await erase(1);
    expect((await listDue(store, 100)).blocked).toMatchObject([
      { assessmentId: 2, reason: "He and [erased] have complained." },
    ]);
    expect(await foundInTables(store.db)).toEqual([]);
  });

  test("a large store is read in slices, and everyone in it is found", async () => {
    const { store } = await setUp();
    await createAssessments(store, 1_001);
    await store.db.updateTable("assessments").set({ status: "recommended" }).execute();
    store.clock.at = new Date("2027-03-10T12:00:00.000Z");
    const { due } = await findDue(store, { months: 6, interviews: [] });
    expect(due.flatMap(({ ids }) => ids)).toHaveLength(1_001);
  });
});
