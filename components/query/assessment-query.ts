import { queryOptions } from "@tanstack/react-query";
import { live } from "@/components/query/live";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { AssessmentDetail } from "@/lib/assessments/detail-schema";

const assessmentDetail = reading<AssessmentDetail>({ assessment: "object", timeline: "array" });

/** One assessment with its timeline. */
export const assessmentQuery = (id: number) =>
  queryOptions({
    queryKey: ["assessment", id],
    queryFn: ({ signal }) => getJson(`/api/assessments/${id}`, assessmentDetail, signal),
    ...live,
  });
