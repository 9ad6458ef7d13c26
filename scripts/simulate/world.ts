import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { chanceOf } from "./chance";

/** Who does something: an instance, which may freeze or die, or the outside, which never does. */
export type Owner = {
  readonly world: World;
  readonly name: string;
  isDead: boolean;
  /** Until then none of its work runs. */
  frozenUntilMs: number;
};

export type Task = { atMs: number; order: number; owner: Owner; work: () => void; isCancelled: boolean };

const owners = new AsyncLocalStorage<Owner>();

export const runningOwner = (): Owner | undefined => owners.getStore();

/** Runs code outside of worlds, by the real clock. */
export const outsideOfWorlds = <T>(work: () => T): T => owners.exit(work);

/** UUIDs of version 7. Their package has a state and random numbers of its own, so each run of a history has others. */
const timeOrderedId = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g;

/** The real one: it comes after everything that a step has set off. */
const { setImmediate } = globalThis;

/** Runs between two steps: real time passes for code that waits for another process. */
export type Settle = () => Promise<void> | undefined;

/** A clock, and one thing after the other. Chance orders what is simultaneous, always the same way for a seed. */
export class World {
  /** Since it began, by a monotonic clock. */
  nowMs = 0;
  readonly chance: () => number;
  /** Nothing goes wrong or takes time any more. */
  isCalm = false;
  readonly outside: Owner;
  settle: Settle = () => undefined;
  steps = 0;
  private readonly due: Task[] = [];
  private order = 0;
  private readonly hash = createHash("sha256");
  private readonly story: string[] = [];
  private readonly ids = new Map<string, string>();

  constructor(seed: number) {
    this.chance = chanceOf(seed);
    this.outside = this.newOwner("outside");
  }

  newOwner(name: string): Owner {
    return { world: this, name, isDead: false, frozenUntilMs: 0 };
  }

  between(least: number, most: number): number {
    return least + this.chance() * (most - least);
  }

  after(ms: number, work: () => void, owner: Owner = runningOwner() ?? this.outside): Task {
    const task = { atMs: this.nowMs + Math.max(0, ms), order: this.order, owner, work, isCancelled: false };
    this.order += 1;
    push(this.due, task);
    return task;
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  as<T>(owner: Owner, work: () => T): T {
    return owners.run(owner, work);
  }

  /** Adds to the history’s hash: two runs of it note the same. */
  note(what: string): void {
    const same = what.replace(timeOrderedId, (id) => this.nameOf(id));
    this.hash.update(`${this.nowMs} ${runningOwner()?.name} ${same}\n`);
  }

  /** Numbers the ids in the order in which they are noted first. */
  private nameOf(id: string): string {
    const name = this.ids.get(id) ?? `id ${this.ids.size + 1}`;
    this.ids.set(id, name);
    return name;
  }

  /** The same, and adds it to the story. */
  tell(what: string): void {
    this.note(what);
    this.story.push(`${(this.nowMs / 1_000).toFixed(3).padStart(9)} s  ${what}`);
  }

  /** @returns the story, and the hash of all notes. To be called once. */
  end(): { hash: string; story: string[] } {
    return { hash: this.hash.digest("hex"), story: this.story };
  }

  runFor(ms: number): Promise<void> {
    const endMs = this.nowMs + ms;
    return new Promise((resolve, reject) => {
      const next = () => {
        const task = this.take(endMs);
        if (!task) {
          this.nowMs = endMs;
          return resolve();
        }
        this.nowMs = Math.max(this.nowMs, task.atMs);
        this.steps += 1;
        try {
          owners.run(task.owner, task.work);
        } catch (error) {
          return reject(error);
        }
        setImmediate(goOn);
      };
      const goOn = () => {
        const settling = this.settle();
        if (settling) settling.then(next, reject);
        else next();
      };
      setImmediate(goOn);
    });
  }

  private take(endMs: number): Task | undefined {
    for (let task = this.due[0]; task && task.atMs <= endMs; task = this.due[0]) {
      pop(this.due);
      const { owner } = task;
      if (task.isCancelled || owner.isDead) continue;
      if (owner.frozenUntilMs <= task.atMs) return task;
      task.atMs = owner.frozenUntilMs;
      push(this.due, task);
    }
    return undefined;
  }
}

const isBefore = (a: Task, b: Task) => a.atMs < b.atMs || (a.atMs === b.atMs && a.order < b.order);

function push(heap: Task[], task: Task): void {
  let at = heap.push(task) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    const parent = heap[above] as Task;
    if (!isBefore(task, parent)) break;
    heap[at] = parent;
    at = above;
  }
  heap[at] = task;
}

function pop(heap: Task[]): void {
  const last = heap.pop();
  if (!last || heap.length === 0) return;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && isBefore(heap[below + 1] as Task, heap[below] as Task)) below += 1;
    const child = heap[below] as Task;
    if (!isBefore(child, last)) break;
    heap[at] = child;
    at = below;
  }
  heap[at] = last;
}
