import { type RawBuilder, sql } from "kysely";
import { describeCandidates } from "@/lib/audit/describe-subject";
import { findFewEntries } from "@/lib/db/search/audit-search";
import type { AuditLogTable } from "@/lib/db/team-tables";
import { namesThem, ofIdentityInLog } from "@/lib/erasing/erase-events";
import type { Erasing } from "@/lib/erasing/erasing";
import { orNo, orNone, type Traces } from "@/lib/erasing/find-traces";
import { mentionsAddress, mentionsAny } from "@/lib/erasing/mentions-any";
import { harmlessDetails, mentionOf, redactStored } from "@/lib/erasing/redact";
import { redactSearch, searchesFor } from "@/lib/erasing/redact-search";
import { fold } from "@/lib/fold";

type Written = Pick<AuditLogTable, "subject_label" | "candidate_text" | "details">;

/** Keeps who did what, and when, without the candidate’s name. */
export async function eraseAuditEntries(erasing: Erasing): Promise<number> {
  const { transaction } = erasing;
  let changed = 0;
  for (const entry of await findEntries(erasing)) {
    const written = (await isTheirs(entry, erasing))
      ? withoutCandidate(entry)
      : await withoutThem(entry, erasing);
    if ((Object.keys(written) as (keyof Written)[]).every((name) => written[name] === entry[name])) continue;
    await transaction.updateTable("audit_log").set(written).where("id", "=", entry.id).execute();
    changed += 1;
  }
  return changed;
}

/** The entries that may name them. Each way to find some has an index of its own. */
async function findEntries({ transaction, store, traces }: Erasing): Promise<AuditLogTable[]> {
  const { addresses, assessments, invitations } = traces;
  const searches = searchesFor(traces).flatMap((text) => [text, fold(text)]);
  const details = sql.ref("details");
  const ways = [
    sql<boolean>`assessment_id in (${sql.join(orNo(assessments))})`,
    sql<boolean>`subject_type = 'invitation' and subject_id in (${sql.join(orNone(invitations))})`,
    // Of several candidates: `"ids":[7,8]`.
    sql<boolean>`details like '%"ids":[%' and ${mentionsAny(details, assessments.map(String))}`,
    sql<boolean>`details like '%"q%' and ${mentionsAny(details, searches)}`,
    mentionsAddress("details", addresses),
    mentionsAddress("subject_label", addresses),
    await mentionedInCandidate(transaction, addresses.map(fold)),
  ];
  const found = new Map<string, AuditLogTable>();
  for (const way of ways) {
    const rows = await transaction
      .selectFrom("audit_log")
      .selectAll()
      .where((where) => where.or([where("source_id", "=", store.sourceId), where("source_id", "is", null)]))
      .where(way)
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()];
}

/** SQLite takes 32 766 values. */
const mostEntries = 10_000;

/** Whether `candidate_text` has one of the addresses, by its search index. */
async function mentionedInCandidate(
  transaction: Erasing["transaction"],
  addresses: string[],
): Promise<RawBuilder<boolean>> {
  const ids: string[] = [];
  for (const address of addresses) {
    const words = { person_text: [], candidate_text: [address] };
    const few = await findFewEntries(transaction, words, mostEntries);
    if (few === undefined || ids.length + few.length > mostEntries)
      return mentionsAny(sql.ref("candidate_text"), addresses);
    ids.push(...few);
  }
  return sql<boolean>`id in (${sql.join(orNone(ids))})`;
}

/** Whether an entry is about this candidate alone. */
async function isTheirs(entry: AuditLogTable, { transaction, store, traces }: Erasing): Promise<boolean> {
  const { assessment_id: id, subject_type: type, subject_id, details, action } = entry;
  if (type !== "assessment" && type !== "invitation") return false;
  if (id !== null && entry.source_id === store.sourceId && traces.assessments.includes(id)) return true;
  // A claim or correction of an assessment that was taken for theirs.
  if (id !== null) return ofIdentityInLog.includes(action) && namesThem(details, traces);
  if (traces.invitations.includes(subject_id)) return true;
  const isOfOther = await transaction
    .selectFrom("invitations")
    .select("id")
    .where("id", "=", subject_id)
    .executeTakeFirst();
  return !isOfOther && isMentioned(entry.candidate_text, traces);
}

const isMentioned = (folded: string, { addresses }: Traces) => mentionOf(addresses.map(fold))(folded);

function withoutCandidate({ assessment_id: id, details }: AuditLogTable): Written {
  return {
    subject_label: id === null ? "" : `#${id}`,
    candidate_text: id === null ? "" : String(id),
    details: harmlessDetails(details),
  };
}

/** An entry about several candidates, another one, or something else, without this one. */
async function withoutThem(entry: AuditLogTable, erasing: Erasing): Promise<Written> {
  const { transaction, store, traces, redact } = erasing;
  const details: Record<string, unknown> = JSON.parse(
    redactStored("details", redactSearch(entry.details, traces), redact),
  );
  const ids = Array.isArray(details.ids) ? details.ids.map(Number) : [];
  const own = ids.filter((id) => traces.assessments.includes(id));
  const written = {
    ...(await describedAnew(entry, erasing)),
    details: sameUnlessChanged(entry.details, details),
  };
  if (own.length === 0) return written;
  // The words of a decision are about each of them.
  const { label } = (details.reason ?? {}) as { label?: string };
  if (details.reason !== undefined) details.reason = label === undefined ? undefined : { label };
  const others = await describeCandidates(
    transaction,
    store.sourceId,
    ids.filter((id) => !own.includes(id)),
  );
  return {
    ...written,
    candidate_text: fold([...others, ...own].filter(Boolean).join(" ")),
    details: sameUnlessChanged(entry.details, details),
  };
}

/** What an entry is called and found by, where that names this candidate. */
async function describedAnew(
  { assessment_id: id, subject_label, candidate_text }: AuditLogTable,
  { transaction, store, traces, redact }: Erasing,
): Promise<Pick<Written, "subject_label" | "candidate_text">> {
  const label = redactStored("subject_label", subject_label, redact);
  if (!isMentioned(candidate_text, traces)) return { subject_label: label, candidate_text };
  if (id !== null) {
    // It was about this candidate by mistake: now it is called by whose assessment it is.
    const [name, email, ...more] = await describeCandidates(transaction, store.sourceId, [id]);
    return {
      subject_label: String(name || email || `#${id}`),
      candidate_text: fold([name, email, ...more].filter(Boolean).join(" ")),
    };
  }
  // One that doesn’t list its candidates has one: then only the number is left to find it by.
  const numbers = candidate_text
    .split(" ")
    .filter((word) => traces.assessments.some((own) => String(own) === word));
  return { subject_label: label, candidate_text: numbers.join(" ") };
}

/** Keeps an entry that nothing is taken out of as it was written. */
function sameUnlessChanged(before: string, details: Record<string, unknown>): string {
  const after = JSON.stringify(details);
  return after === JSON.stringify(JSON.parse(before)) ? before : after;
}
