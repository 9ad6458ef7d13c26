import type { Store } from "@/lib/db/store";
import { limitStore } from "@/lib/db/visibility/limit-store";
import { findMember } from "@/lib/members/find-member";
import { limitOf } from "@/lib/members/read-limits";

/** The store as a member sees it, for what is done in their name later on. */
export async function storeSeenBy(store: Store, memberId: string): Promise<Store> {
  const member = await findMember(store.db, { id: memberId });
  const limit = member && (await limitOf(store, member));
  return limit ? limitStore(store, limit) : store;
}
