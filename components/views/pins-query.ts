import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { PinnedView } from "@/lib/views/schema";

/** What each change of the pins is answered with, too. */
export const pinList = answerShape<{ pins: PinnedView[] }>({ pins: "array" });

/** Its key continues that of the views: whoever asks for those again asks for these. */
export const pinsQuery = () =>
  queryOptions({
    queryKey: ["views", "pins"],
    queryFn: ({ signal }) => getJson("/api/views/pins", pinList, signal),
    staleTime: 10_000,
  });
