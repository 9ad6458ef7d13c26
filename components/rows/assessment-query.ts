import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { live } from "@/components/http/live";
import { assessmentKey } from "@/components/http/query-keys";
import { getJson } from "@/components/http/request-json";
import { listStoreOf } from "@/components/rows/list-store";
import type { AssessmentDetail } from "@/lib/details/detail-schema";

const assessmentDetail = answerShape<AssessmentDetail>({ assessment: "object", timeline: "array" });

/** An answer about one assessment, without its row: the list’s store holds that. */
export type DetailRest = Omit<AssessmentDetail, "assessment">;

export function restOf({ assessment: _, ...rest }: AssessmentDetail): DetailRest {
  return rest;
}

export const assessmentQuery = (id: number) =>
  queryOptions({
    queryKey: assessmentKey(id),
    queryFn: async ({ signal, client }): Promise<DetailRest> => {
      const store = listStoreOf(client);
      const { era } = store.read();
      const detail = await getJson(`/api/assessments/${id}`, assessmentDetail, signal);
      store.dispatch({ kind: "rowCame", row: detail.assessment, era });
      return restOf(detail);
    },
    ...live,
  });
