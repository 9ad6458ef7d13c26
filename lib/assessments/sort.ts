import { type RawBuilder, sql } from "kysely";
import type { AssessmentQuery } from "@/lib/assessments/schema";

/** Sorts behind every name. */
const last = sql.lit("\uffff");

/** What each sort compares, one expression on both engines; ties go by id. */
const expressions = {
  created: sql<string>`a.created_at`,
  candidate: sql<string>`a.candidate_folded`,
  interview: sql<string>`coalesce(i.name_folded, ${last})`,
  status: sql<string>`case a.status when 'pending' then '1' when 'recommended' then '2' else '3' end`,
} satisfies Record<string, RawBuilder<string>>;

export type Order = { by: RawBuilder<string>; direction: "asc" | "desc" };

/** The order that a query's `sort` asks for. */
export function orderOf(sort: AssessmentQuery["sort"]): Order {
  const descending = sort.startsWith("-");
  const name = (descending ? sort.slice(1) : sort) as keyof typeof expressions;
  return { by: expressions[name], direction: descending ? "desc" : "asc" };
}
