import type { Logger } from "pino";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Store } from "@/lib/db/store";
import { nextDueAtMs } from "@/lib/mirror/learning/due-rows";
import { learnIdentities } from "@/lib/mirror/learning/learn-identities";
import type { SingleReads } from "@/lib/mirror/learning/open-reader";
import { createPace } from "@/lib/mirror/learning/pace";
import { unreadOf, wishIdentities } from "@/lib/mirror/learning/wish-identities";
import { LeaseLost } from "@/lib/mirror/lease/lease";
import type { Term } from "@/lib/mirror/lease/term";

const wishEveryMs = 30_000;

export type LearningKeeper = {
  wake(): void;
  /** Has these read first, in whichever process polls. */
  show(shown: readonly AssessmentView[]): void;
  ended(): Promise<void>;
};

/** Pauses while the list is read, for a tenth of the time at most (schedule.ts). */
export function keepLearning(parts: {
  store: Store;
  client: SingleReads;
  log: Logger;
  term: Term;
  isListUnderWay: () => boolean;
}): LearningKeeper {
  const { store, client, log, term, isListUnderWay } = parts;
  /** Without retries: the pace depends on how each single request ends. */
  const single: SingleReads = {
    getAssessment: (id) => client.getAssessment(id, { signal: term.signal(), retries: 0 }),
  };
  const pace = createPace();
  const wished = new Map<number, number>();
  let running: Promise<void> | undefined;
  let wishing: Promise<void> | undefined;
  /** A row becomes due only by a new version, or when its time has come. */
  let nothingDue: { version: number; untilMs: number } | undefined;

  async function learn(): Promise<void> {
    try {
      const until = term.signal();
      const { guard } = term;
      const version = await readVersion(store);
      if (nothingDue?.version === version && store.now().getTime() < nothingDue.untilMs) return;
      nothingDue = undefined;
      await learnIdentities(store, single, { guard, pace, log, isHeldUp: isListUnderWay, signal: until });
      if (!until.aborted) nothingDue = { version, untilMs: await nextDueAtMs(store) };
    } catch (error) {
      if (term.isOn() && !(error instanceof LeaseLost))
        log.warn({ err: error }, "learning who made what elsewhere failed");
    }
  }

  function wake(): void {
    if (running || !term.isOn()) return;
    running = learn().finally(() => {
      running = undefined;
    });
  }

  return {
    wake,
    show(shown) {
      const nowMs = performance.now();
      const unread = unreadOf(shown).filter((id) => (wished.get(id) ?? 0) <= nowMs);
      if (unread.length === 0) return;
      for (const [id, untilMs] of wished) if (untilMs <= nowMs) wished.delete(id);
      for (const id of unread) wished.set(id, nowMs + wishEveryMs);
      wishing = wishIdentities(store, unread).then(wake, (error: unknown) =>
        log.warn({ err: error }, "what is looked at could not be noted"),
      );
    },
    async ended() {
      await wishing;
      await running;
    },
  };
}

async function readVersion(store: Store): Promise<number> {
  const { version } = await store.db
    .selectFrom("sources")
    .select("version")
    .where("id", "=", store.sourceId)
    .executeTakeFirstOrThrow();
  return version;
}
