import { tallyAudit } from "@/lib/audit/tally-audit";
import { addressBlock } from "@/lib/auth/address-block";
import { type Counter, createCounter } from "@/lib/auth/counter";
import { hashToken } from "@/lib/auth/setup-links";
import type { Database } from "@/lib/db/open-database";
import { ProblemError, tooMany } from "@/lib/errors";

/** Links that open nothing, from one address: more are guesses, or a program’s. */
export const linkLimit = { points: 20, duration: 15 * 60 } as const;

type Opened = { token: string; address: string; now: Date };

/** One count for each store, however many module graphs Next loads this in. */
const registry = globalThis as typeof globalThis & { shortlistLinkCounts?: WeakMap<Database, Counter> };

function countsOf(database: Database): Counter {
  registry.shortlistLinkCounts ??= new WeakMap();
  const counts =
    registry.shortlistLinkCounts.get(database) ?? createCounter("setup-link", linkLimit, database);
  registry.shortlistLinkCounts.set(database, counts);
  return counts;
}

/**
 * Notes that a set-up link was opened which works no more, or never did. A link that works is asked for
 * nothing of this: its token can’t be guessed, and a colleague’s must open whatever others do.
 * @returns how long to wait, in milliseconds, when the address has opened too many of them; else 0.
 */
export async function noteSpentLink(database: Database, { token, address, now }: Opened): Promise<number> {
  const counts = countsOf(database);
  const place = addressBlock(address);
  const waitMs = (await counts.waitMs(place)) || (await counts.count(place));
  if (waitMs > 0) return waitMs;
  const link = await database.db
    .selectFrom("setup_links")
    .select("member_id")
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  tallyAudit(database.db, {
    actor: { name: "Unknown" },
    action: "setup_link_refused",
    subject: link?.member_id
      ? { type: "member", id: link.member_id }
      : { type: "setup", id: link ? "first" : "unknown" },
    details: { address },
    at: now,
  });
  return 0;
}

/**
 * Spends a link, and notes one that can’t be spent.
 * @throws what `spend` throws; ProblemError 429 instead of `link_spent` after too many of them.
 */
export async function guardSetupLink<T>(
  database: Database,
  opened: Opened,
  spend: () => Promise<T>,
): Promise<T> {
  try {
    return await spend();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.code !== "link_spent") throw error;
    const waitMs = await noteSpentLink(database, opened);
    throw waitMs > 0 ? tooMany("Too many attempts. Wait a while, then try again.", waitMs) : error;
  }
}
