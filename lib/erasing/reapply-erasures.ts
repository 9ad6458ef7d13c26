import { nextVersion } from "@/lib/db/next-version";
import type { Db } from "@/lib/db/types";
import { erasePlaces, forgetUnused } from "@/lib/erasing/erase-places";
import { traceKeys } from "@/lib/erasing/find-traces";
import { keepTombstones, readTombstones } from "@/lib/erasing/tombstone-file";
import { listTombstones, setTombstone, type Tombstone } from "@/lib/erasing/tombstones";
import { log } from "@/lib/log";

/**
 * Erases again the candidates that an older backup has brought back, and completes the file and the store with each
 * other’s tombstones. To be called before anything is served, and `forgetBytes` after it.
 * @returns how many were erased again.
 */
export async function reapplyErasures(db: Db, dataDir: string, now: Date): Promise<number> {
  const known = await listTombstones(db);
  const ids = new Set(known.map(({ id }) => id));
  const sources = await db.selectFrom("sources").select(["id", "base_url", "account"]).execute();
  let again = 0;
  for (const tombstone of readTombstones(dataDir)) {
    const { baseUrl, account } = tombstone.service;
    const source = sources.find((one) => one.base_url === baseUrl && one.account === account);
    // Without its source, it waits in the file for a store that has it.
    if (source && !ids.has(tombstone.id) && (await reapply(db, { tombstone, sourceId: source.id, now })))
      again += 1;
  }
  try {
    keepTombstones(dataDir, known);
  } catch (error) {
    log().error({ err: error }, "erasures of the store are not in the file that is kept beside it");
  }
  return again;
}

const reapply = (
  db: Db,
  { tombstone, sourceId, now }: { tombstone: Tombstone; sourceId: string; now: Date },
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, sourceId);
    // Another process may start at this moment.
    const isThere = await transaction
      .selectFrom("erasures")
      .select("id")
      .where("id", "=", tombstone.id)
      .executeTakeFirst();
    if (isThere) return false;
    const store = { db: transaction, sourceId, now: () => now };
    const { addresses: possible } = await traceKeys(store, tombstone.erased);
    const { addresses } = await traceKeys(store, tombstone.erased, { isCertain: true });
    // What else the backup has at these addresses.
    const traces = await traceKeys(store, tombstone.erased, { addresses, isCertain: true });
    await erasePlaces({ transaction, store, traces, version });
    await forgetUnused({ transaction, store, traces: { ...traces, addresses: possible } });
    await setTombstone(transaction, sourceId, tombstone);
    return true;
  });
