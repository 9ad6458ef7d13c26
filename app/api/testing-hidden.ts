import { randomUUID } from "node:crypto";
import { decideAssessment } from "@/lib/assessments/acts/decide-assessments";
import type { Store } from "@/lib/db/store";
import { createAssessment } from "@/lib/db/testing-rows";
import type { Tables } from "@/lib/db/types";
import { makeImport } from "@/lib/imports/make-import";
import { givenRowSchema, newImportSchema } from "@/lib/imports/schema";
import { takeRows } from "@/lib/imports/take-rows";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { invitationInputSchema } from "@/lib/invitations/schema";
import { addNote } from "@/lib/notes/add-note";
import { makeShortlist } from "@/lib/shortlists/make-shortlist";
import { saveView } from "@/lib/views/save-view";
import { newViewSchema } from "@/lib/views/schema";

/** A word in every hidden text. */
export const canary = "Hiddenson";

export type Hidden = Record<
  "assessment" | "sharedAddress" | "candidate" | "note" | "shortlist" | "import" | "invitation" | "view",
  string
>;

const admin = (id: string) => ({ id, name: "Ada", role: "administrator" as const });

/**
 * Everything that can be about a candidate, in an interview and by a colleague that limited members don’t see.
 * @param of.email the address of a candidate whom they see by another assessment.
 */
export async function hide(
  store: Store,
  of: {
    interviewId: number;
    by: string;
    mentioned: { id: string; name: string }[];
    email: string;
    sharedList: string;
  },
): Promise<Hidden> {
  const by = admin(of.by);
  const [id, other] = [77_000_001, 77_000_002];
  const completed = { status: "recommended", completed_before: store.now().toISOString() } as const;
  const named = { first_name: "Hedda", last_name: canary, interview_id: of.interviewId, ...completed };
  await createAssessment(store, id, { ...named, email: `${canary}@example.com` });
  await createAssessment(store, other, { ...named, email: of.email });
  await decideAssessment(store, id, { decision: "advance", from: "undecided" }, by);
  const mentions = of.mentioned.map((one) => one.id);
  const called = of.mentioned.map(({ name }) => `@${name}`).join(" ");
  const note = await addNote(store, id, { body: `About ${canary}: ${called}`, mentions }, by);
  const { shortlist } = await makeShortlist(store, { name: `For ${canary}`, assessments: [id] }, by);
  await store.db
    .insertInto("shortlist_entries")
    .values({
      shortlist_id: of.sharedList,
      assessment_id: id,
      position: 0,
      word: canary,
      word_by_name: "Ada",
      added_by_name: "Ada",
      added_at: store.now().toISOString(),
    })
    .execute();
  const draft = await makeImport(
    store,
    newImportSchema.parse({ name: canary, interviewId: of.interviewId }),
    by,
  );
  const row = givenRowSchema.parse({ line: 2, candidate: { email: `another.${canary}@example.com` } });
  await takeRows(store, draft.import.id, [row], by);
  const invited = invitationInputSchema.parse({
    interviewId: of.interviewId,
    candidate: { email: `invited.${canary}@example.com`, lastName: canary },
  });
  const invitation = await recordInvitation(store, randomUUID(), invited, by);
  if (!invitation) throw new Error("Nobody was invited.");
  await store.db
    .updateTable("invitations")
    .set({ state: "not_sent", open: 0 })
    .where("id", "=", invitation.id)
    .execute();
  const view = await saveView(
    store,
    newViewSchema.parse({ name: "Search", query: `q=${canary}`, shared: true }),
    by,
  );
  const { id: candidate } = await store.db
    .selectFrom("candidates")
    .select("id")
    .where("email_folded", "=", `${canary}@example.com`.toLowerCase())
    .executeTakeFirstOrThrow();
  return {
    assessment: String(id),
    sharedAddress: String(other),
    candidate: String(candidate),
    note: note.id,
    shortlist: shortlist.id,
    import: draft.import.id,
    invitation: invitation.id,
    view: view.id,
  };
}

const watched = [
  "assessments",
  "events",
  "notes",
  "notifications",
  "candidates",
  "invitations",
  "imports",
  "import_rows",
  "shortlists",
  "shortlist_entries",
  "shortlist_votes",
  "shortlist_readers",
  "shortlist_links",
  "saved_views",
] as const satisfies (keyof Tables)[];

/** All of it as the store has it, as text. */
export async function dumpHidden(store: Store): Promise<string> {
  const rows = [];
  for (const table of watched) {
    const all = await store.db.selectFrom(table).selectAll().execute();
    rows.push(
      ...all.map((row) => JSON.stringify([table, row])).filter((row) => /hiddenson|7700000[12]/i.test(row)),
    );
  }
  return rows.sort().join("\n");
}
