import { expect, test } from "vitest";
import type { MirrorStateTable } from "@/lib/db/mirror-tables";
import { nextVersion } from "@/lib/db/next-version";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createStore } from "@/lib/db/testing-rows";
import { readHead, readNews } from "@/lib/feed/read-news";
import { createSyncPace } from "@/lib/feed/sync-pace";
import { keepIdentity } from "@/lib/mirror/learning/keep-identity";

onEachStore("what the feed tells while names are being read", (place) => {
  test("each is a changed row, and none has what needs attention asked for again", async () => {
    const store = await createStore((await (await place()).open()).db);
    const created_at = "2025-01-01T00:00:00.000Z";
    const unclaimed = { identity: "unclaimed", interview_id: null, created_at } as const;
    await createAssessment(store, 1, { ...unclaimed, status: "recommended" });
    await createAssessment(store, 2, { email: "b@example.com", created_at });
    // The version with which they came.
    await store.db.updateTable("sources").set({ version: 1 }).execute();
    const before = await readHead(store);
    await keepIdentity(store, 1, { email: "a@example.com", interviewId: null });
    const named = await readNews(store, before, await readHead(store));
    expect(named.rows?.map(({ id, email }) => [id, email])).toEqual([[1, "a@example.com"]]);
    expect(named.attention).toBe(false);

    // One that was awaited for long has completed.
    await store.db.transaction().execute(async (transaction) => {
      const version = await nextVersion(transaction, store.sourceId);
      const set = { status: "recommended", completed_after: created_at, version } as const;
      await transaction.updateTable("assessments").set(set).where("id", "=", 2).execute();
    });
    expect((await readNews(store, named.position, await readHead(store))).attention).toBe(true);
  });
});

test("that names are being read, and that it is over, is told at once; how many are left, now and then", () => {
  const mirror = (identities_left: number | null) =>
    ({ attempted_at: "2026-03-01T12:00:00.000Z", identities_left }) as MirrorStateTable;
  const pace = createSyncPace();
  pace.note(mirror(null), 0);
  expect(pace.isDue(mirror(null), 100_000)).toBe(false);
  expect(pace.isDue(mirror(50), 100)).toBe(true);
  pace.note(mirror(50), 100);
  expect(pace.isDue(mirror(40), 1_000)).toBe(false);
  expect(pace.isDue(mirror(40), 4_000)).toBe(true);
  expect(pace.isDue(mirror(null), 1_000)).toBe(true);
});
