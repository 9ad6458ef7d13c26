const lookEveryMs = 1_000;
/** Writes come in groups: readers are told of them together. */
const wakeMs = 50;

export type LookTimer = {
  goOn(): void;
  /** @param isHeard whether to look even if no look is planned. */
  wake(isHeard: boolean): void;
  stop(): void;
};

export function createLookTimer(
  look: () => Promise<boolean>,
  delays: { everyMs: number; wakeMs: number } = { everyMs: lookEveryMs, wakeMs },
): LookTimer {
  let timer: NodeJS.Timeout | undefined;
  let timerAtMs = Number.POSITIVE_INFINITY;
  let isLooking = false;
  let isWoken = false;

  function lookIn(delayMs: number): void {
    const atMs = performance.now() + delayMs;
    if (isLooking || atMs >= timerAtMs) return;
    clearTimeout(timer);
    timerAtMs = atMs;
    timer = setTimeout(() => void turn(), delayMs).unref();
  }

  async function turn(): Promise<void> {
    timerAtMs = Number.POSITIVE_INFINITY;
    isLooking = true;
    isWoken = false;
    const goesOn = await look();
    isLooking = false;
    if (goesOn) lookIn(isWoken ? delays.wakeMs : delays.everyMs);
  }

  return {
    goOn: () => lookIn(delays.everyMs),
    wake(isHeard) {
      isWoken = true;
      if (isHeard) lookIn(delays.wakeMs);
    },
    stop: () => clearTimeout(timer),
  };
}
