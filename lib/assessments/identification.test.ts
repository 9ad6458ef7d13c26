import { expect, test } from "vitest";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { assessmentPageSchema, assessmentQuerySchema } from "@/lib/assessments/schema";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createStore } from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";

const viewer = { role: "viewer" } as const;

onEachStore("whether an assessment is still being identified", (place) => {
  const setUp = async () => createStore((await (await place()).open()).db);
  const unclaimed = { identity: "unclaimed", interview_id: null } as const;

  test.each([
    [{ ...unclaimed, status: "recommended" }, "reading"],
    [{ ...unclaimed, status: "not_recommended", learn_attempts: 2 }, "reading"],
    [{ ...unclaimed, status: "recommended", learn_attempts: 3 }, "untold"],
    [{ ...unclaimed, status: "pending" }, undefined],
    [{ ...unclaimed, status: "pending", oddities: "recommended:missing" }, "reading"],
    [{ ...unclaimed, status: "pending", oddities: "recommended:contradicts" }, undefined],
    [{ ...unclaimed, status: "recommended", gone_at: "2026-03-01T00:00:00.000Z" }, undefined],
    [{ identity: "learned", status: "recommended", email: "a@example.com" }, undefined],
  ] as const)("%j: %s", async (columns, expected) => {
    const store = await setUp();
    await createAssessment(store, 1, columns);
    expect((await getAssessment(store, 1, viewer))?.assessment.identification).toBe(expected);
  });

  test("a list says how many are left, and Unclaimed has those alone that can be claimed", async () => {
    const store = await setUp();
    for (const id of [1, 2, 3]) await createAssessment(store, id, { ...unclaimed, status: "recommended" });
    await createAssessment(store, 4, unclaimed);
    await store.db
      .updateTable("mirror_state")
      .set({ identities_left: 3, identities_per_minute: 90 })
      .execute();
    const query = assessmentQuerySchema.parse({ status: "unclaimed" });
    const page = assessmentPageSchema.parse(await listAssessments(store, query, viewer));
    expect(page.assessments.map(({ id }) => id)).toEqual([4]);
    expect(page.counts).toMatchObject({ all: 1, pending: 1, completed: 3, unclaimed: 1 });
    expect(page.sync.identifying).toEqual({ left: 3, secondsLeft: 2 });
  });

  test("no end is forecast while the service is away, or when it is too far off to mean anything", async () => {
    const store = await setUp();
    const identifying = async (columns: Record<string, unknown>) => {
      await store.db.updateTable("mirror_state").set(columns).execute();
      const query = assessmentQuerySchema.parse({});
      return (await listAssessments(store, query, viewer)).sync.identifying;
    };
    const at = store.now().toISOString();
    const left = { attempted_at: at, succeeded_at: at, identities_left: 1_000, identities_per_minute: 60 };
    expect(await identifying(left)).toEqual({ left: 1_000, secondsLeft: 1_000 });
    expect(await identifying({ failing_since: at })).toEqual({ left: 1_000 });
    expect(await identifying({ failing_since: null, identities_left: 1_000_000 })).toEqual({
      left: 1_000_000,
    });
    expect(await identifying({ identities_left: null })).toBeUndefined();
  });
});
