import { type Spread, spreadOf } from "./percentile";
import type { ListRead, RecordedAssessment, Service } from "./service";

type Completion = { id: number; at: number; seenAt: Map<number, number> };

export type Latencies = {
  completed: number;
  /** How many pairs of viewer and completion there should be, and how many there were. */
  expected: number;
  seen: number;
  /** From the service’s answer to the control call until the viewer knew, in milliseconds. */
  latencyMs?: Spread;
  /** The part of it after the service was next asked for the list: beyond the poll interval. */
  beyondMs?: Spread;
  /** The part of that after the list had left the service. */
  afterListMs?: Spread;
};

export type Completions = {
  /** A viewer has seen this assessment as completed; the first time counts. */
  saw(viewer: number, id: number, at: number): void;
  count(): void;
  /** Ends them; those already counted may still be seen. */
  stop(): void;
  allSeen(viewers: number): boolean;
  latencies(viewers: number, lists: readonly ListRead[]): Latencies;
};

const everyMs = 1_000;

function pickPending(assessments: readonly RecordedAssessment[]): number[] {
  const pending = assessments.filter(({ state }) => state === "pending").map(({ id }) => id);
  const stride = Math.max(1, Math.floor(pending.length / 200));
  return Array.from({ length: stride }, (_, first) =>
    pending.filter((_, at) => at % stride === first),
  ).flat();
}

export async function startCompletions(service: Service): Promise<Completions> {
  const queue = pickPending(await service.assessments());
  const made = new Map<number, Completion>();
  let isCounting = false;

  async function completeNext(): Promise<void> {
    const id = queue.shift();
    if (id === undefined) throw new Error("There is no pending assessment left to complete.");
    const counts = isCounting;
    await service.complete(id);
    if (counts) made.set(id, { id, at: Date.now(), seenAt: new Map() });
  }
  let failure: unknown;
  const timer = setInterval(() => {
    completeNext().catch((error: unknown) => {
      failure ??= error;
    });
  }, everyMs);

  return {
    saw(viewer, id, at) {
      const completion = made.get(id);
      if (completion && !completion.seenAt.has(viewer)) completion.seenAt.set(viewer, at);
    },
    count: () => {
      isCounting = true;
    },
    stop: () => clearInterval(timer),
    allSeen: (viewers) => [...made.values()].every(({ seenAt }) => seenAt.size >= viewers),
    latencies(viewers, lists) {
      if (failure) throw failure;
      return measureLatencies([...made.values()], viewers, lists);
    },
  };
}

/**
 * @param viewers how many of them report what they see.
 * @param lists by their beginning; without any, only the whole time is measured.
 */
export function measureLatencies(
  completions: readonly Completion[],
  viewers: number,
  lists: readonly ListRead[],
): Latencies {
  const pairs = completions.flatMap(({ at, seenAt }) => [...seenAt.values()].map((seen) => ({ at, seen })));
  const carried = pairs.flatMap(({ at, seen }) => {
    const list = listThatTold(lists, at, seen);
    return list ? [{ seen, list }] : [];
  });
  return {
    completed: completions.length,
    expected: completions.length * viewers,
    seen: pairs.length,
    latencyMs: spreadOf(pairs.map(({ at, seen }) => Math.max(0, seen - at))),
    beyondMs: spreadOf(carried.map(({ seen, list }) => seen - list.beganAt)),
    afterListMs: spreadOf(carried.map(({ seen, list }) => Math.max(0, seen - list.endedAt))),
  };
}

/** The first list begun after the completion; where the viewer knew earlier, the one that was then being read. */
function listThatTold(lists: readonly ListRead[], at: number, seen: number): ListRead | undefined {
  const next = lists.find(({ beganAt }) => beganAt >= at && beganAt <= seen);
  return next ?? lists.findLast(({ beganAt }) => beganAt <= seen);
}
