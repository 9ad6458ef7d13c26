import { type RawBuilder, sql } from "kysely";
import { engineOf } from "@/lib/db/engine";
import { fold } from "@/lib/db/fold";
import type { Store } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";

/** The index knows words by every three letters of theirs. */
export const indexedLetters = 3;

/** The words of a search: each must occur somewhere in a row's `search_text`. */
export const wordsOf = (q: string): string[] => [...new Set(fold(q).split(" ").filter(Boolean))];

const pattern = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** That a column has the word; `%`, `_` and `\` are ordinary letters. */
export const hasWordIn = (db: Pick<Db, "getExecutor">, column: string, word: string): RawBuilder<boolean> =>
  engineOf(db) === "postgres"
    ? sql<boolean>`${sql.ref(column)} like ${pattern(word)} escape '\\'`
    : sql<boolean>`instr(${sql.ref(column)}, ${word}) > 0`;

/** That `a.search_text` has the word. */
export const hasWord = (store: Store, word: string): RawBuilder<boolean> =>
  hasWordIn(store.db, "a.search_text", word);

/**
 * The rows a search may be about, where the index shows that they are few: all rows with all words are
 * among them.
 * @returns undefined when there are more than `atMost`, or no word is long enough for the index.
 */
export async function findFew(store: Store, words: string[], atMost: number): Promise<number[] | undefined> {
  const asked = words.filter((word) => [...word].length >= indexedLetters);
  if (asked.length === 0) return undefined;
  return engineOf(store.db) === "postgres"
    ? findFewOnPostgres(store, asked, atMost)
    : findFewOnSqlite(store, asked, atMost);
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
