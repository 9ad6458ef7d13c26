import type { TemplateScope } from "@/lib/templates/schema";

/** A template as somebody is writing it. `replaces`: the instant of the text that it is to replace; null for none. */
export type TemplateDraft = { subject: string; body: string; replaces: string | null };

const keyOf = (scope: TemplateScope, personId: string) => `shortlist-template:${personId}:${scope}`;

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

/**
 * What one person has begun survives a reload, and goes with the tab; a colleague who signs in here after
 * them doesn't see it. Storage may be refused.
 */
export function loadDraft(scope: TemplateScope, personId: string): TemplateDraft | undefined {
  const kept = attempt((): unknown => JSON.parse(sessionStorage.getItem(keyOf(scope, personId)) ?? "null"));
  return isDraft(kept) ? kept : undefined;
}

export function keepDraft(scope: TemplateScope, personId: string, draft: TemplateDraft | undefined): void {
  attempt(() =>
    draft
      ? sessionStorage.setItem(keyOf(scope, personId), JSON.stringify(draft))
      : sessionStorage.removeItem(keyOf(scope, personId)),
  );
}
