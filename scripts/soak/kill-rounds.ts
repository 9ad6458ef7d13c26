import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { inspect } from "./inspect";
import type { Instance } from "./instance";
import { noPhases, type PhaseCounts, phaseOf } from "./phases";
import { interviewIds, type Service } from "./service";
import { type Place, readStore } from "./store-facts";
import { type Answer, newSubmission, type Submission, submit } from "./submit";

/** When the process is killed: at a create’s moment at the service, during a burst of requests, or at random. */
export const killPoints = ["burst", "answered", "arrived", "worked", "whenever"] as const;
export type KillPoint = (typeof killPoints)[number];

export type Rounds = {
  place: Place;
  service: Service;
  start: () => Promise<Instance>;
  creates: number;
  random: () => number;
};

export type RoundResult = { killPoint: KillPoint; phases: PhaseCounts; submissions: Submission[] };

const clients = 10;
const burst = 12;
/** Its requests come one by one, so that a kill at the end meets them at every stage. */
const burstTakesMs = 40;

/**
 * One round: several recruiters create at once, a kill -9 meanwhile, a new start on the same store, and the
 * remaining creates. Half of those with a lost answer are sent again.
 * @returns what was submitted, how far the killed ones had got, and the living instance.
 */
export async function killRound(
  rounds: Rounds,
  before: Instance,
  killPoint: KillPoint,
): Promise<{ result: RoundResult; instance: Instance }> {
  const { service, random, place } = rounds;
  const submissions = Array.from({ length: rounds.creates }, () =>
    newSubmission(interviewIds[Math.floor(random() * interviewIds.length)] ?? 0),
  );
  const waiting = [...submissions];
  await service.failCreates({ kind: "delay", ms: 5 + Math.floor(random() * 20), when: "before" });

  const extra: Submission[] = [];
  /** Those whose answer had left the service before the kill: a later one reaches nobody. */
  const answered = new Set<string>();
  const kill = () => {
    if (before.isAlive() && answered.size === 0)
      for (const create of service.creates) if (create.answered) answered.add(create.email);
    return before.kill();
  };
  const dying = { ...before, kill };
  const dead = killAt(killPoint, { ...rounds, instance: dying, extra });
  await Promise.all([dead, ...Array.from({ length: clients }, () => work(before, waiting))]);
  submissions.push(...extra);
  await service.behave();
  // By now the service has done what was under way at the kill, or never will.
  await sleep(100);
  const lost = submissions.filter(({ answers }) => answers.at(-1)?.kind === "lost");
  const phases = await countPhases(place, lost, answered);

  const instance = await rounds.start();
  const again = lost.filter(() => random() < 0.5);
  const rest = [...again, ...waiting];
  await Promise.all(Array.from({ length: clients }, () => work(instance, rest)));
  return { result: { killPoint, phases, submissions }, instance };
}

/** One recruiter: submits what is waiting, one after the other, until the instance is gone. */
async function work(instance: Instance, waiting: Submission[]): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const answer = await submit(instance, next);
    if (answer.kind === "lost") return;
  }
}

type Killing = Rounds & { instance: Instance; extra: Submission[] };

async function killAt(point: KillPoint, killing: Killing): Promise<void> {
  const { instance, service, random, creates, extra } = killing;
  const nth = 1 + Math.floor(random() * creates * 0.6);
  const seen = await reached(
    service,
    point === "burst" || point === "whenever" ? "arrived" : point,
    nth,
    () => {
      if (point !== "burst" && point !== "whenever") void instance.kill();
    },
  );
  if (!seen) throw new Error(`No create was ${point}.`);
  if (point === "burst") {
    const apartMs = (random() * burstTakesMs) / burst;
    const sent: Promise<Answer>[] = [];
    for (let index = 0; index < burst; index += 1) {
      await sleep(apartMs);
      const submission = newSubmission(interviewIds[0] ?? 0, "burst");
      extra.push(submission);
      sent.push(submit(instance, submission));
    }
    // The last one has just left.
    await turn();
    await instance.kill();
    await Promise.all(sent);
  } else if (point === "whenever") {
    await sleep(random() * 1_000);
  }
  await instance.kill();
}

/** Resolves when the nth create from now on reaches that moment, right after `act`. */
export function reached(
  service: Service,
  moment: "arrived" | "worked" | "answered",
  nth: number,
  act: () => void,
): Promise<boolean> {
  let count = 0;
  return new Promise((resolve) => {
    service.watch((at) => {
      if (at !== moment) return;
      count += 1;
      if (count !== nth) return;
      act();
      resolve(true);
    });
  });
}

async function countPhases(place: Place, lost: Submission[], answered: Set<string>): Promise<PhaseCounts> {
  const { invitations } = await readStore(place);
  const rowOf = new Map(invitations.map((row) => [row.submission_id, row]));
  const phases = noPhases();
  for (const { submissionId, email } of lost) {
    phases[phaseOf(rowOf.get(submissionId), answered.has(email))] += 1;
  }
  return phases;
}

/** A round for each of these kill points. @returns the results, and the instance alive after the last. */
export async function runKillRounds(
  rounds: Rounds,
  points: KillPoint[],
  report: (result: RoundResult, violations: string[], tookMs: number) => void = () => undefined,
): Promise<{ results: RoundResult[]; instance: Instance }> {
  let instance = await rounds.start();
  const results: RoundResult[] = [];
  for (const point of points) {
    const began = performance.now();
    const round = await killRound(rounds, instance, point);
    instance = round.instance;
    results.push(round.result);
    const submissions = results.flatMap((result) => result.submissions);
    const violations = await inspect({ place: rounds.place, service: rounds.service, submissions });
    report(round.result, violations, performance.now() - began);
  }
  return { results, instance };
}

export function sumPhases(results: RoundResult[]): PhaseCounts {
  const sum = noPhases();
  for (const { phases } of results)
    for (const phase of Object.keys(sum) as (keyof PhaseCounts)[]) sum[phase] += phases[phase];
  return sum;
}
