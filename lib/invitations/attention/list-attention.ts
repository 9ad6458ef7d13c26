import { sql } from "kysely";
import { instant, type Store } from "@/lib/db/store";
import { namedStore } from "@/lib/db/visibility/limit-store";
import { judgeInvitations } from "@/lib/invitations/looking/match";
import { readLooking } from "@/lib/invitations/looking/read-looking";
import { type InvitationRow, invitationView } from "@/lib/invitations/view/invitation-view";
import { selectInvitations } from "@/lib/invitations/view/read-invitation";
import type { InvitationView } from "@/lib/invitations/view-schema";
import { shareNext } from "@/lib/share-next";

/** Longer than the service's time-out. */
const slowMs = 15_000;

const shared = new WeakMap<Store, () => Promise<InvitationView[]>>();

/** Those that may have landed first, then the oldest first, 200 at most. All browsers share one read. */
export function listAttention(store: Store): Promise<InvitationView[]> {
  const ask = shared.get(store) ?? shareNext(() => readList(store));
  shared.set(store, ask);
  return ask();
}

async function readList(store: Store): Promise<InvitationView[]> {
  const slowSince = instant(new Date(store.now().getTime() - slowMs));
  const rows = await selectInvitations(store)
    // To a blind reviewer, whose it is, is hidden once there is an assessment.
    .where("v.email", "is not", null)
    .where("v.dismissed_at", "is", null)
    // By state alone: with an `or` SQLite would read every invitation instead of the index.
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

async function withLooking(store: Store, rows: InvitationRow[]): Promise<InvitationView[]> {
  const shown = new Set(rows.map(({ id }) => id));
  const { sought, rowsOf, lists } = await readLooking(store, namedStore(store).db, ({ id }) => shown.has(id));
  // Only the poller declares looking over.
  const verdicts = judgeInvitations(sought, rowsOf, { ...lists, overdue: new Set() });
  const byId = new Map(sought.map((one) => [one.id, one]));
  const candidatesOf = (id: string, rowIds: readonly number[]) => {
    const one = byId.get(id);
    if (!one || rowIds.length === 0) return undefined;
    const made = new Map(rowsOf(one).map((row) => [row.id, row.createdAt]));
    return rowIds.map((rowId) => {
      const createdAt = made.get(rowId) ?? null;
      return { id: rowId, createdAt: createdAt === null ? undefined : new Date(createdAt).toISOString() };
    });
  };
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
      candidates: candidatesOf(row.id, ids),
    };
  });
}
