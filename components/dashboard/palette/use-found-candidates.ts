import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { answerShape } from "@/components/http/answer-shape";
import { isTransient } from "@/components/http/request-failure";
import { getJson } from "@/components/http/request-json";
import { fitsView } from "@/lib/assessments/fits-view";
import type { AssessmentPage, AssessmentView } from "@/lib/assessments/schema";

type Found = Pick<AssessmentPage, "assessments" | "total" | "totalIsExact">;

const found = answerShape<Found>({ assessments: "array", total: "number", totalIsExact: "boolean" });
const waitMs = 120;
const shown = 8;

const foundQuery = (text: string) =>
  queryOptions({
    queryKey: ["found", text],
    queryFn: ({ signal }) =>
      getJson(
        `/api/assessments?${new URLSearchParams({ q: text, archived: "with", limit: String(shown) })}`,
        found,
        signal,
      ),
    enabled: text !== "",
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    retry: (failures, error) => failures < 1 && isTransient(error),
  });

const archivedLast = (rows: AssessmentView[]) => [
  ...rows.filter(({ archivedAt }) => !archivedAt),
  ...rows.filter(({ archivedAt }) => archivedAt),
];

/** The candidates that fit the text, archived ones last. Until the server answers, those of the last answer that still fit. */
export function useFoundCandidates(written: string) {
  const text = written.trim().slice(0, 200);
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(setAsked, text === "" ? 0 : waitMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, isPlaceholderData, isFetching } = useQuery(foundQuery(asked));

  if (text === "") return { rows: [], isSettled: true };
  const hasFailed = error !== null && asked === text && !isFetching;
  const isSettled = asked === text && !isPlaceholderData && data !== undefined;
  if (isSettled) return { rows: archivedLast(data.assessments), found: data, isSettled, hasFailed };
  const fitting = (data?.assessments ?? []).filter((row) =>
    fitsView({ queue: "all", status: "all", archived: "with", q: text }, row),
  );
  return { rows: archivedLast(fitting), isSettled: hasFailed, hasFailed };
}
