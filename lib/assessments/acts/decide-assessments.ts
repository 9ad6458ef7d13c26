import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Decided, DecisionBody, DecisionsBody } from "@/lib/assessments/act-schemas";
import { inSteps } from "@/lib/assessments/acts/in-steps";
import { assessmentsSubject } from "@/lib/assessments/assessments-subject";
import { type DecisionReason, readReason, storedReason } from "@/lib/assessments/decision-reason";
import { refuseErased } from "@/lib/assessments/erased";
import { getRowOrThrow } from "@/lib/assessments/list/get-row";
import { hiddenText } from "@/lib/assessments/refuse-blind";
import type { AssessmentView, DecisionValue } from "@/lib/assessments/schema";
import { recordAudit } from "@/lib/audit/record-audit";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import { nextVersion } from "@/lib/db/next-version";
import { laterThan } from "@/lib/db/sql/later-than";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { wholeDb } from "@/lib/db/visibility/limit-store";
import { conflict } from "@/lib/errors";
import type { Role } from "@/lib/roles";

export type Decider = { id: string; name: string; role: Role };

type Present = Pick<
  AssessmentsTable,
  "id" | "decision" | "decision_reason" | "decided_by_name" | "decided_at"
>;

const presentOf = ({ decision }: Present): DecisionValue => decision ?? "undecided";

/**
 * Records the team's decision about several candidates, or takes it back, in one act with one entry in the log.
 * @returns what happened to each, in the order asked for: of two who decide at once, the second is told of the first.
 */
export const decideAssessments = (
  store: Store,
  asked: DecisionsBody,
  decider: Decider,
): Promise<Decided["results"]> =>
  store.db.transaction().execute((transaction) => decide(transaction, store, asked, decider));

/**
 * The same for one.
 * @throws ProblemError 404; 409 `decided_here` with the row if it no longer matches `from`, `erased`, or `blind_text`
 * for a reason that a blind reviewer doesn’t see.
 */
export const decideAssessment = (
  store: Store,
  id: number,
  { decision, from, reason }: DecisionBody,
  decider: Decider,
): Promise<AssessmentView> =>
  store.db.transaction().execute(async (transaction) => {
    const asked = { ids: [id], decision, reason, seen: { [id]: from } };
    const [result] = await decide(transaction, store, asked, decider);
    if (result?.outcome === "unknown") await refuseErased(transaction, store, [id]);
    const assessment = await getRowOrThrow({ ...store, db: transaction }, id, decider);
    if (result?.outcome !== "decided_here") return assessment;
    if (assessment.isBlind && result.decision === decision) throw hiddenText();
    throw conflict(
      "decided_here",
      `${result.by} has just decided otherwise. Check the latest decision.`,
      { assessment },
      { params: { by: result.by } },
    );
  });

async function decide(
  transaction: Transaction<Tables>,
  store: Store,
  { ids, decision, reason, seen }: DecisionsBody,
  decider: Decider,
): Promise<Decided["results"]> {
  const version = await nextVersion(transaction, store.sourceId);
  const present = await readPresent(transaction, store, ids);
  const whole = store.limit?.blind ? await readPresent(wholeDb(transaction), store, ids) : present;
  const results = ids.map((id) =>
    judge(id, present.get(id), {
      decision,
      reason,
      seen: seen?.[id],
      isHidden: present.get(id)?.decision_reason !== whole.get(id)?.decision_reason,
    }),
  );
  const changed = results.flatMap(({ id, outcome }) => (outcome === "decided" ? [id] : []));
  if (changed.length === 0) return results;
  const last = [...present.values()].reduce<string | undefined>(
    (latest, { decided_at }) => (decided_at !== null && decided_at > (latest ?? "") ? decided_at : latest),
    undefined,
  );
  const at = laterThan(last, store.now());
  await inSteps(changed, async (some) => {
    await transaction
      .updateTable("assessments")
      .set({
        decision: decision === "undecided" ? null : decision,
        decision_reason: storedReason(reason),
        decided_by: decider.id,
        decided_by_name: decider.name,
        decided_at: at,
        version,
      })
      .where("source_id", "=", store.sourceId)
      .where("id", "in", some)
      .execute();
    const entries = some.map((id) => ({
      id: randomUUID(),
      source_id: store.sourceId,
      assessment_id: id,
      kind: "decided" as const,
      after: null,
      at,
      actor_name: decider.name,
      details: JSON.stringify({ decision, decisionBefore: beforeOf(present, id), reason }),
      version,
    }));
    await transaction.insertInto("events").values(entries).execute();
  });
  const subject = assessmentsSubject(store, changed, randomUUID());
  const [only] = changed;
  const before = changed.length === 1 && only !== undefined ? beforeOf(present, only) : undefined;
  await recordAudit(transaction, {
    actor: decider,
    action: "decision_made",
    ...subject,
    details: { ...subject.details, decision, decisionBefore: before, reason },
    at: store.now(),
  });
  return results;
}

const beforeOf = (present: Map<number, Present>, id: number): DecisionValue => {
  const row = present.get(id);
  return row ? presentOf(row) : "undecided";
};

async function readPresent(transaction: Transaction<Tables>, store: Store, ids: number[]) {
  const present = new Map<number, Present>();
  await inSteps(ids, async (some) => {
    const rows = await transaction
      .selectFrom("assessments")
      .select(["id", "decision", "decision_reason", "decided_by_name", "decided_at"])
      .where("source_id", "=", store.sourceId)
      .where("id", "in", some)
      .where("erased_at", "is", null)
      .execute();
    for (const row of rows) present.set(row.id, row);
  });
  return present;
}

function judge(
  id: number,
  row: Present | undefined,
  {
    decision,
    reason,
    seen,
    isHidden,
  }: { decision: DecisionValue; reason?: DecisionReason; seen?: DecisionValue; isHidden: boolean },
): Decided["results"][number] {
  if (!row) return { id, outcome: "unknown" };
  const before = presentOf(row);
  // The same decision counts anew for its reason: then a colleague’s reason has to have been seen.
  const isSaidAnew = reason !== undefined && storedReason(reason) !== row.decision_reason;
  if (before === decision && !isSaidAnew) return { id, outcome: "unchanged" };
  // A reason that a blind reviewer doesn’t see isn’t replaced by theirs.
  if ((before === decision && isHidden) || (seen !== undefined && seen !== before))
    return { id, outcome: "decided_here", decision: before, by: row.decided_by_name ?? "Somebody" };
  return { id, outcome: "decided", before, reasonBefore: readReason(row.decision_reason) };
}
