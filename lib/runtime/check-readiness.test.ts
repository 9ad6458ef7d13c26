import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createStore } from "@/lib/db/testing-rows";
import type { Mirror } from "@/lib/mirror/start-mirror";
import { checkReadiness } from "@/lib/runtime/check-readiness";

const turned = (ago: number) => ({ stalledMs: () => ago }) as Mirror;

onEachStore("readiness", (store) => {
  const setUp = async () => {
    const database = await (await store()).open();
    return { database, source: await createStore(database.db) };
  };

  test("is the store answering and the poller turning", async () => {
    const { source } = await setUp();
    expect(await checkReadiness({ store: source, mirror: turned(1_000) })).toBe(true);
    expect(await checkReadiness({ store: source, mirror: turned(17 * 60_000) })).toBe(false);
  });

  test("is gone with the store", async () => {
    const { source, database } = await setUp();
    await database.close();
    expect(await checkReadiness({ store: source, mirror: turned(0) })).toBe(false);
  });
});
