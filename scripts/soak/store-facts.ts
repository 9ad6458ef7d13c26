import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import type { ImportRowsTable } from "@/lib/db/import-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { connectDatabase } from "@/lib/db/opening/open-database";

export type StoreFacts = {
  invitations: InvitationsTable[];
  assessments: AssessmentsTable[];
  importRows: ImportRowsTable[];
  lists: number;
};

export type Place = { dataDir: string; databaseUrl?: string };

/** Reads the committed rows by a separate connection, whether or not an instance is running. */
export async function readStore(place: Place): Promise<StoreFacts> {
  const database = connectDatabase(place);
  try {
    // One moment of it: another instance may go on meanwhile.
    const snapshot = database.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only");
    return await snapshot.execute(async (db) => {
      const invitations = await db.selectFrom("invitations").selectAll().execute();
      const assessments = await db.selectFrom("assessments").selectAll().execute();
      const importRows = await db.selectFrom("import_rows").selectAll().execute();
      const mirror = await db.selectFrom("mirror_state").select("lists").executeTakeFirst();
      return { invitations, assessments, importRows, lists: mirror?.lists ?? 0 };
    });
  } finally {
    await database.close();
  }
}

export const envOf = ({ dataDir, databaseUrl }: Place): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
