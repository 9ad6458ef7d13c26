import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Store } from "@/lib/db/store";
import { type ListComparing, openComparingThread } from "@/lib/mirror/comparing/open-comparing";
import { keepLease } from "@/lib/mirror/lease/keep-lease";
import { openLease } from "@/lib/mirror/lease/lease";
import { openPoller } from "@/lib/mirror/open-poller";
import { isListWanted } from "@/lib/mirror/polling/is-list-wanted";
import { createWishes } from "@/lib/mirror/polling/wishes";
import type { Guard } from "@/lib/sync/guard";

export type Mirror = {
  /** A recruiter looks at the table: whichever process polls checks every few seconds for a while. */
  watch(): void;
  /** These are on a screen now: whichever process polls learns their candidates first. */
  show(assessments: readonly AssessmentView[]): void;
  /** The list is wanted soon, for example because a create went unanswered. */
  hurry(): void;
  /** Checks now. Resolves when the check has ended, well or not, or when the polling process was told. */
  checkNow(): Promise<void>;
  idle(): Promise<void>;
  isPoller(): boolean;
  /** Milliseconds by which polling, or looking at the lease, is late. A planned rest doesn't count. */
  stalledMs(): number;
  stop(): Promise<void>;
};

export type MirrorParts = {
  store: Store;
  client: AssessmentClient;
  log: Logger;
  /** No other process can be on this store, as with SQLite. */
  isAlone?: boolean;
  openComparing?: () => ListComparing;
  /** It must ask the guard first in each transaction. `begunAtMs` is by `performance.now()`. */
  afterList?: (guard: Guard, begunAtMs: number) => Promise<unknown>;
  onChanges?: () => void;
};

/** Of all processes on the store one polls the service (architecture.md, invariant 3). */
export function startMirror(parts: MirrorParts): Mirror {
  const { store, log, isAlone, openComparing = openComparingThread } = parts;
  const lease = openLease(store, randomUUID(), { isAlone });
  const wishes = createWishes();
  const poller = openPoller({
    ...parts,
    openComparing,
    lease,
    isWanted: async () => wishes.isAny() || (await isListWanted(store).catch(() => false)),
  });
  let isStopped = false;

  const keeping = keepLease({
    lease,
    log,
    isAlone,
    onTaken() {
      log.info("this process polls the service now");
      poller.begin();
    },
    async onLost() {
      log.warn("another process polls the service now");
      await poller.end();
    },
    onHeld({ watched, hurried }) {
      if (watched) watch();
      if (hurried) hurry();
      // Polling stops when the store can't be reached.
      poller.goOn();
    },
  });

  function watch(): void {
    const isNew = wishes.watch();
    if (!lease.isHeld()) keeping.tellWatched();
    // Without a viewer the table may be a minute old.
    else if (isNew) poller.checkSoon();
  }

  function hurry(): void {
    wishes.hurry();
    if (!lease.isHeld()) void keeping.tellHurried();
    else poller.checkSoon();
  }

  return {
    watch,
    show: poller.show,
    hurry,
    async checkNow() {
      await keeping.firstLook;
      if (isStopped) return;
      return lease.isHeld() ? poller.checkNow() : keeping.tellHurried();
    },
    async idle() {
      await keeping.firstLook;
      await poller.idle();
    },
    isPoller: () => lease.isHeld(),
    stalledMs: () =>
      Math.max(0, performance.now() - (lease.isHeld() ? poller.turnedAt() : keeping.lookedAt())),
    async stop() {
      isStopped = true;
      poller.close();
      await keeping.stop();
      await poller.end();
      await lease.giveBack().catch((error) => log.warn({ err: error }, "the lease was not given back"));
    },
  };
}
