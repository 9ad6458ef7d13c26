import type { Transaction } from "kysely";
import type { ContactDetails } from "@/lib/assessments/acts/record-contacts";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/** The contact that a person saw, by id; null: none. */
type Seen = Readonly<Record<string, string | null>> | undefined;

/** Of these rows, those that a colleague has contacted since the person looked, with who and when. */
export async function findContactedMeanwhile(
  transaction: Transaction<Tables>,
  { sourceId }: Store,
  rows: AssessmentView[],
  { seen, actor }: { seen: Seen; actor: { id: string } },
): Promise<ReadonlyMap<number, { at: string; by: string }>> {
  const newer = rows.flatMap(({ id, lastContact }) => {
    const known = seen?.[id];
    if (known === undefined || lastContact?.how !== "member" || lastContact.at === known) return [];
    return [{ id, at: lastContact.at, by: lastContact.by ?? "Somebody" }];
  });
  if (newer.length === 0) return new Map();
  const entries = await transaction
    .selectFrom("events")
    .select(["assessment_id", "at", "details"])
    .where("source_id", "=", sourceId)
    .where(
      "assessment_id",
      "in",
      newer.map(({ id }) => id),
    )
    .where("kind", "in", ["link_copied", "link_handed_over", "reminded"])
    .execute();
  const isOwn = (id: number, at: string) =>
    entries.some((entry) => {
      const { actorId }: ContactDetails = JSON.parse(entry.details ?? "{}");
      return entry.assessment_id === id && entry.at === at && actorId === actor.id;
    });
  // What they did themselves, in another tab, they know of.
  return new Map(newer.filter(({ id, at }) => !isOwn(id, at)).map(({ id, at, by }) => [id, { at, by }]));
}
