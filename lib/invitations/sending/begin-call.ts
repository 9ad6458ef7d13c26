import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { toleranceMs } from "@/lib/invitations/looking/match";
import { adoptLostInvitations } from "@/lib/invitations/sending/adopt-lost-invitations";
import type { UnchangedWatch } from "@/lib/invitations/sending/watch-unchanged";
import { callDeadlineMs } from "@/lib/invitations/state/deadlines";
import { selectOpenCall } from "@/lib/invitations/state/select-open-call";

const lookEveryMs = 100;
const adoptEveryMs = 1_000;

export type Call = {
  beganAt: Date;
  beganAtMs: number;
  send: number;
  isRepeat: boolean;
  listsBefore: number;
};

/**
 * Waits until no process has a create of the source in flight (architecture.md, invariant 2).
 * @returns undefined when it must not be sent: it was settled meanwhile, or the queue has closed.
 */
export async function beginCall(
  store: Store,
  id: string,
  options: {
    isClosed?: () => boolean;
    serviceNowMs?: () => number | undefined;
    watch?: UnchangedWatch;
  } = {},
): Promise<Call | undefined> {
  const { isClosed = () => false, serviceNowMs = () => undefined, watch } = options;
  let adoptedAtMs = Number.NEGATIVE_INFINITY;
  while (!isClosed()) {
    const open = await selectOpenCall(store.db, store).executeTakeFirst();
    if (!open) {
      const begun = await tryToBegin(store, id, serviceNowMs);
      if (begun !== "busy") return begun;
    } else if (performance.now() - adoptedAtMs >= adoptEveryMs) {
      adoptedAtMs = performance.now();
      await adoptLostInvitations(store, watch);
    }
    await sleep(lookEveryMs * (0.5 + Math.random()));
  }
  return undefined;
}

type Skews = Pick<InvitationsTable, "call_skew_ms" | "skew_after_call_ms">;

/** Covers all known skews: the row may be of an earlier call, and our clock may have been set (match.ts). */
function widenedSkews(before: Skews, ownSkewMs: number | null): Skews {
  const { call_skew_ms: first, skew_after_call_ms: after } = before;
  if (first === null) return { call_skew_ms: null, skew_after_call_ms: null };
  const told = [first, after, ownSkewMs].filter((skewMs) => skewMs !== null);
  const [least, most] = [Math.min(...told), Math.max(...told)];
  return most - least <= toleranceMs
    ? { call_skew_ms: first, skew_after_call_ms: null }
    : { call_skew_ms: least, skew_after_call_ms: most };
}

/** Taking a version locks the source, so that each instance sees the other's open call. */
async function tryToBegin(
  store: Store,
  id: string,
  serviceNowMs: () => number | undefined,
): Promise<Call | undefined | "busy"> {
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    if (await selectOpenCall(transaction, store).executeTakeFirst()) return "busy";
    const mirror = await transaction
      .selectFrom("mirror_state")
      .select("lists")
      .where("source_id", "=", store.sourceId)
      .executeTakeFirst();
    const before = await transaction
      .selectFrom("invitations")
      .select(["first_call_at", "call_skew_ms", "skew_after_call_ms"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const beganAt = store.now();
    const serviceAtMs = serviceNowMs();
    // Not the last list's skew: our clock may have been set since, or another instance may have read that list.
    const ownSkewMs = serviceAtMs === undefined ? null : Math.round(serviceAtMs - beganAt.getTime());
    const isRepeat = before.first_call_at !== null;
    const listsBefore = mirror?.lists ?? 0;
    const call = await transaction
      .updateTable("invitations")
      .set({
        call_began_at: instant(beganAt),
        call_ended_at: null,
        ...(isRepeat
          ? widenedSkews(before, ownSkewMs)
          : {
              first_call_at: instant(beganAt),
              lists_before_call: listsBefore,
              call_skew_ms: ownSkewMs,
              skew_after_call_ms: null,
            }),
        lists_before_last_call: listsBefore,
        deadline_at: instant(new Date(beganAt.getTime() + callDeadlineMs)),
        sends: sql`sends + 1`,
        version,
      })
      .where("id", "=", id)
      .where("state", "=", "submitting")
      .where("call_began_at", "is", null)
      .returning("sends")
      .executeTakeFirst();
    return call && { beganAt, beganAtMs: performance.now(), send: call.sends, isRepeat, listsBefore };
  });
}
