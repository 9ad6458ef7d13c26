import type { Traces } from "@/lib/erasing/find-traces";
import { fold } from "@/lib/fold";

type Named = Pick<Traces, "names" | "externalIds" | "addresses">;

/** Shorter names are everyday words as well. */
const shortest = 3;

/** What a search for this person would have been: their names, each part of them, ids and addresses. */
export const searchesFor = ({ names, externalIds, addresses }: Named): string[] =>
  [...names.flatMap((name) => [name, ...name.split(/\s+/)]), ...externalIds, ...addresses].filter(
    (text) => text.length >= shortest,
  );

/**
 * The details of a log entry without a search for this person: entries can’t be edited by hand. The search of an
 * export (`q`), or of a saved view (in `query`), is replaced whole if it has one of `searchesFor`.
 */
export function redactSearch(json: string, person: Named): string {
  const wanted = searchesFor(person).map(fold);
  const isForThem = (search: string) => {
    const folded = fold(search);
    const words = folded.split(/\s+/);
    return wanted.some((text) => words.includes(text) || (/[\s@]/.test(text) && folded.includes(text)));
  };
  const details: Record<string, unknown> = JSON.parse(json);
  const { q, query } = details;
  if (typeof q === "string" && isForThem(q)) return JSON.stringify({ ...details, q: "[erased]" });
  if (typeof query !== "string") return json;
  const params = new URLSearchParams(query);
  if (!isForThem(params.get("q") ?? "")) return json;
  params.set("q", "[erased]");
  return JSON.stringify({ ...details, query: params.toString() });
}
