import { afterEach, expect, it } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { awaitSound } from "./inspect";
import { type Instance, startDesk } from "./instance";
import { runKillRounds, sumPhases } from "./kill-rounds";
import { phases } from "./phases";
import { openService } from "./service";
import { envOf } from "./store-facts";

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

onEachStore("kill -9 amid creates", (newStore) => {
  it("loses none and doubles none, whatever they had got to", async () => {
    const place = (await newStore()).where;
    const service = await openService(20);
    cleanups.push(service.remove);
    const start = async (): Promise<Instance> => {
      const instance = await startDesk({ ...service.env, ...envOf(place) });
      cleanups.push(instance.kill);
      return instance;
    };
    const broken: string[] = [];
    const rounds = { place, service, start, creates: 40, random: Math.random };
    const { results, instance } = await runKillRounds(rounds, 3, (_, violations) =>
      broken.push(...violations),
    );
    expect(broken).toEqual([]);

    const submissions = results.flatMap((result) => result.submissions);
    const sound = await awaitSound(instance, { place, service, submissions }, { withinMs: 40_000 });
    expect(sound.violations).toEqual([]);
    const sum = sumPhases(results);
    for (const phase of phases) expect(sum[phase], `killed ${phase}`).toBeGreaterThan(0);
  }, 180_000);
});
