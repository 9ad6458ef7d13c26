import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { recordAudit } from "@/lib/audit/record-audit";
import type { Store } from "@/lib/db/store";
import { tooMany } from "@/lib/errors";
import type { Mirror } from "@/lib/mirror/start-mirror";

/** Checks by hand in a minute, of all administrators together, in this process. */
export const checkLimit = { points: 6, duration: 60 } as const;

const answerWithinMs = 10_000;

/** Next loads this module several times in one process. */
const registry = globalThis as typeof globalThis & {
  shortlistCheckLimits?: WeakMap<CheckedMirror, RateLimiterMemory>;
};

type CheckedMirror = Pick<Mirror, "checkNow">;

function limiterOf(mirror: CheckedMirror): RateLimiterMemory {
  registry.shortlistCheckLimits ??= new WeakMap();
  const limiter = registry.shortlistCheckLimits.get(mirror) ?? new RateLimiterMemory(checkLimit);
  registry.shortlistCheckLimits.set(mirror, limiter);
  return limiter;
}

/** Has the list read now, and waits ten seconds at most. @throws ProblemError 429. */
export async function checkConnection(
  store: Store,
  mirror: CheckedMirror,
  asker: { id: string; name: string },
): Promise<void> {
  try {
    await limiterOf(mirror).consume("check");
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooMany("The service was asked several times just now. Wait a moment.", error.msBeforeNext, {
      reason: "checked_often",
    });
  }
  await recordAudit(store.db, {
    actor: asker,
    action: "connection_checked",
    subject: { type: "connection", id: store.sourceId, sourceId: store.sourceId },
    at: store.now(),
  });
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, answerWithinMs);
  });
  await Promise.race([mirror.checkNow(), enough]);
  clearTimeout(timer);
}
