import { findPerson } from "@/lib/assessments/person/find-person";
import { listPersonRows } from "@/lib/assessments/person/list-person-rows";
import { readTimelines } from "@/lib/assessments/timeline/read-timeline";
import type { Store } from "@/lib/db/store";
import type { CandidateDetail } from "@/lib/details/candidate-schema";
import type { Role } from "@/lib/roles";

/** @param before the last page’s `earlier`. Of an unknown candidate nothing is told. @throws ProblemError 400. */
export async function listCandidateTimeline(
  store: Store,
  id: number,
  reader: { role: Role },
  before?: string,
): Promise<Pick<CandidateDetail, "timeline" | "earlier">> {
  const person = await findPerson(store, id);
  const rows = person ? await listPersonRows(store, person, reader) : [];
  return readTimelines(
    store,
    rows.map((row) => row.id),
    before,
  );
}
