import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import { instant, type Store } from "@/lib/db/store";
import type { MessageTemplatesTable } from "@/lib/db/team-tables";
import type { Tables } from "@/lib/db/types";
import { conflict, notFound } from "@/lib/errors";
import type { Locale } from "@/lib/i18n/messages/locales";
import { rowIdOf, templateView } from "@/lib/templates/list-templates";
import type {
  TemplateBody,
  TemplateKind,
  TemplateRemoval,
  TemplateScope,
  TemplateView,
} from "@/lib/templates/schema";

/** `locale`: the language that they see the preview in. */
type Editor = { id: string; name: string; locale: Locale };

/** @throws ProblemError 404 for an unknown interview; 409 `template_changed` with the present one. */
export async function saveTemplate(
  store: Store,
  scope: TemplateScope,
  { kind, subject, body, replaces }: TemplateBody,
  editor: Editor,
): Promise<TemplateView> {
  return store.db.transaction().execute(async (transaction) => {
    const { present, label } = await look(transaction, store, { kind, scope }, replaces);
    const isSame = present?.subject === subject && present.body === body && present.locale === editor.locale;
    if (present && isSame) return templateView(present);
    const row: MessageTemplatesTable = {
      source_id: store.sourceId,
      kind,
      interview_id: rowIdOf(scope),
      subject,
      body,
      locale: editor.locale,
      updated_at: laterThan(present?.updated_at, store.now()),
      updated_by_name: editor.name,
    };
    await transaction
      .insertInto("message_templates")
      .values(row)
      .onConflict((clash) => clash.columns(["source_id", "kind", "interview_id"]).doUpdateSet(row))
      .execute();
    await recordAudit(transaction, {
      actor: editor,
      action: "template_saved",
      subject: { type: "template", id: String(scope), label, sourceId: store.sourceId },
      details: { kind, subject, body },
      at: store.now(),
    });
    return templateView(row);
  });
}

/** Deletes a template, so that the default or built-in one applies. @throws as `saveTemplate`; 404 for none. */
export async function removeTemplate(
  store: Store,
  scope: TemplateScope,
  { kind, replaces }: TemplateRemoval,
  editor: Pick<Editor, "id" | "name">,
): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const { present, label } = await look(transaction, store, { kind, scope }, replaces);
    if (!present) throw notFound("There is no such template.", { reason: "template_missing" });
    await transaction
      .deleteFrom("message_templates")
      .where("source_id", "=", store.sourceId)
      .where("kind", "=", kind)
      .where("interview_id", "=", rowIdOf(scope))
      .execute();
    await recordAudit(transaction, {
      actor: editor,
      action: "template_removed",
      subject: { type: "template", id: String(scope), label, sourceId: store.sourceId },
      details: { kind, subject: present.subject, body: present.body },
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
  { kind, scope }: { kind: TemplateKind; scope: TemplateScope },
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
    .where("kind", "=", kind)
    .where("interview_id", "=", rowIdOf(scope))
    .executeTakeFirst();
  if ((present?.updated_at ?? null) === seen) return { present, label };
  throw conflict("template_changed", "Someone else has changed this template in the meantime.", {
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
