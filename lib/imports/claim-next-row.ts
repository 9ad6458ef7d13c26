import { randomUUID } from "node:crypto";
import { recordAudit } from "@/lib/audit/record-audit";
import { candidateOf } from "@/lib/candidates/columns";
import type { ImportRowsTable, ImportsTable } from "@/lib/db/import-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { lockSource } from "@/lib/db/locks/lock-source";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { namedStore } from "@/lib/db/visibility/limit-store";
import { subjectOf, type Within } from "@/lib/imports/find-import";
import { countRows } from "@/lib/imports/import-view";
import { restUntil } from "@/lib/imports/rest-until";
import { type Double, findDouble } from "@/lib/invitations/creating/find-double";
import { recordWithin } from "@/lib/invitations/creating/record-invitation";
import { mayInviteFor } from "@/lib/invitations/creating/unseen";
import { storeSeenBy } from "@/lib/members/store-seen-by";

/** Rows that need no call are settled so many at once: the source is locked meanwhile. */
const mostUncalled = 50;

/** `busy`: somebody’s invitation goes first. `again`: there may be more. */
export type Claim = { invitation: InvitationsTable } | "busy" | "again";

/**
 * Writes the next row’s invitation down, in one transaction with the row, so that a kill in between loses and doubles
 * nothing. Only while no invitation of the source is under way: ordinary ones go ahead, and of all instances one sends.
 * @param id of the import, as `mayClaim` named it.
 */
export const claimNextRow = (store: Store, id: string): Promise<Claim> =>
  store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    const inside = { ...store, db: transaction };
    if (await isUnderWay(inside)) return "busy";
    const row = await findRunning(inside, id);
    // It was paused meanwhile, or the service asked for rest.
    if (!row || (await restUntil(inside)) !== undefined) return "again";
    const within = { transaction, inside, row };
    const version = await nextVersion(transaction, store.sourceId);
    return claimWithin(within, version);
  });

const isUnderWay = async (store: Store): Promise<boolean> =>
  (await store.db
    .selectFrom("invitations")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("state", "=", "submitting")
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Read without a lock, so that whoever waits writes nothing. */
export async function mayClaim(
  store: Store,
  avoided: readonly string[] = [],
): Promise<"busy" | "idle" | { id: string }> {
  const next = await nextImport(store, avoided);
  if (!next) return "idle";
  return (await isUnderWay(store)) ? "busy" : { id: next.id };
}

const findRunning = (store: Store, id: string): Promise<ImportsTable | undefined> =>
  store.db
    .selectFrom("imports")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .where("state", "=", "running")
    .executeTakeFirst();

/** @param avoided imports that can’t be taken from just now. */
async function nextImport(store: Store, avoided: readonly string[]): Promise<ImportsTable | undefined> {
  const running = await store.db
    .selectFrom("imports")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("state", "=", "running")
    // By what changed longest ago: nearly always the last row that was sent.
    .orderBy("version")
    .execute();
  if (running.length === 0 || (await restUntil(store)) !== undefined) return undefined;
  const able = running.filter(({ id }) => !avoided.includes(id));
  const lastOf = (person: string | null) =>
    Math.max(...able.filter(({ started_by }) => started_by === person).map(({ version }) => version));
  // People take turns, however many imports each of them has running.
  return able.toSorted((one, other) => lastOf(one.started_by) - lastOf(other.started_by))[0];
}

async function claimWithin(within: Within, version: number): Promise<Claim> {
  const { transaction, row: own } = within;
  const rows = await transaction
    .selectFrom("import_rows")
    .selectAll()
    .where("import_id", "=", own.id)
    .where("state", "=", "waiting")
    .where("invitation_id", "is", null)
    .orderBy("line")
    .limit(mostUncalled)
    .execute();
  if (rows.length === 0) {
    await endImport(within, version);
    return "again";
  }
  let claimed: InvitationsTable | undefined;
  for (const row of rows) {
    claimed = await recordRow(within, row, version);
    if (claimed) break;
  }
  await transaction.updateTable("imports").set({ version }).where("id", "=", own.id).execute();
  return claimed ? { invitation: claimed } : "again";
}

async function endImport({ transaction, inside, row }: Within, version: number): Promise<void> {
  const at = inside.now();
  await transaction
    .updateTable("imports")
    .set({ state: "done", reason: null, ended_at: instant(at), version })
    .where("id", "=", row.id)
    .execute();
  const counts = (await countRows(inside, [row.id])).get(row.id);
  await recordAudit(transaction, {
    actor: { id: row.started_by ?? undefined, name: row.started_by_name ?? row.made_by_name },
    action: "import_ended",
    subject: subjectOf(row),
    details: { ...counts, rows: counts?.created },
    at,
  });
}

const otherOf = (double: Double): Partial<ImportRowsTable> =>
  double.kind === "open"
    ? { assessment_id: double.invitation.assessment_id, other_invitation_id: double.invitation.id }
    : { assessment_id: double.assessmentId };

/** @returns undefined for a row that needs no call: its candidate was invited before. */
async function recordRow(
  { transaction, inside: store, row: own }: Within,
  row: ImportRowsTable,
  version: number,
): Promise<InvitationsTable | undefined> {
  const at = instant(store.now());
  const settle = (written: Partial<ImportRowsTable>) =>
    transaction
      .updateTable("import_rows")
      .set(written)
      .where("import_id", "=", own.id)
      .where("line", "=", row.line)
      .execute();
  const interviewId = row.interview_id ?? own.interview_id;
  const { email, email_folded } = row;
  if (email === null || email_folded === null || interviewId === null) {
    await settle({ state: "skipped", reason: "faulty", settled_at: at });
    return undefined;
  }
  const input = {
    interviewId,
    candidate: candidateOf({ ...row, email }),
    suppressCandidateEmail: (row.suppress_candidate_email ?? own.suppress_candidate_email) === 1,
  };
  const inviterId = own.started_by ?? own.made_by;
  const seen = await storeSeenBy(store, inviterId);
  if (!mayInviteFor(seen, interviewId)) {
    await settle({ state: "skipped", reason: "faulty", settled_at: at });
    return undefined;
  }
  const double = await findDouble(namedStore(seen), input);
  if (double && !(double.kind === "completed" && row.again === 1)) {
    const isNamed = !seen.limit?.blind || (await findDouble(seen, input)) !== undefined;
    await settle({
      state: double.kind === "completed" ? "skipped" : "pending",
      reason: double.kind === "completed" ? "completed_here" : "pending_here",
      // A blind inviter would lose sight of the row that they typed.
      ...(isNamed && otherOf(double)),
      settled_at: at,
    });
    return undefined;
  }
  // Of those that the inviter doesn’t see, a completed one is no double. The service takes no second pending one.
  const unseen = !double && seen.limit ? await findDouble(store, input) : undefined;
  if (unseen && unseen.kind !== "completed") {
    await settle({ state: "pending", reason: "pending_here", settled_at: at });
    return undefined;
  }
  const invitation = await recordWithin(transaction, version, {
    store,
    submissionId: randomUUID(),
    input,
    inviter: { id: inviterId, name: own.started_by_name ?? own.made_by_name },
    importId: own.id,
    details: { import: own.name, line: row.line },
  });
  // Somebody holds the place that can’t be seen as a double: a gone row’s, claimed at this moment.
  if (!invitation) await settle({ state: "notSent", reason: "not_called", settled_at: at });
  else await settle({ invitation_id: invitation.id, sent_at: at });
  return invitation;
}
