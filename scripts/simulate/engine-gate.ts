import { setTimeout as later, setImmediate as soon } from "node:timers";
import type { Monitor } from "./postgres-monitor";
import type { Owner, Task, World } from "./world";

/** As in lib/db/opening/open-database.ts: PostgreSQL ends a session that is idle in a transaction for so long. */
const idleInTransactionMs = 5_000;
/** The same for a query that waits for a lock. Both run on the world’s clock: in real time hardly any passes. */
const lockTimeoutMs = 10_000;

/** In real milliseconds: most queries are answered by then. */
const quickMs = 1;
/** After that the engine is asked why there is no answer, at least this often. */
const slowMs = 16;

export class Session {
  /** Others may have to wait for a session that writes. */
  transaction: "none" | "reading" | "writing" = "none";
  isGone = false;
  idle: Task | undefined;

  constructor(
    readonly pid: number,
    readonly owner: Owner,
  ) {}
}

export type Work<T> = {
  owner: Owner;
  /** The query’s session; undefined for taking or giving back connections. */
  session?: Session;
  /** Queries the engine, which may let it wait for a lock. */
  ask: () => Promise<T>;
  /** Runs after the answer, before anything else happens. */
  andThen?: () => Promise<void>;
  /** It frees locks that others may wait for, and never waits itself. */
  frees?: boolean;
  /** Once asked, the engine does it even if the asking process dies. */
  outlives?: boolean;
  /** Whether it waits for something of its own process. */
  isHeldUp?: () => boolean;
};

export type EngineFigures = {
  waits: number;
  /** How often several waited when a lock may have been freed: the engine chooses the next one, not the seed. */
  contests: number;
  timeouts: number;
  /** Sessions that were ended for being idle in a transaction. */
  idle: number;
};

type Asked = Work<unknown> & {
  answer?: { value: unknown } | { error: unknown };
  /** It waits for a lock whose holder asks for nothing right now. */
  isParked: boolean;
  isCancelled: boolean;
  /** The queries that it may have blocked have been woken. */
  isNoted: boolean;
  timeout?: Task;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};

/** A failed query that is its own transaction frees its locks, too. */
const hasFreed = ({ answer, frees, isNoted }: Asked): boolean =>
  answer !== undefined && !isNoted && (frees === true || "error" in answer);

/**
 * Connects a world, in which one thing happens after the other, with a real engine. One query is under way at
 * a time, beside those that wait for a lock, and the world’s clock stands still until each has its answer or
 * is known to wait. So the history depends on no real duration, only on its seed, with one exception: when
 * several wait for one lock, the engine chooses the next one.
 */
export class EngineGate {
  readonly figures: EngineFigures = { waits: 0, contests: 0, timeouts: 0, idle: 0 };
  private readonly queue: Asked[] = [];
  private readonly underWay = new Set<Asked>();
  private readonly sessions = new Map<number, Session>();
  private wake = () => {};

  constructor(
    private readonly world: World,
    private readonly monitor: Monitor,
  ) {}

  know(session: Session): void {
    this.sessions.set(session.pid, session);
  }

  /** Has the engine do something in its turn. A dead process gets no answer. */
  async run<T>(work: Work<T>): Promise<T> {
    const { owner } = work;
    if (this.isFrozen(owner)) await new Promise<void>((goOn) => this.world.after(0, goOn, owner));
    return new Promise<T>((resolve, reject) => {
      const asked = { ...work, isParked: false, isCancelled: false, isNoted: false, reject };
      this.queue.push({ ...asked, resolve: resolve as (value: unknown) => void });
    });
  }

  end(sessions: Session[]): Promise<void> {
    return this.run({ owner: this.world.outside, frees: true, ask: () => this.endNow(sessions) });
  }

  async endNow(sessions: Session[]): Promise<void> {
    const there = sessions.filter(({ isGone }) => !isGone);
    for (const session of there) {
      session.isGone = true;
      session.transaction = "none";
    }
    if (there.length > 0) await this.monitor.end(there.map(({ pid }) => pid));
    for (const { pid } of there) this.sessions.delete(pid);
  }

  /** The process has died: what has not reached the engine never does. */
  async endOwner(owner: Owner, { isAll }: { isAll: boolean }): Promise<void> {
    for (const asked of this.underWay)
      if (asked.owner === owner && !asked.session) this.underWay.delete(asked);
    const outliving = [...this.underWay].flatMap(({ session, outlives }) => (outlives ? [session] : []));
    const own = [...this.sessions.values()].filter((session) => session.owner === owner);
    await this.end(isAll ? own : own.filter((session) => !outliving.includes(session)));
  }

  isWaiting(owner: Owner): boolean {
    return [...this.queue, ...this.underWay].some((asked) => asked.owner === owner);
  }

  settle = (): Promise<void> | undefined => (this.isBusy() ? this.work() : undefined);

  private isBusy(): boolean {
    return this.queue.length > 0 || [...this.underWay].some((asked) => asked.answer || !this.isStill(asked));
  }

  private isStill = (asked: Asked): boolean => (asked.isHeldUp ? asked.isHeldUp() : asked.isParked);

