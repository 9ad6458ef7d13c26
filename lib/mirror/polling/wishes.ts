const watchedForMs = 60_000;
const hurriedForMs = 5 * 60_000;

/** Whether this process knows that the list is wanted every few seconds. */
export type Wishes = {
  watch(): boolean;
  hurry(): void;
  isAny(): boolean;
};

export function createWishes(nowMs: () => number = () => performance.now()): Wishes {
  let watchedUntil = 0;
  let hurriedUntil = 0;
  return {
    watch() {
      const isNew = nowMs() >= watchedUntil;
      watchedUntil = nowMs() + watchedForMs;
      return isNew;
    },
    hurry() {
      hurriedUntil = nowMs() + hurriedForMs;
    },
    isAny: () => nowMs() < watchedUntil || nowMs() < hurriedUntil,
  };
}
