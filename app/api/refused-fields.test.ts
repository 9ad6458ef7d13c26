import { expect, test } from "vitest";
import { bodies, withEachLeaf } from "@/app/api/testing-bodies";
import { administered, expectLeafRefused, loadOwn, long, titled } from "@/app/api/testing-refusals";
import { dashboardBefore, loadedBefore } from "@/app/api/testing-suites";
import { onEachStore } from "@/lib/db/testing";

const loaded = loadedBefore(loadOwn);

onEachStore("a field of a body", (store) => {
  const dashboard = dashboardBefore(async () => administered(await store({ isShared: true })));

  test.each(["\ud800", long, { size: { valueOf: 7, toString: 7 } }].map(titled))(
    "%s in the place of anything that a body has is refused",
    (_title, other) => expectLeafRefused(dashboard().ask, loaded().everything, other),
  );

  test("what is right or wrong is neither a number nor a word", async () => {
    for (const { route, method, key } of loaded().everything) {
      for (const other of [0, 1, "true", "", null, [true]]) {
        for (const { leaf, body } of withEachLeaf(bodies[key], other)) {
          if (typeof leaf !== typeof true) continue;
          const { status } = await dashboard().ask(route, method, { body: JSON.stringify(body) });
          expect([key, body, status]).toEqual([key, body, 422]);
        }
      }
    }
  });
});
