import { setTimeout as sleep } from "node:timers/promises";
import type { GivenImport } from "./import-violations";
import type { Instance } from "./instance";
import type { Service } from "./service";
import { type Place, readStore } from "./store-facts";
import type { Submission } from "./submit";
import { findViolations } from "./violations";

export type Case = {
  place: Place;
  service: Service;
  submissions: Submission[];
  imports?: readonly GivenImport[];
};

/** The promises broken right now, except about the table, which may be a poll behind. */
export async function inspect({ place, service, submissions, imports }: Case): Promise<string[]> {
  const store = await readStore(place);
  return findViolations({
    submissions,
    imports,
    ...store,
    creates: service.creates,
    onRecord: await service.onRecord(),
  });
}

export type Settled = {
  violations: string[];
  states: Record<string, number>;
};

/**
 * Looks at the table until it equals the list and every submission is accounted for. @param options.everything waits
 * for looking.
 */
export async function awaitSound(
  instance: Instance,
  { place, service, submissions, imports }: Case,
  options: { withinMs: number; everything?: boolean },
): Promise<Settled> {
  const givenUpAt = performance.now() + options.withinMs;
  for (;;) {
    await look(instance);
    const list = await service.list();
    const store = await readStore(place);
    const violations = findViolations({
      submissions,
      imports,
      ...store,
      creates: service.creates,
      onRecord: await service.onRecord(),
      list,
      isSettled: options.everything,
    });
    const submitted = new Set(submissions.map(({ submissionId }) => submissionId));
    const states: Record<string, number> = {};
    for (const row of store.invitations) {
      if (submitted.has(row.submission_id)) states[row.state] = (states[row.state] ?? 0) + 1;
    }
    if (states.submitting) violations.push(`${states.submitting} are still being submitted`);
    if (violations.length === 0 || performance.now() > givenUpAt) return { violations, states };
    await sleep(500);
  }
}

/** Looks at the table: meanwhile the mirror polls every few seconds. */
export async function look(instance: Instance): Promise<Response | undefined> {
  return fetch(`${instance.url}/api/assessments`, { headers: instance.headers }).catch(() => undefined);
}
