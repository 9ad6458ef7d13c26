import { assessmentView } from "@/lib/assessments/list/assessment-view";
import { encodeCursor } from "@/lib/assessments/list/cursor";
import { findPage } from "@/lib/assessments/list/find-page";
import { readRows } from "@/lib/assessments/list/read-rows";
import type { AssessmentPage, AssessmentQuery } from "@/lib/assessments/schema";
import { readSnapshot } from "@/lib/db/read-snapshot";
import { readVersion } from "@/lib/db/read-version";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/roles";
import { hasRole } from "@/lib/roles";
import { readSync } from "@/lib/sync/read-sync";

/**
 * One page of `GET /api/assessments`, with the counts of all tabs and how fresh it is. Pages go by `cursor`, which
 * survives changes above it, or by `offset`, at about the same cost.
 * @param reader decides on application links and technical reasons. @throws ProblemError 400 for a foreign cursor.
 */
export const listAssessments = (
  store: Store,
  query: AssessmentQuery,
  reader: { role: Role },
): Promise<AssessmentPage> =>
  readSnapshot(store, async (snapshot) => {
    const { page, hasMore, total, totalIsExact, counts, countedAtLeast } = await findPage(snapshot, query);
    const rows = await readRows(
      snapshot,
      page.map((row) => row.id),
    );
    const source = await readVersion(snapshot);
    const last = page.at(-1);
    return {
      assessments: rows.map((row) => assessmentView(row, reader)),
      nextCursor: hasMore && last ? encodeCursor(query.sort, { key: last.sort_key, id: last.id }) : undefined,
      total,
      totalIsExact,
      counts,
      countedAtLeast: countedAtLeast.length > 0 ? countedAtLeast : undefined,
      version: `${source.epoch}-${source.version}`,
      sync: await readSync(snapshot, { technical: hasRole(reader, "administrator") }),
    };
  });
