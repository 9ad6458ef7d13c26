import { findPerson, type Person } from "@/lib/assessments/person/find-person";
import { knownOf, listPersonRows } from "@/lib/assessments/person/list-person-rows";
import type { AssessmentView } from "@/lib/assessments/schema";
import { readTimelines } from "@/lib/assessments/timeline/read-timeline";
import type { Store } from "@/lib/db/store";
import type { CandidateDetail } from "@/lib/details/candidate-schema";
import { foldEmail } from "@/lib/fold";
import { listNotesOf } from "@/lib/notes/list-notes";
import type { NoteReader } from "@/lib/notes/note-view";

/** The address as it was last written; undefined for one that no assessment has any more. */
const writtenAs = (folded: string, rows: readonly AssessmentView[]): string | undefined =>
  rows.find(({ candidate }) => candidate && foldEmail(candidate.email) === folded)?.candidate?.email;

function candidateOf(
  person: Person,
  rows: readonly AssessmentView[],
): CandidateDetail["candidate"] | undefined {
  const known = knownOf(rows);
  const [own] = person.addresses;
  return (
    known && {
      ...known,
      email: writtenAs(own.emailFolded, rows) ?? known.email,
      id: person.id,
      nameOrder: person.nameOrder,
    }
  );
}

/**
 * A candidate with all their assessments, what colleagues have written about them, and the newest of what happened.
 * @param id theirs, or that of an address that was joined to theirs. @returns undefined where no assessment is theirs.
 */
export async function getCandidate(
  store: Store,
  id: number,
  reader: NoteReader,
): Promise<CandidateDetail | undefined> {
  const person = await findPerson(store, id);
  if (!person) return undefined;
  const assessments = await listPersonRows(store, person, reader);
  const candidate = candidateOf(person, assessments);
  if (!candidate) return undefined;
  const ids = assessments.map((row) => row.id);
  return {
    candidate,
    addresses: person.addresses.map(({ emailFolded, ...address }) => {
      const email = writtenAs(emailFolded, assessments);
      return { ...address, email: email ?? emailFolded, isLeft: email === undefined || undefined };
    }),
    assessments,
    notes: await listNotesOf(store, ids, reader),
    ...(await readTimelines(store, ids)),
  };
}
