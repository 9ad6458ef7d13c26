import { queryOptions } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { AssessmentPage } from "@/lib/assessments/schema";

const answer = reading<Pick<AssessmentPage, "counts">>({ counts: "object" });

/** How many assessments there are with the archived ones, which the shell's counts leave out. */
export const withArchivedQuery = () =>
  queryOptions({
    queryKey: ["with-archived"],
    queryFn: ({ signal }) => getJson("/api/assessments?archived=with&limit=1", answer, signal),
  });
