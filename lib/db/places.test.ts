import { expect, test } from "vitest";
import { notAboutCandidates, places, searchIndexes } from "@/lib/db/places";
import { onEachStore } from "@/lib/db/testing";

/** `assessments.email`, of each list. */
const listed = {
  holding: Object.entries(places).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  ),
  excused: Object.entries(notAboutCandidates).flatMap(([table, excuses]) =>
    Object.values(excuses).flatMap((names) => names.split(" ").map((column) => `${table}.${column}`)),
  ),
};

const isIndex = (table: string) =>
  searchIndexes.some((index) => table === index || table.startsWith(`${index}_`));

onEachStore("the places where a candidate is written", (store) => {
  test("every column is listed or excused with a reason, and every listed column exists", async () => {
    const { open } = await store();
    const { db, close } = await open();
    try {
      const tables = await db.introspection.getTables();
      const all = tables
        .filter(({ name }) => !isIndex(name))
        .flatMap(({ name: table, columns }) => columns.map(({ name }) => `${table}.${name}`));
      expect([...listed.holding, ...listed.excused].sort()).toEqual(all.sort());
    } finally {
      await close();
    }
  });
});

test("no column is in both lists, or twice in one", () => {
  const all = [...listed.holding, ...listed.excused];
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});
