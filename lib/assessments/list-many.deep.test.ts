import { beforeAll, test } from "vitest";
import {
  checkPages,
  checkWalk,
  createLongList,
  type LongList,
  walks,
} from "@/lib/assessments/testing-long-list";
import { onEachStore } from "@/lib/db/testing";

onEachStore("a long list", (open) => {
  let long: LongList;
  beforeAll(async () => {
    long = await createLongList(await open({ isShared: true }));
  });

  test("every page of every filter, search and sort is what reading everything comes to", () =>
    checkPages(long, 200));

  test.each(walks)("pages by cursor through %j, each row once", (asked) => checkWalk(long, asked));
});
