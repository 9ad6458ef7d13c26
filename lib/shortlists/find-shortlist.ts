import type { ShortlistsTable } from "@/lib/db/shortlist-tables";
import type { Store } from "@/lib/db/store";
import { notFound } from "@/lib/errors";
import type { Role } from "@/lib/roles";
import { hasRole } from "@/lib/roles";

export type ShortlistUser = { id: string; name: string; role: Role };

/** @throws ProblemError 404 for a list that isn’t there, or not shared with a viewer: they can’t tell which. */
export async function findShortlist(store: Store, id: string, user: ShortlistUser): Promise<ShortlistsTable> {
  const row = await selectReadable(store, user).where("s.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("This shortlist no longer exists.", { reason: "shortlist_missing" });
  return row;
}

/** Every read for a member begins here: recruiters see all lists, viewers those shared with them. */
export function selectReadable(store: Store, user: ShortlistUser) {
  const all = store.db
    .selectFrom("shortlists as s")
    .selectAll("s")
    .where("s.source_id", "=", store.sourceId)
    .where("s.deleted_at", "is", null);
  if (hasRole(user, "recruiter")) return all;
  return all
    .where("s.archived_at", "is", null)
    .where((where) =>
      where.exists(
        where
          .selectFrom("shortlist_readers as r")
          .select("r.member_id")
          .whereRef("r.shortlist_id", "=", "s.id")
          .where("r.member_id", "=", user.id),
      ),
    );
}
