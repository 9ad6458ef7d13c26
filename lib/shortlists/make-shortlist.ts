import { randomUUID } from "node:crypto";
import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";
import { fold } from "@/lib/fold";
import { addWithin } from "@/lib/shortlists/add-candidates";
import type { ShortlistUser } from "@/lib/shortlists/find-shortlist";
import { subjectOf } from "@/lib/shortlists/in-shortlist";
import { readShortlist } from "@/lib/shortlists/read-shortlist";
import type { Added, NewShortlist } from "@/lib/shortlists/schema";

/** Of a source, the archived ones too. */
const mostShortlists = 5_000;

/** Makes a list of these assessments, in this order. @throws ProblemError 404; 409 `too_many_shortlists`. */
export async function makeShortlist(store: Store, input: NewShortlist, user: ShortlistUser): Promise<Added> {
  const id = randomUUID();
  const added = await store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const { count } = await transaction
      .selectFrom("shortlists")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("source_id", "=", store.sourceId)
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow();
    if (count >= mostShortlists) {
      throw conflict(
        "too_many_shortlists",
        "There are 5,000 shortlists already. Delete one you no longer need, then create this one.",
      );
    }
    const at = instant(store.now());
    const row = {
      id,
      source_id: store.sourceId,
      name: input.name,
      name_folded: fold(input.name),
      name_by_name: user.name,
      note: "",
      note_by_name: null,
      shows_decision: 0,
      shows_email: 0,
      shows_phone: 0,
      made_by: user.id,
      made_by_name: user.name,
      created_at: at,
      updated_at: at,
      updated_by_name: user.name,
      archived_at: null,
      deleted_at: null,
      version,
    } as const;
    await transaction.insertInto("shortlists").values(row).execute();
    await recordAudit(transaction, {
      actor: user,
      action: "shortlist_made",
      subject: subjectOf(row),
      at: store.now(),
    });
    const candidates = input.assessments.map((assessmentId) => ({ assessmentId }));
    return addWithin(transaction, { store, row, candidates, user });
  });
  return { shortlist: await readShortlist(store, id, user), ...added };
}
