/** The service's clock as its answers tell it, carried on by the process's own clock, which nobody sets. */
export type ServiceClock = {
  /** An answer has arrived. @param date its `Date`, ISO 8601, where it had a sound one. */
  note(date: string | undefined): void;
  /**
   * What the service's clock shows now, in milliseconds since the epoch: up to a second too early, as `Date`
   * tells whole seconds. Undefined before the first answer with a `Date`.
   */
  nowMs(): number | undefined;
};

/** @param monotonicMs a clock that nobody sets, in milliseconds. */
export function createServiceClock(monotonicMs: () => number = () => performance.now()): ServiceClock {
  let aheadMs: number | undefined;
  return {
    note(date) {
      if (date !== undefined) aheadMs = Date.parse(date) - monotonicMs();
    },
    nowMs: () => (aheadMs === undefined ? undefined : aheadMs + monotonicMs()),
  };
}
