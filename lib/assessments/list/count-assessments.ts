import { fitsStanding, type Standing } from "@/lib/assessments/fits-view";
import type { AssessmentFilter } from "@/lib/assessments/list/filter";
import { queues } from "@/lib/assessments/names";
import type { AssessmentCounts, CountName, Queue } from "@/lib/assessments/schema";
import type { AssessmentCountsTable } from "@/lib/db/assessment-tables";
import type { Store } from "@/lib/db/store";

/** So many rows of one standing. */
export type CountGroup = Omit<AssessmentCountsTable, "source_id">;

/** The store keeps these counts up to date: a few rows, however many assessments there are. */
export const readCountGroups = (store: Store): Promise<CountGroup[]> =>
  store.db
    .selectFrom("assessment_counts")
    .select(["interview_id", "status", "identity", "gone", "archived", "decision", "number"])
    .where("source_id", "=", store.sourceId)
    .where("number", ">", 0)
    .execute();

/** The filters that groups can answer. */
export type Counted = Pick<AssessmentFilter, "queue" | "status" | "decision" | "archived" | "interview">;

const everything: Counted = { queue: "all", status: "all" };

const standingOf = ({ status, identity, decision, gone, archived }: CountGroup): Standing => ({
  status,
  identity,
  decision,
  isGone: gone === 1,
  isArchived: archived === 1,
});

/** How many rows of these groups a filter selects. */
export function sumMatching(groups: CountGroup[], filter: Counted): number {
  let sum = 0;
  for (const group of groups) {
    if (filter.interview?.includes(group.interview_id) === false) continue;
    if (fitsStanding(filter, standingOf(group))) sum += group.number;
  }
  return sum;
}

const isQueue = (name: CountName): name is Queue => (queues as readonly CountName[]).includes(name);

/** The filter whose rows a count is of: it takes the place of the queue asked for, or of the status. */
export const counting = <Filter extends Counted>(name: CountName, filter: Filter): Filter =>
  isQueue(name) ? { ...filter, queue: name } : { ...filter, status: name };

/** All counts under a filter. */
export function countUnder(groups: CountGroup[], filter: Partial<Counted> = {}): AssessmentCounts {
  const asked = { ...everything, ...filter };
  const count = (name: CountName) => sumMatching(groups, counting(name, asked));
  return {
    to_decide: count("to_decide"),
    pending: count("pending"),
    advance: count("advance"),
    hold: count("hold"),
    reject: count("reject"),
    all: count("all"),
    completed: count("completed"),
    recommended: count("recommended"),
    not_recommended: count("not_recommended"),
    unclaimed: count("unclaimed"),
  };
}

/** The same from the kept counts; without archived ones, unless asked for. */
export const countAssessments = async (store: Store, filter?: Partial<Counted>): Promise<AssessmentCounts> =>
  countUnder(await readCountGroups(store), filter);
