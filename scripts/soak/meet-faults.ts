import { setTimeout as sleep } from "node:timers/promises";
import { awaitSound, look } from "./inspect";
import type { Instance } from "./instance";
import { interviewIds, type Service } from "./service";
import type { Place } from "./store-facts";
import { isPlain, newSubmission, type Submission, submit } from "./submit";

export type FaultRun = {
  place: Place;
  service: Service;
  instance: Instance;
  /** All so far; the faults add theirs. */
  submissions: Submission[];
  /** Crashes the store’s server and starts it again; absent for SQLite. */
  restartStore?: () => void;
};

const html = "<html>Traceback at service.py:1:2</html>";
const hourMs = 60 * 60_000;
const awayMs = 20_000;

type Fault = { name: string; begin(run: FaultRun): unknown; end?(run: FaultRun): unknown; lastsMs?: number };

const create = (name: string, fault: object): Fault => ({
  name: `create: ${name}`,
  begin: ({ service }) => service.failCreates(fault, 1),
});
const list = (name: string, fault: object): Fault => ({
  name: `list: ${name}`,
  begin: ({ service }) => service.failLists(fault),
  lastsMs: 10_000,
});

const faults: Fault[] = [
  create("reset before the work", { kind: "reset", when: "before" }),
  create("reset after the work", { kind: "reset", when: "after" }),
  create("hang", { kind: "hang", when: "before" }),
  create("hang after the work", { kind: "hang", when: "after" }),
  create("500 after the work", { kind: "status", status: 500, body: html, when: "after" }),
  create("cut-off JSON", { kind: "cut-off" }),
  list("cut-off JSON", { kind: "cut-off" }),
  list("500", { kind: "status", status: 500, body: html }),
  list("reset", { kind: "reset", when: "before" }),
  {
    name: "the service down",
    begin: ({ service }) => service.down(),
    end: ({ service }) => service.up(),
    lastsMs: awayMs,
  },
  {
    name: "the key revoked",
    begin: ({ service }) => service.revokeKey(),
    end: ({ service }) => service.restoreKey(),
    lastsMs: awayMs,
  },
  {
    name: "the clock an hour back",
    begin: ({ instance }) => instance.tell({ stepClockMs: -hourMs }),
    end: ({ instance }) => instance.tell({ stepClockMs: hourMs }),
    lastsMs: 5_000,
  },
];

const storeFull: Fault = {
  name: "the store full",
  begin: ({ instance }) => instance.tell({ fullStore: true }),
  end: ({ instance }) => instance.tell({ fullStore: false }),
  lastsMs: 5_000,
};

const storeCrashed: Fault = {
  name: "the store crashed and restarted",
  begin: ({ restartStore }) => restartStore?.(),
};

const atOnce = 6;

/**
 * Meets each fault with creates under way, and looks at the screens. @returns by fault, a sentence for each broken
 * promise.
 */
export async function meetFaults(
  run: FaultRun,
  report: (name: string, broken: string[]) => void,
): Promise<void> {
  for (const fault of [...faults, run.restartStore ? storeCrashed : storeFull]) {
    const sent = Array.from({ length: atOnce }, () => newSubmission(interviewIds[0] ?? 0, "fault"));
    run.submissions.push(...sent);
    const early = sent.slice(0, atOnce / 2).map((submission) => submit(run.instance, submission));
    await fault.begin(run);
    const late = sent.slice(atOnce / 2).map((submission) => submit(run.instance, submission));
    // Reading still works, except while the store itself is down.
    const broken = await judgeScreens(run.instance, { mayFail: fault === storeCrashed });
    await sleep(fault.lastsMs ?? 0);
    broken.push(...(await judgeScreens(run.instance, { mayFail: false })));
    await fault.end?.(run);
    for (const answer of await Promise.all([...early, ...late])) {
      if (answer.kind === "lost") broken.push("a request got no answer");
      if (answer.kind === "refused" && !isPlain(answer.text))
        broken.push(`said: ${answer.text.slice(0, 200)}`);
    }
    await run.service.behave();
    const { violations } = await awaitSound(run.instance, run, { withinMs: 90_000 });
    report(fault.name, [...broken, ...violations]);
  }
}

const insides = /\bat \S+ \(?\S+:\d+:\d+|node_modules|SQLITE_|SqliteError|Traceback/;

/** The table’s page and its data, as a signed-in browser requests them. */
async function judgeScreens(instance: Instance, { mayFail }: { mayFail: boolean }): Promise<string[]> {
  await look(instance);
  const pages = ["/assessments", "/assessments/new", "/interviews", "/api/assessments"];
  const seen = await Promise.all(
    pages.map(async (page) => {
      const response = await fetch(instance.url + page, { headers: instance.headers }).catch(() => undefined);
      const text = await response?.text().catch(() => "");
      if (!response) return [`${page} did not answer`];
      if (!response.ok && !mayFail) return [`${page} answered ${response.status}`];
      return text && insides.test(text) ? [`${page} shows our insides: ${insides.exec(text)?.[0]}`] : [];
    }),
  );
  return seen.flat();
}
