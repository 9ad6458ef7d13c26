import { queryOptions } from "@tanstack/react-query";
import { live } from "@/components/query/live";
import { getJson } from "@/components/query/request-json";
import { assessmentDetailSchema } from "@/lib/assessments/detail-schema";

/** One assessment with its timeline. */
export const assessmentQuery = (id: number) =>
  queryOptions({
    queryKey: ["assessment", id],
    queryFn: ({ signal }) => getJson(`/api/assessments/${id}`, assessmentDetailSchema, signal),
    ...live,
  });
