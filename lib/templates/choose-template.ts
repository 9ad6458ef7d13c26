import type { TemplateKind, TemplateView } from "@/lib/templates/schema";

/** The template of a kind for this interview, of those that `GET /api/templates` lists. */
export const chooseTemplate = (
  templates: TemplateView[],
  interviewId: number | undefined,
  kind: TemplateKind = "invitation",
): TemplateView | undefined => {
  const own = templates.filter((template) => template.kind === kind);
  return own.find(({ scope }) => scope === interviewId) ?? own.find(({ scope }) => scope === "default");
};
