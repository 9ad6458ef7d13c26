import { keptText, tabDraft } from "@/components/drafts/tab-draft";
import type { TemplateKind, TemplateScope } from "@/lib/templates/schema";

/** `replaces`: the `updatedAt` of the version to replace; null for none. */
export type TemplateDraft = { subject: string; body: string; replaces: string | null };

function read(kept: unknown): TemplateDraft | undefined {
  if (typeof kept !== "object") return undefined;
  const replaces = keptText(kept, "replaces") || null;
  return { subject: keptText(kept, "subject"), body: keptText(kept, "body"), replaces };
}

export const templateDraft = (kind: TemplateKind, scope: TemplateScope, personId: string) =>
  tabDraft("template", personId, kind === "invitation" ? scope : `${kind} ${scope}`, read);
