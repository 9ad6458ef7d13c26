import fc from "fast-check";
import { expect, test } from "vitest";
import { wirePending, wireRecommended } from "@/lib/assessment-api/fixtures";
import { mirroredColumns } from "@/lib/assessments/mirrored-columns";
import { onEachStore } from "@/lib/db/testing";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import { beginPolling, pollOnce } from "@/lib/mirror/polling/poll-assessments";
import { createListService, openTestStore } from "@/lib/mirror/testing-service";
import { guardNothing } from "@/lib/sync/guard";
import { runs } from "@/lib/testing-deep";

const wire = fc
  .record({ id: fc.integer({ min: 1, max: 6 }), state: fc.constantFrom("pending", "A", "B") })
  .map(({ id, state }) =>
    state === "pending" ? wirePending({ id }) : wireRecommended({ id, detail: state }),
  );
const list = fc.uniqueArray(wire, { selector: (row) => (row as { id: number }).id });

onEachStore("over any lists", (store) => {
  test("the store has what each said last, one event for each completion, and no version is skipped", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(list, { minLength: 1, maxLength: 6 }), async (lists) => {
        const source = await openTestStore(await store());
        const { service, client } = createListService();
        const guard = guardNothing(source);
        const polling = await beginPolling({ store: source, client, comparing: openComparingHere(), guard });
        const said = new Map<number, unknown>();
        let completions = 0;
        let version = 0;
        for (const given of lists) {
          service.rows = given;
          const { changes } = await pollOnce(polling);
          for (const row of (await client.listAssessments()).rows) {
            const before = said.get(row.id) as { status: string } | undefined;
            if (row.status !== "pending" && (before?.status ?? "pending") === "pending") completions += 1;
            said.set(row.id, { id: row.id, ...mirroredColumns(row, "") });
          }
          if (changes > 0) version += 1;
          const { version: reached } = await source.db
            .selectFrom("sources")
            .select("version")
            .executeTakeFirstOrThrow();
          expect(reached).toBe(version);
        }
        const rows = await source.db
          .selectFrom("assessments")
          .select([
            "id",
            "status",
            "created_at",
            "application_url",
            "report_url",
            "detail",
            "oddities",
            "is_undated",
          ])
          .orderBy("id")
          .execute();
        expect(rows).toEqual([...said.entries()].sort(([a], [b]) => a - b).map(([, row]) => row));
        const events = source.db.selectFrom("events").select("id").where("kind", "=", "completed");
        expect(await events.execute()).toHaveLength(completions);
      }),
      runs(12),
    );
  });
});
