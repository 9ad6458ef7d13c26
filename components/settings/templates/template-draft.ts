import { keptText, tabDraft } from "@/components/drafts/tab-draft";
import type { TemplateScope } from "@/lib/templates/schema";

/** A template as somebody is writing it. `replaces`: the instant of the text that it is to replace; null for none. */
export type TemplateDraft = { subject: string; body: string; replaces: string | null };

function read(kept: unknown): TemplateDraft | undefined {
  if (typeof kept !== "object") return undefined;
  const replaces = keptText(kept, "replaces") || null;
  return { subject: keptText(kept, "subject"), body: keptText(kept, "body"), replaces };
}

/** What one person has begun to write for everybody, or for one interview. */
export const templateDraft = (scope: TemplateScope, personId: string) =>
  tabDraft("template", personId, scope, read);
