import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { recordAudit } from "@/lib/audit/record-audit";
import { instant, type Store } from "@/lib/db/store";
import { eraseInStore } from "@/lib/erasing/erase-candidate";
import type { Traces } from "@/lib/erasing/find-traces";
import { ProblemError } from "@/lib/errors";
import { isOn } from "@/lib/retention/due-at";
import { findDue, findDueAt } from "@/lib/retention/find-due";
import { deleteNotices, forgetOldNotices, recordNotices } from "@/lib/retention/notices";
import { readRetention } from "@/lib/retention/rule";

const eraser = { name: "Shortlist" };

/** Others have their turn for four times as long as an erasure took, and at least this long. */
const restMs = 50;
const restShare = 4;

/** As many failures in a row aren’t about one person. */
const mostFailures = 3;

const everyMs = 3_600_000;
const firstAfterMs = 60_000;

export type Retention = {
  store: Store;
  dataDir: string;
  log: Logger;
  /** Assessments whose erasing has failed: they come last in the next run. */
  failed: Set<number>;
};

/**
 * Records who is due, and erases those whose notice is over. Each is an erasure of its own, so a run that is broken off is
 * continued by the next. Who can’t be erased yet is left for that one.
 * @param signal ends the run after the erasure under way. @returns how many people were erased.
 */
export async function runRetention(parts: Retention, signal?: AbortSignal): Promise<number> {
  const { store, log, failed } = parts;
  const rule = await readRetention(store);
  if (!isOn(rule)) {
    await deleteNotices(store);
    return 0;
  }
  if (await forgetOldNotices(store))
    log.warn("nothing has run for a week, or a clock was wrong: who is due is listed for another 14 days");
  const found = await findDue(store, rule);
  await recordNotices(store, found);
  const now = instant(store.now());
  const ids = found.due.filter(({ dueAt }) => dueAt <= now).flatMap((person) => person.ids.slice(0, 1));
  const inOrder = [...ids.filter((id) => !failed.has(id)), ...ids.filter((id) => failed.has(id))];
  failed.clear();
  let erased = 0;
  let failures = 0;
  try {
    for (const id of inOrder) {
      if (signal?.aborted || failures >= mostFailures) break;
      const began = performance.now();
      const outcome = await tryErasing(parts, id);
      if (outcome === "erased") erased += 1;
      failures = outcome === "failed" ? failures + 1 : 0;
      const rest = Math.max(restMs, (performance.now() - began) * restShare);
      await pause(rest, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    if (erased > 0) {
      await recordRun(store, erased);
      log.info({ erased }, "candidates were erased by the retention rule");
    }
  }
  return erased;
}

async function tryErasing(
  { store, dataDir, log, failed }: Retention,
  id: number,
): Promise<"erased" | "refused" | "failed"> {
  try {
    await eraseInStore(store, id, { by: eraser, dataDir, check: refuseUnlessDue });
    return "erased";
  } catch (error) {
    // A problem: they are erased, erasing them is blocked, or they have an invitation under way.
    if (error instanceof NotDueAnyLonger || error instanceof ProblemError) return "refused";
    failed.add(id);
    log.error({ err: error, assessment: id }, "erasing a candidate by the retention rule failed");
    return "failed";
  }
}

class NotDueAnyLonger extends Error {
  override readonly name = "NotDueAnyLonger";
}

/** The rule, a decision, an import or the person may have changed since the run began. */
async function refuseUnlessDue(inside: Store, traces: Traces): Promise<void> {
  const dueAt = await findDueAt(inside, await readRetention(inside), traces);
  if (dueAt === undefined || dueAt > instant(inside.now())) throw new NotDueAnyLonger();
}

const recordRun = (store: Store, erased: number): Promise<void> =>
  recordAudit(store.db, {
    actor: eraser,
    action: "retention_ran",
    subject: { type: "settings", id: store.sourceId, sourceId: store.sourceId },
    details: { candidates: erased },
    at: store.now(),
  });

export type RetentionRunner = {
  /** Runs now, or once more after the run under way. */
  wake(): void;
  /** Waits for the erasure under way. */
  stop(): Promise<void>;
};

/** Runs it every hour, the first time a minute after the start. */
export function keepRetention(given: Omit<Retention, "failed">): RetentionRunner {
  const parts: Retention = { ...given, failed: new Set() };
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  let isWanted = false;
  async function run(): Promise<void> {
    while (isWanted && !ending.signal.aborted) {
      isWanted = false;
      await runRetention(parts, ending.signal).catch((error: unknown) =>
        parts.log.error({ err: error }, "the retention run failed"),
      );
    }
    running = undefined;
  }
  const wake = () => {
    isWanted = true;
    running ??= run();
  };
  const first = setTimeout(wake, firstAfterMs).unref();
  const timer = setInterval(wake, everyMs).unref();
  return {
    wake,
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
