import type { Store } from "@/lib/db/store";
import { limitKey } from "@/lib/db/visibility/limit";
import { hashText } from "@/lib/hash-text";

/** `seen`: of a limited member, how many rows they see. */
type Version = { epoch: string; version: number; seen?: number };

/**
 * How far a source’s history has come (architecture.md, invariant 4). A limited member’s ends with the last change of a
 * row that they see, so that it says nothing about others. Another limit is another history.
 * @throws Error when the store doesn't have the source.
 */
export async function readVersion(store: Store): Promise<Version> {
  const whole = await store.db
    .selectFrom("sources")
    .select(["epoch", "version"])
    .where("id", "=", store.sourceId)
    .executeTakeFirstOrThrow();
  if (!store.limit) return whole;
  const seen = await store.db
    .selectFrom("assessments")
    .select(({ fn }) => [fn.max("version").as("version"), fn.countAll<number>().as("rows")])
    .where("source_id", "=", store.sourceId)
    .executeTakeFirstOrThrow();
  return {
    epoch: `${whole.epoch}-${hashOf(store.limit)}`,
    version: seen.version ?? 0,
    seen: Number(seen.rows),
  };
}

const hashOf = (limit: Store["limit"]) => hashText(limitKey(limit)).toString(36);
