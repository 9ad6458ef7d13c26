import type { AuditAction } from "@/lib/audit/actions";
import { recordAudit } from "@/lib/audit/record-audit";
import type { ImportsTable } from "@/lib/db/import-tables";
import { instant, type Store } from "@/lib/db/store";
import { conflict, invalid } from "@/lib/errors";
import { assertDraft } from "@/lib/imports/change-import";
import { type ImportUser, inImport, subjectOf, type Within } from "@/lib/imports/find-import";
import { countRows, viewOf } from "@/lib/imports/import-view";
import type { ImportView } from "@/lib/imports/schema";
import { requireRecruiter } from "@/lib/members/require-recruiter";

type Controlled = Promise<{ import: ImportView }>;

/** @throws ProblemError 409 for a draft, and for one that has ended. */
function assertStarted({ state }: ImportsTable): void {
  if (state === "draft")
    throw conflict("is_draft", "This import hasn’t been started yet.", undefined, {
      reason: "import_is_draft",
    });
  if (state === "done" || state === "stopped")
    throw conflict("has_ended", "This import has ended.", undefined, { reason: "import_has_ended" });
}

export const record = (
  { transaction, row }: Pick<Within, "transaction" | "row">,
  of: { store: Store; user: ImportUser; action: AuditAction; details?: Record<string, unknown> },
): Promise<void> =>
  recordAudit(transaction, {
    actor: of.user,
    action: of.action,
    subject: subjectOf(row),
    details: of.details,
    at: of.store.now(),
  });

/**
 * Sends the rows of a draft, one after the other. Faulty ones are left out. Everything is on disk when this returns.
 * @throws ProblemError 403, 404; 409 once it was started; 422 with no one to invite.
 */
export async function startImport(store: Store, id: string, user: ImportUser): Controlled {
  const row = await inImport(store, id, async (within) => {
    const { transaction, inside } = within;
    await requireRecruiter(transaction, user.id);
    assertDraft(within);
    await transaction
      .updateTable("import_rows")
      .set({ state: "skipped", reason: "faulty" })
      .where("import_id", "=", id)
      .where("state", "=", "faulty")
      .execute();
    const counts = (await countRows(inside, [id])).get(id);
    if (!counts?.waiting)
      throw invalid({}, "There is no one to invite in this import yet.", { reason: "import_is_empty" });
    await record(within, {
      store,
      user,
      action: "import_started",
      details: {
        rows: counts.total,
        toInvite: counts.waiting,
        skipped: counts.skipped,
        interviewId: within.row.interview_id ?? undefined,
      },
    });
    const at = instant(store.now());
    return {
      state: "running",
      started_by: user.id,
      started_by_name: user.name,
      started_at: at,
      resumed_at: at,
    };
  });
  return { import: await viewOf(store, row) };
}

/** A call that is under way comes to its end. Paused already: nothing changes. @throws ProblemError 404; 409. */
export async function pauseImport(store: Store, id: string, user: ImportUser): Controlled {
  const row = await inImport(store, id, async (within) => {
    assertStarted(within.row);
    if (within.row.state === "paused") return {};
    await record(within, { store, user, action: "import_paused" });
    return { state: "paused", reason: "by_member", changed_by_name: user.name };
  });
  return { import: await viewOf(store, row) };
}

/** Running already: nothing changes. @throws ProblemError 403, 404; 409. */
export async function resumeImport(store: Store, id: string, user: ImportUser): Controlled {
  const row = await inImport(store, id, async (within) => {
    assertStarted(within.row);
    if (within.row.state === "running") return {};
    await requireRecruiter(within.transaction, user.id);
    await record(within, { store, user, action: "import_resumed" });
    const lacksInviter = within.row.reason === "inviter_left";
    return {
      ...running(store),
      changed_by_name: user.name,
      // Whoever goes on with it invites.
      ...(lacksInviter && { started_by: user.id, started_by_name: user.name }),
    };
  });
  return { import: await viewOf(store, row) };
}

export const running = (store: Store) =>
  ({
    state: "running",
    reason: null,
    failed_in_a_row: 0,
    resumed_at: instant(store.now()),
    ended_at: null,
  }) as const;

/** Ends an import: what waits isn’t sent. A call that is under way comes to its end. @throws ProblemError 404; 409. */
export async function stopImport(store: Store, id: string, user: ImportUser): Controlled {
  const row = await inImport(store, id, async (within) => {
    assertStarted(within.row);
    const { numUpdatedRows } = await within.transaction
      .updateTable("import_rows")
      .set({ state: "notSent", reason: "stopped" })
      .where("import_id", "=", id)
      .where("state", "=", "waiting")
      .where("invitation_id", "is", null)
      .executeTakeFirst();
    await record(within, {
      store,
      user,
      action: "import_stopped",
      details: { notSent: Number(numUpdatedRows) },
    });
    return {
      state: "stopped",
      reason: null,
      changed_by_name: user.name,
      ended_at: instant(store.now()),
    };
  });
  return { import: await viewOf(store, row) };
}
