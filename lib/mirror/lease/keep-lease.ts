import type { Logger } from "pino";
import type { Lease, Look } from "@/lib/mirror/lease/lease";

/** How often the holder beats and the others look; a holder without others beats to see that the store answers. */
const everyMs = 2_000;
const everyMsAlone = 10_000;
const tellWatchedEveryMs = 10_000;

export type LeaseKeeping = {
  firstLook: Promise<void>;
  lookedAt(): number;
  tellWatched(): void;
  tellHurried(): Promise<void>;
  stop(): Promise<void>;
};

/** Looks at the lease every few seconds, by its own timer: a slow poll doesn't delay the heartbeat. */
export function keepLease(parts: {
  lease: Lease;
  log: Logger;
  isAlone?: boolean;
  onTaken(): void;
  onLost(): Promise<void>;
  onHeld(look: Extract<Look, { state: "held" }>): void;
}): LeaseKeeping {
  const { lease, log } = parts;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let lookedAt = performance.now();
  let failed = false;
  let isHeld = false;
  let toldWatchedAt = Number.NEGATIVE_INFINITY;

  async function lookOnce(): Promise<void> {
    try {
      isHeld = false;
      const look = await lease.look();
      isHeld = look.state === "held";
      lookedAt = performance.now();
      failed = false;
      if (stopped) return;
      if (look.state === "lost") await parts.onLost();
      else if (look.state === "held") look.taken ? parts.onTaken() : parts.onHeld(look);
    } catch (error) {
      // Once is enough: meanwhile every request for rows fails too, and is logged.
      if (!failed) log.error({ err: error }, "the lease can’t be looked at");
      failed = true;
    }
  }

  let looking: Promise<void>;
  function look(): Promise<void> {
    looking = lookOnce().finally(() => {
      if (!stopped) timer = setTimeout(look, parts.isAlone && isHeld ? everyMsAlone : everyMs);
    });
    return looking;
  }
  const firstLook = look();

  const tell = (work: () => Promise<void>) =>
    work().catch((error: unknown) => log.warn({ err: error }, "the poller was not told"));

  return {
    firstLook,
    lookedAt: () => lookedAt,
    tellWatched() {
      if (performance.now() - toldWatchedAt < tellWatchedEveryMs) return;
      toldWatchedAt = performance.now();
      void tell(lease.tellWatched);
    },
    tellHurried: () => tell(lease.tellHurried),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
