import { createHash } from "node:crypto";
import { createAssessmentClient } from "@/lib/assessment-api/client";
import type { TestStore } from "@/lib/db/testing";
import { createStore } from "@/lib/db/testing-rows";

type Wire = { id: number } & Record<string, unknown>;

/** A service that is only a list, from which rows can vanish and come back: no real one can be asked to do that. */
export function createListService() {
  const service = {
    /** The rows of the list; single reads have `hidden` too. */
    rows: [] as unknown[],
    hidden: [] as Wire[],
    /** `constant`: the same for each list. */
    etag: false as boolean | "constant",
    lists: [] as number[],
    reads: [] as number[],
  };
  const answer = (path: string, init?: RequestInit): Response => {
    const id = /^\/v1\/assessments\/(\d+)$/.exec(path)?.[1];
    if (id) {
      service.reads.push(Number(id));
      const row = [...service.rows, ...service.hidden].find((row) => (row as Wire)?.id === Number(id));
      return row ? Response.json(row) : Response.json({}, { status: 404 });
    }
    const text = JSON.stringify(service.rows);
    const version = service.etag === "constant" ? "1" : createHash("sha256").update(text).digest("hex");
    const etag = `"${version}"`;
    const isSame = service.etag && new Headers(init?.headers).get("if-none-match") === etag;
    service.lists.push(isSame ? 304 : 200);
    return isSame
      ? new Response(null, { status: 304 })
      : new Response(text, { headers: service.etag ? { etag } : {} });
  };
  const client = createAssessmentClient({
    baseUrl: "https://service.example/v1",
    apiKey: "test-key-of-the-employer",
    fetch: async (input, init) => answer(new URL(String(input)).pathname, init),
  });
  return { service, client };
}

export const openTestStore = async (place: TestStore) => createStore((await place.open()).db);
