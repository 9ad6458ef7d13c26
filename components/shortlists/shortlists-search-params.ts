import type { inferParserType } from "nuqs/server";
import { createLoader, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { listStates } from "@/lib/shortlists/names";
import type { ShortlistsQuery } from "@/lib/shortlists/schema";

/** Unreadable ones are ignored. */
export const shortlistsSearchParams = {
  q: parseAsString.withDefault(""),
  state: parseAsStringLiteral(listStates).withDefault("current"),
};

export type ShortlistsSearch = inferParserType<typeof shortlistsSearchParams>;

export const loadShortlistsSearch = createLoader(shortlistsSearchParams);

export const toShortlistsFilter = ({ q, state }: ShortlistsSearch): ShortlistsFilter => ({
  q: q.trim().slice(0, 200),
  state,
});

export type ShortlistsFilter = Pick<ShortlistsQuery, "q" | "state">;
