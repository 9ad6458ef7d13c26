import type { Store } from "@/lib/db/store";

/** What the member of a limited store sees, with the names of interviews; undefined for who sees everything. */
export async function nameLimit({ db, sourceId, limit }: Store) {
  if (!limit) return undefined;
  const { interviewIds, own, unclaimed } = limit;
  const interviews = await db
    .selectFrom("interviews")
    .select(["id", "name"])
    .where("source_id", "=", sourceId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const chosen = interviews.filter(({ id }) => interviewIds.includes(id));
  return { interviews: chosen.map(({ name }) => name), own, unclaimed };
}
