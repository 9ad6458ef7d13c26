import { expect } from "vitest";
import { landing } from "./import-rounds";
import { soakImports } from "./soak-imports";
import { onBothStores, seededRandom } from "./testing";

/** Two instances where the store takes them. */
onBothStores("kill -9 amid an import loses no row and doubles none", 600_000, async (open) => {
  const bench = await open();
  const { place, service } = bench;
  const start = () => bench.start();
  const starts = place.databaseUrl ? [start, start] : [start];
  const run = { place, service, starts, rows: 120, kills: 3, mishaps: landing, random: seededRandom() };
  const broken: string[] = [];
  const { figures } = await soakImports(
    run,
    (...[, , , violations]) => broken.push(...violations),
    (_, violations) => broken.push(...violations),
  );
  expect(broken).toEqual([]);
  expect(figures.kills).toBe(3);
});
