import { sql } from "kysely";
import type { places } from "@/lib/db/places";
import { eraseAssessments } from "@/lib/erasing/erase-assessments";
import { eraseAuditEntries } from "@/lib/erasing/erase-audit-entries";
import { eraseEvents } from "@/lib/erasing/erase-events";
import { eraseImportRows } from "@/lib/erasing/erase-import-rows";
import { eraseInvitations } from "@/lib/erasing/erase-invitations";
import type { Erase, Erasing } from "@/lib/erasing/erasing";
import { orNo, orNone } from "@/lib/erasing/find-traces";
import { redactAddresses } from "@/lib/erasing/redact";
import {
  inImports,
  inShortlists,
  ofSource,
  redactColumns,
  touchAssessments,
  touchImports,
  touchRows,
  touchShortlists,
} from "@/lib/erasing/redact-columns";
import { noteChange } from "@/lib/notifications/note-change";

// The conditions of the partial indexes in migration 036.
const withFailure = (erasing: Erasing) =>
  sql<boolean>`${ofSource(erasing)} and (failure_message is not null or failure_errors is not null)`;
const withCells = (erasing: Erasing) => sql<boolean>`${inImports(erasing)} and cells is not null`;

/** What erasing does to each place. A table that is added there fails the type check here. */
const erasers: Record<keyof typeof places, Erase> = {
  // First the tables that are searched by what later ones still have.
  shortlist_votes: async (erasing) =>
    (await removeFromShortlists(erasing, "shortlist_votes")) +
    (await redactColumns(erasing, "shortlist_votes", ["comment"], inShortlists(erasing), touchShortlists)),
  shortlist_entries: async (erasing) =>
    (await removeFromShortlists(erasing, "shortlist_entries")) +
    (await redactColumns(erasing, "shortlist_entries", ["word"], inShortlists(erasing), touchShortlists)),
  notes: async (erasing) =>
    (await deleteOwn(erasing, "notes")) +
    (await redactColumns(erasing, "notes", ["body"], ofSource(erasing), touchAssessments)),
  erasure_blocks: async (erasing) =>
    (await deleteOwn(erasing, "erasure_blocks")) +
    (await redactColumns(erasing, "erasure_blocks", ["reason"], ofSource(erasing))),
  audit_log: eraseAuditEntries,
  events: async (erasing) =>
    (await eraseEvents(erasing)) +
    (await redactColumns(erasing, "events", ["details"], ofSource(erasing), touchAssessments)),
  import_rows: async (erasing) =>
    (await eraseImportRows(erasing)) +
    (await redactColumns(erasing, "import_rows", ["cells"], withCells(erasing), touchImports)),
  assessments: async (erasing) =>
    (await eraseAssessments(erasing)) +
    (await redactColumns(erasing, "assessments", ["decision_reason"], ofSource(erasing), touchRows)),
  invitations: async (erasing) =>
    (await eraseInvitations(erasing)) +
    (await redactColumns(
      erasing,
      "invitations",
      ["failure_message", "failure_errors"],
      withFailure(erasing),
    )),
  candidates: eraseCandidates,
  imports: (erasing) =>
    redactColumns(erasing, "imports", ["name", "columns"], ofSource(erasing), touchImports),
  shortlists: (erasing) =>
    redactColumns(erasing, "shortlists", ["name", "note"], ofSource(erasing), touchShortlists),
  saved_views: (erasing) => redactColumns(erasing, "saved_views", ["name", "query"], ofSource(erasing)),
  message_templates: (erasing) =>
    redactColumns(erasing, "message_templates", ["subject", "body"], ofSource(erasing)),
  mirror_state: (erasing) => redactColumns(erasing, "mirror_state", ["failure_message"], ofSource(erasing)),
};

