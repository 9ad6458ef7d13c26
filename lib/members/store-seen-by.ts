import type { Store } from "@/lib/db/store";
import { limitStore } from "@/lib/db/visibility/limit-store";
import { findMember } from "@/lib/members/find-member";
import { limitOf } from "@/lib/members/read-limits";
import { blindFor } from "@/lib/settings/blind-review/blind-for";
import { readBlindReview } from "@/lib/settings/blind-review/read-blind-review";

/** The store as a member sees it, for what is done in their name later on. */
export async function storeSeenBy(store: Store, memberId: string): Promise<Store> {
  const member = await findMember(store.db, { id: memberId });
  const limit = member && (await limitOf(store, member));
  return limit ? limitStore(store, limit) : store;
}

/**
 * The store as the holders of a link see it: no more than its maker sees, and blind like a viewer.
 * @param makerId null for an older link of which it isn’t known
 */
export async function storeSharedBy(store: Store, makerId: string | null): Promise<Store> {
  const { limit } = makerId === null ? store : await storeSeenBy(store, makerId);
  const blind = blindFor(await readBlindReview(store), { id: "", role: "viewer" });
  if (!limit?.rows && !blind) return store;
  return limitStore(store, { memberId: makerId ?? "", rows: limit?.rows, blind });
}
