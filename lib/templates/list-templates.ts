import type { Store } from "@/lib/db/store";
import type { MessageTemplatesTable } from "@/lib/db/team-tables";
import { isLocale, type Locale } from "@/lib/i18n/messages/locales";
import { builtInTemplates } from "@/lib/templates/default-template";
import {
  type TemplateKind,
  type TemplateScope,
  type TemplateView,
  templateKinds,
} from "@/lib/templates/schema";

/** 0 is the default's row: the service's interviews count from 1. */
export const rowIdOf = (scope: TemplateScope): number => (scope === "default" ? 0 : scope);

export const templateView = (row: MessageTemplatesTable): TemplateView => ({
  kind: row.kind,
  scope: row.interview_id === 0 ? "default" : row.interview_id,
  subject: row.subject,
  body: row.body,
  locale: row.locale !== null && isLocale(row.locale) ? row.locale : null,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by_name,
});

export const builtIn = async (locale: Locale, kind: TemplateKind = "invitation"): Promise<TemplateView> => ({
  kind,
  scope: "default",
  ...(await builtInTemplates(locale))[kind],
  locale,
  updatedAt: null,
  updatedBy: null,
});

/** The source's templates, of each kind the default first: the team's, or the built-in one in this language. */
export async function listTemplates(store: Store, locale: Locale): Promise<TemplateView[]> {
  const rows = await store.db
    .selectFrom("message_templates")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .orderBy("interview_id")
    .execute();
  const lists = templateKinds.map(async (kind) => {
    const templates = rows.filter((row) => row.kind === kind).map(templateView);
    return templates[0]?.scope === "default" ? templates : [await builtIn(locale, kind), ...templates];
  });
  return (await Promise.all(lists)).flat();
}
