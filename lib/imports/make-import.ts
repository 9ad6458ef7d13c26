import { randomUUID } from "node:crypto";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";
import type { ImportUser } from "@/lib/imports/find-import";
import { viewOf } from "@/lib/imports/import-view";
import type { ImportView, NewImport } from "@/lib/imports/schema";

/** Of a source. */
const mostDrafts = 200;

/** Begins an import, as a draft without rows. @throws ProblemError 409 `too_many_imports`. */
export const makeImport = (
  store: Store,
  input: NewImport,
  user: ImportUser,
): Promise<{ import: ImportView }> =>
  store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const { drafts } = await transaction
      .selectFrom("imports")
      .select(({ fn }) => fn.countAll<number | string>().as("drafts"))
      .where("source_id", "=", store.sourceId)
      .where("state", "=", "draft")
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow();
    if (Number(drafts) >= mostDrafts)
      throw conflict(
        "too_many_imports",
        `There are ${mostDrafts} drafts already. Delete one you no longer need, then try again.`,
        undefined,
        { reason: "too_many_imports", params: { most: mostDrafts } },
      );
    const row = await transaction
      .insertInto("imports")
      .values({
        id: randomUUID(),
        source_id: store.sourceId,
        name: input.name,
        state: "draft",
        reason: null,
        changed_by_name: null,
        failed_in_a_row: 0,
        interview_id: input.interviewId ?? null,
        suppress_candidate_email: input.suppressCandidateEmail ? 1 : 0,
        columns: JSON.stringify(input.columns),
        made_by: user.id,
        made_by_name: user.name,
        created_at: instant(store.now()),
        started_by: null,
        started_by_name: null,
        started_at: null,
        resumed_at: null,
        ended_at: null,
        cleared_at: null,
        deleted_at: null,
        version,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { import: await viewOf({ ...store, db: transaction }, row) };
  });