/** Erases a person from every place. @returns how many rows had something about them. */
export async function erasePlaces(given: Omit<Erasing, "addresses" | "redact">): Promise<number> {
  const { transaction, traces } = given;
  const colleagues = await transaction
    .selectFrom("members")
    .select("email_folded")
    .where("email_folded", "in", orNone(traces.addresses))
    .execute();
  const addresses = traces.addresses.filter((one) => !colleagues.some((row) => row.email_folded === one));
  const erasing = { ...given, addresses, redact: redactAddresses(addresses) };
  let places = 0;
  for (const erase of Object.values(erasers)) places += await erase(erasing);
  await forgetBeside(erasing);
  return places;
}

/** Deletes rows that only point to their assessments. */
async function forgetBeside(erasing: Erasing): Promise<void> {
  const { transaction, store, traces, version } = erasing;
  const told = await transaction
    .deleteFrom("notifications")
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "in", orNo(traces.assessments))
    .executeTakeFirst();
  if (told.numDeletedRows > 0n) await noteChange(transaction, store, version);
  await deleteOwn(erasing, "identity_wishes");
  await deleteOwn(erasing, "retention_notices");
}

async function removeFromShortlists(
  erasing: Erasing,
  table: "shortlist_entries" | "shortlist_votes",
): Promise<number> {
  const { transaction, traces } = erasing;
  const rows = await transaction
    .deleteFrom(table)
    .where("assessment_id", "in", orNo(traces.assessments))
    .where(inShortlists(erasing))
    .returning("shortlist_id")
    .execute();
  if (rows.length > 0) await touchShortlists(erasing, rows);
  return rows.length;
}

async function deleteOwn(
  { transaction, store, traces }: Erasing,
  table: "notes" | "erasure_blocks" | "retention_notices" | "identity_wishes",
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom(table)
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "in", orNo(traces.assessments))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes addresses from the directory that no assessment or invitation has. */
export async function forgetUnused(given: Pick<Erasing, "transaction" | "store" | "traces">): Promise<void> {
  const { transaction, store, traces } = given;
  const used = new Set<string | null>();
  for (const table of ["assessments", "invitations"] as const) {
    const rows = await transaction
      .selectFrom(table)
      .select("email_folded")
      .where("source_id", "=", store.sourceId)
      .where("email_folded", "in", orNone(traces.addresses))
      .execute();
    for (const { email_folded } of rows) used.add(email_folded);
  }
  const addresses = traces.addresses.filter((address) => !used.has(address));
  await eraseCandidates({ ...given, traces: { ...traces, addresses } });
}

async function eraseCandidates({
  transaction,
  store,
  traces,
}: Pick<Erasing, "transaction" | "store" | "traces">): Promise<number> {
  const ofSource = transaction.selectFrom("candidates").where("source_id", "=", store.sourceId);
  const gone = await ofSource.select("id").where("email_folded", "in", orNone(traces.addresses)).execute();
  const ids = orNo(gone.map(({ id }) => id));
  const joined = await ofSource
    .select(["id", "same_as"])
    .where("same_as", "in", ids)
    .where("id", "not in", ids)
    .orderBy("id")
    .execute();
  // Of those that were joined to an erased address, the first one takes its place.
  const heads = new Map(joined.toReversed().map(({ id, same_as }) => [same_as, id]));
  for (const { id, same_as } of joined) {
    const head = heads.get(same_as) ?? id;
    await transaction
      .updateTable("candidates")
      .set(
        head === id
          ? { same_as: null, joined_to: null, joined_by_name: null, joined_at: null }
          : { same_as: head, joined_to: head },
      )
      .where("id", "=", id)
      .execute();
  }
  await transaction
    .updateTable("candidates")
    .set((row) => ({ joined_to: row.ref("same_as") }))
    .where("source_id", "=", store.sourceId)
    .where("joined_to", "in", ids)
    .where("id", "not in", ids)
    .execute();
  await transaction
    .deleteFrom("candidates")
    .where("source_id", "=", store.sourceId)
    .where("id", "in", ids)
    .execute();
  return gone.length;
}
