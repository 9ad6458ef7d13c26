import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { plansOf } from "@/lib/db/testing-plans";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { listRecentInterviews } from "@/lib/interviews/list-recent";

onEachStore("the interviews somebody is likely to invite to next", (place) => {
  const setUp = async () => {
    const store = await createStore((await (await place()).open()).db);
    for (const id of [1, 2, 3, 4, 5]) await createInterview(store, id, `Interview ${id}`);
    await createMember(store, "dana", "Dana Whitfield");
    return store;
  };

  test("are their own latest, then the team’s, without retired ones", async () => {
    const store = await setUp();
    expect(await listRecentInterviews(store, "dana")).toEqual([]);
    const made = [
      { interview_id: 2, invited_by: "dana" },
      { interview_id: 1, invited_by: "dana" },
      { interview_id: 1, invited_by: "dana" },
      { interview_id: 4, invited_by: null },
      { interview_id: null, invited_by: null },
      { interview_id: 5, invited_by: null },
    ];
    for (const [index, columns] of made.entries())
      await createAssessment(store, index + 1, { email: `c${index}@example.com`, ...columns });
    expect(await listRecentInterviews(store, "dana")).toEqual([1, 2, 5]);
    expect(await listRecentInterviews(store, "nobody")).toEqual([5, 4, 1]);
    const retired_at = store.now().toISOString();
    await store.db.updateTable("interviews").set({ retired_at }).where("id", "=", 5).execute();
    expect(await listRecentInterviews(store, "dana")).toEqual([1, 2, 4]);
  });

  test("are found by index, however many assessments there are", async () => {
    const store = await setUp();
    const plans = await plansOf(store, (noted) => listRecentInterviews(noted, "dana"));
    if (plans) expect(plans.filter((line) => line.includes("TEMP B-TREE"))).toEqual([]);
  });
});
