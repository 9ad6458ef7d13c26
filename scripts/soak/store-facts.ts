import { connectDatabase } from "@/lib/db/open-database";
import type { AssessmentsTable, InvitationsTable } from "@/lib/db/types";

export type StoreFacts = {
  invitations: InvitationsTable[];
  assessments: AssessmentsTable[];
  /** How many lists have arrived. */
  lists: number;
};

/** Where an instance keeps its rows. */
export type Place = { dataDir: string; databaseUrl?: string };

/** Reads what is committed through a connection of its own, whether or not an instance lives. */
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
