import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { AssessmentPage } from "@/lib/assessments/schema";

const shell = answerShape<Pick<AssessmentPage, "counts" | "sync">>({ counts: "object", sync: "object" });

/** What the shell shows on every screen: the number of assessments, and the service’s state. */
export const shellQuery = () =>
  queryOptions({
    queryKey: ["shell"],
    queryFn: ({ signal }) => getJson("/api/assessments?limit=1", shell, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
