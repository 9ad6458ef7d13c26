import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { live } from "@/components/http/live";
import { getJson } from "@/components/http/request-json";
import type { ShortlistsFilter } from "@/components/shortlists/shortlists-search-params";
import type { Added, Reading, Shortlist, ShortlistsPage } from "@/lib/shortlists/schema";

export const oneShortlist = answerShape<{ shortlist: Shortlist }>({ shortlist: "object" });
export const oneReading = answerShape<{ shortlist: Reading }>({ shortlist: "object" });
export const addedShape = answerShape<Added>({ shortlist: "object", added: "array", already: "array" });

/** `ShortlistsPage` without the cursor, which the last page doesn’t have. */
const page = answerShape<Omit<ShortlistsPage, "nextCursor">>({
  shortlists: "array",
  hasArchived: "boolean",
});

/** Link openings aren’t in the feed; they are refetched when the page regains focus, and now and then while it is in sight. */
const looksAgain = { ...live, refetchOnWindowFocus: true, refetchInterval: 30_000 } as const;

export const shortlistsKey = ["shortlists"] as const;

/** Lists of whatever search. */
export const listsKey = [...shortlistsKey, "lists"] as const;

/** Page by page, the last changed first. */
export const shortlistsQuery = ({ q, state }: ShortlistsFilter) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, state, q],
    queryFn: async ({ signal, pageParam }) => {
      const parameters = new URLSearchParams({ state, ...(q && { q }) });
      if (pageParam) parameters.set("cursor", pageParam);
      return (await getJson(`/api/shortlists?${parameters}`, page, signal)) as ShortlistsPage;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    ...looksAgain,
  });

export const shortlistQuery = (id: string) =>
  queryOptions({
    queryKey: [...shortlistsKey, "one", id],
    queryFn: ({ signal }) => getJson(`/api/shortlists/${id}`, oneShortlist, signal),
    ...looksAgain,
  });

export const readingQuery = (id: string) =>
  queryOptions({
    queryKey: [...shortlistsKey, "reading", id],
    queryFn: ({ signal }) => getJson(`/api/shortlists/${id}/reading`, oneReading, signal),
    ...looksAgain,
  });
