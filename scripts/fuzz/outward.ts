import fc from "fast-check";
import { AssessmentApiError } from "@/lib/assessment-api/errors";
import { smallBodyBytes } from "@/lib/assessment-api/exchange";
import { pollInterviews } from "@/lib/mirror/interviews/poll-interviews";
import { nextDue } from "@/lib/mirror/learning/due-rows";
import { keepReads } from "@/lib/mirror/learning/keep-reads";
import { openReader } from "@/lib/mirror/learning/open-reader";
import { createPace } from "@/lib/mirror/learning/pace";
import { guardNothing } from "@/lib/sync/guard";
import {
  type AnswerChange,
  answerOf,
  listBody,
  type OutwardCase,
  outwardCase,
  readBody,
} from "./answer-case";
import { canariesIn } from "./canaries";
import type { Engine } from "./dashboard";
import { count, type Finding, note, type RoundResult, shown } from "./findings";
import { isTelling, judgeFailure, judgeHealed, judgeList, lacking, wholeList } from "./judge-lists";
import { isCreated, judgeHealedInterviews, judgeInterviews } from "./judge-other-answers";
import { judgeReads, toldBy } from "./judge-reads";
import { goodInterviews, openWorld, type Poller, people, type Snapshot, type World } from "./outward-world";

/** A list counts for a call if it begins this long after the call’s end. */
const settlesAfterSeconds = 60;

type Judged = { found: string[]; outcomes: string[] };

const keyOf = ({ what, by }: OutwardCase) => `${what} by ${by}`;

const unexpected = (error: unknown) =>
  error === undefined || error instanceof AssessmentApiError
    ? []
    : [`throws ${error instanceof Error ? `${error.name}: ${error.message.slice(0, 120)}` : String(error)}`];

const outcomeOf = (error: unknown) =>
  error === undefined ? "applied" : error instanceof AssessmentApiError ? error.code : "thrown";

/** Good lists, until every effect of a mutated one is undone. */
async function heal(world: World, poller: Poller): Promise<unknown[]> {
  world.answers.list = undefined;
  const errors = [await poller.poll(90), await poller.poll(90), await poller.searchGone()];
  return [...errors, await poller.poll(90), await poller.poll(90)];
}

/** @param waits those between the mutated lists, which good ones replace. */
async function runControl(world: World, waits: number[]): Promise<Snapshot> {
  const poller = await world.begin();
  for (const seconds of waits) await poller.poll(seconds);
  await heal(world, poller);
  return world.snapshot();
}

/** Whether a body that isn’t a list of assessments is read: the status is a success, and the size is small. */
const isTaken = ({ status }: AnswerChange, body: Buffer) =>
  (status === 200 || status === 201) && body.length <= smallBodyBytes;

const canariesOf = (snapshot: Snapshot) =>
  canariesIn(JSON.stringify(snapshot)).map((name) => `${name} is in the store`);

function skewsTold({ headers }: AnswerChange, now: Date): number[] {
  const told = headers.filter(([name]) => name === "date").map(([, date]) => Date.parse(date));
  return told.filter((at) => !Number.isNaN(at)).map((at) => at - now.getTime());
}

