import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { live } from "@/components/http/live";
import { candidatesKey } from "@/components/http/query-keys";
import { getJson } from "@/components/http/request-json";
import { listStoreOf } from "@/components/rows/list-store";
import type { CandidateDetail } from "@/lib/details/candidate-schema";

const candidateDetail = answerShape<CandidateDetail>({
  candidate: "object",
  addresses: "array",
  assessments: "array",
  notes: "array",
  timeline: "array",
});

/** An answer about one candidate; their assessments are as the list’s store has them. */
export const candidateQuery = (id: number) =>
  queryOptions({
    queryKey: [...candidatesKey, id],
    queryFn: async ({ signal, client }): Promise<CandidateDetail> => {
      const store = listStoreOf(client);
      const { era } = store.read();
      const detail = await getJson(`/api/candidates/${id}`, candidateDetail, signal);
      for (const row of detail.assessments) store.dispatch({ kind: "rowCame", row, era });
      return detail;
    },
    ...live,
  });