  private isFrozen = ({ frozenUntilMs }: Owner): boolean => frozenUntilMs > this.world.nowMs;

  private async work(): Promise<void> {
    while (this.isBusy()) {
      const next = this.queue.shift();
      if (next) this.begin(next);
      await this.calm();
      for (let asked = this.pickAnswered(); asked; asked = this.pickAnswered()) await this.finish(asked);
    }
  }

  private begin(asked: Asked): void {
    const { owner, session, ask } = asked;
    if (owner.isDead) return;
    if (session?.idle) session.idle.isCancelled = true;
    this.underWay.add(asked);
    const answer = (given: Asked["answer"]) => {
      asked.answer = given;
      this.wake();
    };
    this.world
      .as(owner, async () => ask())
      .then(
        (value) => answer({ value }),
        (error: unknown) => answer({ error }),
      );
  }

  /** Resolves when everything has its answer, or is known to wait. */
  private async calm(): Promise<void> {
    for (let waitMs = quickMs; ; waitMs = Math.min(2 * waitMs, slowMs)) {
      for (const asked of this.underWay) if (hasFreed(asked)) this.lookAnew(asked);
      const open = [...this.underWay].filter((asked) => !asked.answer && !this.isStill(asked));
      if (open.length === 0) return;
      await this.nextAnswer(waitMs);
      if (open.some((asked) => !asked.answer && this.mayWait(asked))) await this.lookWhoWaits();
    }
  }

  /** Those who wait may go on. Of several, the engine chooses one. */
  private lookAnew(freed: Asked): void {
    freed.isNoted = true;
    const parked = [...this.underWay].filter(({ isParked }) => isParked);
    if (parked.length > 1) this.figures.contests += 1;
    for (const asked of parked) asked.isParked = false;
  }

  private mayWait({ session }: Asked): boolean {
    const others = [...this.sessions.values()].filter((other) => other !== session);
    const isUnderWay = (other: Session) => [...this.underWay].some((asked) => asked.session === other);
    return (
      session !== undefined && others.some((other) => other.transaction === "writing" || isUnderWay(other))
    );
  }

  private nextAnswer(waitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = later(resolve, waitMs);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async lookWhoWaits(): Promise<void> {
    const open = new Map<number, Asked>();
    for (const asked of this.underWay)
      if (asked.session && !asked.answer && !asked.isCancelled) open.set(asked.session.pid, asked);
    const blockers = await this.monitor.blockers([...open.keys()]);
    // Each waits, in the end, for a session that asks for nothing. The engine itself reports deadlocks.
    const waits = (pid: number, passed: ReadonlySet<number>): boolean =>
      (blockers.get(pid) ?? []).some((by) =>
        open.has(by) ? !passed.has(by) && waits(by, new Set([...passed, by])) : this.sessions.has(by),
      );
    for (const [pid, asked] of open) {
      asked.isParked = !asked.answer && waits(pid, new Set([pid]));
      if (!asked.isParked || asked.timeout) continue;
      this.figures.waits += 1;
      asked.timeout = this.world.after(lockTimeoutMs, () => this.giveUp(asked), this.world.outside);
    }
  }

  private giveUp(asked: Asked): void {
    const pid = asked.session?.pid;
    if (asked.answer || pid === undefined) return;
    const ask = () => {
      this.figures.timeouts += 1;
      asked.isCancelled = true;
      return this.monitor.cancel(pid);
    };
    void this.run({ owner: this.world.outside, frees: true, ask });
  }

  /** Simultaneous answers come in any order, but the one that let the others go on comes first. */
  private pickAnswered(): Asked | undefined {
    const answered = [...this.underWay].filter(({ answer }) => answer);
    const freed = answered.find(({ frees }) => frees);
    if (freed || answered.length < 2) return freed ?? answered[0];
    return answered[Math.floor(this.world.chance() * answered.length)];
  }

  private async finish(asked: Asked): Promise<void> {
    const { owner, session, andThen } = asked;
    if (andThen && asked.answer && "value" in asked.answer)
      await this.world.as(owner, andThen).catch((error: unknown) => {
        asked.answer = { error };
      });
    this.underWay.delete(asked);
    if (asked.timeout) asked.timeout.isCancelled = true;
    if (session && owner.isDead) await this.endNow([session]);
    if (session && session.transaction !== "none")
      session.idle = this.world.after(
        idleInTransactionMs,
        () => {
          this.figures.idle += 1;
          void this.end([session]);
        },
        this.world.outside,
      );
    if (andThen || owner.isDead) {
      this.lookAnew(asked);
      await this.calm();
    }
    this.deliver(asked);
    // The one that gets the answer goes on first.
    await new Promise((resolve) => soon(resolve));
  }

  private deliver({ owner, answer, resolve, reject }: Asked): void {
    const tell = () => {
      if (answer && "value" in answer) resolve(answer.value);
      else reject(answer?.error);
    };
    if (this.isFrozen(owner)) this.world.after(0, tell, owner);
    else if (!owner.isDead) tell();
  }
}
