import { setTimeout as sleep } from "node:timers/promises";
import { readImport } from "./import-client";
import { type ImportFigures, type ImportRun, killImports, retryImport } from "./import-rounds";
import type { GivenImport } from "./import-violations";
import { awaitSound } from "./inspect";
import type { Instance } from "./instance";
import type { PhaseCounts } from "./phases";
import type { Service } from "./service";

export type SoakedImports = {
  figures: ImportFigures;
  imports: GivenImport[];
  /** Rows that were unconfirmed after the last kill, and what became of them without anybody’s doing. */
  unconfirmed: number;
  settled: Record<string, number>;
};

/** "Did not land" takes two lists that began a minute after the call. */
const settlesWithinMs = 6 * 60_000;
const sendsWithinMs = 5 * 60_000;
const looksEveryMs = 500;

/**
 * Kills in the middle of imports; then whatever is unconfirmed settles by itself, then a recruiter has those sent again
 * who did not land, and in the end the service has each candidate once.
 */
export async function soakImports(
  run: ImportRun,
  report: (kill: number, point: string, phases: PhaseCounts, violations: string[]) => void,
  say: (what: string, violations: string[]) => void,
): Promise<SoakedImports> {
  const { place, service } = run;
  const { figures, imports, submissions, instances } = await killImports(run, report);
  try {
    const [instance] = instances;
    if (!instance) throw new Error("No instance is alive.");
    const sound = async (what: string) => {
      await completeAll(service);
      const end = { withinMs: settlesWithinMs, everything: true };
      const { violations, states } = await awaitSound(
        instance,
        { place, service, submissions, imports },
        end,
      );
      say(what, violations);
      return states;
    };
    const before = await countAll(instance, imports);
    await sound("looking");
    const settled = await countAll(instance, imports);
    for (const one of imports) {
      if (!(await retryImport(instance, place, one))) continue;
      const givenUpAt = performance.now() + sendsWithinMs;
      while ((await readImport(instance, one.id)).state !== "done" && performance.now() < givenUpAt)
        await sleep(looksEveryMs);
    }
    await sound("the end");
    const { created = 0 } = await countAll(instance, imports);
    const given = imports.reduce((sum, { rows }) => sum + rows.length, 0);
    say("all are invited", created === given ? [] : [`${created} of ${given} rows are created`]);
    say("each once", await judgeEach(service, imports));
    return { figures, imports, unconfirmed: before.unconfirmed ?? 0, settled };
  } finally {
    for (const instance of instances) await instance.kill();
  }
}

/** Once completed, the service says whose each one is. */
async function completeAll(service: Service): Promise<void> {
  for (const { id, state } of await service.onRecord())
    if (state === "pending") await service.complete(id, id % 2 === 0);
}

async function countAll(instance: Instance, imports: GivenImport[]): Promise<Record<string, number>> {
  const sum: Record<string, number> = {};
  for (const { id } of imports)
    for (const [name, number] of Object.entries((await readImport(instance, id)).counts))
      sum[name] = (sum[name] ?? 0) + number;
  return sum;
}

async function judgeEach(service: Service, imports: GivenImport[]): Promise<string[]> {
  const there = new Map<string, number>();
  for (const { email } of await service.onRecord()) there.set(email, (there.get(email) ?? 0) + 1);
  return imports.flatMap(({ rows }) =>
    rows.flatMap(({ email }) =>
      there.get(email) === 1 ? [] : [`${email}: ${there.get(email) ?? 0} times at the service`],
    ),
  );
}
