import type { Transaction } from "kysely";
import { nextVersion } from "@/lib/db/next-version";
import { instant } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/**
 * Ends the links to shortlists that a person has made, for good; open screens follow.
 * @param memberId undefined: everyone’s, of makers who aren’t known too. @param transaction holds the sources (`lockSources`). @returns how many still worked.
 */
export async function endSharedLinks(
  transaction: Transaction<Tables>,
  memberId: string | undefined,
  now: Date,
): Promise<number> {
  const links = await transaction
    .selectFrom("shortlist_links as l")
    .innerJoin("shortlists as s", "s.id", "l.shortlist_id")
    .select(["l.id", "l.shortlist_id", "s.source_id"])
    .$if(memberId !== undefined, (all) => all.where("l.made_by", "=", memberId ?? ""))
    .where("l.revoked_at", "is", null)
    .where("l.expires_at", ">", instant(now))
    .orderBy("s.source_id")
    .execute();
  for (const sourceId of new Set(links.map(({ source_id }) => source_id))) {
    const version = await nextVersion(transaction, sourceId);
    const ofSource = links.filter(({ source_id }) => source_id === sourceId);
    for (const { id } of ofSource)
      await transaction
        .updateTable("shortlist_links")
        .set({ revoked_at: instant(now) })
        .where("id", "=", id)
        .execute();
    for (const id of new Set(ofSource.map(({ shortlist_id }) => shortlist_id)))
      await transaction.updateTable("shortlists").set({ version }).where("id", "=", id).execute();
  }
  return links.length;
}
