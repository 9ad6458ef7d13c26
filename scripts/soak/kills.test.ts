import { expect } from "vitest";
import { runKillRounds, sumPhases } from "./kill-rounds";
import { phases } from "./phases";
import { onBothStores } from "./testing";

onBothStores("kill -9 amid creates loses none and doubles none", 240_000, async (bench) => {
  const broken: string[] = [];
  const rounds = { ...bench, creates: 40, random: Math.random };
  const { results, instance } = await runKillRounds(rounds, 3, (_, violations) => broken.push(...violations));
  expect(broken).toEqual([]);

  bench.submissions.push(...results.flatMap((result) => result.submissions));
  await bench.expectSound(instance);
  const sum = sumPhases(results);
  for (const phase of phases) expect(sum[phase], `killed ${phase}`).toBeGreaterThan(0);
});
