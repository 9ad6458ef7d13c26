import { test } from "vitest";
import { kept } from "@/lib/auth/throttling/counter";
import { expectCountsStay } from "@/lib/auth/throttling/testing-throttle";
import { onEachStore } from "@/lib/db/testing";

onEachStore("the counts", (store) => {
  test("of one account stay, however many others are tried meanwhile", async () => {
    await expectCountsStay(await (await store()).open(), kept.counts + 2 * kept.more);
  });
});
