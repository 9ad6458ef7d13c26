import { sql } from "kysely";
import { readCountGroups } from "@/lib/assessments/list/count-assessments";
import { jsonRow, type Range } from "@/lib/db/sql/per-range";
import type { Store } from "@/lib/db/store";
import { inSlices } from "@/lib/insights/in-slices";
import type { Decided } from "@/lib/insights/read-decided";
import type { InsightsView } from "@/lib/insights/schema";
import { type InsightsFilter, invitedWithin, outcomes, within } from "@/lib/insights/select-insights";
import { decisionsOf, groupDecided, waitOf } from "@/lib/insights/sum-decisions";

type Line = InsightsView["funnel"][number];
type Counted = Pick<Line, "invited" | "completed" | "recommended" | "toDecide">;

/** How far those invited in the range are, the largest interview first. The rest of `totals` has no known interview. */
export async function countFunnel(
  store: Store,
  filter: InsightsFilter,
  range: Range,
  { totals, decided }: { totals: Counted; decided: Decided[] },
): Promise<Pick<InsightsView, "funnel" | "unknownInterviews">> {
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
  const rest = named.reduce<Counted>(
    (left, { invited, completed, recommended, toDecide }) => ({
      invited: left.invited - invited,
      completed: left.completed - completed,
      recommended: left.recommended - recommended,
      toDecide: left.toDecide - toDecide,
    }),
    totals,
  );
  const groups = filter.interview === undefined ? await readCountGroups(store) : [];
  const unlisted = groups.map((group) => group.interview_id).filter((id) => !ids.has(id));
  return {
    funnel: [...named, lineOf(rest, decidedIn(undefined))]
      .filter(({ invited }) => invited > 0)
      .sort((a, b) => b.invited - a.invited),
    unknownInterviews: [...new Set([0, ...unlisted])],
  };
}

const none: Counted = { invited: 0, completed: 0, recommended: 0, toDecide: 0 };

function lineOf({ invited, completed, recommended, toDecide }: Counted, decided: Decided[]): Line {
  return {
    invited,
    completed,
    recommended,
    toDecide,
    ...decisionsOf(decided),
    timeToDecide: waitOf(decided),
  };
}

async function figuresOfInterviews(
  store: Store,
  { invitedBy }: InsightsFilter,
  range: Range,
  ids: number[],
): Promise<Map<number, Counted>> {
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
      const [invited, completed, recommended, , toDecide] = JSON.parse(figures ?? "[0,0,0,0,0]");
      return [id, { invited, completed, recommended, toDecide }];
    }),
  );
}
