import { tallyAudit } from "@/lib/audit/tally-audit";
import { addressBlock } from "@/lib/auth/throttling/address-block";
import { type Counter, createCounter } from "@/lib/auth/throttling/counter";
import type { Database } from "@/lib/db/opening/open-database";
import { isProblem, tooMany } from "@/lib/errors";
import { hashToken } from "@/lib/members/setup-links";

/** Failed openings from one address: more are guesses, or a program's. */
export const linkLimit = { points: 20, duration: 15 * 60 } as const;

type Opened = { token: string; address: string; now: Date };

// Next loads this in several module graphs.
const registry = globalThis as typeof globalThis & { shortlistLinkCounts?: WeakMap<Database, Counter> };

function countsOf(database: Database): Counter {
  registry.shortlistLinkCounts ??= new WeakMap();
  const counts =
    registry.shortlistLinkCounts.get(database) ?? createCounter("setup-link", linkLimit, database);
  registry.shortlistLinkCounts.set(database, counts);
  return counts;
}

/** Counts a link that doesn't work: a working one wasn't guessed. @returns how long to wait, in milliseconds. */
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

/** Spends a link and counts a failure. @throws what `spend` throws; ProblemError 429 after too many. */
export async function guardSetupLink<T>(
  database: Database,
  opened: Opened,
  spend: () => Promise<T>,
): Promise<T> {
  try {
    return await spend();
  } catch (error) {
    if (!isProblem(error, "link_spent")) throw error;
    const waitMs = await noteSpentLink(database, opened);
    throw waitMs > 0 ? tooMany("Too many attempts. Wait a while, then try again.", waitMs) : error;
  }
}
