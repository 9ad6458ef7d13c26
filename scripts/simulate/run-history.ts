import { limitStore } from "@/lib/db/visibility/limit-store";
import type { InvitationView } from "@/lib/invitations/view-schema";
import { openAuditor } from "./auditor";
import type { Action, History } from "./history";
import { ConnectionLost, Instance } from "./instance";
import { differencesFrom, judgeEnd } from "./judge-end";
import { openWire, type Request } from "./network";
import { emailOf, openPeople, type People, readRows } from "./people";
import type { Place } from "./place";
import type { QueryRules } from "./query-rules";
import type { Committed } from "./read-store";
import { interviews, openService, type Service } from "./service";
import { isStoreFailure } from "./store-failures";
import { openViewer } from "./viewer";
import { World } from "./world";

export type Outcome = {
  broken: string[];
  /** Of all that happened: the same in each run of a history, except for `figures.engine.contests`. */
  hash: string;
  story: string[];
  figures: Figures;
};

export type Figures = {
  simulatedMs: number;
  steps: number;
  submissions: number;
  crashes: number;
  requests: Record<string, number>;
  mishaps: Record<string, number>;
  states: Record<string, number>;
  importRows: Record<string, number>;
  engine: Record<string, number>;
};

class NoAnswer extends Error {
  override readonly name = "NoAnswer";

  constructor() {
    super("an instance doesn’t answer any more");
  }
}

/** Time for the faults under way after the last action to end. */
const lastFaultsGetMs = 5_000;
const looksEveryMs = 5_000;
/** The table is polled every four seconds, and the result may reopen something. */
const quietLooks = 3;
/** After so many tries a store that keeps changing is judged anyway. */
const mostTurns = 10;
/** More than it takes to settle a lost create, a failing service and an unsteady row together. */
const settlesWithinMs = 25 * 60_000;

