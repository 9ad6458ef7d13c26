import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { InvitationsTable } from "@/lib/db/types";
import { adoptLostInvitations } from "@/lib/invitations/adopt-lost-invitations";
import { callDeadlineMs } from "@/lib/invitations/deadlines";
import { toleranceMs } from "@/lib/invitations/match";
import { selectOpenCall } from "@/lib/invitations/select-open-call";
import type { StandingWatch } from "@/lib/invitations/watch-standing";

const lookEveryMs = 100;
/** Whether the call that is waited for has lost its process is asked this often. */
const adoptEveryMs = 1_000;

export type Call = {
  beganAt: Date;
  /** On the process's own clock, which is never set. */
  beganAtMs: number;
  /** The how-manieth sending it is. */
  send: number;
  /** Whether an earlier sending may have landed. */
  isRepeat: boolean;
  /** The number of the last list that had arrived before it. */
  listsBefore: number;
};

/**
 * Waits until no create of the source is in flight, in this process or another, and commits that this
 * one's begins (architecture.md, invariant 2).
 * @param options.isClosed asked between two looks; the wait ends when it says so.
 * @param options.serviceNowMs the service's clock, where it is known.
 * @param options.watch the process's own unless told: by it a call that has lost its process is found.
 * @returns undefined when it must not be sent: it was settled otherwise meanwhile, or the desk has closed.
 */
export async function beginCall(
  store: Store,
  id: string,
  options: {
    isClosed?: () => boolean;
    serviceNowMs?: () => number | undefined;
    watch?: StandingWatch;
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

/**
 * The window of an invitation that is sent again covers all that was told of the clocks (match.ts): its row may be an
 * earlier call's, and this process may have heard of the service last before its clock was set. Where all of it is
 * one and the same, the next list may still tell another.
 */
function widenedSkews(before: Skews, ownSkewMs: number | null): Skews {
  const { call_skew_ms: first, skew_after_call_ms: after } = before;
  if (first === null) return { call_skew_ms: null, skew_after_call_ms: null };
  const told = [first, after, ownSkewMs].filter((skewMs) => skewMs !== null);
  const [least, most] = [Math.min(...told), Math.max(...told)];
  return most - least <= toleranceMs
    ? { call_skew_ms: first, skew_after_call_ms: null }
    : { call_skew_ms: least, skew_after_call_ms: most };
}

/** Versions are taken by locking the source, so that of two instances one sees the other's open call. */
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
    // What the last list told is no substitute: our clock may have been set since, and another instance has another.
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
