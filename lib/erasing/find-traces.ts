import { findPersonByEmail } from "@/lib/assessments/person/find-person";
import type { Store } from "@/lib/db/store";
import { notFound } from "@/lib/errors";
import { foldEmail } from "@/lib/fold";
import { fullName, type Named } from "@/lib/full-name";

/** The numbers and our own ids of a person’s rows. They contain no names. */
export type Keys = {
  assessments: number[];
  invitations: string[];
  /** The import, and the line in its file. */
  importRows: [string, number][];
};

/** One condition for each import, since SQLite nests no more than a thousand. */
export function linesByImport(rows: Keys["importRows"]): [string, number[]][] {
  const lines = new Map<string, number[]>();
  for (const [id, line] of rows) lines.set(id, [...(lines.get(id) ?? []), line]);
  return [...lines];
}

/** A person’s rows, and by what other rows may name them. Addresses are folded. */
export type Traces = Keys & { addresses: string[]; names: string[]; externalIds: string[] };

const no = [0];
const none = [""];
export const orNone = <Id extends number | string>(ids: readonly Id[]): Id[] =>
  ids.length > 0 ? [...ids] : (none as (string | number)[] as Id[]);
export const orNo = (ids: readonly number[]): number[] => (ids.length > 0 ? [...ids] : no);

/**
 * All rows of the whole person behind an assessment: all their addresses, assessments, invitations and rows of
 * imports of this source. Of an unclaimed one, the assessment alone. @throws ProblemError 404
 */
export async function findTraces(store: Store, id: number): Promise<Traces> {
  const row = await store.db
    .selectFrom("assessments")
    .select(["id", "email_folded"])
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("This assessment doesn’t exist.", { reason: "assessment_missing" });
  const person = row.email_folded === null ? undefined : await findPersonByEmail(store, row.email_folded);
  const addresses = person?.addresses.map(({ emailFolded }) => emailFolded) ?? [];
  const assessments = await store.db
    .selectFrom("assessments")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("email_folded", "in", orNone(addresses))
    .execute();
  const ids = [...new Set([id, ...assessments.map((one) => one.id)])].sort((a, b) => a - b);
  return traceKeys(store, { assessments: ids, invitations: [], importRows: [] }, { addresses });
}

/**
 * The same, from the keys in a tombstone. @param isCertain leaves out addresses of claims and probable matches, which
 * may be another person's: for an older state of the store.
 */
export async function traceKeys(
  store: Store,
  keys: Keys,
  { addresses = [], isCertain = false }: { addresses?: readonly string[]; isCertain?: boolean } = {},
): Promise<Traces> {
  const { db, sourceId } = store;
  const invitations = await findInvitations(store, keys, addresses);
  const invitationIds = invitations.map(({ id }) => id);
  const importRows = await db
    .selectFrom("import_rows as r")
    .innerJoin("imports as m", "m.id", "r.import_id")
    .select(["r.import_id", "r.line", "r.email_folded", "r.first_name", "r.last_name", "r.external_id"])
    .where("m.source_id", "=", sourceId)
    .where((where) =>
      where.or([
        where("r.invitation_id", "in", orNone(invitationIds)),
        where("r.email_folded", "in", orNone(addresses)),
        ...linesByImport(keys.importRows).map(([id, lines]) =>
          where.and([where("r.import_id", "=", id), where("r.line", "in", lines)]),
        ),
      ]),
    )
    .execute();
  const rows = await db
    .selectFrom("assessments")
    .select(["id", "identity", "email_folded", "first_name", "last_name", "external_id"])
    .where("source_id", "=", sourceId)
    .where("id", "in", orNo(keys.assessments))
    .execute();
  const assessments = rows.filter(
    ({ identity }) => !isCertain || identity === "learned" || identity === "invited_here",
  );

  const people = [...assessments, ...invitations, ...importRows];
  const former = await formerPeople(store, keys.assessments);
  const theirs = new Set([
    ...addresses,
    ...people.flatMap(({ email_folded }) => email_folded ?? []),
    ...(isCertain ? [] : await withoutInvitationOfOthers(store, former.addresses, invitationIds)),
  ]);
  const named = people.map(
    ({ first_name, last_name }): Named => ({ firstName: first_name, lastName: last_name }),
  );
  return {
    assessments: [...keys.assessments],
    invitations: [...new Set([...keys.invitations, ...invitationIds])],
    importRows: importRows.map((row) => [row.import_id, row.line]),
    addresses: await withoutAssessmentOfOthers(store, [...theirs], keys.assessments),
    names: [...new Set([...named, ...former.names].map(fullName))].filter(Boolean).slice(0, mostNames),
    externalIds: [...new Set(people.flatMap(({ external_id }) => external_id ?? []))],
  };
}

/** Each condition has an index of its own. */
async function findInvitations({ db, sourceId }: Store, keys: Keys, addresses: readonly string[]) {
  const ofSource = db
    .selectFrom("invitations")
    .select(["id", "email_folded", "first_name", "last_name", "external_id"])
    .where("source_id", "=", sourceId);
  const rows = [
    ...(await ofSource.where("id", "in", orNone(keys.invitations)).execute()),
    ...(await ofSource.where("assessment_id", "in", orNo(keys.assessments)).execute()),
    ...(await ofSource.where("email_folded", "in", orNone(addresses)).execute()),
  ];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** Imported rows may have any number. */
const mostNames = 200;

type Corrected = Named & { email?: string };

/** The names and addresses that corrections replaced. */
async function formerPeople(
  { db, sourceId }: Store,
  ids: readonly number[],
): Promise<{ names: Named[]; addresses: string[] }> {
  const events = await db
    .selectFrom("events")
    .select("details")
    .where("source_id", "=", sourceId)
    .where("assessment_id", "in", orNo(ids))
    .where("kind", "=", "corrected")
    .execute();
  const names = events.flatMap(({ details }): Corrected[] => {
    const { before = {}, now = {} } = JSON.parse(details ?? "{}");
    return [before, now];
  });
  return { names, addresses: names.flatMap(({ email }) => (email ? [foldEmail(email)] : [])) };
}

/** An address that another assessment also has belongs to that candidate. */
async function withoutAssessmentOfOthers(
  { db, sourceId }: Store,
  addresses: string[],
  ids: readonly number[],
): Promise<string[]> {
  const others = await db
    .selectFrom("assessments")
    .select("email_folded")
    .where("source_id", "=", sourceId)
    .where("email_folded", "in", orNone(addresses))
    .where("id", "not in", orNo(ids))
    .execute();
  const shared = new Set(others.map(({ email_folded }) => email_folded));
  return addresses.filter((address) => !shared.has(address));
}

/** A former address that has been used for another invitation since belongs to that candidate. */
async function withoutInvitationOfOthers(
  { db, sourceId }: Store,
  addresses: string[],
  invitations: readonly string[],
): Promise<string[]> {
  const others = await db
    .selectFrom("invitations")
    .select("email_folded")
    .where("source_id", "=", sourceId)
    .where("email_folded", "in", orNone(addresses))
    .where("id", "not in", orNone(invitations))
    .execute();
  const shared = new Set(others.map(({ email_folded }) => email_folded));
  return addresses.filter((address) => !shared.has(address));
}
