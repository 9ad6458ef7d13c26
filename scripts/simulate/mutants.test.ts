import { afterEach, describe, expect, test, vi } from "vitest";
import { mutants } from "./mutants";

/** As many histories as a fault may take to be found. */
const most = 10_000;

let giveBack = () => {};

afterEach(() => {
  giveBack();
  vi.resetModules();
});

describe("the auditor", () => {
  test.each(mutants)(
    "finds that $name",
    { timeout: 1_800_000 },
    async ({ found, seed, spoil, modules = {} }) => {
      vi.resetModules();
      for (const [name, change] of Object.entries(modules))
        vi.doMock(name, async (original) => {
          const real = (await original()) as object;
          return { ...real, ...change(real as never) };
        });
      try {
        const [{ openPlace }, { search }, { takeOver }] = await Promise.all([
          import("./place"),
          import("./search"),
          import("./take-over"),
        ]);
        const place = await openPlace((run) => spoil && run(spoil));
        giveBack = takeOver();
        let sentences: string[] = [];
        let histories = 0;
        const isFound = () => sentences.some((sentence) => found.test(sentence));
        for (let next = seed; histories < most && !isFound(); next += 1) {
          const searched = await search(place, { from: next, histories: 1 });
          histories += 1;
          sentences = searched.found.flatMap(({ broken }) => broken);
        }
        place.remove();
        expect(isFound()).toBe(true);
      } finally {
        for (const name of Object.keys(modules)) vi.doUnmock(name);
      }
    },
  );
});
