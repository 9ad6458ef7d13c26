import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Store } from "@/lib/db/store";
import { selectOpenCall } from "@/lib/invitations/state/select-open-call";
import { nextDue } from "@/lib/mirror/learning/due-rows";
import { keepReads } from "@/lib/mirror/learning/keep-reads";
import { openReader, type SingleReads } from "@/lib/mirror/learning/open-reader";
import { createPace, type Pace } from "@/lib/mirror/learning/pace";
import { openProgress } from "@/lib/mirror/learning/progress";
import { forgetOldWishes } from "@/lib/mirror/learning/wish-identities";
import { type Guard, guardNothing } from "@/lib/sync/guard";

const tickMs = 250;
/** Progress is noted even while the service wants a long rest. */
const longestTickMs = 5_000;
/** As many as open tables can be told row by row (read-news.ts). */
const keptAtOnce = 50;

export type LearningParts = {
  guard?: Guard;
  pace?: Pace;
  signal?: AbortSignal;
  isHeldUp?: () => boolean;
  log?: Pick<Logger, "warn">;
};

/**
 * Reads completed assessments until none is due: unclaimed, claimed, matched or chosen ones (assessment-service.md,
 * section 2, rule 6). A row that fails is asked for ever more rarely, and doesn't delay the others.
 * @returns how many candidates the service told. @throws what the guard throws; the store's errors.
 */
export async function learnIdentities(
  store: Store,
  client: SingleReads,
  parts: LearningParts = {},
): Promise<number> {
  const { guard = guardNothing(store), pace = createPace(), isHeldUp = () => false, log } = parts;
  const stopping = new AbortController();
  const signal = parts.signal ? AbortSignal.any([parts.signal, stopping.signal]) : stopping.signal;
  const warn = once((err: unknown) => log?.warn({ err }, "reading whose an assessment is failed"));
  // Without the error's details, in which PostgreSQL puts the row, e-mail address included.
  const refused = (error: unknown, id: number) =>
    log?.warn(
      { id, reason: error instanceof Error ? error.message : "unknown" },
      "the store refused a candidate",
    );
  const reader = openReader({ client, pace, mostHeld: keptAtOnce, signal, onError: warn });
  const progress = openProgress(store, guard);
  let learnt = 0;
  try {
    await forgetOldWishes(store);
    while (!signal.aborted) {
      const kept = await keepReads(store, reader.take(), guard, refused);
      learnt += kept;
      progress.add(kept);
      await progress.tell();
      if (isHeldUp()) reader.hold();
      else {
        // A recruiter who invites is waiting; names can wait.
        const most = (await isSending(store)) ? 1 : undefined;
        reader.goOn(await nextDue(store, 2 * keptAtOnce), most);
        if (reader.isDone()) break;
      }
      const restMs = reader.isReading() ? 0 : Math.min(pace.restMs(), longestTickMs);
      const tick = pause(Math.max(tickMs, restMs), signal);
      await (reader.isReading() ? Promise.race([reader.settled(), tick]) : tick);
      if (reader.isFull()) await tick;
    }
    if (!signal.aborted) await progress.tell({ isOver: true });
    return learnt;
  } finally {
    stopping.abort();
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

const isSending = async (store: Store): Promise<boolean> =>
  (await selectOpenCall(store.db, store).executeTakeFirst()) !== undefined;

function once(say: (error: unknown) => void): (error: unknown) => void {
  let isSaid = false;
  return (error) => {
    if (!isSaid) say(error);
    isSaid = true;
  };
}