/** Runs a history and judges it, one at a time for each place, in a process in which `takeOver` was called. */
export async function runHistory(history: History, place: Place): Promise<Outcome> {
  const world = new World(history.chance);
  const refusals: string[] = [];
  const rules: QueryRules = {
    queryMs: history.queryMs,
    nextCommit: () => {
      const fault = commits.get(committed);
      committed += 1;
      if (fault === undefined || world.isCalm) return "done";
      return fault && !shared.isAlone ? "done, and told as failed" : "failed";
    },
    onCommit: (owner, written) => auditor.onCommit(owner, written),
    onRefusal: (sentence) => refusals.push(sentence),
  };
  const shared = await place.begin({ world, rules, instances: history.instances });
  world.settle = shared.settle;
  const store = place.reader;
  const service = openService(world);
  service.clock.aheadMs = clockStep(history.service.ahead, history);
  let committed = 0;
  const commits = new Map(
    history.faults.flatMap((fault) => (fault.on === "commit" ? [[fault.nth, fault.isDone] as const] : [])),
  );

  const onLeave = (request: Request) => auditor.onLeave(request);
  const wire = openWire(world, service, history, onLeave);
  const parts = { world, wire, sourceId: place.sourceId, store: shared };
  const instances = Array.from(
    { length: history.instances },
    (_, index) => new Instance(`instance ${index + 1}`, parts),
  );
  const people = openPeople(world, instances, place.people);
  const auditor = await openAuditor({
    world,
    service,
    store,
    submissions: people.submissions,
    sentAgain: people.sentAgain,
    done: people.done,
    requests: () => wire.requests,
  });
  for (const instance of instances) instance.start();
  const [dana, milo] = place.people;
  if (!dana || !milo) throw new Error("There are no people.");
  const viewers = [
    openViewer(world, instances, dana, "stream"),
    openViewer(world, instances, milo, "asking"),
    ...(history.hasLimited ? [openViewer(world, instances, place.onlooker, "stream")] : []),
  ];

  let crashes = 0;
  const failures: unknown[] = [];
  for (const action of [...history.actions, ...(history.imports ?? []), ...(history.erasures ?? [])]) {
    if (action.kind === "crash") crashes += 1;
    const act = () => {
      world.tell(JSON.stringify(action));
      actOnWorld(action, history, world, service, instances).catch((error) => failures.push(error));
      people.act(action).catch((error) => {
        if (!(error instanceof ConnectionLost) && !isStoreFailure(error)) failures.push(error);
      });
    };
    world.after(action.at * history.seconds * 1_000, act, world.outside);
  }
  await world.runFor(history.seconds * 1_000 + lastFaultsGetMs);

  await world.runFor(Math.max(...instances.map((instance) => instance.standsStillFor())));
  world.tell("nothing goes wrong from now on");
  world.isCalm = true;
  for (const one of service.made) service.change(one.id, { lacks: undefined });
  for (const instance of instances) instance.start();
  const broken = [
    ...auditor.broken,
    ...refusals.map((sentence) => `the store refused a query: ${sentence}`),
    ...(await judge().catch((error) => {
      if (error instanceof NoAnswer) return [error.message];
      throw error;
    })),
    ...failures.map((error) => `the simulation itself failed: ${wordsOf(error)}`),
    ...people.errors
      .filter((error) => !isStoreFailure(error))
      .map((error) => `somebody met an error: ${wordsOf(error)}`),
  ];
  const { invitations, importRows } = await store.committed();
  for (const instance of instances) await instance.leave();
  const mishaps = wire.requests.flatMap(({ mishap }) => (mishap ? [mishap] : []));
  const figures = {
    simulatedMs: world.nowMs,
    steps: world.steps,
    submissions: people.submissions.length,
    crashes,
    requests: countBy(wire.requests, ({ operation }) => operation),
    mishaps: countBy(mishaps, ({ kind }) => kind),
    states: countBy(invitations, ({ state }) => state),
    importRows: countBy(importRows, ({ state }) => state),
    engine: { ...shared.figures },
  };
  return { broken: [...new Set(broken)], ...world.end(), figures };

  async function judge(): Promise<string[]> {
    for (let turn = 1; ; turn += 1) {
      const version = await settle();
      const table = await waitFor(() => people.at(0).ask(({ store }) => readRows(store)));
      const limited = await waitFor(() =>
        people.at(0).ask(({ store }) => readRows(limitStore(store, place.onlooker.limit), "viewer")),
      );
      const attention = await waitFor(() => people.attention(people.at(0)));
      // Something changed while these were read, and not every viewer has heard of it.
      if ((await store.committed()).version !== version && turn < mostTurns) continue;
      return judgeEnd({
        store,
        made: service.made,
        submissions: people.submissions.filter(({ id }) => !auditor.erasedSubmissions.has(id)),
        done: people.done,
        attention,
        viewers,
        table: { version: table.position.version, rows: table.rows },
        limited: { version: limited.position.version, rows: limited.rows },
      });
    }
  }

  /** Asks until there is an answer; a stopped instance is soon back. */
  async function waitFor<T>(ask: () => Promise<T>): Promise<T> {
    const persist = async (): Promise<T> => {
      for (;;) {
        try {
          return await ask();
        } catch (error) {
          if (!(error instanceof ConnectionLost)) throw error;
          await world.sleep(looksEveryMs);
        }
      }
    };
    let result: { value: T } | { error: unknown } | undefined;
    world.as(world.outside, () =>
      persist().then(
        (value) => {
          result = { value };
        },
        (error) => {
          result = { error };
        },
      ),
    );
    const givenUpAtMs = world.nowMs + settlesWithinMs;
    while (!result && world.nowMs < givenUpAtMs) await world.runFor(100);
    if (!result) throw new NoAnswer();
    if ("error" in result) throw result.error;
    return result.value;
  }

  /** Recruiters decide what only they can, until nothing is open for a while. @returns the version. */
  async function settle(): Promise<number> {
    const givenUpAtMs = world.nowMs + settlesWithinMs;
    let version = -1;
    for (let quiet = 0; quiet < quietLooks && world.nowMs < givenUpAtMs; ) {
      await waitFor(() => people.shown(people.at(0)));
      await world.runFor(looksEveryMs);
      const attention = await waitFor(() => people.attention(people.at(0)));
      const isSending = await waitFor(() => people.goOn(people.at(0)));
      const now = await store.committed();
      // By the next look, every viewer that polls has heard of the last change.
      quiet = now.version === version && !isSending && isAtRest(now, attention) ? quiet + 1 : 0;
      version = now.version;
      if (attention.some(({ candidates }) => candidates)) await waitFor(() => decide(people, service));
    }
    return version;
  }

  function isAtRest(now: Committed, attention: InvitationView[]): boolean {
    const isOpen = now.invitations.some(({ state }) => state === "submitting" || state === "unconfirmed");
    return (
      !wire.isOnItsWay() &&
      !isOpen &&
      attention.every(({ candidates }) => !candidates) &&
      differencesFrom(service.made, now).length === 0
    );
  }
}

