import { assessmentView } from "@/lib/assessments/assessment-view";
import { countTabs, readCountGroups } from "@/lib/assessments/count-assessments";
import { encodeCursor } from "@/lib/assessments/cursor";
import { findPage } from "@/lib/assessments/find-page";
import { readRows } from "@/lib/assessments/read-rows";
import type { AssessmentPage, AssessmentQuery } from "@/lib/assessments/schema";
import { readSnapshot } from "@/lib/db/read-snapshot";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";
import { hasRole } from "@/lib/members/roles";
import { readSync } from "@/lib/mirror/read-sync";

/**
 * One page of assessments (product.md, `GET /api/assessments`), with the counts of all tabs – those of
 * its interview, where it asks for one – and how fresh the rows are; all of it as of `version`. Pages by `cursor`, which survives changes above it, or by
 * `offset`, any of which costs about the same.
 * @param reader decides whether application links and technical reasons are in it.
 * @throws ProblemError 400 for a cursor of another list.
 */
export const listAssessments = (
  store: Store,
  query: AssessmentQuery,
  reader: { role: Role },
): Promise<AssessmentPage> =>
  readSnapshot(store, async (snapshot) => {
    const groups = await readCountGroups(snapshot);
    const { page, hasMore, total, totalIsExact } = await findPage(snapshot, query, groups);
    const rows = await readRows(
      snapshot,
      page.map((row) => row.id),
    );
    const source = await snapshot.db
      .selectFrom("sources")
      .select(["epoch", "version"])
      .where("id", "=", store.sourceId)
      .executeTakeFirstOrThrow();
    const last = page.at(-1);
    return {
      assessments: rows.map((row) => assessmentView(row, reader)),
      nextCursor: hasMore && last ? encodeCursor(query.sort, { key: last.sort_key, id: last.id }) : undefined,
      total,
      totalIsExact,
      counts: countTabs(groups, query),
      version: `${source.epoch}-${source.version}`,
      sync: await readSync(snapshot, { technical: hasRole(reader, "administrator") }),
    };
  });
