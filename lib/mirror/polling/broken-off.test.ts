import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import {
  declareNoVerdictLeft,
  expectStoreAsListed,
  setUpPolls,
  wires,
} from "@/lib/mirror/polling/testing-broken-off";

onEachStore("a poll that the store breaks off", (place) => {
  declareNoVerdictLeft(place, 35);

  test("finds out that a row is gone that only such a list has brought", async () => {
    const { poll, rows, search } = await setUpPolls(await place(), openComparingHere(), false);
    await poll([]);
    for (let at = 1; (await rows()).length === 0; at += 1) await poll(wires(["pending"]), at);
    for (const list of [[], []]) await poll(list);
    await search.round();
    expect(await rows()).toMatchObject([{ absent_lists: 2, gone_at: expect.any(String) }]);
  });

  test.each([
    { listed: "listed", before: wires(["pending"]), broken: [], absences: 0 },
    { listed: "not listed", before: [], broken: wires(["pending"]), absences: 2 },
  ])("counts the lists that lack a row as they come, wherever it fails ($listed)", async (given) => {
    const { poll, rows } = await setUpPolls(await place(), openComparingHere(), false);
    await poll(wires(["pending"]));
    for (let at = 1, isWhole = false; !isWhole; at += 1) {
      for (const list of [given.before, given.before]) await poll(list);
      isWhole = await poll(given.broken, at);
      for (const list of [given.before, given.before]) await poll(list);
      expect(await rows()).toMatchObject([{ absent_lists: given.absences }]);
    }
  });

  test("over any lists and failures: two lists later the store is as they say", () =>
    expectStoreAsListed(place, { numRuns: 3 }));
});
