import { setImmediate } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { engineOf } from "@/lib/db/engine";
import type { Store } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import { fold } from "@/lib/fold";

export const indexedLetters = 3;

/** The words of a search: each must occur somewhere in a row's `search_text`. */
export const wordsOf = (q: string): string[] => [...new Set(fold(q).split(" ").filter(Boolean))];

const pattern = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** The condition that a column has the word; `%`, `_` and `\` are ordinary letters. */
export const hasWordIn = (db: Pick<Db, "getExecutor">, column: string, word: string): RawBuilder<boolean> =>
  engineOf(db) === "postgres"
    ? sql<boolean>`${sql.ref(column)} like ${pattern(word)} escape '\\'`
    : sql<boolean>`instr(${sql.ref(column)}, ${word}) > 0`;

export const hasWord = (store: Store, word: string): RawBuilder<boolean> =>
  hasWordIn(store.db, "a.search_text", word);

/** The rows that may have all the words; undefined if more than `atMost`, or where an index in order is faster. */
export async function findFew(store: Store, words: string[], atMost: number): Promise<number[] | undefined> {
  const asked = words.filter((word) => [...word].length >= indexedLetters);
  if (engineOf(store.db) === "postgres")
    return asked.length === 0 ? undefined : findFewOnPostgres(store, asked, atMost);
  return asked.length === 0 ? findFewByReading(store, words, atMost) : findFewOnSqlite(store, asked, atMost);
}

async function findFewOnPostgres(store: Store, words: string[], atMost: number) {
  const conditions = words.map((word) => hasWord(store, word));
  const { rows } = await sql<{ id: number }>`select a.id from assessments as a
    where a.source_id = ${store.sourceId} and ${sql.join(conditions, sql` and `)}
    limit ${atMost + 1}`.execute(store.db);
  return rows.length > atMost ? undefined : rows.map((row) => row.id);
}

async function findFewOnSqlite(store: Store, words: string[], atMost: number) {
  const phrases = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ");
  const { rows } = await sql<{ id: number }>`select s.id
    from assessment_words as w cross join assessment_search as s on s.key = w.rowid
    where w.assessment_words match ${phrases} and s.source_id = ${store.sourceId}
    limit ${atMost + 1}`.execute(store.db);
  return rows.length > atMost ? undefined : rows.map((row) => row.id);
}

// SQLite blocks the event loop while it reads: after this many rows, others get their turn.
const readAtOnce = 2_000;

async function findFewByReading(store: Store, words: string[], atMost: number) {
  const rows = store.db
    .selectFrom("assessments as a")
    .select("a.id")
    .where("a.source_id", "=", store.sourceId);
  const found: number[] = [];
  for (let after = 0; ; ) {
    const rest = rows.where("a.id", ">", after);
    const end = await rest
      .orderBy("a.id")
      .limit(1)
      .offset(readAtOnce - 1)
      .executeTakeFirst();
    let slice = end ? rest.where("a.id", "<=", end.id) : rest;
    for (const word of words) slice = slice.where(hasWord(store, word));
    for (const { id } of await slice.execute()) found.push(id);
    if (found.length > atMost) return undefined;
    if (!end) return found;
    after = end.id;
    await setImmediate();
  }
}
