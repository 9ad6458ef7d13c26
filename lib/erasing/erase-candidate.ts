import { randomUUID } from "node:crypto";
import { refuseErased } from "@/lib/assessments/erased";
import { recordAudit } from "@/lib/audit/record-audit";
import { closeAudit } from "@/lib/audit/tally-audit";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { erasePlaces } from "@/lib/erasing/erase-places";
import { refuseBlocked } from "@/lib/erasing/erasure-blocks";
import { findTraces, orNone, type Traces } from "@/lib/erasing/find-traces";
import { forgetBytes } from "@/lib/erasing/forget-bytes";
import type { Erased } from "@/lib/erasing/schema";
import { appendTombstones } from "@/lib/erasing/tombstone-file";
import { setTombstone, type Tombstone } from "@/lib/erasing/tombstones";
import { conflict } from "@/lib/errors";
import { log } from "@/lib/log";

/** Without an id: Shortlist itself, by the retention rule. */
export type Eraser = { id?: string; name: string };

type Erasure = {
  by: Eraser;
  /** Where the tombstone is kept beside the store as well. */
  dataDir: string;
  /** The assessments that were shown as theirs. */
  seen?: readonly number[];
  /** Refuses by throwing, within the transaction. */
  check?: (inside: Store, traces: Traces) => Promise<void>;
};

/**
 * Erases the whole person behind an assessment from every place.
 * @throws ProblemError 404; 409 `erased` for one that is already, `erasure_blocked` where an administrator has blocked it,
 * `unsettled` while an invitation of theirs is on its way, `changed` where `seen` is outdated
 */
export async function eraseCandidate(store: Store, id: number, erasure: Erasure): Promise<Erased> {
  const erased = await eraseInStore(store, id, erasure);
  // Within a minute this is tried again.
  await forgetBytes(store.db).catch((error: unknown) =>
    log().warn({ err: error }, "a candidate was erased, but bytes of them are still in the files"),
  );
  return erased;
}

/** The same, but leaves it to `forgetBytes` to take what was erased out of SQLite’s files: once after many of them. */
export async function eraseInStore(
  store: Store,
  id: number,
  { dataDir, ...erasure }: Erasure,
): Promise<Erased> {
  // What the log counts in memory would be written after the erasure.
  await closeAudit(store.db);
  const { tombstone, places } = await eraseWithoutFiles(store, id, erasure);
  keepBeside(dataDir, tombstone);
  return { erased: { assessments: tombstone.erased.assessments.length, places } };
}

/** The erasure has happened: what fails here is made up for by the next start. */
function keepBeside(dataDir: string, tombstone: Tombstone): void {
  try {
    appendTombstones(dataDir, [tombstone]);
  } catch (error) {
    log().error({ err: error }, "an erasure is in the store, but not in the file that is kept beside it");
  }
}

/**
 * Erases in the store only, in one transaction. The assessments stay as rows without a name, and are never learned again.
 * @throws ProblemError as `eraseCandidate`
 */
export const eraseWithoutFiles = (
  store: Store,
  id: number,
  { by, seen, check }: Omit<Erasure, "dataDir">,
): Promise<{ tombstone: Tombstone; places: number }> =>
  store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    await refuseErased(transaction, store, [id]);
    const traces = await findTraces(inside, id);
    await refuseBlocked(inside, traces.assessments);
    await refuseUnsettled(inside, traces);
    await check?.(inside, traces);
    const { assessments, invitations, importRows } = traces;
    if (seen && !isSameSet(seen, assessments)) throw changed();
    const places = await erasePlaces({ transaction, store: inside, traces, version, by: by.name });
    const service = await transaction
      .selectFrom("sources")
      .select(["base_url as baseUrl", "account"])
      .where("id", "=", store.sourceId)
      .executeTakeFirstOrThrow();
    const tombstone: Tombstone = {
      id: randomUUID(),
      service,
      at: instant(store.now()),
      erased: { assessments, invitations, importRows },
    };
    await setTombstone(transaction, store.sourceId, tombstone);
    await recordAudit(transaction, {
      actor: by,
      action: "candidate_erased",
      subject: { type: "assessment", id: String(id), sourceId: store.sourceId },
      details: { assessments: assessments.length, places },
      at: store.now(),
    });
    return { tombstone, places };
  });

const isSameSet = (some: readonly number[], others: readonly number[]): boolean =>
  new Set(some).size === others.length && others.every((one) => some.includes(one));

const changed = () =>
  conflict("changed", "This candidate’s data has changed. Check again what will be deleted.", undefined, {
    reason: "erase_changed",
  });

/** No call takes longer. One that seems open after this has lost its process. */
const longestCallMs = 10 * 60_000;

/**
 * Whether the outcome of an invitation of theirs isn't known yet: it would be recorded after the erasure. An assessment
 * of an unknown candidate may be any such invitation's, which then couldn't be found any more.
 */
export async function isUnsettled({ db, sourceId, now }: Store, traces: Traces): Promise<boolean> {
  const recently = instant(new Date(now().getTime() - longestCallMs));
  const open = await db
    .selectFrom("invitations")
    .select("id")
    .where("source_id", "=", sourceId)
    .$if(traces.addresses.length > 0, (query) => query.where("id", "in", orNone(traces.invitations)))
    .where((where) =>
      where.or([
        where("state", "in", ["submitting", "unconfirmed", "probable"]),
        where.and([where("call_ended_at", "is", null), where("call_began_at", ">", recently)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

async function refuseUnsettled(store: Store, traces: Traces): Promise<void> {
  if (await isUnsettled(store, traces))
    throw conflict(
      "unsettled",
      "An invitation to this candidate is being sent, or its outcome isn’t known yet. Wait a moment, or settle it under Needs attention. Then try again.",
      undefined,
      { reason: "erase_unsettled" },
    );
}
