import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { TemplateView } from "@/lib/templates/schema";

const templateList = answerShape<{ templates: TemplateView[] }>({ templates: "array" });

export const templatesQuery = () =>
  queryOptions({
    queryKey: ["templates"],
    queryFn: ({ signal }) => getJson("/api/templates", templateList, signal),
    staleTime: 60_000,
  });
