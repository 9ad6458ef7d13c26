import SqliteDatabase from "better-sqlite3";
import { databaseFile } from "@/lib/db/open-database";
import type {
  AssessmentCountsTable,
  AssessmentsTable,
  AuditLogTable,
  InvitationsTable,
  MirrorLeasesTable,
  MirrorStateTable,
} from "@/lib/db/types";

/** What is committed, by a connection of its own. */
export type Committed = {
  version: number;
  invitations: InvitationsTable[];
  assessments: AssessmentsTable[];
  lease: MirrorLeasesTable | undefined;
};

export type StoreReader = {
  committed(): Promise<Committed>;
  mirror(): Promise<MirrorStateTable>;
  counts(): Promise<AssessmentCountsTable[]>;
  audit(): Promise<AuditLogTable[]>;
  close(): Promise<void>;
};

/** Reads a store of SQLite beside whoever works on it. */
export function openReader(dataDir: string): StoreReader {
  const file = new SqliteDatabase(databaseFile(dataDir), { readonly: true });
  const all = <T>(text: string) => {
    const statement = file.prepare<[], T>(text);
    return () => statement.all();
  };
  const versions = all<{ version: number }>("select version from sources");
  const invitations = all<InvitationsTable>("select * from invitations order by id");
  const assessments = all<AssessmentsTable>("select * from assessments order by id");
  const leases = all<MirrorLeasesTable>("select * from mirror_leases");
  const committed = file.transaction(
    (): Committed => ({
      version: versions()[0]?.version ?? 0,
      invitations: invitations(),
      assessments: assessments(),
      lease: leases()[0],
    }),
  );
  const mirrors = all<MirrorStateTable>("select * from mirror_state");
  const counts = all<AssessmentCountsTable>("select * from assessment_counts where number <> 0");
  const audit = all<AuditLogTable>("select * from audit_log");
  return {
    committed: async () => committed(),
    async mirror() {
      const [state] = mirrors();
      if (!state) throw new Error("The store has no state of the mirror.");
      return state;
    },
    counts: async () => counts(),
    audit: async () => audit(),
    close: async () => void file.close(),
  };
}
