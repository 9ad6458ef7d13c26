import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { reading } from "@/components/query/reading";
import { mayPass } from "@/components/query/request-failure";
import { getJson } from "@/components/query/request-json";
import { fitsView } from "@/lib/assessments/fits-view";
import type { AssessmentPage } from "@/lib/assessments/schema";

type Found = Pick<AssessmentPage, "assessments" | "total" | "totalIsExact">;

const found = reading<Found>({ assessments: "array", total: "number", totalIsExact: "boolean" });
const waitMs = 120;
const shown = 8;

const foundQuery = (text: string) =>
  queryOptions({
    queryKey: ["found", text],
    queryFn: ({ signal }) =>
      getJson(`/api/assessments?q=${encodeURIComponent(text)}&limit=${shown}`, found, signal),
    enabled: text !== "",
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    retry: (failures, error) => failures < 1 && mayPass(error),
  });

/**
 * The candidates that fit what is written, from the server. Until its answer is there, those of the last one
 * that fit still.
 */
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
  if (isSettled) return { rows: data.assessments, found: data, isSettled, hasFailed };
  const rows = (data?.assessments ?? []).filter((row) => fitsView({ status: "all", q: text }, row));
  return { rows, isSettled: hasFailed, hasFailed };
}