async function runLists(
  world: World,
  { lists }: OutwardCase & { what: "lists" },
  controlOf: (waits: number[]) => Promise<Snapshot>,
): Promise<Judged> {
  const control = await controlOf(lists.map(({ seconds }) => seconds));
  const poller = await world.begin();
  const found: string[] = [];
  const outcomes: string[] = [];
  let before = await world.snapshot();
  const tellingLists = new Map<string, number>();
  const toldSkewsMs: number[] = [];
  // Looking knows of the waiting invitations once the first list has been applied.
  let sinceSeen: number | undefined;
  for (const { seconds, change } of lists) {
    const body = listBody(world.good, change);
    world.answers.list = () => answerOf(body, change, world.store.now());
    const error = await poller.poll(seconds);
    toldSkewsMs.push(...skewsTold(change, world.store.now()));
    const after = await world.snapshot();
    const list = change.status === 200 || change.status === 201 ? wholeList(body) : undefined;
    found.push(...unexpected(error));
    outcomes.push(outcomeOf(error));
    if (sinceSeen !== undefined) sinceSeen += seconds;
    if (error === undefined && sinceSeen === undefined) sinceSeen = 0;
    if ((list === undefined) !== (error !== undefined))
      found.push(list ? "a list that can be read isn’t taken" : "a list was taken that can’t be read");
    if (error !== undefined) found.push(...judgeFailure(before, after));
    else if (list) {
      if (isTelling(list) && (sinceSeen ?? 0) >= settlesAfterSeconds)
        for (const email of lacking(world, list, after))
          tellingLists.set(email, (tellingLists.get(email) ?? 0) + 1);
      const arrivedAt = world.store.now().toISOString();
      found.push(...judgeList({ world, before, after, list, arrivedAt, tellingLists, toldSkewsMs }));
    }
    found.push(...canariesOf(after));
    before = after;
  }
  const givenUp = Object.values(people).filter((email) =>
    before.invitations.some((one) => one.email === email && one.state === "did_not_land"),
  );
  for (const error of await heal(world, poller))
    if (error !== undefined) found.push("a good list isn’t taken");
  const healed = await world.snapshot();
  found.push(...judgeHealed(world, healed, control, givenUp), ...canariesOf(healed));
  return { found, outcomes };
}

async function runReads(world: World, { reads }: OutwardCase & { what: "reads" }): Promise<Judged> {
  await world.begin();
  const before = await world.snapshot();
  const bodies = new Map(
    reads.map(({ id, change }) => {
      const good = world.goodRead(id);
      return [id, { change, body: readBody(good ?? { id }, change) }] as const;
    }),
  );
  world.answers.read = (id) => {
    const mutated = bodies.get(id);
    return mutated && answerOf(mutated.body, mutated.change, world.store.now());
  };
  const found: string[] = [];
  const asked = new Set<number>();
  const reader = openReader({
    client: {
      getAssessment: async (id) => {
        asked.add(id);
        return world.client.getAssessment(id);
      },
    },
    pace: createPace(),
    mostHeld: reads.length,
    signal: new AbortController().signal,
    onError: (error) => found.push(...unexpected(error)),
  });
  try {
    reader.goOn(await nextDue(world.store, reads.length));
    if (reader.isReading()) await reader.settled();
    const refused = (error: unknown) => found.push(`the store refused what was read: ${error}`);
    await keepReads(world.store, reader.take(), guardNothing(world.store), refused);
  } catch (error) {
    found.push(...unexpected(error ?? new Error("Nothing was thrown.")));
  }
  const after = await world.snapshot();
  const toldOf = (id: number) => {
    const mutated = bodies.get(id);
    const isRead = mutated && asked.has(id) && isTaken(mutated.change, mutated.body);
    return isRead ? toldBy(id, mutated.body) : undefined;
  };
  found.push(...judgeReads(before, after, toldOf, world.client.carriesKey), ...canariesOf(after));
  return { found, outcomes: reads.map(({ id }) => (toldOf(id) ? "told" : "nothing told")) };
}

async function runInterviews(world: World, change: AnswerChange): Promise<Judged> {
  await world.begin();
  const before = await world.snapshot();
  const body = listBody(goodInterviews, change);
  world.answers.interviews = () => answerOf(body, change, world.store.now());
  const poll = () =>
    pollInterviews(world.store, world.client).then(
      () => undefined,
      (error: unknown) => error ?? new Error("Nothing was thrown."),
    );
  const error = await poll();
  const after = await world.snapshot();
  const list = isTaken(change, body) ? wholeList(body) : undefined;
  world.answers.interviews = undefined;
  const healing = await poll();
  const healed = await world.snapshot();
  const found = [
    ...unexpected(error),
    ...(healing === undefined ? [] : ["a good list isn’t taken"]),
    ...judgeInterviews(before, after, error === undefined ? list : undefined),
    ...judgeHealedInterviews(healed),
    ...canariesOf(after),
  ];
  if ((list === undefined) !== (error !== undefined)) found.push("a list was taken for what it isn’t");
  return { found, outcomes: [outcomeOf(error)] };
}

