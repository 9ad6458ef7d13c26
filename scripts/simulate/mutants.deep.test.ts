import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { type Mutant, mutants } from "./mutants";

/** The most histories until a fault has to be found. */
const most = 10_000;

const url = inject("postgresUrl");
const template = inject("migrated").database;

let giveBack = () => {};

afterEach(() => {
  giveBack();
  vi.resetModules();
});

const openPlace = async (spoil: string | undefined, on: Mutant["store"]) => {
  const spoilIt = (run: (statement: string) => void) => {
    if (spoil) run(spoil);
  };
  if (on !== "postgres") return (await import("./sqlite-place")).openSqlitePlace(spoilIt);
  return (await import("./postgres-place")).openPostgresPlace(url ?? "", { template, spoil: spoilIt });
};

async function isFoundBySearch({ found, seed, spoil, store, modules = {} }: Mutant): Promise<boolean> {
  vi.resetModules();
  for (const [name, change] of Object.entries(modules))
    vi.doMock(name, async (original) => {
      const real = (await original()) as object;
      return { ...real, ...change(real as never) };
    });
  try {
    const [place, { search }, { takeOver }] = await Promise.all([
      openPlace(spoil, store),
      import("./search"),
      import("./take-over"),
    ]);
    giveBack = takeOver();
    let sentences: string[] = [];
    let histories = 0;
    const isFound = () => sentences.some((sentence) => found.test(sentence));
    for (let next = seed; histories < most && !isFound(); next += 1) {
      const searched = await search(place, { from: next, histories: 1 });
      histories += 1;
      sentences = searched.found.flatMap(({ broken }) => broken);
    }
    await place.remove();
    return isFound();
  } finally {
    for (const name of Object.keys(modules)) vi.doUnmock(name);
  }
}

describe("the auditor", () => {
  const options = { timeout: 1_800_000 };
  const onPostgres = mutants.filter(({ store }) => store === "postgres");
  const onSqlite = mutants.filter(({ store }) => store !== "postgres");

  test.each(onSqlite)("finds that $name", options, async (mutant) => {
    expect(await isFoundBySearch(mutant)).toBe(true);
  });

  test.each(url ? onPostgres : [])("finds on PostgreSQL that $name", options, async (mutant) => {
    expect(await isFoundBySearch(mutant)).toBe(true);
  });
});
