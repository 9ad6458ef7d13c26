import { connectDatabase } from "@/lib/db/opening/open-database";
import type { AssessmentsTable, InvitationsTable } from "@/lib/db/types";

export type StoreFacts = {
  invitations: InvitationsTable[];
  assessments: AssessmentsTable[];
  lists: number;
};

export type Place = { dataDir: string; databaseUrl?: string };

/** Reads the committed rows by a separate connection, whether or not an instance is running. */
export async function readStore(place: Place): Promise<StoreFacts> {
  const database = connectDatabase(place);
  try {
    const invitations = await database.db.selectFrom("invitations").selectAll().execute();
    const assessments = await database.db.selectFrom("assessments").selectAll().execute();
    const mirror = await database.db.selectFrom("mirror_state").select("lists").executeTakeFirst();
    return { invitations, assessments, lists: mirror?.lists ?? 0 };
  } finally {
    await database.close();
  }
}

export const envOf = ({ dataDir, databaseUrl }: Place): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
