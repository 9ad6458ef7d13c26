import { sql } from "kysely";
import { jsonRow, type Range } from "@/lib/db/sql/per-range";
import type { Store } from "@/lib/db/store";
import { inSlices } from "@/lib/insights/in-slices";
import type { Decided } from "@/lib/insights/read-decided";
import type { InsightsView, Outcomes } from "@/lib/insights/schema";
import { type InsightsFilter, invitedWithin, outcomes, within } from "@/lib/insights/select-insights";
import { decisionsOf, groupDecided, waitOf } from "@/lib/insights/sum-decisions";

type Line = InsightsView["funnel"][number];

/** How far those invited in the range are, the largest interview first. The rest of `totals` has no interview. */
export async function countFunnel(
  store: Store,
  filter: InsightsFilter,
  range: Range,
  { totals, decided }: { totals: Outcomes; decided: Decided[] },
): Promise<InsightsView["funnel"]> {
  let select = store.db
    .selectFrom("interviews as i")
    .select(["i.id", "i.name", "i.retired_at"])
    .where("i.source_id", "=", store.sourceId);
  if (filter.interview !== undefined) select = select.where("i.id", "=", filter.interview);
  const interviews = await select.execute();
  const ids = new Set(interviews.map(({ id }) => id));
  const decidedIn = groupDecided(decided, ({ interview }) =>
    interview !== null && ids.has(interview) ? interview : undefined,
  );
  const named = await inSlices(interviews, async (some) => {
    const figures = await figuresOfInterviews(
      store,
      filter,
      range,
      some.map(({ id }) => id),
    );
    return some.map(({ id, name, retired_at }) => ({
      ...lineOf(figures.get(id) ?? none, decidedIn(id)),
      interview: { id, name, retired: retired_at !== null },
    }));
  });
  const rest = named.reduce<Outcomes>(
    (left, { invited, completed, recommended }) => ({
      invited: left.invited - invited,
      completed: left.completed - completed,
      recommended: left.recommended - recommended,
    }),
    totals,
  );
  return [...named, lineOf(rest, decidedIn(undefined))]
    .filter(({ invited }) => invited > 0)
    .sort((a, b) => b.invited - a.invited);
}

const none: Outcomes = { invited: 0, completed: 0, recommended: 0 };

function lineOf({ invited, completed, recommended }: Outcomes, decided: Decided[]): Line {
  const ofCompleted = decided.filter(({ status }) => status !== "pending");
  return {
    invited,
    completed,
    recommended,
    ...decisionsOf(decided),
    toDecide: completed - ofCompleted.length,
    timeToDecide: waitOf(decided),
  };
}

async function figuresOfInterviews(
  store: Store,
  { invitedBy }: InsightsFilter,
  range: Range,
  ids: number[],
): Promise<Map<number, Outcomes>> {
  const own = invitedWithin(store, { invitedBy }, within(range), "assessments_by_interview")
    .where("a.interview_id", "=", sql.ref<number>("i.id"))
    .select(jsonRow(store.db, outcomes).as("figures"));
  const rows = await store.db
    .selectFrom("interviews as i")
    .select(["i.id", own.as("figures")])
    .where("i.source_id", "=", store.sourceId)
    .where("i.id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ id, figures }) => {
      const [invited, completed, recommended] = JSON.parse(figures ?? "[0,0,0]");
      return [id, { invited, completed, recommended }];
    }),
  );
}
