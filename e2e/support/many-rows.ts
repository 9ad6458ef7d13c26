import { openDatabase } from "@/lib/db/opening/open-database";
import { createAssessments } from "@/lib/db/testing-rows";

/** More of a file than what the connection holds by itself, however late one is to leave it. */
export const manyRows = 20_000;

/** Fills the store of a dashboard that the test has to itself. */
export async function addManyRows(dataDir: string, count = manyRows): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  const { id: sourceId } = await db.selectFrom("sources").select("id").executeTakeFirstOrThrow();
  await createAssessments({ db, sourceId, now: () => new Date() }, count, 1_000_000);
  await close();
}
