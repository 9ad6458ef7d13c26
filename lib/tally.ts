/** `times` is how often it happened since it was last told. */
export type Told<What> = {
  /** The newest of its kind; undefined for events whose kinds were too many to count apart. */
  what?: What;
  times: number;
  /** The same kind was told before in this window. */
  isRepeated: boolean;
  /** The end of the window. Repetitions until then are told as one number. */
  until: Date;
};

type Options<What> = {
  tell: (told: Told<What>) => void;
  /** How many kinds are counted apart in a window. */
  kinds?: number;
  /** Whether events of further kinds are told as one number, or each by itself. */
  beyond?: "counted" | "told";
  /** How many of a kind are told one by one before the rest becomes a number. */
  apart?: number;
  windowMs?: number;
};

export type Tally<What> = {
  /** @returns whether it was told by itself. */
  note(kind: string, what: What): boolean;
  newest(kind: string): What | undefined;
  /** Ends the window: tells what was repeated. */
  end(): void;
};

/** Tells the first of each kind at once, and the rest as one number when the window ends. Its memory is bounded. */
export function createTally<What>({
  tell,
  kinds = 50,
  beyond = "counted",
  apart = 1,
  windowMs = 3_600_000,
}: Options<What>): Tally<What> {
  const seen = new Map<string, { what: What; times: number }>();
  let others = 0;
  let window: { until: Date; timer: ReturnType<typeof setTimeout> } | undefined;

  function begin() {
    const timer = setTimeout(end, windowMs).unref();
    return { until: new Date(Date.now() + windowMs), timer };
  }

  function end(): void {
    if (!window) return;
    const { until, timer } = window;
    clearTimeout(timer);
    window = undefined;
    const ended = [...seen.values()];
    const uncounted = others;
    seen.clear();
    others = 0;
    for (const { what, times } of ended)
      if (times > apart) tell({ what, times: times - apart, isRepeated: true, until });
    if (uncounted > 0) tell({ times: uncounted, isRepeated: true, until });
  }

  return {
    end,
    newest: (kind) => seen.get(kind)?.what,
    note(kind, what) {
      window ??= begin();
      const before = seen.get(kind);
      if (!before && seen.size >= kinds && beyond === "counted") {
        others += 1;
        return false;
      }
      const now = { what, times: (before?.times ?? 0) + 1 };
      if (before || seen.size < kinds) seen.set(kind, now);
      if (now.times > apart) return false;
      tell({ what, times: 1, isRepeated: false, until: window.until });
      return true;
    },
  };
}
