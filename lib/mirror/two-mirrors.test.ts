import { expect, test } from "vitest";
import type { AssessmentView } from "@/lib/assessments/schema";
import { onEachStore } from "@/lib/db/testing";
import { hastenLeases } from "@/lib/mirror/lease/testing-leases";
import { mirrors } from "@/lib/mirror/testing-mirrors";

onEachStore("two mirrors on one store", (store) => {
  const setUp = mirrors(store);
  /** The first one polls. */
  const setUpTwo = async () => {
    const parts = await setUp();
    await parts.mirror.idle();
    const other = parts.start();
    await other.idle();
    return { ...parts, other };
  };

  test("of two on one store one polls, and the other when that one has stopped", async () => {
    hastenLeases();
    const { mirror, other, listReads } = await setUpTwo();
    expect([mirror.isPoller(), other.isPoller()]).toEqual([true, false]);
    expect(await listReads()).toBe(1);
    await mirror.stop();
    await expect.poll(() => other.isPoller()).toBe(true);
    await expect.poll(listReads).toBe(2);
  });

  test("a viewer at an instance that doesn’t poll is heard by the one that does", async () => {
    hastenLeases();
    const { other, listReads } = await setUpTwo();
    await other.checkNow();
    await expect.poll(listReads).toBe(2);
    other.watch();
    await expect.poll(listReads).toBeGreaterThanOrEqual(3);
    expect(other.isPoller()).toBe(false);
  });

  test("what is shown where nobody polls is passed on to the instance that does, once", async () => {
    const { other, store: source } = await setUpTwo();
    const row = { id: 7, identification: "reading" } as AssessmentView;
    const wishes = () => source.db.selectFrom("identity_wishes").select("assessment_id").execute();
    other.show([row, { id: 8 } as AssessmentView]);
    await expect.poll(wishes).toEqual([{ assessment_id: 7 }]);
    await source.db.deleteFrom("identity_wishes").execute();
    other.show([row]);
    await other.stop();
    expect(await wishes()).toEqual([]);
  });
});
