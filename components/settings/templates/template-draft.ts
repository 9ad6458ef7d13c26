import type { TemplateScope } from "@/lib/templates/schema";

/** A template as somebody is writing it. `replaces`: the instant of the text that it is to replace; null for none. */
export type TemplateDraft = { subject: string; body: string; replaces: string | null };

const keyOf = (scope: TemplateScope) => `shortlist-template:${scope}`;

const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

function isDraft(value: unknown): value is TemplateDraft {
  if (typeof value !== "object" || value === null) return false;
  const { subject, body, replaces } = value as Partial<Record<keyof TemplateDraft, unknown>>;
  return (
    typeof subject === "string" &&
    typeof body === "string" &&
    (replaces === null || typeof replaces === "string")
  );
}

/** What was begun survives a reload, and goes with the tab. Storage may be refused. */
export function loadDraft(scope: TemplateScope): TemplateDraft | undefined {
  const kept = attempt((): unknown => JSON.parse(sessionStorage.getItem(keyOf(scope)) ?? "null"));
  return isDraft(kept) ? kept : undefined;
}

export function keepDraft(scope: TemplateScope, draft: TemplateDraft | undefined): void {
  attempt(() =>
    draft
      ? sessionStorage.setItem(keyOf(scope), JSON.stringify(draft))
      : sessionStorage.removeItem(keyOf(scope)),
  );
}
