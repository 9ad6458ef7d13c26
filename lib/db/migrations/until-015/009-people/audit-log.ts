import { type Kysely, sql } from "kysely";
import type { Engine } from "@/lib/db/engine";
import { describeOldEntries } from "@/lib/db/migrations/until-015/009-people/old-entries";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

/** Gives each entry the texts of whom it is about, and an index over them. */
export async function keepAuditReadable(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const text = sortedText(engine);
  await db.schema.alterTable("audit_log").addColumn("source_id", text).execute();
  await db.schema.alterTable("audit_log").addColumn("assessment_id", "bigint").execute();
  for (const name of ["subject_label", "person_text", "candidate_text"]) {
    await db.schema
      .alterTable("audit_log")
      .addColumn(name, text, (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await describeOldEntries(db);
  await db.schema
    .createIndex("audit_log_by_action")
    .on("audit_log")
    .columns(["action", "at", "id"])
    .execute();
  if (engine === "postgres") await indexOnPostgres(db);
  else await indexOnSqlite(db);
}

/** As in migration 003: FTS5 knows rows by number, and the log's ids are none. */
async function indexOnSqlite(db: Kysely<Tables>): Promise<void> {
  await sql`create table audit_search (key integer primary key, id text not null unique)`.execute(db);
  await sql`create virtual table audit_words using fts5 (person_text, candidate_text, content = '',
    contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`.execute(db);
  await sql`insert into audit_search (id) select id from audit_log`.execute(db);
  await sql`insert into audit_words (rowid, person_text, candidate_text)
    select s.key, l.person_text, l.candidate_text
    from audit_search s join audit_log l on l.id = s.id`.execute(db);
  await sql`create trigger audit_log_findable after insert on audit_log begin
    insert into audit_search (id) values (new.id);
    insert into audit_words (rowid, person_text, candidate_text)
      values ((select key from audit_search where id = new.id), new.person_text, new.candidate_text);
  end`.execute(db);
  await sql`create trigger audit_log_not_findable after delete on audit_log begin
    delete from audit_words where rowid = (select key from audit_search where id = old.id);
    delete from audit_search where id = old.id;
  end`.execute(db);
}

/** With `pg_trgm`, where migration 003 found it. */
async function indexOnPostgres(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select n.nspname as schema from pg_extension e
    join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'`.execute(db);
  const schema = rows[0]?.schema;
  if (schema === undefined) return;
  for (const column of ["person_text", "candidate_text"]) {
    await sql`create index ${sql.id(`audit_log_by_${column}`)} on audit_log
      using gin (${sql.ref(column)} ${sql.id(schema, "gin_trgm_ops")})
      with (gin_pending_list_limit = 512)`.execute(db);
  }
}
