import { createThrottle, type Throttle } from "@/lib/auth/throttle";
import type { Database } from "@/lib/db/open-database";

/** One count for the process, however many module graphs Next loads this in. */
const registry = globalThis as typeof globalThis & { shortlistThrottles?: WeakMap<Database, Throttle> };

/** Counts the attempts at passwords on this store, at signing in and at changing one alike. */
export function throttleOf(database: Database): Throttle {
  registry.shortlistThrottles ??= new WeakMap();
  const throttle = registry.shortlistThrottles.get(database) ?? createThrottle(database);
  registry.shortlistThrottles.set(database, throttle);
  return throttle;
}
