import { candidateView } from "@/lib/candidates/columns";
import type { Store } from "@/lib/db/store";
import { blindFlag } from "@/lib/db/visibility/hidden-columns";
import { countUnread } from "@/lib/notifications/count-unread";
import type { Notifications } from "@/lib/notifications/schema";

const shownLetters = 140;
// An act on a thousand assessments is one notification.
const mostShown = 200;

/** A member’s notifications, newest first, one per act. */
export async function listNotifications(store: Store, memberId: string): Promise<Notifications> {
  const acts = await store.db
    .selectFrom("notifications")
    .select(({ fn }) => [
      "act_id",
      fn.max("at").as("last"),
      fn.count<number>("id").as("count"),
      fn.min("assessment_id").as("first"),
      fn.count<number>("read_at").as("read"),
    ])
    .where("source_id", "=", store.sourceId)
    .where("member_id", "=", memberId)
    .groupBy("act_id")
    .orderBy("last", "desc")
    .orderBy("act_id")
    .limit(mostShown)
    .execute();
  const unread = await countUnread(store, memberId);
  if (acts.length === 0) return { notifications: [], unread };
  const rows = await store.db
    .selectFrom("notifications as t")
    .innerJoin("assessments as a", (join) =>
      join.onRef("a.source_id", "=", "t.source_id").onRef("a.id", "=", "t.assessment_id"),
    )
    .leftJoin("interviews as i", (join) =>
      join.onRef("i.source_id", "=", "a.source_id").onRef("i.id", "=", "a.interview_id"),
    )
    .leftJoin("candidates as c", (join) =>
      join.onRef("c.source_id", "=", "a.source_id").onRef("c.email_folded", "=", "a.email_folded"),
    )
    .leftJoin("candidates as p", (join) =>
      join.on((eb) => eb("p.id", "=", eb.fn.coalesce("c.same_as", "c.id"))),
    )
    .leftJoin("notes as n", "n.id", "t.note_id")
    .select([
      "t.act_id",
      "t.kind",
      "t.assessment_id",
      "t.actor_name",
      "a.email",
      "a.first_name",
      "a.last_name",
      "a.phone_number",
      "a.external_id",
      "a.resume_url",
      "a.erased_at",
      "p.name_order",
      "i.name as interview",
      "n.body",
      blindFlag(store).as("is_blind"),
    ])
    .where("t.source_id", "=", store.sourceId)
    .where("t.member_id", "=", memberId)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("t.act_id", "t.assessment_id"),
        "in",
        acts.map(({ act_id, first }) => tuple(act_id, Number(first))),
      ),
    )
    .execute();
  const byAct = new Map(rows.map((row) => [row.act_id, row]));
  const notifications = acts.flatMap(({ act_id, last, count, read }) => {
    const row = byAct.get(act_id);
    if (!row) return [];
    const candidate = candidateView(row);
    return [
      {
        id: act_id,
        kind: row.kind,
        by: row.actor_name,
        at: last,
        isRead: Number(read) === Number(count),
        assessmentId: Number(row.assessment_id),
        candidate: candidate && {
          email: candidate.email,
          firstName: candidate.firstName,
          lastName: candidate.lastName,
          nameOrder: row.name_order ?? undefined,
        },
        isErased: row.erased_at !== null || undefined,
        isBlind: row.is_blind === 1 || undefined,
        interview: row.interview ?? undefined,
        count: Number(count),
        // Empty: hidden in blind review.
        text: row.body ? beginning(row.body) : undefined,
      },
    ];
  });
  return { notifications, unread };
}

/** Whole letters: an emoji isn’t cut in half. */
function beginning(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, " ")];
  return letters.length <= shownLetters ? letters.join("") : `${letters.slice(0, shownLetters).join("")}…`;
}
