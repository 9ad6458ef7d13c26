import { expect, test } from "vitest";
import { getRowOrThrow } from "@/lib/assessments/list/get-row";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createStore } from "@/lib/db/testing-rows";

onEachStore("an assessment for its reader", (place) => {
  test("leaves out the names of colleagues that aren’t known: texts say that in each language", async () => {
    const store = await createStore((await (await place()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    const at = store.now().toISOString();
    await createAssessment(store, 1, {
      email: "ana@example.com",
      identity: "claimed",
      claimed_at: at,
      decision: "hold",
      decided_at: at,
      assignee_id: "gone",
      overruled_claim: JSON.stringify({ email: "bo@example.com" }),
    });
    const view = await getRowOrThrow(store, 1, { role: "recruiter" });
    expect(view).toMatchObject({
      claim: { at },
      decision: { value: "hold", at },
      assignee: { id: "gone" },
      overruledClaim: { email: "bo@example.com" },
    });
    expect(JSON.stringify(view)).not.toContain("omebody");
  });
});
