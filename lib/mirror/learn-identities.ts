import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Store } from "@/lib/db/store";
import { selectOpenCall } from "@/lib/invitations/select-open-call";
import { type Guard, guardNothing } from "@/lib/mirror/guard";
import { nextDue } from "@/lib/mirror/learning/due-rows";
import { keepReads } from "@/lib/mirror/learning/keep-reads";
import { openReader, type SingleReads } from "@/lib/mirror/learning/open-reader";
import { createPace, type Pace } from "@/lib/mirror/learning/pace";
import { openProgress } from "@/lib/mirror/learning/progress";
import { forgetOldWishes } from "@/lib/mirror/learning/wish-identities";

/** How often what was read is kept, and looked what is wanted first by now. */
const tickMs = 250;
/** However long the service wants to be left alone, how fast it goes is told. */
const longestTickMs = 5_000;
/** What one transaction keeps, each tick at most: as much as open tables can be told row by row (read-news.ts). */
const keptAtOnce = 50;

export type LearningParts = {
  guard?: Guard;
  /** What the service bears, as it was found out before. */
  pace?: Pace;
  /** Ends it; what is under way is the client's to break off. */
  signal?: AbortSignal;
  /** Whether the list is on its way: nothing is begun meanwhile. */
  isHeldUp?: () => boolean;
  log?: Pick<Logger, "warn">;
};

/**
 * Reads completed assessments of which the service hasn't told whose they are, until none is due: made elsewhere,
 * claimed by a recruiter, matched with an unconfirmed invitation, or chosen for one by hand. The single read of a
 * completed one carries `candidate_email` and `interview_id` (interface document, section 2, rule 6). What it tells
 * is kept and never asked for again; a row that fails is asked again ever more rarely, and holds up no other.
 * @returns of how many it was told.
 * @throws what the guard throws, when another process polls now; what the store says, when it takes nothing.
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
  // Without the error's details: PostgreSQL puts the row there, and with it the e-mail address.
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
        // A recruiter who invites is waiting for the answer; names can wait.
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
