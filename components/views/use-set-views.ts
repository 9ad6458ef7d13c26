import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { pinsQuery } from "@/components/views/pins-query";
import { viewsQuery } from "@/components/views/views-query";
import type { SavedView } from "@/lib/views/schema";

/** Puts a changed list of views into the cache, and what it changes of the pins, before both are fetched again. */
export function useSetViews() {
  const client = useQueryClient();
  return useCallback(
    (change: (views: SavedView[]) => SavedView[]) => {
      const before = client.getQueryData(viewsQuery().queryKey)?.views ?? [];
      const views = change(before);
      client.setQueryData(viewsQuery().queryKey, { views });
      const isDeleted = (id: string) =>
        before.some((view) => view.id === id) && !views.some((view) => view.id === id);
      client.setQueryData(
        pinsQuery().queryKey,
        (was) =>
          was && {
            pins: was.pins
              .filter(({ id }) => !isDeleted(id))
              .map((pin) => {
                const view = views.find(({ id }) => id === pin.id);
                // Of another query its count would be wrong.
                return view?.query === pin.query ? { ...pin, ...view } : (view ?? pin);
              }),
          },
      );
    },
    [client],
  );
}
