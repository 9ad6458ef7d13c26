import type { Transaction } from "kysely";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Db, InvitationsTable, Tables } from "@/lib/db/types";
import { freeRow, holdRow, standsAlone } from "@/lib/invitations/hold-row";
import { fitOf, judgeInvitations, patienceMs, toleranceMs, type Verdict } from "@/lib/invitations/match";
import { type Looking, readLooking } from "@/lib/invitations/read-looking";
import { transition } from "@/lib/invitations/transition";
import { type PatienceWatch, watchPatience } from "@/lib/invitations/watch-patience";
import { type Guard, guardNothing } from "@/lib/mirror/guard";

/** One for each store that the process has open. */
const watches = new WeakMap<Store, PatienceWatch>();

type Decision = { invitation: InvitationsTable; verdict: Verdict };

/** What judging would change; nothing where the verdict is what the store has already. */
function decide({ invitations, sought, rowsOf, lists }: Looking, overdue: Set<string>): Decision[] {
  return [...judgeInvitations(sought, rowsOf, { ...lists, overdue })].flatMap(([id, verdict]) => {
    const invitation = invitations.get(id);
    if (!invitation || verdict.kind === "wait") return [];
    const stands =
      verdict.kind === "probable"
        ? invitation.assessment_id === verdict.row
        : verdict.kind === "unconfirmed" && invitation.state === "unconfirmed";
    return stands ? [] : [{ invitation, verdict }];
  });
}

/** Whether the last list has a row that may be its: that list isn’t one of those that lack it. */
const isListed = ({ sought, rowsOf, listed }: Looking, id: string): boolean => {
  const one = sought.find((other) => other.id === id);
  return one !== undefined && rowsOf(one).some((row) => listed.has(row.id) && fitOf(one, row) !== "no");
};

/**
 * Looks for unconfirmed invitations in what the mirror has (architecture.md, invariant 2). To be called
 * when a list has been applied.
 * @param list.begunAtMs when that list was asked for, by `performance.now()`.
 * @param list.guard is asked first in every transaction.
 * @param list.watch the process's own unless told: it knows how long each has been looked for.
 * @returns how many moved to another state.
 */
export async function lookForInvitations(
  store: Store,
  list: { begunAtMs: number; guard?: Guard; watch?: PatienceWatch },
): Promise<number> {
  const { guard = guardNothing(store), watch = watches.get(store) ?? watchPatience() } = list;
  watches.set(store, watch);
  await keepSkew(store, guard);
  const looking = await readLooking(store);
  // A row without an id is certainly not its own only if it was there before the call, and ever since.
  const overdue = watch.look(
    [...looking.invitations.values()],
    list.begunAtMs,
    (invitation) =>
      looking.hasNewWithoutId(invitation.lists_before_call ?? 0) || isListed(looking, invitation.id),
  );
  if (decide(looking, overdue).length === 0) return 0;
  return store.db.transaction().execute(async (transaction) => {
    await guard(transaction);
    const version = await nextVersion(transaction, store.sourceId);
    const decisions = decide(await readLooking(store, transaction), overdue);
    // Rows are given back before they are given out: an id belongs to one invitation at most.
    for (const { invitation } of decisions) await withdrawMatch(transaction, store, invitation, version);
    for (const decision of decisions) await conclude(transaction, store, decision, version);
    return decisions.length;
  });
}

/**
 * Keeps what the first list after a call tells of the clocks, and what those of the minute after it tell otherwise: the
 * service may still be working on it when its clock is set.
 */
async function keepSkew(store: Store, guard: Guard): Promise<void> {
  if ((await readNewSkews(store, store.db)).length === 0) return;
  await store.db.transaction().execute(async (transaction) => {
    await guard(transaction);
    for (const { id, skews } of await readNewSkews(store, transaction))
      await transaction.updateTable("invitations").set(skews).where("id", "=", id).execute();
  });
}

