import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { live } from "@/components/http/live";
import { getJson } from "@/components/http/request-json";
import type { RowState } from "@/lib/imports/names";
import type { ImportRowsPage, ImportsPage, ImportView } from "@/lib/imports/schema";

export const oneImport = answerShape<{ import: ImportView }>({ import: "object" });

/** Without the cursor, which the last page doesn’t have. */
const importsPage = answerShape<Omit<ImportsPage, "nextCursor">>({ imports: "array" });
export const rowsPage = answerShape<Omit<ImportRowsPage, "nextCursor">>({ rows: "array" });

export const importsKey = ["imports"] as const;

/** The history, whatever of it. */
export const importListsKey = [...importsKey, "lists"] as const;

/** Page by page, the newest first. */
export const importsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...importListsKey, "all"],
    queryFn: async ({ signal, pageParam }) => {
      const parameters = new URLSearchParams(pageParam ? { cursor: pageParam } : {});
      return (await getJson(`/api/imports?${parameters}`, importsPage, signal)) as ImportsPage;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    ...live,
  });

/** Those that are on their way, for the rail. */
export const runningImportsQuery = () =>
  queryOptions({
    queryKey: [...importListsKey, "running"],
    queryFn: async ({ signal }) => {
      const [running, paused] = await Promise.all(
        ["running", "paused"].map((state) => getJson(`/api/imports?state=${state}`, importsPage, signal)),
      );
      return [...(running?.imports ?? []), ...(paused?.imports ?? [])];
    },
    ...live,
  });

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...importsKey, "one", id],
    queryFn: ({ signal }) => getJson(`/api/imports/${id}`, oneImport, signal),
    ...live,
  });

/** The rows of an import, in whatever state. */
export const importRowsKey = (id: string) => [...importsKey, "rows", id] as const;

/** All rows of a draft. Apart from what is fetched again when an import changes: the draft changes on the screen. */
export const draftRowsKey = (id: string) => ["import-draft", id] as const;

/** In the order of the file, page by page. */
export const importRowsQuery = (id: string, state?: RowState) =>
  infiniteQueryOptions({
    queryKey: [...importRowsKey(id), state ?? "all"],
    queryFn: async ({ signal, pageParam }) => {
      const parameters = new URLSearchParams({
        ...(state && { state }),
        ...(pageParam !== null && { cursor: String(pageParam) }),
      });
      return (await getJson(`/api/imports/${id}/rows?${parameters}`, rowsPage, signal)) as ImportRowsPage;
    },
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.nextCursor,
    ...live,
  });
