import { type Kysely, sql } from "kysely";
import type { Engine } from "@/lib/db/engine";
import type { Tables } from "@/lib/db/types";

/** An index over every three letters of `search_text`, so that a rare word is found without reading all rows. */
export const keepSearchIndex = (db: Kysely<Tables>, engine: Engine): Promise<void> =>
  engine === "postgres" ? onPostgres(db) : onSqlite(db);

/** FTS5 needs a number for each row that lasts; the implicit ones of `assessments` change with VACUUM. */
async function onSqlite(db: Kysely<Tables>): Promise<void> {
  await sql`create table assessment_search (key integer primary key, source_id text not null, id bigint not null,
    unique (source_id, id))`.execute(db);
  await sql`create virtual table assessment_words using fts5 (search_text, content = '', contentless_delete = 1,
    tokenize = 'trigram case_sensitive 1')`.execute(db);
  await sql`insert into assessment_search (source_id, id) select source_id, id from assessments`.execute(db);
  await sql`insert into assessment_words (rowid, search_text) select s.key, a.search_text
    from assessment_search s join assessments a on a.source_id = s.source_id and a.id = s.id`.execute(db);

  const keyOf = (row: "old" | "new") =>
    sql`(select key from assessment_search where source_id = ${sql.ref(`${row}.source_id`)}
      and id = ${sql.ref(`${row}.id`)})`;
  await sql`create trigger assessments_findable after insert on assessments begin
    insert into assessment_search (source_id, id) values (new.source_id, new.id);
    insert into assessment_words (rowid, search_text) values (${keyOf("new")}, new.search_text);
  end`.execute(db);
  await sql`create trigger assessments_found_otherwise after update of search_text on assessments
    when old.search_text <> new.search_text begin
    update assessment_words set search_text = new.search_text where rowid = ${keyOf("new")};
  end`.execute(db);
  await sql`create trigger assessments_not_findable after delete on assessments begin
    delete from assessment_words where rowid = ${keyOf("old")};
    delete from assessment_search where source_id = old.source_id and id = old.id;
  end`.execute(db);
}

/** If this role can have `pg_trgm`. Without it, search reads the rows: slower, with the same result. */
async function onPostgres(db: Kysely<Tables>): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm schema public;
  exception when others then
    raise notice 'pg_trgm can not be created here (%), search goes without its index', sqlerrm;
  end $$`.execute(db);
  const { rows } = await sql<{ schema: string }>`select n.nspname as schema from pg_extension e
    join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'`.execute(db);
  const schema = rows[0]?.schema;
  if (schema === undefined) return;
  // Every search would read a long list of entries that aren't yet sorted in.
  await sql`create index assessments_by_trigram on assessments
    using gin (search_text ${sql.id(schema, "gin_trgm_ops")}) with (gin_pending_list_limit = 512)`.execute(
    db,
  );
}
