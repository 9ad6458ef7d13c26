import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bodies, withEachLeaf } from "@/app/api/testing-bodies";
import {
  type Asked,
  administered,
  expectLeafRefused,
  loadOwn,
  long,
  titled,
} from "@/app/api/testing-refusals";
import { onEachStore } from "@/lib/db/testing";

let everything: Asked[] = [];
beforeAll(async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  ({ everything } = await loadOwn());
});
afterAll(() => {
  vi.unstubAllEnvs();
});

onEachStore("a field of a body", (store) => {
  let dashboard: Awaited<ReturnType<typeof administered>>;
  beforeAll(async () => {
    dashboard = await administered(await store({ isShared: true }));
  });
  afterAll(() => dashboard.close());

  test.each(["\ud800", long, { size: { valueOf: 7, toString: 7 } }].map(titled))(
    "%s in the place of anything that a body has is refused",
    (_title, other) => expectLeafRefused(dashboard.ask, everything, other),
  );

  test("what is right or wrong is neither a number nor a word", async () => {
    for (const { route, method, key } of everything) {
      for (const other of [0, 1, "true", "", null, [true]]) {
        for (const { leaf, body } of withEachLeaf(bodies[key], other)) {
          if (typeof leaf !== typeof true) continue;
          const { status } = await dashboard.ask(route, method, { body: JSON.stringify(body) });
          expect([key, body, status]).toEqual([key, body, 422]);
        }
      }
    }
  });
});