async function runCreate(world: World, change: AnswerChange): Promise<Judged> {
  await world.begin();
  const body = readBody(world.good[0] ?? {}, change);
  world.answers.create = () => answerOf(body, change, world.store.now());
  const input = { interviewId: 1, candidate: { email: "new@example.com" }, suppressCandidateEmail: true };
  try {
    const made = await world.client.createAssessment(input);
    const found = isCreated(body, change.status, made.id) ? [] : ["an answer was taken for a create’s"];
    return { found: [...found, ...canariesIn(JSON.stringify(made))], outcomes: ["applied"] };
  } catch (error) {
    // Only a documented refusal says that nothing was made.
    const isRefusal = [400, 401, 403, 404, 422, 429].includes(change.status);
    const isSettled = error instanceof AssessmentApiError && error.sent !== "unknown";
    const found = isSettled && !isRefusal ? ["a create counts as refused that may have landed"] : [];
    return { found: [...unexpected(error), ...found], outcomes: [outcomeOf(error)] };
  }
}

export type Round = { seed: number; runs: number; path?: string; engine: Engine; postgresUrl?: string };

/** Has one mirror read so many mutated answers, each from the same beginning, and judges the store. */
export async function outwardRound({ seed, runs, path, engine, postgresUrl }: Round): Promise<RoundResult> {
  const result: RoundResult = { cases: 0, counts: {}, findings: [], slowest: [], notes: [] };
  const known = new Map<string, Finding>();
  const world = await openWorld(engine, postgresUrl);
  const controls = new Map<string, Snapshot>();

  async function controlOf(waits: number[]): Promise<Snapshot> {
    const key = waits.join(" ");
    const control = controls.get(key) ?? (await runControl(world, waits));
    controls.set(key, control);
    return control;
  }

  function run(one: OutwardCase): Promise<Judged> {
    switch (one.what) {
      case "lists":
        return runLists(world, one, controlOf);
      case "reads":
        return runReads(world, one);
      case "interviews":
        return runInterviews(world, one.change);
      case "creates":
        return runCreate(world, one.change);
      default:
        return one satisfies never;
    }
  }

  const judge = async (one: OutwardCase): Promise<Judged> => {
    const judged = await run(one);
    return { ...judged, found: [...new Set(judged.found)] };
  };
  const signatureOf = (one: OutwardCase, what: string) => `${keyOf(one)}: ${what}`;

  const property = fc.asyncProperty(outwardCase, async (one) => {
    const at = result.cases;
    result.cases += 1;
    const begun = performance.now();
    const { found, outcomes } = await judge(one);
    result.slowest.push({ what: keyOf(one), ms: performance.now() - begun });
    for (const outcome of outcomes) count(result.counts, ["out", one.what, one.by, outcome].join("|"));
    for (const what of found.map((text) => signatureOf(one, text))) {
      const place = { seed, runs, path: path ?? String(at), store: engine, only: "outward" } as const;
      note(known, result.counts, { what, ...place, example: shown(one) });
    }
  });
  try {
    const whole = await fc.check(property, {
      seed,
      numRuns: path ? 1 : runs,
      ...(path && { path, endOnFailure: true }),
    });
    if (whole.failed) throw whole.errorInstance;
    for (const finding of known.values()) {
      const again = fc.asyncProperty(outwardCase, async (one) => {
        const { found } = await judge(one);
        if (found.some((what) => signatureOf(one, what) === finding.what)) throw new Error(finding.what);
      });
      const small = await fc.check(again, {
        seed,
        numRuns: runs,
        path: finding.path,
        interruptAfterTimeLimit: 20_000,
      });
      const example = small.failed && small.counterexample ? shown(small.counterexample[0]) : finding.example;
      result.findings.push({ ...finding, example, path: small.counterexamplePath ?? finding.path });
    }
    result.slowest = result.slowest.sort((a, b) => b.ms - a.ms).slice(0, 10);
    return result;
  } finally {
    await world.close();
  }
}
