import { test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { expectOneEntry, setUpList } from "@/lib/mirror/applying/testing-wavering";

onEachStore("a list that wavers", (store) => {
  test("a report link that is signed anew each time is one entry with its number, and the newest is served", async () => {
    await expectOneEntry(await setUpList(await store()), 214);
  });
});
