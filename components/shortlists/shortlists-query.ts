import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { live } from "@/components/http/live";
import { getJson } from "@/components/http/request-json";
import type { Added, Reading, Shortlist, ShortlistSummary } from "@/lib/shortlists/schema";

export const oneShortlist = answerShape<{ shortlist: Shortlist }>({ shortlist: "object" });
export const oneReading = answerShape<{ shortlist: Reading }>({ shortlist: "object" });
export const addedShape = answerShape<Added>({ shortlist: "object", added: "array", already: "array" });

const list = answerShape<{ shortlists: ShortlistSummary[] }>({ shortlists: "array" });

/** Link openings aren’t in the feed; they are refetched when the page regains focus, and now and then while it is in sight. */
const looksAgain = { ...live, refetchOnWindowFocus: true, refetchInterval: 30_000 } as const;

export const shortlistsKey = ["shortlists"] as const;

export const shortlistsQuery = () =>
  queryOptions({
    queryKey: [...shortlistsKey, "all"],
    queryFn: ({ signal }) => getJson("/api/shortlists", list, signal),
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
