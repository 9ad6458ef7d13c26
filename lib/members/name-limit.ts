import type { Store } from "@/lib/db/store";

/** What the member of a limited store sees, with the names of interviews; undefined if they see all assessments. */
export async function nameLimit({ db, sourceId, limit }: Store) {
  if (!limit?.rows) return undefined;
  const { interviewIds, own, unclaimed } = limit.rows;
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
