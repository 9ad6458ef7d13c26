import { setTimeout as sleep } from "node:timers/promises";
import { actOnImport, draftImport, Refused, readImport } from "./import-client";
import type { GivenImport } from "./import-violations";
import { inspect } from "./inspect";
import type { Instance } from "./instance";
import { reached } from "./kill-rounds";
import { noPhases, type PhaseCounts, phaseOf } from "./phases";
import { interviewIds, type Service } from "./service";
import { type Place, readStore } from "./store-facts";
import { newSubmission, type Submission, submit } from "./submit";

const html = "<html>Traceback at service.py:1:2</html>";

/** What the service does to a create. */
export type Mishap = { name: string; fault: object; times: number };

/** Those after which the assessment is there; its answer is lost, cut, or later than anybody waits for. */
export const landing: Mishap[] = [
  { name: "answer lost", fault: { kind: "reset", when: "after" }, times: 1 },
  { name: "answer cut", fault: { kind: "cut-off" }, times: 1 },
  { name: "500 after the work", fault: { kind: "status", status: 500, body: html, when: "after" }, times: 1 },
  { name: "late by 2 s", fault: { kind: "delay", ms: 2_000, when: "after" }, times: 1 },
];

export const mishaps: Mishap[] = [
  ...landing,
  { name: "too late by 1 s", fault: { kind: "delay", ms: 11_000, when: "after" }, times: 1 },
  { name: "request lost", fault: { kind: "reset", when: "before" }, times: 1 },
  { name: "503", fault: { kind: "status", status: 503, body: html, when: "before" }, times: 1 },
  { name: "garbage", fault: { kind: "garbage" }, times: 1 },
  { name: "three answers lost", fault: { kind: "reset", when: "after" }, times: 3 },
  {
    name: "429",
    fault: { kind: "status", status: 429, headers: { "retry-after": "1" }, when: "before" },
    times: 1,
  },
  { name: "401", fault: { kind: "status", status: 401, when: "before" }, times: 1 },
];

export type ImportRun = {
  place: Place;
  service: Service;
  /** One for each instance on the store. */
  starts: (() => Promise<Instance>)[];
  rows: number;
  kills: number;
  mishaps: Mishap[];
  random: () => number;
};

export type ImportFigures = {
  kills: number;
  phases: PhaseCounts;
  /** What people did to a started import, and why it paused by itself. */
  acts: Record<string, number>;
  mishaps: Record<string, number>;
};

/** Where the process is killed: at a create’s moment at the service, or a while after one. */
const points = ["arrived", "worked", "answered", "whenever"] as const;
const mostBeforeKill = 40;
const whileMs = 400;
const looksEveryMs = 250;
/** A call of a dead process counts as lost after 15 s, and what waited for its turn after 30. */
const standsStillMs = 3 * 60_000;
const endsWithinMs = 15 * 60_000;
const looks = 3;
/** Of a single invitation amid the import. */
const singleShare = 0.5;
const downShare = 0.08;
const downMs = 1_500;
const meddlesShare = 1 / 40;
const stopsShare = 1 / 5;

const pick = <T>(all: readonly T[], random: () => number): T => all[Math.floor(random() * all.length)] as T;

async function inTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  const over = new AbortController();
  const late = sleep(ms, false, { signal: over.signal }).catch(() => false);
  return Promise.race([work.then(() => true), late]).finally(() => over.abort());
}

function count(all: Record<string, number>, what: string): void {
  all[what] = (all[what] ?? 0) + 1;
}

/**
 * One import after the other, and a kill -9 after the other in the middle of them, while the service misbehaves and a
 * recruiter pauses, goes on, stops and goes on again. @returns once the last import has ended, with the instances alive.
 */