function countBy<T>(all: readonly T[], kindOf: (one: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of all) counts[kindOf(one)] = (counts[kindOf(one)] ?? 0) + 1;
  return counts;
}

/** Where several assessments could be it, a recruiter who knows chooses correctly, or says that none is. */
async function decide(people: People, service: Service): Promise<void> {
  const attention = await people.attention(people.at(0));
  const which = attention.findIndex(({ candidates }) => candidates);
  const { candidates = [], id: invitation } = attention[which] ?? {};
  const row = candidates.findIndex(({ id }) =>
    service.made.some((one) => one.id === id && one.invitation === invitation),
  );
  if (row >= 0) await people.act({ kind: "choose", at: 0, which, row, instance: 0 });
  else if (which >= 0) await people.act({ kind: "give up", at: 0, which, instance: 0 });
}

const wordsOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** If the service doesn’t tell its time, looking needs clocks that are roughly correct. */
const clockStep = (seconds: number, { service: { tellsTime } }: History): number =>
  (tellsTime ? seconds : Math.max(-60, Math.min(seconds, 60))) * 1_000;

/** Two processes whose clocks differ by minutes can’t compare times. */
const ownClockStep = (seconds: number, history: History): number =>
  history.instances > 1
    ? clockStep(Math.max(-120, Math.min(seconds, 120)), history)
    : clockStep(seconds, history);

/** Actions at the service and the instances; those of recruiters are in people.ts. */
async function actOnWorld(
  action: Action,
  history: History,
  world: World,
  service: Service,
  instances: Instance[],
): Promise<void> {
  const at = (index: number) => instances[index % instances.length] as Instance;
  const idOf = (row: number) => service.made[row % Math.max(service.made.length, 1)]?.id ?? 0;
  switch (action.kind) {
    case "make elsewhere":
      service.make(emailOf(action.candidate), interviews[action.interview]?.id ?? 0);
      return;
    case "complete":
      service.change(idOf(action.row), { completed: true, recommended: action.recommended });
      return;
    case "remove":
    case "restore":
      service.change(idOf(action.row), { isRemoved: action.kind === "remove" });
      return;
    case "spoil":
      service.change(idOf(action.row), { lacks: action.lacks === "nothing" ? undefined : action.lacks });
      return;
    case "set service clock":
      // Set twice before a poll, it would leave times that nobody could reconstruct.
      if (action !== history.actions.find(({ kind }) => kind === action.kind)) return;
      service.clock.aheadMs += clockStep(action.by, history);
      return;
    case "crash": {
      const instance = at(action.instance);
      await instance.crash();
      await world.sleep(action.forMs);
      instance.start();
      return;
    }
    case "restart": {
      const instance = at(action.instance);
      await instance.stop();
      instance.start();
      return;
    }
    case "freeze":
      return at(action.instance).freeze(action.forMs);
    case "set clock":
      at(action.instance).aheadMs += ownClockStep(action.by, history);
  }
}
