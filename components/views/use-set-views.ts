import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { viewsQuery } from "@/components/views/views-query";
import type { SavedView } from "@/lib/views/schema";

/** Puts a changed list of views into the cache, before it is fetched again. */
export function useSetViews() {
  const client = useQueryClient();
  return useCallback(
    (change: (views: SavedView[]) => SavedView[]) =>
      client.setQueryData(viewsQuery().queryKey, (was) => ({ views: change(was?.views ?? []) })),
    [client],
  );
}
