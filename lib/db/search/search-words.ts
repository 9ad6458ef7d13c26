import { setImmediate } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import { engineOf } from "@/lib/db/engine";
import type { AssessmentsQuery } from "@/lib/db/search/indexed-assessments";
import type { Store } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import { fold } from "@/lib/fold";

const indexedLetters = 3;

export const isIndexed = (word: string): boolean => [...word].length >= indexedLetters;

/** The words of a search: each must occur somewhere in a row's `search_text`. */
export const wordsOf = (q: string): string[] => [...new Set(fold(q).split(" ").filter(Boolean))];

const pattern = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** The condition that a column has the word; `%`, `_` and `\` are ordinary letters. */
export const hasWordIn = (db: Pick<Db, "getExecutor">, column: string, word: string): RawBuilder<boolean> =>
  engineOf(db) === "postgres"
    ? sql<boolean>`${sql.ref(column)} like ${pattern(word)} escape '\\'`
    : sql<boolean>`instr(${sql.ref(column)}, ${word}) > 0`;

/** For a limited member without an index, since the duration of a search would reveal hidden matches. */
export const hasWord = (store: Store, word: string): RawBuilder<boolean> =>
  store.limit && engineOf(store.db) === "postgres"
    ? sql<boolean>`(a.search_text || '') like ${pattern(word)} escape '\\'`
    : hasWordIn(store.db, "a.search_text", word);

/**
 * The rows that may have all the words; undefined if more than `atMost`, or where an index in order is faster.
 * @param known their `tellingWords`, if they are known.
 */
export async function findFew(
  store: Store,
  words: string[],
  atMost: number,
  known?: string[],
): Promise<number[] | undefined> {
  const telling = known ?? (await tellingWords(store, words));
  if (engineOf(store.db) === "postgres")
    return telling.length === 0 ? undefined : findFewOnPostgres(store, telling, atMost);
  return telling.length === 0
    ? findFewByReading(store, words, atMost)
    : findFewOnSqlite(store, telling, atMost);
}

/** In SQLite's index a word with so many rows takes longer to meet with another word than it spares. */
const everywhere = 10_000;

/** Of a search's words those to look for in the words' index; none where all are too short for it, as for `hasWord`. */
export async function tellingWords(store: Store, words: string[]): Promise<string[]> {
  if (store.limit) return [];
  const asked = words.filter(isIndexed);
  if (asked.length < 2 || engineOf(store.db) === "postgres") return asked;
  const rare: string[] = [];
  for (const word of asked) {
    const { rows } = await sql<{ number: number }>`select count(*) as number from (
      select 1 from assessment_words where assessment_words match ${phrase(word)} limit ${everywhere})`.execute(
      store.db,
    );
    if (rows.some(({ number }) => number < everywhere)) rare.push(word);
  }
  return rare.length > 0 ? rare : asked;
}

const phrase = (word: string) => `"${word.replaceAll('"', '""')}"`;

async function findFewOnPostgres(store: Store, words: string[], atMost: number) {
  const conditions = words.map((word) => hasWord(store, word));
  const { rows } = await sql<{ id: number }>`select a.id from assessments as a
    where a.source_id = ${store.sourceId} and ${sql.join(conditions, sql` and `)}
    limit ${atMost + 1}`.execute(store.db);
  return rows.length > atMost ? undefined : rows.map((row) => row.id);
}

async function findFewOnSqlite(store: Store, words: string[], atMost: number) {
  const { rows } = await foundOnSqlite(store, words, atMost + 1).execute(store.db);
  return rows.length > atMost ? undefined : rows.map((row) => row.id);
}

/** With so many to look up, sorting takes as long as the walks that it spares. */
const mostSorted = 20_000;

/**
 * The rows that may have all the words, where looking all of them up is better than a walk of unknown length: SQLite
 * may have to read the table to its end. Undefined if they are too many, and on PostgreSQL, which knows better itself.
 */
export const findToSort = async (store: Store, telling: string[]): Promise<number[] | undefined> =>
  engineOf(store.db) === "postgres" ? undefined : findFewOnSqlite(store, telling, mostSorted);

const foundOnSqlite = (store: Store, words: string[], limit: number): RawBuilder<{ id: number }> =>
  sql`select s.id from assessment_words as w cross join assessment_search as s on s.key = w.rowid
    where w.assessment_words match ${words.map(phrase).join(" AND ")} and s.source_id = ${store.sourceId}
    limit ${limit}`;

/**
 * Assessments as `a`, the first that the words' index finds, in no order; conditions may leave fewer of them. PostgreSQL
 * decides itself how many it looks at. @param telling at least one of `tellingWords`.
 */
export function firstFound(store: Store, telling: string[], first: number): AssessmentsQuery {
  if (engineOf(store.db) === "postgres")
    return store.db
      .selectFrom(sql<AssessmentsTable>`assessments`.as<"a">(sql`a`))
      .where("a.source_id", "=", store.sourceId);
  const found = sql`(${foundOnSqlite(store, telling, first)}) as found`;
  return store.db
    .selectFrom(sql<AssessmentsTable>`${found} cross join assessments`.as<"a">(sql`a`))
    .where("a.source_id", "=", store.sourceId)
    .where("a.id", "=", sql<number>`found.id`);
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
