import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { findShortlists, sameName } from "@/components/shortlists/find-shortlists";
import { shortlistsQuery } from "@/components/shortlists/shortlists-query";
import type { ShortlistSummary } from "@/lib/shortlists/schema";

const waitMs = 200;

type Found = {
  found: ShortlistSummary[];
  /** The one of this very name. */
  same: ShortlistSummary | undefined;
  /** Whether more fit than are told. */
  hasMore: boolean;
  /** Whether there is any, whatever its name. */
  hasAny: boolean;
};

/**
 * Current shortlists by the words of a name that is being typed: those at hand at once, all once the server answers.
 * @param options.isWanted false to ask for nothing yet.
 */
export function useFoundShortlists(text: string, { isWanted = true }: { isWanted?: boolean } = {}): Found {
  const [q, setQ] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim().slice(0, 200)), waitMs);
    return () => clearTimeout(timer);
  }, [text]);
  const all = useInfiniteQuery({ ...shortlistsQuery({ q: "", state: "current" }), enabled: isWanted });
  const searched = useInfiniteQuery({
    ...shortlistsQuery({ q, state: "current" }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const atHand = [searched, all].flatMap(
    ({ data }) => data?.pages.flatMap(({ shortlists }) => shortlists) ?? [],
  );
  const known = [...new Map(atHand.map((one) => [one.id, one])).values()];
  return {
    found: findShortlists(known, text),
    same: sameName(known, text),
    hasMore: searched.hasNextPage,
    hasAny: known.length > 0,
  };
}
