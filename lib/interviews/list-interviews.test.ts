import { expect, test } from "vitest";
import { countAssessments } from "@/lib/assessments/list/count-assessments";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createStore } from "@/lib/db/testing-rows";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { interviewListSchema } from "@/lib/interviews/schema";

onEachStore("the interviews with their counts", (place) => {
  test("with those of no known interview, they sum up to the tabs", async () => {
    const store = await createStore((await (await place()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    const unknown = { identity: "unclaimed", interview_id: null } as const;
    await createAssessment(store, 1, { email: "a@example.com" });
    await createAssessment(store, 2, { email: "b@example.com", status: "recommended" });
    await createAssessment(store, 3, unknown);
    await createAssessment(store, 4, unknown);
    await createAssessment(store, 5, { ...unknown, status: "not_recommended" });
    // Told by the service, which lists it no more.
    await createAssessment(store, 6, { email: "c@example.com", status: "recommended", interview_id: 99 });
    await createAssessment(store, 7, { ...unknown, gone_at: store.now().toISOString() });
    await createAssessment(store, 8, { ...unknown, archived_at: store.now().toISOString() });
    const list = interviewListSchema.parse(await listInterviews(store));
    expect(list).toEqual({
      interviews: [
        { id: 1, name: "Backend Engineer", pending: 1, recommended: 1, notRecommended: 0, retired: false },
      ],
      unknown: { pending: 2, recommended: 1, notRecommended: 1, ids: [0, 99] },
    });
    const all = [...list.interviews, list.unknown];
    expect(await countAssessments(store)).toMatchObject({
      pending: all.reduce((sum, { pending }) => sum + pending, 0),
      recommended: all.reduce((sum, { recommended }) => sum + recommended, 0),
      not_recommended: all.reduce((sum, { notRecommended }) => sum + notRecommended, 0),
      unclaimed: 2,
    });
  });
});
