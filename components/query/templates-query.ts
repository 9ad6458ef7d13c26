import { queryOptions } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { TemplateView } from "@/lib/templates/schema";

const templateList = reading<{ templates: TemplateView[] }>({ templates: "array" });

/** The team's message templates, the default first; for recruiters. They change seldom. */
export const templatesQuery = () =>
  queryOptions({
    queryKey: ["templates"],
    queryFn: ({ signal }) => getJson("/api/templates", templateList, signal),
    staleTime: 60_000,
  });
