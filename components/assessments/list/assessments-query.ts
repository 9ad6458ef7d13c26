import { keepPreviousData, type QueryClient, queryOptions, type UseQueryResult } from "@tanstack/react-query";
import { viewParams } from "@/components/assessments/view/view-params";
import type { ListView } from "@/components/assessments/view/view-search-params";
import { answerShape } from "@/components/http/answer-shape";
import { isTransient } from "@/components/http/request-failure";
import { getJson } from "@/components/http/request-json";
import { rowsPerPage } from "@/components/rows/list-pages";
import { type PageRequest, versionOf } from "@/components/rows/list-state";
import { listStoreOf } from "@/components/rows/list-store";
import type { AssessmentPage, AssessmentQuery } from "@/lib/assessments/schema";

const assessmentPage = answerShape<AssessmentPage>({
  assessments: "array",
  total: "number",
  totalIsExact: "boolean",
  counts: "object",
  version: "string",
  sync: "object",
});

/** How long a page’s request or answer is kept after the page was scrolled past. */
const pageKeptForMs = 60_000;

const retries = {
  retry: (failures: number, error: Error) => failures < 1 && isTransient(error),
  retryDelay: 1_000,
  /** The feed tells of changes: only what failed is asked for again. */
  refetchInterval: ({ state }: { state: { status: string } }) => (state.status === "error" ? 5_000 : false),
} as const;

const getPage = (query: Partial<AssessmentQuery>, signal: AbortSignal): Promise<AssessmentPage> =>
  getJson(`/api/assessments?${viewParams(query)}`, assessmentPage, signal);

/** A first page without its rows: the list’s store holds those. */
export type ListHead = Pick<AssessmentPage, "counts" | "countedAtLeast" | "sync" | "version">;

export const headOf = ({ counts, countedAtLeast, sync, version }: AssessmentPage): ListHead => ({
  counts,
  countedAtLeast,
  sync,
  version,
});

/** The present first page, which goes to the list’s store. Its version holds the other pages together. */
export const firstPageQuery = (view: ListView) =>
  queryOptions({
    queryKey: ["assessment-list", view],
    queryFn: async ({ signal, client }): Promise<ListHead> => {
      const store = listStoreOf(client);
      const { era } = store.read();
      const page = await getPage({ ...view, limit: rowsPerPage }, signal);
      store.dispatch({ kind: "answered", view, page, era });
      return headOf(page);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
    // The first rows may be older ones of the router’s cache: asked for at once, the list settles before the
    // recruiter works in it.
    refetchOnMount: "always",
    ...retries,
  });

/** Fetched as a press nears, a view isn’t fetched again while the pointer wanders to and fro. */
const preparedForMs = 5_000;

/** Prefetches a view’s first rows. */
export const prepareView = (client: QueryClient, view: ListView): void =>
  void client.prefetchQuery({ ...firstPageQuery(view), staleTime: preparedForMs });

/**
 * Whether the server has answered this visit. `isFetchedAfterMount` doesn’t tell: a page with data of its own resets
 * it.
 */
export const isAnsweredNow = ({ isSuccess, isPlaceholderData, fetchStatus }: UseQueryResult): boolean =>
  isSuccess && !isPlaceholderData && fetchStatus === "idle";

/** Not kept here once the list’s store has it. */
export const pageQuery = ({ view, position, era, page, after, removed }: PageRequest) =>
  queryOptions({
    queryKey: ["assessment-pages", view, position, era, page],
    queryFn: ({ signal }) => {
      const place = after === undefined ? { offset: page * rowsPerPage - removed } : { cursor: after };
      return getPage({ ...view, ...place, limit: rowsPerPage, asOf: versionOf(position) }, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: pageKeptForMs,
    ...retries,
  });

/** The ids of a page’s rows. @param position the list’s `epoch-version`. */
export const idsQuery = (view: ListView, position: string, page: number) =>
  queryOptions({
    queryKey: ["assessment-ids", view, position, page],
    queryFn: async ({ signal }) => {
      const asked = { ...view, offset: page * rowsPerPage, limit: rowsPerPage, asOf: versionOf(position) };
      return (await getPage(asked, signal)).assessments.map(({ id }) => id);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: pageKeptForMs,
    ...retries,
  });
