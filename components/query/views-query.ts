import { queryOptions } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import type { SavedView } from "@/lib/views/schema";

const viewList = reading<{ views: SavedView[] }>({ views: "array" });

/** The saved views one may see: one's own, and those that are shared. */
export const viewsQuery = () =>
  queryOptions({
    queryKey: ["views"],
    queryFn: ({ signal }) => getJson("/api/views", viewList, signal),
    staleTime: 10_000,
  });
