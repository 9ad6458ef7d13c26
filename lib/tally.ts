/** What a tally tells: `times` is how often it happened since it was told last. */
export type Told<What> = {
  /** The newest of its kind; undefined for all that came when there were too many kinds to keep apart. */
  what?: What;
  times: number;
  /** It happened before in the same window, and was told then. */
  isRepeated: boolean;
  /** When the window ends, and what happens again until then is told. */
  until: Date;
};

type Options<What> = {
  tell: (told: Told<What>) => void;
  /** How many kinds are kept apart in a window. */
  kinds?: number;
  /** Whether what is of further kinds becomes one number, or is told each time. */
  beyond?: "counted" | "told";
  /** How many of a kind are told by themselves before the rest becomes a number. */
  apart?: number;
  windowMs?: number;
};

export type Tally<What> = {
  /** @returns whether it was told by itself. */
  note(kind: string, what: What): boolean;
  /** The newest of a kind in this window, where it is kept apart. */
  newest(kind: string): What | undefined;
  /** Ends the window: tells what has happened again since it was told first. */
  end(): void;
};

/**
 * Tells what a flood may bring: the first of each kind at once, the rest of it as one number when the window
 * ends. What it remembers, and how much it tells in a window, is bounded.
 */
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
