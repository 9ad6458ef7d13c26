import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, inject, it } from "vitest";
import { freshDatabase } from "@/lib/db/testing";
import { randomFrom } from "@/lib/sandbox/seed/random";
import { awaitSound } from "./inspect";
import { type Instance, startInstance } from "./instance";
import { interviewIds, openService, type Service } from "./service";
import { envOf, type Place, readStore } from "./store-facts";
import { type Answer, isPlain, newSubmission, type Submission, submit } from "./submit";

export type Bench = {
  place: Place;
  service: Service;
  /** A new process on this store and service, killed after the test. */
  start(env?: Record<string, string>): Promise<Instance>;
  submissions: Submission[];
  invite(instance: Instance): Promise<{ submission: Submission; answer: Answer }>;
  stateOf(submission: Submission): Promise<string | undefined>;
  expectSound(instance: Instance, withinMs?: number): Promise<void>;
};

/** A source of chance whose seed the log has. */
export function seededRandom(): () => number {
  const seed = randomUUID();
  console.log(`Seed: ${seed}`);
  return randomFrom(seed);
}

export type Engine = "sqlite" | "postgres";

/** By the test’s own context: tests that run side by side have no other hook. */
type AtEnd = (cleanup: () => Promise<void> | void) => void;

export async function openBench(engine: Engine, atEnd: AtEnd): Promise<Bench> {
  const place: Place = { dataDir: mkdtempSync(path.join(tmpdir(), "shortlist-faults-")) };
  atEnd(() => rmSync(place.dataDir, { recursive: true, force: true }));
  const postgresUrl = inject("postgresUrl");
  if (engine === "postgres" && postgresUrl) {
    const { url, drop } = await freshDatabase(postgresUrl);
    place.databaseUrl = url;
    atEnd(() => drop());
  }
  const service = await openService(20);
  atEnd(service.remove);
  return benchAt(place, service, atEnd);
}

export function benchAt(place: Place, service: Service, atEnd: AtEnd): Bench {
  const submissions: Submission[] = [];
  return {
    place,
    service,
    submissions,
    async start(env = {}) {
      // The whole of lib without Next: no build is needed.
      const queue = [inject("queueProcess")];
      const instance = await startInstance(queue, { ...service.env, ...envOf(place), ...env });
      atEnd(instance.kill);
      return instance;
    },
    async invite(instance) {
      const submission = newSubmission(interviewIds[0] ?? 0);
      submissions.push(submission);
      const answer = await submit(instance, submission);
      if (answer.kind === "refused") expect(answer.text).toSatisfy(isPlain);
      return { submission, answer };
    },
    async stateOf({ submissionId }) {
      const { invitations } = await readStore(place);
      return invitations.find(({ submission_id }) => submission_id === submissionId)?.state;
    },
    async expectSound(instance, withinMs = 180_000) {
      const { violations } = await awaitSound(instance, { place, service, submissions }, { withinMs });
      expect(violations).toEqual([]);
    },
  };
}

/**
 * Declares the test for each installed engine, side by side: most of the time they wait for deadlines.
 * @param run opens as many benches as it needs, each with a store and a service of its own.
 */
export function onBothStores(
  title: string,
  timeoutMs: number,
  run: (open: () => Promise<Bench>) => Promise<void>,
): void {
  const engines: Engine[] = inject("postgresUrl") ? ["sqlite", "postgres"] : ["sqlite"];
  it.concurrent.for(engines)(`${title} (%s)`, { timeout: timeoutMs }, (engine, { onTestFinished }) =>
    run(() => openBench(engine, onTestFinished)),
  );
}
