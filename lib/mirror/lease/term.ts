import type { Logger } from "pino";
import { type Lease, LeaseLost } from "@/lib/mirror/lease/lease";
import type { Guard } from "@/lib/sync/guard";

/** The time in which this process polls. What begins in a term ends with it; another term may follow. */
export type Term = {
  guard: Guard;
  isOn(): boolean;
  signal(): AbortSignal;
  begin(): void;
  end(): void;
  close(): void;
  /** Runs work whose failure harms nothing else: it is logged, unless the term has ended. */
  attempt(failed: string, work: () => Promise<unknown>): Promise<void>;
};

export function openTerm(lease: Pick<Lease, "guard" | "isHeld">, log: Pick<Logger, "warn">): Term {
  let breakOff = new AbortController();
  let isClosed = false;

  return {
    async guard(transaction) {
      if (isClosed) throw new LeaseLost();
      await lease.guard(transaction);
    },
    isOn: () => !isClosed && lease.isHeld(),
    signal: () => breakOff.signal,
    begin() {
      breakOff = new AbortController();
    },
    end: () => breakOff.abort(),
    close() {
      isClosed = true;
      breakOff.abort();
    },
    async attempt(failed, work) {
      await work().catch((error: unknown) => {
        if (!isClosed && !(error instanceof LeaseLost)) log.warn({ err: error }, failed);
      });
    },
  };
}
