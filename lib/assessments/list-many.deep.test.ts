import { beforeAll, test } from "vitest";
import {
  checkPages,
  checkWalk,
  createLongList,
  type LongList,
  limited,
  limits,
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

  test.each(Object.entries(limits))(
    "a limited member has the part %s, and its numbers",
    async (_part, limit) => {
      await checkPages(limited(long, limit), 200);
      for (const asked of walks) await checkWalk(limited(long, limit), asked);
    },
  );

  test.each(walks)("pages by cursor through %j, each row once", (asked) => checkWalk(long, asked));
});
