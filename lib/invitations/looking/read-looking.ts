import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import type { Store } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import {
  type Lists,
  type SeenRow,
  type Sought,
  settlesAfterMs,
  windowOf,
} from "@/lib/invitations/looking/match";
import { selectOpenCall } from "@/lib/invitations/state/select-open-call";
import { countSince } from "@/lib/sync/rows-without-id";

type Lookout = {
  invitations: Map<string, InvitationsTable>;
  sought: Sought[];
  lists: Omit<Lists, "overdue">;
};

export type Looking = Lookout & {
  rowsOf: (one: Sought) => readonly SeenRow[];
  listed: ReadonlySet<number>;
  /** Whether the last list has a row without an id that some list since this one lacked, byte for byte. */
  hasNewWithoutId: (list: number) => boolean;
};

/** With more rows in a window, neither looking nor a recruiter could choose. */
const rowsPerInvitation = 50;

const ms = (instant: string) => Date.parse(instant);

const soughtOf = (row: InvitationsTable, skewMs: number | null): Sought[] =>
  row.first_call_at === null
    ? []
    : [
        {
          id: row.id,
          state: row.state === "unconfirmed" || row.state === "probable" ? row.state : "submitting",
          emailFolded: row.email_folded,
          interviewId: row.interview_id,
          firstCallAt: ms(row.first_call_at),
          callEndedAt: ms(row.call_ended_at ?? row.deadline_at),
          listsBefore: row.lists_before_call ?? 0,
          callSkewMs: row.call_skew_ms,
          skewAfterMs: row.skew_after_call_ms ?? skewMs,
        },
      ];

const seenColumns = [
  "id",
  "created_at",
  "is_undated",
  "first_seen_list",
  "identity",
  "invitation_id",
  "email_folded",
  "interview_id",
  "absent_lists",
] as const;

type SeenColumns = Pick<AssessmentsTable, (typeof seenColumns)[number]>;

const seen = (row: SeenColumns): SeenRow => ({
  id: row.id,
  createdAt: row.is_undated ? null : ms(row.created_at),
  firstSeenList: row.first_seen_list,
  heldBy: row.invitation_id,
  known:
    (row.identity === "learned" || row.identity === "claimed") && row.email_folded !== null
      ? { emailFolded: row.email_folded, interviewId: row.interview_id }
      : null,
});

const selectSought = (store: Store, db: Pick<Db, "selectFrom">) =>
  db
    .selectFrom("invitations")
    .where("source_id", "=", store.sourceId)
    .where("state", "in", ["unconfirmed", "probable", "submitting"])
    // Before the first call no row is theirs, and an import leaves many of them waiting.
    .where("first_call_at", "is not", null);

export const isAnySought = async (store: Store): Promise<boolean> =>
  (await selectSought(store, store.db).select("id").limit(1).executeTakeFirst()) !== undefined;

export async function readLookout(store: Store, db: Pick<Db, "selectFrom"> = store.db): Promise<Lookout> {
  const invitations = await selectSought(store, db).selectAll().execute();
  const state = await db
    .selectFrom("mirror_state")
    .select("skew_ms")
    .where("source_id", "=", store.sourceId)
    .executeTakeFirst();
  const open = await selectOpenCall(db, store).executeTakeFirst();
  return {
    invitations: new Map(invitations.map((row) => [row.id, row])),
    sought: invitations.flatMap((row) => soughtOf(row, state?.skew_ms ?? null)),
    lists: { beforeOpenCall: open ? (open.lists_before_call ?? 0) : null },
  };
}

export async function readSeenRow(
  store: Store,
  db: Pick<Db, "selectFrom">,
  id: number,
): Promise<SeenRow | undefined> {
  const row = await db
    .selectFrom("assessments")
    .select(seenColumns)
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .where("identity", "in", ["unclaimed", "probable", "learned", "claimed"])
    .where("gone_at", "is", null)
    .executeTakeFirst();
  return row && seen(row);
}

const within = (rows: SeenRow[]) => (one: Sought) => {
  const { from, to } = windowOf(one);
  return rows.filter(
    ({ createdAt }) => createdAt === null || (createdAt >= from && createdAt <= to + settlesAfterMs),
  );
};

/** SQLite blocks the event loop while it reads: it is freed after this many. */
const readAtOnce = 20;

/** @param db a transaction if the caller acts on the result. @param of whose rows to read. */
export async function readLooking(
  store: Store,
  db: Pick<Db, "selectFrom"> = store.db,
  of: (one: Sought) => boolean = () => true,
): Promise<Looking> {
  const lookout = await readLookout(store, db);
  const state = await db
    .selectFrom("mirror_state")
    .select(["unreadable_rows", "rows_without_id"])
    .where("source_id", "=", store.sourceId)
    .executeTakeFirst();
  const heldRows = await db
    .selectFrom("assessments")
    .select(seenColumns)
    .where("source_id", "=", store.sourceId)
    .where("identity", "=", "probable")
    // A gone row isn't matched again.
    .where("gone_at", "is", null)
    .execute();
  const heldNear = within(heldRows.map(seen));
  const listed = new Set<number>();
  const note = (rows: SeenColumns[]) => {
    for (const { id, absent_lists } of rows) if (absent_lists === 0) listed.add(id);
  };
  note(heldRows);
  const own = new Map<string, SeenRow[]>();
  for (const one of lookout.sought) {
    if (one.state === "submitting" || !of(one)) continue;
    const rows = await rowsNear(store, db, one);
    note(rows);
    own.set(one.id, [...new Map(rows.map((row) => [row.id, seen(row)])).values()]);
    if (own.size % readAtOnce === 0) await setImmediate();
  }
  return {
    ...lookout,
    rowsOf: (one) => [...heldNear(one), ...(own.get(one.id) ?? [])],
    listed,
    hasNewWithoutId: (list) =>
      state !== undefined && state.unreadable_rows > countSince(state.rows_without_id, list),
  };
}

async function rowsNear(store: Store, db: Pick<Db, "selectFrom">, sought: Sought): Promise<SeenColumns[]> {
  const { from, to } = windowOf(sought);
  const made = db
    .selectFrom("assessments")
    .select(seenColumns)
    .where("source_id", "=", store.sourceId)
    .where("created_at", ">=", new Date(from).toISOString())
    .where("created_at", "<=", new Date(to + settlesAfterMs).toISOString());
  const absentBefore = sought.listsBefore === 0 ? -1 : sought.listsBefore;
  const free = await made
    .where("identity", "=", "unclaimed")
    .where("first_seen_list", ">", absentBefore)
    .where("gone_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .limit(rowsPerInvitation)
    .execute();
  // Learned and claimed rows have no invitation. To select for that, SQLite would visit every such row.
  const known = await made
    .where("identity", "in", ["learned", "claimed"])
    .where("email_folded", "=", sought.emailFolded)
    .where("gone_at", "is", null)
    .execute();
  return [...free, ...known, ...(await undatedRows(store, db, absentBefore))];
}

/** Rows without a creation time that came since the call may be this invitation's. */
const undatedRows = (store: Store, db: Pick<Db, "selectFrom">, absentBefore: number) =>
  db
    .selectFrom("assessments")
    .select(seenColumns)
    .where("source_id", "=", store.sourceId)
    // A literal, so that SQLite uses the partial index.
    .where("is_undated", "=", sql.lit(1 as const))
    .where("first_seen_list", ">", absentBefore)
    .where("identity", "in", ["unclaimed", "learned", "claimed"])
    .where("gone_at", "is", null)
    .orderBy("first_seen_list")
    .orderBy("id")
    .limit(rowsPerInvitation)
    .execute();
