import { recordAudit } from "@/lib/audit/record-audit";
import { instant, type Store } from "@/lib/db/store";
import { wholeDb } from "@/lib/db/visibility/limit-store";
import type { ShortlistUser } from "@/lib/shortlists/find-shortlist";
import { inShortlist, subjectOf } from "@/lib/shortlists/in-shortlist";

/** Deletes a list with its words, links and votes. Its candidates’ assessments stay. @throws ProblemError 404. */
export async function deleteShortlist(store: Store, id: string, user: ShortlistUser): Promise<void> {
  await inShortlist(store, id, user, async ({ transaction: limited, row }) => {
    // Its maker may not see all that colleagues have put into it.
    const transaction = wholeDb(limited);
    for (const table of [
      "shortlist_votes",
      "shortlist_links",
      "shortlist_readers",
      "shortlist_entries",
    ] as const)
      await transaction.deleteFrom(table).where("shortlist_id", "=", id).execute();
    await transaction
      .updateTable("shortlists")
      .set({ name: "", name_folded: "", note: "", deleted_at: instant(store.now()) })
      .where("id", "=", id)
      .execute();
    await recordAudit(transaction, {
      actor: user,
      action: "shortlist_deleted",
      subject: subjectOf(row),
      at: store.now(),
    });
    return { written: "content" };
  });
}
