import { type RawBuilder, sql } from "kysely";
import { contactedAt } from "@/lib/assessments/list/contact-rules";
import {
  type AssessmentFilter,
  completedBefore,
  onlyInterview,
  onlyStatus,
} from "@/lib/assessments/list/filter";
import type { AssessmentQuery } from "@/lib/assessments/schema";
import type { AssessmentStatus } from "@/lib/db/assessment-tables";
import type { AssessmentsIndex } from "@/lib/db/search/indexed-assessments";
import type { Store } from "@/lib/db/store";
import { fold } from "@/lib/fold";

// Sorts after every name.
const unknown = sql.lit("\uffff");

const ranks: Record<AssessmentStatus, string> = { pending: "1", recommended: "2", not_recommended: "3" };

type Sort = { by: RawBuilder<string>; index: AssessmentsIndex };

// The same expressions as in the indexes, on both engines; equal ones go by id.
const sorts = {
  created: { by: sql<string>`a.created_at`, index: "assessments_by_created" },
  /** By first-seen completion; pending rows have none. */
  completed: { by: completedBefore, index: "assessments_by_completed" },
  candidate: { by: sql<string>`a.candidate_folded`, index: "assessments_by_candidate" },
  interview: { by: sql<string>`a.interview_folded`, index: "assessments_by_interview_name" },
  status: {
    by: sql<string>`(case a.status when 'pending' then '1' when 'recommended' then '2' else '3' end)`,
    index: "assessments_by_rank",
  },
  contacted: { by: contactedAt, index: "assessments_by_contact" },
} satisfies Record<string, Sort>;

type Direction = "asc" | "desc";
type SortName = keyof typeof sorts;
export type Order = Sort & {
  name: SortName;
  direction: Direction;
  /** The interview's new name is still being written to its rows, so some have the old one. */
  isRenaming?: boolean;
};

export function orderOf(sort: AssessmentQuery["sort"]): Order {
  const descending = sort.startsWith("-");
  const name = (descending ? sort.slice(1) : sort) as SortName;
  return { name, ...sorts[name], direction: descending ? "desc" : "asc" };
}

/** With `isRenaming` of the filter's interview. */
export async function orderIn(
  store: Store,
  { sort, ...filter }: Pick<AssessmentQuery, "sort" | "interview">,
): Promise<Order> {
  const order = orderOf(sort);
  const interview = onlyInterview(filter);
  if (order.name !== "interview" || interview === undefined) return order;
  const known = await store.db
    .selectFrom("interviews")
    .select(["name", "name_folded"])
    .where("source_id", "=", store.sourceId)
    .where("id", "=", interview)
    .executeTakeFirst();
  // Its own folded name is written last (spread-interview-name.ts).
  return { ...order, isRenaming: known !== undefined && fold(known.name) !== known.name_folded };
}

/** Where a filter leaves one value of the sort's key: the walk starts there. */
export function onlyKey(
  { name, isRenaming }: Order,
  filter: AssessmentFilter,
  store: Store,
): RawBuilder<string> | undefined {
  const interview = onlyInterview(filter);
  const status = onlyStatus(filter);
  // Unclaimed rows have neither candidate nor interview (directory.ts).
  if (status === "unclaimed" && (name === "candidate" || name === "interview")) return unknown;
  if (name === "status" && status !== "all" && status !== "completed" && status !== "unclaimed")
    return sql.lit(ranks[status]);
  if (name === "interview" && interview === 0) return unknown;
  if (name === "interview" && interview !== undefined && !isRenaming)
    return sql<string>`${foldedName(store, interview)}`;
  return undefined;
}

const foldedName = ({ db, sourceId }: Store, interview: number) =>
  db
    .selectFrom("interviews as i")
    .select(sql<string>`coalesce(max(substr(i.name_folded, 1, 200)), ${unknown})`.as("folded"))
    .where("i.source_id", "=", sourceId)
    .where("i.id", "=", interview);

/** The value of the sort's key after which all rows of a filter come: pending ones are first. */
export const behindKey = ({ name }: Order, filter: AssessmentFilter): RawBuilder<string> | undefined =>
  name === "status" && onlyStatus(filter) === "completed" ? sql.lit(ranks.pending) : undefined;
