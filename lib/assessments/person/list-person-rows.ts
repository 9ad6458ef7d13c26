import { assessmentView } from "@/lib/assessments/list/assessment-view";
import { selectAssessmentRows } from "@/lib/assessments/list/select-assessments";
import { idsOf, type Person } from "@/lib/assessments/person/find-person";
import type { AssessmentView } from "@/lib/assessments/schema";
import { newestFirst } from "@/lib/db/sql/newest-first";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/roles";

/** More than any candidate has. */
const mostRows = 200;

/** A person’s assessments, newest first, without probable matches. */
export async function listPersonRows(
  store: Store,
  person: Person,
  reader: { role: Role },
  limit = mostRows,
): Promise<AssessmentView[]> {
  let select = selectAssessmentRows(store);
  if (store.limit?.blind) select = select.where("a.id", "in", [0, ...(await idsOf(store, person.addresses))]);
  const rows = await select
    .where(
      "a.email_folded",
      "in",
      person.addresses.map(({ emailFolded }) => emailFolded),
    )
    .where("a.identity", "!=", "probable")
    .orderBy(newestFirst("a.created_at"), "desc")
    .orderBy("a.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => assessmentView(row, reader));
}

/** The newest known value of each of the person’s fields. */
export function knownOf(
  rows: readonly AssessmentView[],
): NonNullable<AssessmentView["candidate"]> | undefined {
  const [newest, ...older] = rows.flatMap(({ candidate }) => candidate ?? []);
  if (!newest) return undefined;
  const known = { ...newest };
  for (const row of older) {
    // The two names belong together.
    if (!known.firstName && !known.lastName)
      Object.assign(known, { firstName: row.firstName, lastName: row.lastName });
    known.phoneNumber ??= row.phoneNumber;
    known.externalId ??= row.externalId;
    known.resumeUrl ??= row.resumeUrl;
  }
  return known;
}