type Skews = Pick<InvitationsTable, "call_skew_ms" | "skew_after_call_ms">;

/** What the last list tells of the clocks that the invitations which are looked for don't know. */
async function readNewSkews(
  store: Store,
  db: Pick<Db, "selectFrom">,
): Promise<{ id: string; skews: Partial<Skews> }[]> {
  const mirror = await db
    .selectFrom("mirror_state")
    .select(["lists", "skew_ms"])
    .where("source_id", "=", store.sourceId)
    .executeTakeFirst();
  if (!mirror || mirror.skew_ms === null) return [];
  const { lists, skew_ms: told } = mirror;
  const rows = await db
    .selectFrom("invitations")
    .select(["id", "call_skew_ms", "skew_after_call_ms"])
    .where("source_id", "=", store.sourceId)
    .where("state", "in", ["unconfirmed", "probable"])
    .where("lists_before_last_call", "<", lists)
    .where(({ eb, or }) =>
      or([
        eb("skew_after_call_ms", "is", null),
        eb("call_ended_at", ">", instant(new Date(store.now().getTime() - patienceMs))),
      ]),
    )
    .execute();
  return rows.flatMap(({ id, ...known }) => {
    const skews = widened(known, told);
    return skews ? [{ id, skews }] : [];
  });
}

/** @returns undefined where it tells what is known. */
function widened({ call_skew_ms: before, skew_after_call_ms: after }: Skews, told: number) {
  if (after === null) return { skew_after_call_ms: told };
  if (before === null) return undefined;
  const [least, most] = [Math.min(before, after), Math.max(before, after)];
  if (told >= least - toleranceMs && told <= most + toleranceMs) return undefined;
  return { call_skew_ms: Math.min(least, told), skew_after_call_ms: Math.max(most, told) };
}

/** Takes back a probable match, if there is one: its row is unclaimed again. */
export async function withdrawMatch(
  transaction: Transaction<Tables>,
  store: Store,
  invitation: InvitationsTable,
  version: number,
): Promise<void> {
  if (invitation.state !== "probable" || invitation.assessment_id === null) return;
  await transition(transaction, invitation, "match_withdrawn", { assessment_id: null, version });
  await freeRow(transaction, store, invitation.assessment_id, version);
  invitation.state = "unconfirmed";
}

async function conclude(
  transaction: Transaction<Tables>,
  store: Store,
  { invitation, verdict }: Decision,
  version: number,
): Promise<void> {
  const settled = { settled_at: instant(store.now()), version };
  switch (verdict.kind) {
    case "probable":
      await transition(transaction, invitation, "matched", { assessment_id: verdict.row, ...settled });
      await holdRow(transaction, store, invitation, {
        assessmentId: verdict.row,
        identity: "probable",
        version,
      });
      return;
    case "confirmed":
      await settleWithRow(transaction, store, invitation, verdict.row, "confirmed", settled);
      return;
    case "did_not_land":
      await transition(transaction, invitation, "not_seen", settled);
      return;
    case "unconfirmed":
    case "wait":
      return;
    default:
      verdict satisfies never;
  }
}

/** The invitation is *created* with a row that the mirror has, by the service's word or a person's. */
export async function settleWithRow(
  transaction: Transaction<Tables>,
  store: Store,
  invitation: InvitationsTable,
  assessmentId: number,
  event: "confirmed" | "chosen",
  written: { settled_at: string; version: number; settled_by_name?: string },
): Promise<void> {
  const { status } = await transaction
    .selectFrom("assessments")
    .select("status")
    .where("source_id", "=", store.sourceId)
    .where("id", "=", assessmentId)
    .executeTakeFirstOrThrow();
  await transition(transaction, invitation, event, {
    ...written,
    assessment_id: assessmentId,
    open: status === "pending" && (await standsAlone(transaction, invitation)) ? 1 : 0,
  });
  const { version } = written;
  await holdRow(transaction, store, invitation, { assessmentId, identity: "invited_here", version });
}
