import SqliteDatabase from "better-sqlite3";
import type pg from "pg";
import type { AssessmentCountsTable, AssessmentsTable, ErasuresTable } from "@/lib/db/assessment-tables";
import type { ImportRowsTable, ImportsTable } from "@/lib/db/import-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import type { MirrorLeasesTable } from "@/lib/db/mirror-tables";
import { databaseFile } from "@/lib/db/opening/open-database";
import type { AuditLogTable } from "@/lib/db/team-tables";

export type Committed = {
  version: number;
  invitations: InvitationsTable[];
  assessments: AssessmentsTable[];
  imports: ImportsTable[];
  importRows: ImportRowsTable[];
  lease: MirrorLeasesTable | null;
  erasures: ErasuresTable[];
};

export type StoreReader = {
  committed(): Promise<Committed>;
  counts(): Promise<AssessmentCountsTable[]>;
  audit(): Promise<AuditLogTable[]>;
};

/** Reads a PostgreSQL store beside its users. As JSON, rows have SQLite’s shape. */
export function readPostgres(client: pg.Client): StoreReader {
  const rows = (table: string, rest = "") =>
    `(select coalesce(json_agg(one), '[]') from (select * from ${table} ${rest}) as one)`;
  const ask = async <T>(name: string, text: string): Promise<T> => {
    const asked = await client.query<{ told: T }>({ name, text: `select ${text} as told` });
    const [row] = asked.rows;
    if (!row) throw new Error("The store doesn’t answer.");
    return row.told;
  };
  return {
    committed: () =>
      ask(
        "committed",
        `json_build_object('version', coalesce((select version from sources), 0),
          'invitations', ${rows("invitations", "order by id")},
          'assessments', ${rows("assessments", "order by id")},
          'imports', ${rows("imports", "order by id")},
          'importRows', ${rows("import_rows", "order by import_id, line")},
          'erasures', ${rows("erasures", "order by id")},
          'lease', (select row_to_json(one) from mirror_leases as one))`,
      ),
    counts: () => ask("counts", rows("assessment_counts", "where number <> 0")),
    audit: () => ask("audit", rows("audit_log")),
  };
}

export function openReader(dataDir: string): StoreReader & { close(): void } {
  const file = new SqliteDatabase(databaseFile(dataDir), { readonly: true });
  const all = <T>(text: string) => {
    const statement = file.prepare<[], T>(text);
    return () => statement.all();
  };
  const versions = all<{ version: number }>("select version from sources");
  const invitations = all<InvitationsTable>("select * from invitations order by id");
  const assessments = all<AssessmentsTable>("select * from assessments order by id");
  const imports = all<ImportsTable>("select * from imports order by id");
  const importRows = all<ImportRowsTable>("select * from import_rows order by import_id, line");
  const erasures = all<ErasuresTable>("select * from erasures order by id");
  const leases = all<MirrorLeasesTable>("select * from mirror_leases");
  const committed = file.transaction(
    (): Committed => ({
      version: versions()[0]?.version ?? 0,
      invitations: invitations(),
      assessments: assessments(),
      imports: imports(),
      importRows: importRows(),
      lease: leases()[0] ?? null,
      erasures: erasures(),
    }),
  );
  const counts = all<AssessmentCountsTable>("select * from assessment_counts where number <> 0");
  const audit = all<AuditLogTable>("select * from audit_log");
  return {
    committed: async () => committed(),
    counts: async () => counts(),
    audit: async () => audit(),
    close: () => void file.close(),
  };
}
