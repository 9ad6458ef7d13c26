import type { Store } from "@/lib/db/store";
import type { MessageTemplatesTable } from "@/lib/db/types";
import type { Locale } from "@/lib/i18n/messages/locales";
import { builtInTemplates } from "@/lib/templates/default-template";
import type { TemplateScope, TemplateView } from "@/lib/templates/schema";

/** 0 is the default's row: the service's interviews count from 1. */
export const rowIdOf = (scope: TemplateScope): number => (scope === "default" ? 0 : scope);

export const templateView = (row: MessageTemplatesTable): TemplateView => ({
  scope: row.interview_id === 0 ? "default" : row.interview_id,
  subject: row.subject,
  body: row.body,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by_name,
});

export const builtIn = (locale: Locale): TemplateView => ({
  scope: "default",
  ...builtInTemplates[locale],
  updatedAt: null,
  updatedBy: null,
});

/** The source's templates, the default first: the team's, or the built-in one in this language. */
export async function listTemplates(store: Store, locale: Locale): Promise<TemplateView[]> {
  const rows = await store.db
    .selectFrom("message_templates")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .orderBy("interview_id")
    .execute();
  const templates = rows.map(templateView);
  return templates[0]?.scope === "default" ? templates : [builtIn(locale), ...templates];
}
