import { type RawBuilder, sql } from "kysely";
import { engineOf } from "@/lib/db/engine";
import { hasWordIn, isIndexed } from "@/lib/db/search/search-words";
import type { Db } from "@/lib/db/types";

export type AuditWords = { person_text: string[]; candidate_text: string[] };

const columns = ["person_text", "candidate_text"] as const;

/** The conditions that an entry `l` has all the words. */
export const hasAuditWords = (db: Pick<Db, "getExecutor">, words: AuditWords): RawBuilder<boolean>[] =>
  columns.flatMap((column) => words[column].map((word) => hasWordIn(db, `l.${column}`, word)));

/** The entries that may have all the words; undefined if they are more than `atMost`, or the words are too short. */
export async function findFewEntries(
  db: Db,
  words: AuditWords,
  atMost: number,
): Promise<string[] | undefined> {
  const asked: AuditWords = {
    person_text: words.person_text.filter(isIndexed),
    candidate_text: words.candidate_text.filter(isIndexed),
  };
  if (asked.person_text.length + asked.candidate_text.length === 0) return undefined;
  const { rows } =
    engineOf(db) === "postgres"
      ? await sql<{ id: string }>`select l.id from audit_log as l
          where ${sql.join(hasAuditWords(db, asked), sql` and `)} limit ${atMost + 1}`.execute(db)
      : await sql<{ id: string }>`select s.id
          from audit_words as w cross join audit_search as s on s.key = w.rowid
          where w.audit_words match ${phrases(asked)} limit ${atMost + 1}`.execute(db);
  return rows.length > atMost ? undefined : rows.map((row) => row.id);
}

const phrases = (words: AuditWords) =>
  columns
    .flatMap((column) => words[column].map((word) => `${column} : "${word.replaceAll('"', '""')}"`))
    .join(" AND ");
