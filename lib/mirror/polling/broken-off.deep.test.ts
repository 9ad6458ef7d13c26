import { test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { declareNoVerdictLeft, expectStoreAsListed } from "@/lib/mirror/polling/testing-broken-off";

onEachStore("a poll that the store breaks off", (place) => {
  declareNoVerdictLeft(place, 9);

  test("over any lists and failures: two lists later the store is as they say", () =>
    expectStoreAsListed(place, { numRuns: 10, seed: 20_260_302 }));
});
