import { recordOften } from "@/lib/audit/tally-audit";
import { laterThan } from "@/lib/db/sql/later-than";
import type { Store } from "@/lib/db/store";
import { findEntry, type Place } from "@/lib/shortlists/change-candidate";
import type { ShortlistUser } from "@/lib/shortlists/find-shortlist";
import { inShortlist, subjectOf } from "@/lib/shortlists/in-shortlist";
import { readReading } from "@/lib/shortlists/read-shortlist";
import type { Reading, VoteBody } from "@/lib/shortlists/schema";

/** Records, changes or takes back a reader’s vote on a candidate. @throws ProblemError 404. */
export async function vote(
  store: Store,
  { id, assessmentId }: Place,
  { answer, comment }: VoteBody,
  user: ShortlistUser,
): Promise<Reading> {
  await inShortlist(store, id, user, async ({ transaction, row }) => {
    await findEntry(transaction, { id, assessmentId });
    const own = { shortlist_id: id, assessment_id: assessmentId, member_id: user.id };
    const before = await transaction
      .selectFrom("shortlist_votes")
      .selectAll()
      .where("shortlist_id", "=", id)
      .where("assessment_id", "=", assessmentId)
      .where("member_id", "=", user.id)
      .executeTakeFirst();
    const isSame =
      answer === null ? before === undefined : answer === before?.answer && comment === before.comment;
    if (isSame) return { written: "nothing" };
    if (answer === null) {
      await transaction
        .deleteFrom("shortlist_votes")
        .where("shortlist_id", "=", id)
        .where("assessment_id", "=", assessmentId)
        .where("member_id", "=", user.id)
        .execute();
    } else {
      const said = {
        member_name: user.name,
        answer,
        comment,
        updated_at: laterThan(before?.updated_at, store.now()),
      };
      await transaction
        .insertInto("shortlist_votes")
        .values({ ...own, ...said })
        .onConflict((clash) =>
          clash.columns(["shortlist_id", "assessment_id", "member_id"]).doUpdateSet(said),
        )
        .execute();
    }
    await recordOften(transaction, store.db, {
      actor: user,
      action: "shortlist_voted",
      subject: { ...subjectOf(row), assessmentIds: [assessmentId] },
      details: { answer: answer ?? "taken_back" },
      at: store.now(),
    });
    return { written: "beside" };
  });
  return readReading(store, id, user);
}
