import crypto, { type UUID } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { type Owner, runningOwner, type Task } from "./world";

/** When the simulated worlds begin, by a correct clock. */
export const beginningMs = Date.UTC(2026, 2, 10, 12);

const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
  setImmediate: globalThis.setImmediate,
  now: performance.now,
  dateNow: Date.now,
  random: Math.random,
  timeout: AbortSignal.timeout,
  randomUUID: crypto.randomUUID,
  sleep: timers.setTimeout,
  immediate: timers.setImmediate,
};

/** No timer is exact: this orders what is due at the same time. */
const latestMs = 2;

class Timer {
  private task: Task;

  constructor(
    private readonly owner: Owner,
    private readonly work: () => void,
    private readonly ms: number,
    private readonly isRepeated = false,
  ) {
    this.task = this.plan();
  }

  private plan(): Task {
    const { world } = this.owner;
    const lateMs = world.isCalm ? 0 : world.between(0, latestMs);
    return world.after(Math.max(this.ms, 1) + lateMs, () => this.goOff(), this.owner);
  }

  private goOff(): void {
    if (this.isRepeated) this.task = this.plan();
    this.work();
  }

  close(): void {
    this.task.isCancelled = true;
  }

  refresh(): this {
    this.close();
    this.task = this.plan();
    return this;
  }

  ref = (): this => this;
  unref = (): this => this;
  hasRef = (): boolean => true;
}

type Callback = (...given: unknown[]) => void;

const timer = (fallback: Callback, isRepeated: boolean) =>
  function set(work: Callback, ms = 0, ...given: unknown[]) {
    const owner = runningOwner();
    if (!owner) return fallback(work, ms, ...given);
    return new Timer(owner, () => work(...given), ms, isRepeated);
  };

const clear = (fallback: Callback) => (set: unknown) => (set instanceof Timer ? set.close() : fallback(set));

function sleep<T>(ms = 0, value?: T, options: { signal?: AbortSignal } = {}): Promise<T | undefined> {
  if (!runningOwner()) return real.sleep(ms, value, options);
  const { signal } = options;
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(waiting);
      reject(new DOMException("The operation was aborted", "AbortError"));
    };
    const waiting = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve(value);
    }, ms);
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort, { once: true });
  });
}

function abortAfter(ms: number): AbortSignal {
  if (!runningOwner()) return real.timeout.call(AbortSignal, ms);
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException("timed out", "TimeoutError")), ms);
  return controller.signal;
}

function soon(work: Callback, ...given: unknown[]) {
  const owner = runningOwner();
  return owner ? owner.world.after(0, () => work(...given), owner) : real.setImmediate(work, ...given);
}

const soonPromised = <T>(value?: T) =>
  runningOwner() ? new Promise((resolve) => soon(() => resolve(value))) : real.immediate(value);

function uuid(): UUID {
  const chance = runningOwner()?.world.chance;
  if (!chance) return real.randomUUID();
  const hex = (digits: number) =>
    Math.floor(chance() * 16 ** digits)
      .toString(16)
      .padStart(digits, "0");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
}

const put = (where: object, what: Record<string, unknown>) => Object.assign(where, what);

/**
 * Lets the world whose code is running control this process’s timers, clocks and random numbers, also for the
 * product’s modules, which need no seams for it. Code outside any world keeps the real ones.
 * @returns a function that restores them.
 */
export function takeOver(): () => void {
  put(globalThis, {
    setTimeout: timer(real.setTimeout as Callback, false),
    setInterval: timer(real.setInterval as Callback, true),
    clearTimeout: clear(real.clearTimeout as Callback),
    clearInterval: clear(real.clearInterval as Callback),
    setImmediate: soon,
  });
  put(performance, { now: () => runningOwner()?.world.nowMs ?? real.now.call(performance) });
  put(Date, {
    now: () => {
      const world = runningOwner()?.world;
      return world ? Math.round(beginningMs + world.nowMs) : real.dateNow();
    },
  });
  put(Math, { random: () => runningOwner()?.world.chance() ?? real.random() });
  put(AbortSignal, { timeout: abortAfter });
  put(timers, { setTimeout: sleep, setImmediate: soonPromised });
  put(crypto, { randomUUID: uuid });
  syncBuiltinESMExports();
  return () => {
    const { setTimeout, setInterval, clearTimeout, clearInterval, setImmediate } = real;
    put(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval, setImmediate });
    put(performance, { now: real.now });
    put(Date, { now: real.dateNow });
    put(Math, { random: real.random });
    put(AbortSignal, { timeout: real.timeout });
    put(timers, { setTimeout: real.sleep, setImmediate: real.immediate });
    put(crypto, { randomUUID: real.randomUUID });
    syncBuiltinESMExports();
  };
}
