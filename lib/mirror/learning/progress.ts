import type { MirrorStateTable } from "@/lib/db/mirror-tables";
import type { Store } from "@/lib/db/store";
import { countLeft } from "@/lib/mirror/learning/due-rows";
import type { Guard } from "@/lib/sync/guard";

type Figures = Pick<MirrorStateTable, "identities_left" | "identities_per_minute">;

/** Counts at most this often, and for a tenth of the time at most. */
const everyMs = 1_000;
const countingShare = 10;
const measuredMs = 30_000;
const measurableMs = 3_000;

/** Notes in the store how many rows are left to read and how fast it goes, for all processes. */
export function openProgress(store: Store, guard: Guard) {
  const kept: { atMs: number; number: number }[] = [];
  const begunMs = performance.now();
  let nextMs = Number.NEGATIVE_INFINITY;
  let noted: Figures | undefined;

  function perMinute(nowMs: number): number | null {
    while (kept[0] && nowMs - kept[0].atMs > measuredMs) kept.shift();
    const overMs = Math.min(nowMs - begunMs, measuredMs);
    if (overMs < measurableMs) return null;
    const number = kept.reduce((sum, one) => sum + one.number, 0);
    return number === 0 ? null : Math.max(1, Math.round((number * 60_000) / overMs));
  }

  async function note(figures: Figures): Promise<void> {
    noted ??= await store.db
      .selectFrom("mirror_state")
      .select(["identities_left", "identities_per_minute"])
      .where("source_id", "=", store.sourceId)
      .executeTakeFirst();
    const isSame =
      noted?.identities_left === figures.identities_left &&
      noted.identities_per_minute === figures.identities_per_minute;
    if (isSame) return;
    await store.db.transaction().execute(async (transaction) => {
      await guard(transaction);
      await transaction
        .updateTable("mirror_state")
        .set(figures)
        .where("source_id", "=", store.sourceId)
        .execute();
    });
    noted = figures;
  }

  return {
    add(number: number): void {
      if (number > 0) kept.push({ atMs: performance.now(), number });
    },
    async tell({ isOver = false } = {}): Promise<void> {
      const nowMs = performance.now();
      if (!isOver && nowMs < nextMs) return;
      const left = await countLeft(store);
      nextMs = nowMs + Math.max(everyMs, countingShare * (performance.now() - nowMs));
      const pace = isOver || left === 0 ? null : perMinute(nowMs);
      await note({ identities_left: left === 0 ? null : left, identities_per_minute: pace });
    },
  };
}
