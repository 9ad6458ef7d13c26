import { type SelectQueryBuilder, sql } from "kysely";
import type { AuditEntryView, AuditFilter } from "@/lib/audit/schema";
import { type AuditWords, findFewEntries, hasAuditWords } from "@/lib/db/search/audit-search";
import { wordsOf } from "@/lib/db/search/search-words";
import type { Store } from "@/lib/db/store";
import type { AuditLogTable } from "@/lib/db/team-tables";
import type { Tables } from "@/lib/db/types";

export type AuditPlace = { at: string; id: string };

// More matches than this are so frequent that walking the log soon finds a page of them.
const sortedAtOnce = 1000;

export async function findEntries(
  store: Store,
  filter: AuditFilter,
  after: AuditPlace | undefined,
  limit: number,
): Promise<AuditEntryView[]> {
  const words: AuditWords = {
    person_text: wordsOf(filter.person),
    candidate_text: wordsOf(filter.candidate),
  };
  let select = store.db.selectFrom("audit_log as l").selectAll("l");
  const few = await findFewEntries(store.db, words, sortedAtOnce);
  if (few?.length === 0) return [];
  if (few) select = select.where("l.id", "in", few);
  for (const hasWord of hasAuditWords(store.db, words)) select = select.where(hasWord);
  if (filter.action) select = select.where("l.action", "=", filter.action);
  const entries = await within(select, filter, after)
    .orderBy("l.at", "desc")
    .orderBy("l.id", "desc")
    .limit(limit)
    .execute();
  const madeAt = await findMadeAt(store, entries);
  return entries.map((entry) => entryView(entry, store.sourceId, madeAt));
}

type MadeAt = ReadonlyMap<string, string>;

/** When the imports without a name were made, by their ids. */
async function findMadeAt({ db }: Store, entries: readonly AuditLogTable[]): Promise<MadeAt> {
  const unnamed = entries.flatMap(({ subject_type, subject_id, subject_label }) =>
    subject_type === "import" && subject_label === "" ? [subject_id] : [],
  );
  if (unnamed.length === 0) return new Map();
  const found = await db
    .selectFrom("imports")
    .select(["id", "created_at"])
    .where("id", "in", [...new Set(unnamed)])
    .execute();
  return new Map(found.map(({ id, created_at }) => [id, created_at]));
}

type Select = SelectQueryBuilder<Tables & { l: AuditLogTable }, "l", AuditLogTable>;

function within(select: Select, { from, to }: AuditFilter, after: AuditPlace | undefined): Select {
  let bounded = select;
  if (from !== undefined) bounded = bounded.where("l.at", ">=", from);
  if (to !== undefined) bounded = bounded.where("l.at", "<", to);
  if (after) bounded = bounded.where(sql<boolean>`(l.at, l.id) < (${after.at}, ${after.id})`);
  return bounded;
}

const entryView = (entry: AuditLogTable, sourceId: string, madeAt: MadeAt): AuditEntryView => ({
  id: entry.id,
  at: entry.at,
  action: entry.action,
  actor: { id: entry.actor_id ?? undefined, name: entry.actor_name },
  subject: {
    type: entry.subject_type,
    id: entry.subject_id,
    label: entry.subject_label,
    madeAt: madeAt.get(entry.subject_id),
  },
  assessmentId: entry.source_id === sourceId ? (entry.assessment_id ?? undefined) : undefined,
  details: JSON.parse(entry.details),
});
