import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Links } from "@/lib/assessments/act-schemas";
import { inSteps } from "@/lib/assessments/acts/in-steps";
import { noteLinksTaken } from "@/lib/assessments/acts/record-link-taken";
import { assessmentsSubject } from "@/lib/assessments/assessments-subject";
import { linkObstacle } from "@/lib/assessments/link-obstacle";
import { assessmentView } from "@/lib/assessments/list/assessment-view";
import { readRows } from "@/lib/assessments/list/read-rows";
import type { AssessmentView } from "@/lib/assessments/schema";
import { recordAudit } from "@/lib/audit/record-audit";
import { recordOften } from "@/lib/audit/tally-audit";
import { lockSource } from "@/lib/db/locks/lock-source";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { fullName } from "@/lib/full-name";
import type { Role } from "@/lib/roles";

type Copier = { id: string; name: string; role: Role };
type Skipped = Links["skipped"][number];

const nameOf = ({ candidate }: AssessmentView): string | undefined =>
  candidate && (fullName(candidate) || candidate.email);

/**
 * The application links of pending assessments. Timeline and audit log have each link before it leaves.
 * @param copier at least a recruiter. @returns every id once, in its order, with its link or the reason against it.
 */
export const copyLinks = (store: Store, ids: number[], copier: Copier): Promise<Links> =>
  store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    const answer: Links = { links: [], skipped: [] };
    await inSteps(ids, async (some) => {
      const { links, skipped } = await takeSome(transaction, store, some, copier);
      answer.links.push(...links);
      answer.skipped.push(...skipped);
    });
    const taken = answer.links.map(({ id }) => id);
    if (taken.length === 0) return answer;
    const entry = {
      actor: copier,
      action: "link_copied",
      ...assessmentsSubject(store, taken, randomUUID()),
      at: store.now(),
    } as const;
    if (taken.length === 1) await recordOften(transaction, store.db, entry);
    else await recordAudit(transaction, entry);
    return answer;
  });

async function takeSome(
  transaction: Transaction<Tables>,
  store: Store,
  ids: number[],
  copier: Copier,
): Promise<Links> {
  const rows = await readRows({ ...store, db: transaction }, ids);
  const views = new Map(rows.map((row) => [row.id, assessmentView(row, copier)]));
  const links: Links["links"] = [];
  const skipped: Skipped[] = [];
  for (const id of ids) {
    const row = views.get(id);
    const reason = linkObstacle(row);
    if (reason) skipped.push({ id, reason });
    if (reason || !row?.applicationUrl) continue;
    links.push({
      id,
      name: nameOf(row),
      email: row.candidate?.email,
      interview: row.interview?.name,
      link: row.applicationUrl,
    });
  }
  const taken = links.map(({ id }) => id);
  if (taken.length > 0)
    await noteLinksTaken(transaction, store, { ids: taken, how: "link_copied", taker: copier });
  return { links, skipped };
}
