import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import { instant, type Store } from "@/lib/db/store";
import type { MessageTemplatesTable, Tables } from "@/lib/db/types";
import { conflict, notFound } from "@/lib/errors";
import { rowIdOf, templateView } from "@/lib/templates/list-templates";
import type { TemplateBody, TemplateScope, TemplateView } from "@/lib/templates/schema";

type Editor = { id: string; name: string };

/** @throws ProblemError 404 for an unknown interview; 409 `template_changed` with the present one. */
export async function saveTemplate(
  store: Store,
  scope: TemplateScope,
  { subject, body, replaces }: TemplateBody,
  editor: Editor,
): Promise<TemplateView> {
  return store.db.transaction().execute(async (transaction) => {
    const { present, label } = await look(transaction, store, scope, replaces);
    if (present?.subject === subject && present.body === body) return templateView(present);
    const row: MessageTemplatesTable = {
      source_id: store.sourceId,
      interview_id: rowIdOf(scope),
      subject,
      body,
      updated_at: laterThan(present?.updated_at, store.now()),
      updated_by_name: editor.name,
    };
    await transaction
      .insertInto("message_templates")
      .values(row)
      .onConflict((clash) => clash.columns(["source_id", "interview_id"]).doUpdateSet(row))
      .execute();
    await recordAudit(transaction, {
      actor: editor,
      action: "template_saved",
      subject: { type: "template", id: String(scope), label, sourceId: store.sourceId },
      details: { subject, body },
      at: store.now(),
    });
    return templateView(row);
  });
}

/** Deletes a template, so that the default or built-in one applies. @throws as `saveTemplate`; 404 for none. */
export async function removeTemplate(
  store: Store,
  scope: TemplateScope,
  replaces: string,
  editor: Editor,
): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const { present, label } = await look(transaction, store, scope, replaces);
    if (!present) throw notFound("There is no such template.", { reason: "template_missing" });
    await transaction
      .deleteFrom("message_templates")
      .where("source_id", "=", store.sourceId)
      .where("interview_id", "=", rowIdOf(scope))
      .execute();
    await recordAudit(transaction, {
      actor: editor,
      action: "template_removed",
      subject: { type: "template", id: String(scope), label, sourceId: store.sourceId },
      details: { subject: present.subject, body: present.body },
      at: store.now(),
    });
  });
}

// Two saves within a millisecond must not look alike.
const laterThan = (before: string | undefined, now: Date): string =>
  before !== undefined && before >= instant(now) ? instant(new Date(Date.parse(before) + 1)) : instant(now);

// Locks the source's row until the transaction ends.
async function look(
  transaction: Transaction<Tables>,
  store: Store,
  scope: TemplateScope,
  seen: string | null,
) {
  await transaction
    .updateTable("sources")
    .set((set) => ({ version: set.ref("version") }))
    .where("id", "=", store.sourceId)
    .execute();
  const label = await labelOf(transaction, store, scope);
  const present = await transaction
    .selectFrom("message_templates")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("interview_id", "=", rowIdOf(scope))
    .executeTakeFirst();
  if ((present?.updated_at ?? null) === seen) return { present, label };
  throw conflict("template_changed", "Somebody else changed this template meanwhile.", {
    template: present ? templateView(present) : null,
  });
}

async function labelOf(
  transaction: Transaction<Tables>,
  store: Store,
  scope: TemplateScope,
): Promise<string> {
  if (scope === "default") return "Default";
  const interview = await transaction
    .selectFrom("interviews")
    .select("name")
    .where("source_id", "=", store.sourceId)
    .where("id", "=", scope)
    .executeTakeFirst();
  if (!interview) throw notFound("There is no such interview.", { reason: "interview_missing" });
  return interview.name;
}
