import { createThrottle, type Throttle } from "@/lib/auth/throttling/throttle";
import type { Database } from "@/lib/db/opening/open-database";

// Next loads this in several module graphs.
const registry = globalThis as typeof globalThis & { shortlistThrottles?: WeakMap<Database, Throttle> };

/** One throttle for a store: signing in and changing a password count together. */
export function throttleOf(database: Database): Throttle {
  registry.shortlistThrottles ??= new WeakMap();
  const throttle = registry.shortlistThrottles.get(database) ?? createThrottle(database);
  registry.shortlistThrottles.set(database, throttle);
  return throttle;
}
