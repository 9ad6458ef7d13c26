import { tallyAudit } from "@/lib/audit/tally-audit";
import { linkLimit } from "@/lib/auth/setup-links/guard-setup-link";
import { addressBlock } from "@/lib/auth/throttling/address-block";
import { type Counter, createCounter } from "@/lib/auth/throttling/counter";
import type { Database } from "@/lib/db/opening/open-database";
import type { Store } from "@/lib/db/store";
import { notFound, tooMany } from "@/lib/errors";
import { hashToken } from "@/lib/members/setup-links";
import type { SharedShortlist } from "@/lib/shortlists/schema";
import { readByLink } from "@/lib/shortlists/shared-links";

type Opened = { token: string; address: string };

// Next loads this in several module graphs.
const registry = globalThis as typeof globalThis & { shortlistSharedCounts?: WeakMap<Database, Counter> };

function countsOf(database: Database): Counter {
  registry.shortlistSharedCounts ??= new WeakMap();
  const counts =
    registry.shortlistSharedCounts.get(database) ?? createCounter("shared-link", linkLimit, database);
  registry.shortlistSharedCounts.set(database, counts);
  return counts;
}

/**
 * Resolves a link. Only links that don’t work count as guesses.
 * @throws ProblemError 404, the same for a link that is wrong, expired or revoked; 429 after too many of them.
 */
export async function openSharedLink(
  store: Store,
  database: Database,
  opened: Opened,
): Promise<SharedShortlist> {
  const shared = await readByLink(store, opened.token);
  if (shared) return shared;
  const waitMs = await noteWrongLink(store, database, opened);
  if (waitMs > 0) throw tooMany("Too many attempts. Wait a while, then try again.", waitMs);
  throw notFound("This link is invalid or has expired. Ask the person who sent it for a new one.", {
    reason: "shared_link_spent",
  });
}

async function noteWrongLink(store: Store, database: Database, { token, address }: Opened): Promise<number> {
  const counts = countsOf(database);
  const place = addressBlock(address);
  const waitMs = (await counts.waitMs(place)) || (await counts.count(place));
  if (waitMs > 0) return waitMs;
  const link = await database.db
    .selectFrom("shortlist_links")
    .select("shortlist_id")
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  tallyAudit(database.db, {
    actor: { name: "Unknown" },
    action: "shared_link_refused",
    subject: { type: "shortlist", id: link?.shortlist_id ?? "unknown", sourceId: store.sourceId },
    details: { address },
    at: store.now(),
  });
  return 0;
}
