import type { Transaction } from "kysely";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Db, Tables } from "@/lib/db/types";
import {
  fitOf,
  judgeInvitations,
  settlesAfterMs,
  toleranceMs,
  type Verdict,
} from "@/lib/invitations/looking/match";
import { isAnySought, type Looking, readLooking } from "@/lib/invitations/looking/read-looking";
import { type EndedCallWatch, watchEndedCalls } from "@/lib/invitations/looking/watch-ended-calls";
import { freeRow, holdRow, isOnlyOpenOne } from "@/lib/invitations/state/hold-row";
import { transition } from "@/lib/invitations/state/transition";
import { type Guard, guardNothing } from "@/lib/sync/guard";

const watches = new WeakMap<Store, EndedCallWatch>();

type Decision = { invitation: InvitationsTable; verdict: Verdict };

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

/** Whether the last list has a row that may be this invitation's: then it doesn't count as a list without it. */
const isListed = ({ sought, rowsOf, listed }: Looking, id: string): boolean => {
  const one = sought.find((other) => other.id === id);
  return one !== undefined && rowsOf(one).some((row) => listed.has(row.id) && fitOf(one, row) !== "no");
};

/** After each applied list (architecture.md, invariant 2). @returns how many invitations changed state. */
export async function lookForInvitations(
  store: Store,
  list: { begunAtMs: number; guard?: Guard; watch?: EndedCallWatch },
): Promise<number> {
  const { guard = guardNothing(store), watch = watches.get(store) ?? watchEndedCalls() } = list;
  watches.set(store, watch);
  if (!(await isAnySought(store))) {
    watch.look([], list.begunAtMs);
    return 0;
  }
  await keepSkew(store, guard);
  const looking = await readLooking(store);
  // A row without an id is certainly another's only if every list since before the call had it.
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
    // Withdraw matches before making others: an id belongs to one invitation at most.
    for (const { invitation } of decisions) await withdrawMatch(transaction, store, invitation, version);
    for (const decision of decisions) await conclude(transaction, store, decision, version);
    return decisions.length;
  });
}

/** The service's clock may be set while it works on a call, so the lists of a minute are asked for it. */
async function keepSkew(store: Store, guard: Guard): Promise<void> {
  if ((await readNewSkews(store, store.db)).length === 0) return;
  await store.db.transaction().execute(async (transaction) => {
    await guard(transaction);
    for (const { id, skews } of await readNewSkews(store, transaction))
      await transaction.updateTable("invitations").set(skews).where("id", "=", id).execute();
  });
}

type Skews = Pick<InvitationsTable, "call_skew_ms" | "skew_after_call_ms">;

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
        eb("call_ended_at", ">", instant(new Date(store.now().getTime() - settlesAfterMs))),
      ]),
    )
    .execute();
  return rows.flatMap(({ id, ...known }) => {
    const skews = widened(known, told);
    return skews ? [{ id, skews }] : [];
  });
}

function widened({ call_skew_ms: before, skew_after_call_ms: after }: Skews, told: number) {
  if (after === null) return { skew_after_call_ms: told };
  if (before === null) return undefined;
  const [least, most] = [Math.min(before, after), Math.max(before, after)];
  if (told >= least - toleranceMs && told <= most + toleranceMs) return undefined;
  return { call_skew_ms: Math.min(least, told), skew_after_call_ms: Math.max(most, told) };
}

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

/** By what the service or a recruiter says. */
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
    open: status === "pending" && (await isOnlyOpenOne(transaction, invitation)) ? 1 : 0,
  });
  const { version } = written;
  await holdRow(transaction, store, invitation, { assessmentId, identity: "invited_here", version });
}
