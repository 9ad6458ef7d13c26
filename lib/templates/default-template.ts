import type { Locale } from "@/lib/i18n/messages/locales";
import type { MessageTemplate } from "@/lib/templates/render-message";
import type { TemplateKind } from "@/lib/templates/schema";

/** The messages in the sender's language until an administrator writes others. */
export async function builtInTemplates(locale: Locale): Promise<Record<TemplateKind, MessageTemplate>> {
  const { templates }: { templates: Record<TemplateKind, MessageTemplate> } = await import(
    `../i18n/messages/${locale}/templates/built-in-templates.ts`
  );
  return templates;
}
