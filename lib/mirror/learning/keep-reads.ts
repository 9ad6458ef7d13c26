import type { Transaction } from "kysely";
import type { Oddity } from "@/lib/assessment-api/oddities";
import { triesBeforeUntold } from "@/lib/assessments/identification";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import type { Due } from "@/lib/mirror/learning/due-rows";
import { keepIdentityIn, type Told } from "@/lib/mirror/learning/keep-identity";
import { keepReadOddities } from "@/lib/mirror/learning/keep-read-oddities";
import { forgetWishes } from "@/lib/mirror/learning/wish-identities";
import { LeaseLost } from "@/lib/mirror/lease/lease";
import type { Guard } from "@/lib/sync/guard";

/** `silent`: completed, without a candidate. `failed`: because of this row. `put_off`: any row would have failed. */
export type Read = { row: Due } & (
  | { outcome: "told"; told: Told }
  | { outcome: "silent"; oddities?: Oddity[] | undefined }
  | { outcome: "failed" | "put_off" }
);

const firstRetryMs = 60_000;
const longestRetryMs = 6 * 3_600_000;
const putOffForMs = 10_000;

/** Takes one version for all, so that readers are told together. @throws what the guard throws; the store's errors. */
export async function keepReads(
  store: Store,
  reads: Read[],
  guard: Guard,
  onRefused: (error: unknown, id: number) => void = () => undefined,
): Promise<number> {
  if (reads.length === 0) return 0;
  try {
    return await keepTogether(store, reads, guard);
  } catch (error) {
    if (error instanceof LeaseLost) throw error;
  }
  let kept = 0;
  for (const read of reads) {
    try {
      kept += await keepTogether(store, [read], guard);
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      await keepTogether(store, [{ row: read.row, outcome: "failed" }], guard);
      onRefused(error, read.row.id);
    }
  }
  return kept;
}

const keepTogether = (store: Store, reads: Read[], guard: Guard): Promise<number> =>
  store.db.transaction().execute(async (transaction) => {
    await guard(transaction);
    const isSeen = reads.some((read) => read.outcome === "told" || isUntoldFromNow(read));
    const version = isSeen ? await nextVersion(transaction, store.sourceId) : 0;
    let kept = 0;
    for (const read of reads) {
      if (read.outcome !== "told") await postpone(transaction, store, read, version);
      if (read.outcome === "silent") await keepReadOddities(transaction, store, read.row.id, read.oddities);
      if (
        read.outcome === "told" &&
        (await keepIdentityIn(transaction, store, read.row.id, read.told, version))
      )
        kept += 1;
    }
    const ids = reads.map(({ row }) => row.id);
    await forgetWishes({ ...store, db: transaction }, ids);
    return kept;
  });

function attemptsAfter({ row: { learn_attempts: before }, outcome }: Read): number {
  if (outcome === "silent") return Math.max(before + 1, triesBeforeUntold);
  return outcome === "failed" ? before + 1 : before;
}

const isUntoldFromNow = (read: Read): boolean =>
  read.row.learn_attempts < triesBeforeUntold && attemptsAfter(read) >= triesBeforeUntold;

async function postpone(
  transaction: Transaction<Tables>,
  store: Store,
  read: Read,
  version: number,
): Promise<void> {
  const { learn_attempts: before, id } = read.row;
  const waitMs =
    read.outcome === "put_off" ? putOffForMs : Math.min(firstRetryMs * 2 ** before, longestRetryMs);
  await transaction
    .updateTable("assessments")
    .set({
      learn_attempts: attemptsAfter(read),
      learn_after: instant(new Date(store.now().getTime() + waitMs)),
      ...(isUntoldFromNow(read) && { version }),
    })
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .execute();
}
