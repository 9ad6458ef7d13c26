import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { AssessmentPage } from "@/lib/assessments/schema";

const answer = answerShape<Pick<AssessmentPage, "counts">>({ counts: "object" });

/** The shell’s counts leave archived assessments out. */
export const withArchivedQuery = () =>
  queryOptions({
    queryKey: ["with-archived"],
    queryFn: ({ signal }) => getJson("/api/assessments?archived=with&limit=1", answer, signal),
  });
