import { sql } from "kysely";
import { instant, type Store } from "@/lib/db/store";
import { type InvitationRow, invitationView } from "@/lib/invitations/invitation-view";
import { judgeInvitations } from "@/lib/invitations/match";
import { selectInvitations } from "@/lib/invitations/read-invitation";
import { readLooking } from "@/lib/invitations/read-looking";
import type { InvitationView } from "@/lib/invitations/view-schema";

/** Longer on its way than the service's time-out: worth a recruiter's eye. */
const slowMs = 15_000;

/**
 * Invitations of which somebody should know: unconfirmed and probable ones, those that nobody can have
 * received and nobody dismissed, and those on their way for conspicuously long. Those that may have landed
 * first, then the others, each oldest first, 200 at most.
 */
export async function listAttention(store: Store): Promise<InvitationView[]> {
  const slowSince = instant(new Date(store.now().getTime() - slowMs));
  const rows = await selectInvitations(store)
    .where("v.dismissed_at", "is", null)
    // An alternative over the states would have SQLite read every invitation instead of the index by state.
    .where("v.state", "in", ["unconfirmed", "probable", "submitting", "not_sent", "did_not_land"])
    .where((where) =>
      where.or([where("v.state", "<>", "submitting"), where("v.submitted_at", "<=", slowSince)]),
    )
    .orderBy(sql`case when v.state in ('unconfirmed', 'probable') then 0 else 1 end`)
    .orderBy("v.submitted_at")
    .limit(200)
    .execute();
  return rows.some((row) => row.state === "unconfirmed")
    ? withLooking(store, rows)
    : rows.map((row) => invitationView(row));
}

/** Adds how far looking has come, and what a person could choose from. */
async function withLooking(store: Store, rows: InvitationRow[]): Promise<InvitationView[]> {
  const { sought, rows: seen, lists } = await readLooking(store);
  // That looking is over is the poller's to say.
  const verdicts = judgeInvitations(sought, seen, { ...lists, overdue: new Set() });
  const createdAt = new Map(
    seen.flatMap(({ id, createdAt }) =>
      createdAt === null ? [] : [[id, new Date(createdAt).toISOString()] as const],
    ),
  );
  const mirror = await store.db
    .selectFrom("mirror_state")
    .select(["lists", "good_list_at"])
    .where("source_id", "=", store.sourceId)
    .executeTakeFirst();
  return rows.map((row) => {
    const view = invitationView(row);
    if (row.state !== "unconfirmed") return view;
    const verdict = verdicts.get(row.id);
    const ids = verdict?.kind === "unconfirmed" ? verdict.candidates : [];
    const lists = Math.max(0, (mirror?.lists ?? 0) - (row.lists_before_call ?? 0));
    return {
      ...view,
      looking: { lists, lastAt: lists > 0 ? (mirror?.good_list_at ?? undefined) : undefined },
      candidates: ids.length > 0 ? ids.map((id) => ({ id, createdAt: createdAt.get(id) })) : undefined,
    };
  });
}
