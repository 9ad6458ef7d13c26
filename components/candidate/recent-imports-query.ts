import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { ImportsPage, ImportView } from "@/lib/imports/schema";

const page = answerShape<Omit<ImportsPage, "nextCursor">>({ imports: "array" });
const one = answerShape<{ import: ImportView }>({ import: "object" });

/** The newest imports that have invited anybody, and the one that is asked for. */
export const recentImportsQuery = (id: string) =>
  queryOptions({
    queryKey: ["imports", "recent", id],
    queryFn: async ({ signal }) => {
      const [{ imports }, { import: own }] = await Promise.all([
        getJson("/api/imports", page, signal),
        getJson(`/api/imports/${id}`, one, signal),
      ]);
      const others = imports.filter((other) => other.id !== id && other.counts.created > 0);
      return [own, ...others];
    },
    staleTime: 60_000,
    retry: false,
  });
