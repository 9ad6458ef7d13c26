import { expect } from "vitest";
import { type KillPoint, runKillRounds, sumPhases } from "./kill-rounds";
import { phases } from "./phases";
import { onBothStores, seededRandom } from "./testing";

/** Side by side, each on its own store: most of a round is waiting for the dead call’s deadline. */
const points: KillPoint[] = ["burst", "answered", "arrived"];

onBothStores("kill -9 amid creates loses none and doubles none", 600_000, async (openAnother) => {
  const broken: string[] = [];
  const killed = await Promise.all(
    points.map(async (point) => {
      const bench = await openAnother();
      const rounds = { ...bench, creates: 40, random: seededRandom() };
      const { results, instance } = await runKillRounds(rounds, [point], (_, violations) =>
        broken.push(...violations),
      );
      return { bench, results, instance };
    }),
  );
  expect(broken).toEqual([]);

  await Promise.all(
    killed.map(({ bench, results, instance }) => {
      bench.submissions.push(...results.flatMap((result) => result.submissions));
      return bench.expectSound(instance);
    }),
  );
  const sum = sumPhases(killed.flatMap(({ results }) => results));
  for (const phase of phases) expect(sum[phase], `killed ${phase}`).toBeGreaterThan(0);
});
