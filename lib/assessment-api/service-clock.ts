/** The service's clock by its answers, carried on by `performance.now()`. */
export type ServiceClock = {
  note(date: string | undefined): void;
  /** Milliseconds since 1970, up to a second early: `Date` has whole seconds. */
  nowMs(): number | undefined;
};

export function createServiceClock(monotonicMs: () => number = () => performance.now()): ServiceClock {
  let aheadMs: number | undefined;
  return {
    note(date) {
      if (date !== undefined) aheadMs = Date.parse(date) - monotonicMs();
    },
    nowMs: () => (aheadMs === undefined ? undefined : aheadMs + monotonicMs()),
  };
}
