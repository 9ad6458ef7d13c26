import { sql } from "kysely";
import { expect, test } from "vitest";
import { countView } from "@/lib/assessments/list/count-view";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { assessmentQuerySchema, viewQuerySchema } from "@/lib/assessments/schema";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createAssessments, createInterview, createStore } from "@/lib/db/testing-rows";

const at = "2026-03-09T12:00:00.000Z";

/** Some too many to be read for one of several numbers. */
const many = 6_600;

const count = (store: Store, parameters: Record<string, string>) =>
  countView(store, viewQuerySchema.parse(parameters));

async function total(store: Store, parameters: Record<string, string>) {
  const query = assessmentQuerySchema.parse({ ...parameters, limit: "1" });
  const page = await listAssessments(store, query, { role: "recruiter" });
  expect(page.totalIsExact).toBe(true);
  return page.total;
}

onEachStore("the count of a view", (open) => {
  async function filled() {
    const store = await createStore((await (await open()).open()).db);
    for (const id of [1, 2, 3]) await createInterview(store, id, `Interview ${id}`);
    await createAssessments(store, many);
    const some = (every: number) => sql<boolean>`id % ${sql.lit(every)} = 0`;
    const set = (columns: object, every: number) =>
      store.db.updateTable("assessments").set(columns).where(some(every)).execute();
    await set({ archived_at: at }, 7);
    await set({ gone_at: at }, 501);
    await set({ decision: "hold", decided_at: at }, 4);
    await set({ assignee_id: "dana", assignee_name: "Dana" }, 11);
    return store;
  }

  test("is its list’s, or isn’t there", async () => {
    const store = await filled();
    const counted: Record<string, string>[] = [
      {},
      { queue: "pending" },
      { queue: "to_decide", interview: "1,2" },
      { status: "recommended", decision: "hold", sort: "candidate" },
      { archived: "1" },
      { assignee: "dana" },
      { assignee: "dana", queue: "hold", archived: "with", status: "completed" },
      { q: "candidate.61" },
      { q: "ana candidate.61", queue: "pending" },
      { q: "nobody-has-this-name" },
      { followUp: "overdue" },
      { createdFrom: "2025-01-03T00:00:00Z", interview: "3" },
      { completedWithin: "7" },
    ];
    for (const view of counted)
      expect([view, await count(store, view)]).toEqual([view, await total(store, view)]);
    // More rows than are read for it, and words that no index has.
    const uncounted: typeof counted = [
      { createdFrom: "2024-01-01T00:00:00Z" },
      { q: "example" },
      { q: "an" },
    ];
    for (const view of uncounted) expect([view, await count(store, view)]).toEqual([view, undefined]);
  });
});
