/** What a tally tells: `times` is how often it happened since it was told last. */
export type Told<What> = {
  /** The newest of its kind; undefined for all that came when there were too many kinds to keep apart. */
  what?: What;
  times: number;
  /** It happened before in the same window, and was told then. */
  isRepeated: boolean;
};

type Options<What> = {
  tell: (told: Told<What>) => void;
  /** How many kinds are kept apart in a window. */
  kinds?: number;
  windowMs?: number;
};

export type Tally<What> = {
  note(kind: string, what: What): void;
  /** Ends the window: tells what has happened again since it was told first. */
  end(): void;
};

/**
 * Tells what a flood may bring: the first of each kind at once, the rest of it as one number when the window
 * ends. What it remembers, and how much it tells in a window, is bounded.
 */
export function createTally<What>({ tell, kinds = 50, windowMs = 3_600_000 }: Options<What>): Tally<What> {
  const seen = new Map<string, { what: What; more: number }>();
  let others = 0;
  let window: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    clearTimeout(window);
    window = undefined;
    const ended = [...seen.values()];
    const uncounted = others;
    seen.clear();
    others = 0;
    for (const { what, more } of ended) if (more > 0) tell({ what, times: more, isRepeated: true });
    if (uncounted > 0) tell({ times: uncounted, isRepeated: true });
  }

  return {
    end,
    note(kind, what) {
      window ??= setTimeout(end, windowMs).unref();
      const before = seen.get(kind);
      if (before) {
        before.more += 1;
        before.what = what;
      } else if (seen.size < kinds) {
        seen.set(kind, { what, more: 0 });
        tell({ what, times: 1, isRepeated: false });
      } else others += 1;
    },
  };
}
