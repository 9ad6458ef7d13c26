import { onTestFinished, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import { openComparingThread } from "@/lib/mirror/comparing/open-comparing";
import {
  expectNoVerdictLeft,
  expectStoreAsListed,
  setUpPolls,
} from "@/lib/mirror/polling/testing-broken-off";

onEachStore("a poll that the store breaks off", (place) => {
  test.each([
    ["here", false],
    ["here", true],
    ["in the thread", false],
  ])(
    "leaves no verdict that was taken back since, wherever it fails (%s, with a tag: %s)",
    async (where, etag) => {
      const comparing = where === "here" ? openComparingHere() : openComparingThread();
      onTestFinished(comparing.close);
      await expectNoVerdictLeft(await setUpPolls(await place(), comparing, etag), 9);
    },
  );

  test("over any lists and failures: two lists later the store is as they say", () =>
    expectStoreAsListed(place, { numRuns: 10, seed: 20_260_302 }));
});
