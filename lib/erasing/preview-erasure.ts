import { type RawBuilder, sql } from "kysely";
import { refuseErased } from "@/lib/assessments/erased";
import type { Store } from "@/lib/db/store";
import { isUnsettled } from "@/lib/erasing/erase-candidate";
import { findBlock } from "@/lib/erasing/erasure-blocks";
import { findTraces, orNo, type Traces } from "@/lib/erasing/find-traces";
import { mentionsAny } from "@/lib/erasing/mentions-any";
import type { ErasurePreview } from "@/lib/erasing/schema";

/** More than anyone would edit by hand. */
const mostMentions = 50;

/** What is deleted if the whole person behind an assessment is erased. @throws ProblemError 404; 409 `erased` */
export async function previewErasure(
  store: Store,
  id: number,
  reader: { id: string },
): Promise<ErasurePreview> {
  await refuseErased(store.db, store, [id]);
  const traces = await findTraces(store, id);
  const ids = orNo(traces.assessments);
  const notes = await store.db
    .selectFrom("notes")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "in", ids)
    .execute();
  const shortlists = await store.db
    .selectFrom("shortlist_entries as e")
    .innerJoin("shortlists as s", "s.id", "e.shortlist_id")
    .select("e.shortlist_id")
    .where("s.source_id", "=", store.sourceId)
    .where("e.assessment_id", "in", ids)
    .execute();
  const mentions = await findMentions(store, traces, reader);
  return {
    name: traces.names[0] ?? traces.addresses[0],
    assessments: traces.assessments,
    notes: notes.length,
    invitations: traces.invitations.length,
    importRows: traces.importRows.length,
    shortlists: new Set(shortlists.map(({ shortlist_id }) => shortlist_id)).size,
    mentions: mentions.slice(0, mostMentions),
    hasMoreMentions: mentions.length > mostMentions,
    block: await findBlock(store, traces.assessments),
    isUnsettled: await isUnsettled(store, traces),
  };
}

type Mention = ErasurePreview["mentions"][number];

/** Where their full name is in texts that aren’t about them alone. It may be a namesake’s. */
async function findMentions(
  store: Store,
  { names, assessments }: Traces,
  reader: { id: string },
): Promise<Mention[]> {
  const full = names.filter((name) => /\s/.test(name.trim()));
  if (full.length === 0) return [];
  const says = (...columns: string[]) =>
    sql<boolean>`(${sql.join(
      columns.map((column) => mentionsAny(sql.ref(column), full)),
      sql` or `,
    )})`;
  const ofSource = sql`source_id = ${store.sourceId}`;
  const onShortlist = sql`shortlist_id in (select id from shortlists where ${ofSource})`;
  /** Assessments of others, with the candidate’s name or else the address. */
  const ofAssessments = (condition: RawBuilder<unknown>) =>
    sql<{ id: number; label: string }>`select a.id,
        coalesce(nullif(trim(coalesce(a.first_name, '') || ' ' || coalesce(a.last_name, '')), ''), a.email, '') as label
      from assessments as a where a.source_id = ${store.sourceId} and a.id not in (${sql.join(orNo(assessments))})
        and ${condition}`;
  const ofAssessment = (table: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    ofAssessments(sql`a.id in (select assessment_id from ${table} where ${condition})`);
  const places: [Mention["kind"], RawBuilder<{ id: string | number; label: string }>][] = [
    ["import", sql`select id, name as label from imports where ${ofSource} and ${says("name", "columns")}`],
    [
      "shortlist",
      sql`select id, name as label from shortlists where ${ofSource} and ${says("name", "note")}`,
    ],
    [
      "view",
      sql`select id, name as label from saved_views
        where ${ofSource} and (shared = 1 or owner_id = ${reader.id}) and ${says("name", "query")}`,
    ],
    [
      "template",
      sql`select kind as id, subject as label from message_templates
        where ${ofSource} and ${says("subject", "body")}`,
    ],
    ["decision", ofAssessments(says("decision_reason"))],
    ["block", ofAssessment(sql`erasure_blocks`, sql`${ofSource} and ${says("reason")}`)],
    ["note", ofAssessment(sql`notes`, sql`${ofSource} and ${says("body")}`)],
    ["word", ofAssessment(sql`shortlist_entries`, sql`${onShortlist} and ${says("word")}`)],
    ["comment", ofAssessment(sql`shortlist_votes`, sql`${onShortlist} and ${says("comment")}`)],
  ];
  const found: Mention[] = [];
  for (const [kind, select] of places) {
    const { rows } = await sql<{ id: string | number; label: string }>`${select}
      limit ${mostMentions + 1 - found.length}`.execute(store.db);
    found.push(...rows.map(({ id, label }) => ({ kind, id: String(id), label })));
  }
  return found;
}
