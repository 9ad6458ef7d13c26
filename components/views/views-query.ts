import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { SavedView } from "@/lib/views/schema";

const viewList = answerShape<{ views: SavedView[] }>({ views: "array" });

export const viewsQuery = () =>
  queryOptions({
    queryKey: ["views"],
    queryFn: ({ signal }) => getJson("/api/views", viewList, signal),
    staleTime: 10_000,
  });
