import { sql, type Transaction } from "kysely";
import type { ShortlistLinksTable } from "@/lib/db/shortlist-tables";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/** What a list keeps of links that have ended: the newest ones, and those for a while (docs/security.md, data). */
export const keptEnded = 50;
const keptDays = 90;

/** When a link ends, or has ended. */
export const endOf = ({ revoked_at, expires_at }: ShortlistLinksTable): string => revoked_at ?? expires_at;

const end = sql<string>`coalesce(revoked_at, expires_at)`;

/** Removes links that ended long ago, of all lists, and of this one those beyond the newest. */
export async function forgetEndedLinks(
  transaction: Transaction<Tables>,
  store: Store,
  id: string,
): Promise<void> {
  const now = store.now().getTime();
  const since = instant(new Date(now - keptDays * 86_400_000));
  await transaction
    .deleteFrom("shortlist_links")
    .where(end, "<", since)
    .where("shortlist_id", "in", (lists) =>
      lists.selectFrom("shortlists").select("id").where("source_id", "=", store.sourceId),
    )
    .execute();
  const tooMany = await transaction
    .selectFrom("shortlist_links")
    .select("id")
    .where("shortlist_id", "=", id)
    .where(end, "<=", instant(store.now()))
    .orderBy(end, "desc")
    .orderBy("id")
    .limit(1_000)
    .offset(keptEnded)
    .execute();
  for (const link of tooMany)
    await transaction.deleteFrom("shortlist_links").where("id", "=", link.id).execute();
}
