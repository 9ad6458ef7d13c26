import { hasPostgres } from "@/lib/db/testing-postgres";
import { findEngines } from "../find-engines";
import { type Outcome, type Stage, summarise } from "./summarise";

/**
 * Runs stages one after the other, and prints how they went. The process ends with 0 only if all of them passed.
 * @param asked names of stages; without any, all of them run.
 */
export async function runStages(stages: Record<string, () => Promise<Outcome[]>>, asked: string[]) {
  const unknown = asked.filter((name) => !Object.hasOwn(stages, name));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(", ")}. Name any of: ${Object.keys(stages).join(", ")}.`);
    process.exit(2);
  }

  const ended: Stage[] = [];
  for (const [name, work] of Object.entries(stages)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const beganAt = performance.now();
    // What the others have found in hours isn’t lost.
    const outcomes = await work().catch((error: unknown): Outcome[] => {
      console.error(error);
      return [{ name, succeeded: false, ms: 0 }];
    });
    ended.push({ name, ms: performance.now() - beganAt, outcomes });
  }

  const missing = [
    ...(hasPostgres() ? [] : ["PostgreSQL (postgresql)"]),
    ...findEngines(process.env).flatMap(({ title, packages, isFound }) =>
      isFound ? [] : [`${title} (${packages})`],
    ),
  ];
  if (missing.length > 0)
    console.log(`\nNot tested, with Debian’s packages in brackets: ${missing.join(", ")}.`);
  const { lines, passed } = summarise(ended);
  console.log(`\n${lines.join("\n")}`);
  process.exitCode = passed ? 0 : 1;
}
