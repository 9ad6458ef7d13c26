import { expect, test } from "vitest";
import { readTimeline } from "@/lib/assessments/timeline/read-timeline";
import { recordEvent } from "@/lib/assessments/timeline/record-event";
import { onEachStore } from "@/lib/db/testing";
import { plansOf } from "@/lib/db/testing-plans";
import { createAssessment, createStore } from "@/lib/db/testing-rows";

onEachStore("the timeline", (open) => {
  /** Several entries of each second, and of some versions. */
  async function withEntries(count: number) {
    const store = await createStore((await (await open()).open()).db);
    await createAssessment(store, 1);
    await createAssessment(store, 2);
    const atMs = Date.parse("2026-03-10T12:00:00.000Z");
    await store.db.transaction().execute(async (transaction) => {
      for (let n = 0; n < count; n += 1) {
        const at = new Date(atMs + Math.floor(n / 7) * 1_000).toISOString();
        const kind = n === 0 ? "completed" : "decided";
        await recordEvent(transaction, store, { assessmentId: 1, kind, at, version: Math.floor(n / 3) });
      }
      await recordEvent(transaction, store, {
        assessmentId: 2,
        kind: "gone",
        at: "2026-03-10T11:00:00.000Z",
        version: 1,
      });
    });
    return store;
  }

  test("is read a page at a time, to its first entry, each once and newest first", async () => {
    const store = await withEntries(250);
    const pages = [];
    for (let before: string | undefined, isOver = false; !isOver; ) {
      const page = await readTimeline(store, 1, before);
      pages.push(page.timeline);
      before = page.earlier;
      isOver = before === undefined;
    }
    expect(pages.map((page) => page.length)).toEqual([100, 100, 50]);
    const entries = pages.flat();
    expect(new Set(entries.map(({ id }) => id)).size).toBe(250);
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    expect(pages.at(-1)?.at(-7)?.at).toBe("2026-03-10T12:00:00.000Z");
    expect(entries.filter(({ kind }) => kind === "completed")).toHaveLength(1);
  });

  test("says nothing of more where there is none", async () => {
    const store = await withEntries(100);
    expect(await readTimeline(store, 1)).toMatchObject({ timeline: { length: 100 }, earlier: undefined });
    expect((await readTimeline(store, 2)).timeline).toMatchObject([{ kind: "gone" }]);
  });

  test("refuses a place that isn’t one", async () => {
    const store = await withEntries(1);
    await expect(readTimeline(store, 1, "WyJ4Il0")).rejects.toMatchObject({ problem: { status: 400 } });
  });

  test("is read by index", async () => {
    const store = await withEntries(150);
    const { earlier } = await readTimeline(store, 1);
    const plans = await plansOf(store, (noting) => readTimeline(noting, 1, earlier));
    if (plans) expect(plans.join("\n")).toMatch(/events_by_assessment/);
  });
});
