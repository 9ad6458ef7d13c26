import { type RawBuilder, sql } from "kysely";
import type { Tables } from "@/lib/db/types";
import type { Erasing } from "@/lib/erasing/erasing";
import { orNo, orNone } from "@/lib/erasing/find-traces";
import { mentionsAddress } from "@/lib/erasing/mentions-any";
import { redactStored } from "@/lib/erasing/redact";
import { fold } from "@/lib/fold";

export const ofSource = ({ store }: Erasing) => sql<boolean>`source_id = ${store.sourceId}`;
export const inShortlists = ({ store }: Erasing) =>
  sql<boolean>`shortlist_id in (select id from shortlists where source_id = ${store.sourceId})`;
export const inImports = ({ store }: Erasing) =>
  sql<boolean>`import_id in (select id from imports where source_id = ${store.sourceId})`;

type Row = Record<string, string | number | null>;
type Touch = (erasing: Erasing, rows: Row[]) => Promise<unknown>;

const keysOf: Partial<Record<keyof Tables, string[]>> = {
  shortlist_votes: ["shortlist_id", "assessment_id", "member_id"],
  shortlist_entries: ["shortlist_id", "assessment_id"],
  notes: ["id", "assessment_id"],
  events: ["id", "assessment_id"],
  assessments: ["source_id", "id"],
  erasure_blocks: ["source_id", "assessment_id"],
  import_rows: ["import_id", "line"],
  message_templates: ["source_id", "kind", "interview_id"],
  mirror_state: ["source_id"],
};

/** Takes their addresses out of texts about others. @param tell marks what open screens show as changed. */
export async function redactColumns(
  erasing: Erasing,
  table: keyof Tables,
  columns: string[],
  scope: RawBuilder<boolean>,
  tell?: Touch,
): Promise<number> {
  const { transaction, addresses, redact } = erasing;
  if (addresses.length === 0) return 0;
  const keys = keysOf[table] ?? ["id"];
  const mentions = sql.join(
    columns.map((column) => mentionsAddress(column, addresses)),
    sql` or `,
  );
  const { rows } = await sql<Row>`select ${sql.join([...keys, ...columns].map((name) => sql.ref(name)))}
    from ${sql.table(table)} where ${scope} and (${mentions})`.execute(transaction);
  const changed: Row[] = [];
  for (const row of rows) {
    const after = columns.flatMap((column): [string, string][] => {
      const before = row[column];
      const now = typeof before === "string" ? redactStored(column, before, redact) : before;
      return typeof now === "string" && now !== before
        ? [[column, now], ...foldedOf(table, column, now)]
        : [];
    });
    if (after.length === 0) continue;
    const set = after.map(([column, now]) => sql`${sql.ref(column)} = ${now}`);
    const own = keys.map((key) => sql`${sql.ref(key)} = ${row[key]}`);
    await sql`update ${sql.table(table)} set ${sql.join(set)} where ${sql.join(own, sql` and `)}`.execute(
      transaction,
    );
    changed.push(row);
  }
  if (changed.length > 0) await tell?.(erasing, changed);
  return changed.length;
}

/** A name’s folded form, where the table has it. */
const foldedOf = (table: keyof Tables, column: string, text: string): [string, string][] =>
  column === "name" && (table === "saved_views" || table === "shortlists")
    ? [["name_folded", fold(text)]]
    : [];

const textsOf = (rows: Row[], name: string) => [...new Set(rows.map((row) => String(row[name])))];

export const touchShortlists: Touch = ({ transaction, version }, rows) =>
  transaction
    .updateTable("shortlists")
    .set({ version })
    .where("id", "in", orNone([...textsOf(rows, "shortlist_id"), ...textsOf(rows, "id")]))
    .execute();

export const touchImports: Touch = ({ transaction, version }, rows) =>
  transaction
    .updateTable("imports")
    .set({ version })
    .where("id", "in", orNone([...textsOf(rows, "import_id"), ...textsOf(rows, "id")]))
    .execute();

const touch = ({ transaction, store, version }: Erasing, ids: number[]) =>
  transaction
    .updateTable("assessments")
    .set({ version })
    .where("source_id", "=", store.sourceId)
    .where("id", "in", orNo(ids))
    .execute();

export const touchAssessments: Touch = (erasing, rows) =>
  touch(
    erasing,
    rows.map((row) => Number(row.assessment_id)),
  );

export const touchRows: Touch = (erasing, rows) =>
  touch(
    erasing,
    rows.map((row) => Number(row.id)),
  );
