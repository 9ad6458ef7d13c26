import { keepPreviousData, queryOptions, type UseQueryResult } from "@tanstack/react-query";
import type { ListView } from "@/components/assessments/search-params";
import { rowsPerPage } from "@/components/assessments/table-pages";
import { reading } from "@/components/query/reading";
import { withRecentChanges } from "@/components/query/recent-changes";
import { mayPass } from "@/components/query/request-failure";
import { getJson } from "@/components/query/request-json";
import type { AssessmentPage, AssessmentQuery } from "@/lib/assessments/schema";

const assessmentPage = reading<AssessmentPage>({
  assessments: "array",
  total: "number",
  totalIsExact: "boolean",
  counts: "object",
  version: "string",
  sync: "object",
});

/** Pages that were scrolled past are kept for a minute: thousands would cost memory, and work at each change. */
const pageKeptForMs = 60_000;

const patience = {
  /** One blip is no outage. */
  retry: (failures: number, error: Error) => failures < 1 && mayPass(error),
  retryDelay: 1_000,
  /** The feed tells what changes; only what could not be loaded is asked for again. */
  refetchInterval: ({ state }: { state: { status: string } }) => (state.status === "error" ? 5_000 : false),
} as const;

/** The view as the query of an address. */
export function viewParams(view: Partial<AssessmentQuery>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) {
    if (value !== undefined && value !== "") params.set(name, String(value));
  }
  return params;
}

const getPage = async (query: Partial<AssessmentQuery>, signal: AbortSignal): Promise<AssessmentPage> =>
  withRecentChanges(await getJson(`/api/assessments?${viewParams(query)}`, assessmentPage, signal));

export const firstPagesKey = "assessment-list";

/** The list's first page as it is now. The version it tells holds the other pages together. */
export const firstPageQuery = (view: ListView) =>
  queryOptions({
    queryKey: [firstPagesKey, view],
    queryFn: ({ signal }) => getPage({ ...view, limit: rowsPerPage }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
    // The picture a person begins with may be an older one of the router's or the cache's: asked for at
    // once, the list settles before anybody holds on to a row.
    refetchOnMount: "always",
    ...patience,
  });

/**
 * Whether the answer is the server's to this visit, not a picture of before. `isFetchedAfterMount` doesn't
 * tell: it counts answers, and a page that comes with data of its own sets the count back.
 */
export const isAnsweredNow = ({ isSuccess, isPlaceholderData, fetchStatus }: UseQueryResult): boolean =>
  isSuccess && !isPlaceholderData && fetchStatus === "idle";

export const pagesKey = "assessment-pages";

/**
 * One page of a list as it was, but for changes in place.
 * @param position the list's `epoch-version`.
 * @param page counted from 0.
 * @param after where the page before it ended, if that is known: then they fit, whatever has moved since.
 * @param left how many rows of the pages before have left the list meanwhile.
 */
export const pageQuery = (view: ListView, position: string, page: number, after?: string, left = 0) =>
  queryOptions({
    queryKey: [pagesKey, view, position, page],
    queryFn: ({ signal }) => {
      const place = after === undefined ? { offset: page * rowsPerPage - left } : { cursor: after };
      return getPage({ ...view, ...place, limit: rowsPerPage, asOf: versionOf(position) }, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: pageKeptForMs,
    ...patience,
  });

/** The version of an `epoch-version`. */
export const versionOf = (position: string): number => Number(position.slice(position.lastIndexOf("-") + 1));
