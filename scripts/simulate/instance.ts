import pino from "pino";
import { createAssessmentClient } from "@/lib/assessment-api/client";
import type { Store } from "@/lib/db/store";
import { ProblemError } from "@/lib/errors";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import { type RunningSource, startSource } from "@/lib/runtime/start-source";
import type { Wire } from "./network";
import { type HistoryStore, type OpenStore, serviceUrl } from "./place";
import { serviceKey } from "./service";
import { beginningMs } from "./take-over";
import type { Owner, World } from "./world";

export type InstanceParts = {
  world: World;
  wire: Wire;
  sourceId: string;
  store: HistoryStore;
};

type Life = {
  owner: Owner;
  store: Store;
  opened: OpenStore;
  running: RunningSource;
  isStopping: boolean;
};

export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

const sessionIdleMs = 7 * 24 * 3_600_000;
/** Less than a slow create takes: some are cut off. */
const stopsWithinMs = 2_500;
const silent = pino({ level: "silent" });

/** A place where the product runs: it crashes, freezes, is started again, and its clock is set. */
export class Instance {
  /** Its clock minus the correct time. */
  aheadMs = 0;
  private life: Life | undefined;
  private readonly onEnd: (() => void)[] = [];

  constructor(
    readonly name: string,
    private readonly parts: InstanceParts,
  ) {}

  isUp(): boolean {
    return this.life !== undefined;
  }

  start(): void {
    if (this.life) return;
    const { world, wire, sourceId, store: shared } = this.parts;
    const owner = world.newOwner(this.name);
    this.life = world.as(owner, () => {
      const opened = shared.open(owner);
      const now = () => new Date(beginningMs + world.nowMs + this.aheadMs);
      const store: Store = { db: opened.db, sourceId, now };
      const client = createAssessmentClient({
        baseUrl: serviceUrl,
        apiKey: serviceKey,
        fetch: wire.fetchOf(owner),
      });
      const running = startSource({
        store,
        client,
        log: silent,
        isAlone: shared.isAlone,
        openComparing: openComparingHere,
        sessionIdleMs,
      });
      world.tell(`${this.name} starts`);
      return { owner, store, opened, running, isStopping: false };
    });
  }

  /** Its memory is lost, and its open transactions are rolled back. */
  async crash(): Promise<void> {
    if (this.life) await this.end(this.life);
  }

  async stop(): Promise<void> {
    const { life } = this;
    if (!life) return;
    life.isStopping = true;
    await this.ask(async ({ running, store }) => {
      await running.stop(stopsWithinMs);
      await store.db.destroy();
    }).catch(() => undefined);
    if (this.life === life) await this.end(life);
  }

  async leave(): Promise<void> {
    const { life } = this;
    if (!life) return;
    const ended = this.end(life, true);
    await this.parts.store.settle();
    await ended;
  }

  private async end(life: Life, isKept = false): Promise<void> {
    life.owner.isDead = true;
    life.owner.world.tell(`${this.name} ends`);
    this.life = undefined;
    for (const tell of this.onEnd.splice(0)) tell();
    await life.opened.end({ isKept });
  }

  async freeze(ms: number): Promise<void> {
    const { life } = this;
    if (!life) return;
    const untilMs = this.parts.world.nowMs + ms;
    life.owner.frozenUntilMs = Math.max(life.owner.frozenUntilMs, untilMs);
    await life.opened.standStill(ms);
  }

  /** The rest of its freeze, in milliseconds. */
  standsStillFor(): number {
    return Math.max(0, (this.life?.owner.frozenUntilMs ?? 0) - this.parts.world.nowMs);
  }

  /** Sends it a request. @throws ConnectionLost when it is down, or ends meanwhile; and what the work throws. */
  async ask<T>(work: (life: Life) => Promise<T> | T): Promise<T> {
    const { life } = this;
    if (!life) throw new ConnectionLost();
    const lost = new Promise<never>((_, reject) => this.onEnd.push(() => reject(new ConnectionLost())));
    lost.catch(() => undefined);
    const done = this.parts.world
      .as(life.owner, async () => work(life))
      .catch((error: unknown) => {
        // During a shutdown a caller learns only that the request failed.
        throw life.isStopping && !(error instanceof ProblemError) ? new ConnectionLost() : error;
      });
    done.catch(() => undefined);
    return Promise.race([done, lost]);
  }
}