export async function killImports(
  run: ImportRun,
  report: (kill: number, point: string, phases: PhaseCounts, violations: string[]) => void,
): Promise<{
  figures: ImportFigures;
  imports: GivenImport[];
  submissions: Submission[];
  instances: Instance[];
}> {
  const { place, service, starts, random } = run;
  const instances = await Promise.all(starts.map((start) => start()));
  const imports: GivenImport[] = [];
  const submissions: Submission[] = [];
  /** What the recruiter saw that can’t be. */
  const seenWrong: string[] = [];
  const figures: ImportFigures = { kills: 0, phases: noPhases(), acts: {}, mishaps: {} };
  let isOver = false;

  const living = () => {
    const alive = instances.filter((instance) => instance.isAlive());
    return alive.length > 0 ? pick(alive, random) : undefined;
  };

  /** One look of the recruiter. @returns whether all is sent. */
  async function tend(instance: Instance): Promise<boolean> {
    const current = imports.at(-1);
    const isEnded = !current || (await tendOne(instance, current));
    if (isEnded && !isOver) imports.push(await draftImport(instance, interviewIds[0] ?? 0, run.rows));
    return isEnded && isOver;
  }

  /** @returns whether it has come to its end. */
  async function tendOne(instance: Instance, current: GivenImport): Promise<boolean> {
    const { state, reason, counts } = await readImport(instance, current.id);
    const { total, ...each } = counts;
    const sum = Object.values(each).reduce((all, some) => all + some, 0);
    if (total !== current.rows.length || sum !== total)
      seenWrong.push(`an import of ${current.rows.length} rows counts ${JSON.stringify(counts)}`);
    const act = async (what: "start" | "pause" | "resume" | "stop", why: string = what) => {
      count(figures.acts, why);
      await actOnImport(instance, current.id, what);
      return false;
    };
    switch (state) {
      case "draft":
        return act("start");
      case "running":
        return random() < meddlesShare ? act(random() < stopsShare ? "stop" : "pause") : false;
      case "paused":
        return act("resume", `resume after ${reason}`);
      case "stopped":
        count(figures.acts, "retry");
        return !(await retryImport(instance, place, current));
      case "done":
        return true;
      default:
        return state satisfies never;
    }
  }

  async function tendAlways(): Promise<void> {
    for (;;) {
      const instance = living();
      try {
        if (instance && (await tend(instance))) return;
      } catch (error) {
        // The instance was killed, or the import had gone on: the next look tells.
        if (error instanceof Refused && error.status !== 409) seenWrong.push(error.message);
      }
      await sleep(looksEveryMs);
    }
  }

  async function misbehave(): Promise<void> {
    await service.behave();
    for (let some = 1 + Math.floor(random() * 3); some > 0; some -= 1) {
      const { name, fault, times } = pick(run.mishaps, random);
      count(figures.mishaps, name);
      await service.failCreates({ kind: "delay", ms: 5, when: "before" }, 1 + Math.floor(random() * 12));
      await service.failCreates(fault, times);
    }
    await service.failCreates({ kind: "delay", ms: 5 + Math.floor(random() * 15), when: "before" });
  }

  async function goDown(): Promise<void> {
    count(figures.mishaps, "down");
    await service.down();
    await sleep(downMs);
    await service.up();
  }

  async function killOne(nthKill: number): Promise<void> {
    const at = Math.floor(random() * instances.length);
    const [dying, point] = [instances[at] as Instance, points[nthKill % points.length] ?? "whenever"];
    await misbehave();
    if (random() < downShare) await goDown();
    const nth = 1 + Math.floor(random() * mostBeforeKill);
    /** Whose answer had left the service before the kill: a later one reaches nobody. */
    let answered: Set<string> | undefined;
    const kill = () => {
      answered ??= new Set(service.creates.flatMap((create) => (create.answered ? [create.email] : [])));
      return dying.kill();
    };
    const seen = reached(service, point === "whenever" ? "arrived" : point, nth, () => {
      if (point !== "whenever") void kill();
    });
    const single = newSubmission(interviewIds[0] ?? 0, "single");
    const asked = random() < singleShare ? submit(dying, single) : undefined;
    if (asked) submissions.push(single);
    if (!(await inTime(seen, standsStillMs))) seenWrong.push("an import stood still for minutes");
    if (point === "whenever") await sleep(random() * whileMs);
    await kill();
    await asked;
    const store = await readStore(place);
    const underWay = store.invitations.find(({ state }) => state === "submitting");
    const phases = noPhases();
    phases[phaseOf(underWay, underWay !== undefined && answered?.has(underWay.email) === true)] += 1;
    figures.kills += 1;
    for (const phase of Object.keys(phases) as (keyof PhaseCounts)[]) figures.phases[phase] += phases[phase];
    instances[at] = await (starts[at] as () => Promise<Instance>)();
    report(figures.kills, point, phases, [...seenWrong.splice(0), ...(await inspectTwice())]);
  }

  /** An instance that is alive goes on meanwhile: only what stays is broken. */
  async function inspectTwice(): Promise<string[]> {
    let broken = await inspect({ place, service, submissions, imports });
    for (let look = 1; look < looks && broken.length > 0; look += 1) {
      await sleep(looksEveryMs);
      const now = new Set(await inspect({ place, service, submissions, imports }));
      broken = broken.filter((sentence) => now.has(sentence));
    }
    return broken;
  }

  const tending = tendAlways();
  for (let kill = 0; kill < run.kills; kill += 1) await killOne(kill);
  isOver = true;
  await service.behave();
  if (!(await inTime(tending, endsWithinMs))) throw new Error("The last import doesn’t come to its end.");
  return { figures, imports, submissions, instances };
}

/** As a recruiter who reads the account has those sent again whom nobody was invited by. @returns whether there are any. */
export async function retryImport(instance: Instance, place: Place, given: GivenImport): Promise<boolean> {
  const { importRows } = await readStore(place);
  const unsent = importRows.filter(({ import_id, state }) => import_id === given.id && state === "notSent");
  for (const { email, reason } of unsent)
    if (email !== null && reason === "did_not_land")
      given.again.set(email, (given.again.get(email) ?? 0) + 1);
  if (unsent.length === 0) return false;
  await actOnImport(instance, given.id, "retry");
  return true;
}
