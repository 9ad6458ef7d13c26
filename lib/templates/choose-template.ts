import type { TemplateView } from "@/lib/templates/schema";

/** The template for this interview, of those that `GET /api/templates` lists. */
export const chooseTemplate = (
  templates: TemplateView[],
  interviewId: number | undefined,
): TemplateView | undefined =>
  templates.find(({ scope }) => scope === interviewId) ?? templates.find(({ scope }) => scope === "default");
