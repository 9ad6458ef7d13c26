import type { Store } from "@/lib/db/store";

/** @returns the names of these interviews, by id and in its order; undefined if one of them isn’t known. */
export async function nameInterviews(
  { db, sourceId }: Store,
  ids: readonly number[],
): Promise<Map<number, string> | undefined> {
  if (ids.length === 0) return new Map();
  const known = await db
    .selectFrom("interviews")
    .select(["id", "name"])
    .where("source_id", "=", sourceId)
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  return known.length < ids.length ? undefined : new Map(known.map(({ id, name }) => [id, name]));
}
