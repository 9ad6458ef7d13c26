import { sql } from "kysely";
import { jsonRow, type Range } from "@/lib/db/sql/per-range";
import type { Store } from "@/lib/db/store";
import { inSlices } from "@/lib/insights/in-slices";
import type { Decided } from "@/lib/insights/read-decided";
import type { InsightsView } from "@/lib/insights/schema";
import { type InsightsFilter, invitedWithin, outcomes, within } from "@/lib/insights/select-insights";
import { groupDecided, waitOf } from "@/lib/insights/sum-decisions";

/** Whom each member invited in the range and how many of its invitations they decided about, the most invited first. */
export async function countByRecruiter(
  store: Store,
  filter: InsightsFilter,
  range: Range,
  decided: Decided[],
): Promise<InsightsView["byRecruiter"]> {
  const decidedBy = groupDecided(decided, (one) => one.decidedBy.id);
  const members = await listNamed(store);
  const lines = await inSlices(members, async (some) => {
    const rows = await figuresOfMembers(
      store,
      filter,
      range,
      some.map(({ id }) => id),
    );
    const figures = new Map(rows.map(({ id, figures }) => [id, figures]));
    return some.map((member) => {
      const [invited = 0, completed = 0, recommended = 0] = figures.get(member.id) ?? [];
      const own = decidedBy(member.id);
      return { member, invited, completed, recommended, decided: own.length, timeToDecide: waitOf(own) };
    });
  });
  return lines
    .filter((line) => line.invited > 0 || line.decided > 0)
    .sort((a, b) => b.invited - a.invited || b.decided - a.decided);
}

/** Who has ever invited or decided in this source, by name. Each takes a look into two indexes. */
const listNamed = (store: Store): Promise<{ id: string; name: string }[]> =>
  store.db
    .selectFrom("members as m")
    .select(["m.id", "m.name"])
    .where(({ exists, selectFrom, or }) => {
      const own = selectFrom("assessments as a").select("a.id").where("a.source_id", "=", store.sourceId);
      return or([
        exists(own.whereRef("a.invited_by", "=", "m.id")),
        exists(
          own
            .whereRef("a.decided_by", "=", "m.id")
            .where("a.decision", "is not", null)
            .where("a.gone_at", "is", null),
        ),
      ]);
    })
    .orderBy("m.name")
    .orderBy("m.id")
    .execute();

async function figuresOfMembers(
  store: Store,
  filter: InsightsFilter,
  range: Range,
  ids: string[],
): Promise<{ id: string; figures: number[] }[]> {
  const own = invitedWithin(store, filter, within(range), "assessments_by_inviter")
    .where("a.invited_by", "=", sql.ref<string>("m.id"))
    .select(jsonRow(store.db, outcomes).as("figures"));
  const rows = await store.db
    .selectFrom("members as m")
    .select(["m.id", own.as("figures")])
    .where("m.id", "in", ids)
    .execute();
  return rows.map(({ id, figures }) => ({ id, figures: JSON.parse(figures ?? "[]") }));
}
