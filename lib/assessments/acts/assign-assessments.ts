import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Assigned, AssigneeBody, AssigneesBody } from "@/lib/assessments/act-schemas";
import { inSteps } from "@/lib/assessments/acts/in-steps";
import { assessmentsSubject } from "@/lib/assessments/assessments-subject";
import { refuseErased } from "@/lib/assessments/erased";
import { getRowOrThrow } from "@/lib/assessments/list/get-row";
import type { AssessmentView } from "@/lib/assessments/schema";
import { recordAudit } from "@/lib/audit/record-audit";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import { lockSource } from "@/lib/db/locks/lock-source";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { unlimitedStore } from "@/lib/db/visibility/limit-store";
import { conflict, invalid } from "@/lib/errors";
import { fieldText } from "@/lib/i18n/field-texts";
import { notify } from "@/lib/notifications/notify";
import { withdraw } from "@/lib/notifications/withdraw";
import { hasRole, type Role } from "@/lib/roles";

export type Assigner = { id: string; name: string; role: Role };

type Present = Pick<AssessmentsTable, "id" | "assignee_id" | "assignee_name" | "assigned_by_name">;
type Colleague = { id: string; name: string };

/**
 * Assigns several assessments to a colleague, or to no one, in one act with one log entry, and notifies
 * the colleague.
 * @returns what happened to each, in the order asked for: of two who do so at once, the second is told of the first.
 * @throws ProblemError 422 for somebody who may not recruit.
 */
export const assignAssessments = (
  store: Store,
  asked: AssigneesBody,
  assigner: Assigner,
): Promise<Assigned["results"]> =>
  store.db.transaction().execute((transaction) => assign(transaction, store, asked, assigner));

/**
 * The same for one.
 * @throws ProblemError 404; 422; 409 `assigned_here` with the row when it no longer is as `from` says.
 */
export const assignAssessment = (
  store: Store,
  id: number,
  { assignee, from }: AssigneeBody,
  assigner: Assigner,
): Promise<AssessmentView> =>
  store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    await refuseErased(transaction, store, [id]);
    const [result] = await assign(
      transaction,
      store,
      { ids: [id], assignee, seen: { [id]: from } },
      assigner,
    );
    // Who gives it away may no longer see it; this answer is their last look at it.
    const inside: Store = { ...store, db: transaction };
    const shown = result?.outcome === "unknown" ? inside : unlimitedStore(inside);
    const assessment = await getRowOrThrow(shown, id, assigner);
    if (result?.outcome !== "assigned_here") return assessment;
    throw conflict(
      "assigned_here",
      `${result.by} has just changed the owner. Check who it is now.`,
      { assessment },
      { params: { by: result.by } },
    );
  });

async function assign(
  transaction: Transaction<Tables>,
  store: Store,
  { ids, assignee, seen }: AssigneesBody,
  assigner: Assigner,
): Promise<Assigned["results"]> {
  const version = await nextVersion(transaction, store.sourceId);
  const colleague = assignee === null ? undefined : await findColleague(transaction, assignee);
  const present = await readPresent(transaction, store, ids);
  const results = ids.map((id) => judge(id, present.get(id), { assignee, seen: seen?.[id] }));
  const changed = results.flatMap(({ id, outcome }) => (outcome === "assigned" ? [id] : []));
  if (changed.length === 0) return results;
  const at = instant(store.now());
  await inSteps(changed, async (some) => {
    await transaction
      .updateTable("assessments")
      .set({
        assignee_id: colleague?.id ?? null,
        assignee_name: colleague?.name ?? null,
        assigned_by_name: assigner.name,
        version,
      })
      .where("source_id", "=", store.sourceId)
      .where("id", "in", some)
      .execute();
    const entries = some.map((id) => ({
      id: randomUUID(),
      source_id: store.sourceId,
      assessment_id: id,
      kind: "assigned" as const,
      after: null,
      at,
      actor_name: assigner.name,
      details: JSON.stringify({
        assignee: colleague?.name,
        assigneeBefore: present.get(id)?.assignee_name ?? undefined,
      }),
      version,
    }));
    await transaction.insertInto("events").values(entries).execute();
    await withdraw(transaction, store, { kind: "assigned", assessmentIds: some }, version);
  });
  await tell(transaction, store, { changed, colleague, assigner }, version);
  const subject = assessmentsSubject(store, changed, randomUUID());
  const [only] = changed;
  const before = changed.length === 1 && only !== undefined ? present.get(only)?.assignee_name : undefined;
  await recordAudit(transaction, {
    actor: assigner,
    action: colleague ? "assessment_assigned" : "assessment_unassigned",
    ...subject,
    details: {
      ...subject.details,
      ...(colleague && { to: colleague.name, assigneeId: colleague.id }),
      ...(before && { from: before }),
    },
    at: store.now(),
  });
  return results;
}

/** One’s own acts aren’t news. */
async function tell(
  transaction: Transaction<Tables>,
  store: Store,
  { changed, colleague, assigner }: { changed: number[]; colleague?: Colleague; assigner: Assigner },
  version: number,
): Promise<void> {
  if (!colleague || colleague.id === assigner.id) return;
  const act = {
    member_id: colleague.id,
    kind: "assigned",
    act_id: randomUUID(),
    note_id: null,
    actor_name: assigner.name,
  } as const;
  const told = changed.map((id) => ({ ...act, assessment_id: id }));
  await notify(transaction, store, told, version);
}

async function findColleague(transaction: Transaction<Tables>, id: string): Promise<Colleague> {
  const member = await transaction
    .selectFrom("members")
    .select(["id", "name", "role", "disabled_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!member || member.disabled_at !== null || !hasRole(member, "recruiter"))
    throw invalid({ assignee: [fieldText("chooseColleague")] });
  return member;
}

async function readPresent(transaction: Transaction<Tables>, store: Store, ids: number[]) {
  const present = new Map<number, Present>();
  await inSteps(ids, async (some) => {
    const rows = await transaction
      .selectFrom("assessments")
      .select(["id", "assignee_id", "assignee_name", "assigned_by_name"])
      .where("source_id", "=", store.sourceId)
      .where("id", "in", some)
      // An erased candidate has no responsible colleague.
      .where("erased_at", "is", null)
      .execute();
    for (const row of rows) present.set(row.id, row);
  });
  return present;
}

function judge(
  id: number,
  row: Present | undefined,
  { assignee, seen }: { assignee: string | null; seen?: string | null },
): Assigned["results"][number] {
  if (!row) return { id, outcome: "unknown" };
  if (row.assignee_id === assignee) return { id, outcome: "unchanged" };
  const before =
    row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? "Somebody" };
  if (seen !== undefined && seen !== row.assignee_id)
    return { id, outcome: "assigned_here", assignee: before, by: row.assigned_by_name ?? "Somebody" };
  return { id, outcome: "assigned", before };
}
