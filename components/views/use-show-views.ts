import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { viewsQuery } from "@/components/query/views-query";
import type { SavedView } from "@/lib/views/schema";

/** Shows a change of the views at once, before they are asked for again. */
export function useShowViews() {
  const client = useQueryClient();
  return useCallback(
    (change: (views: SavedView[]) => SavedView[]) =>
      client.setQueryData(viewsQuery().queryKey, (was) => ({ views: change(was?.views ?? []) })),
    [client],
  );
}
