import { type Spread, spreadOf } from "./percentile";
import type { Shortlist } from "./shortlist";

export type RequestTiming = {
  name: string;
  kind: "page" | "search" | "deep";
  query: string;
  ms: Spread;
};

const sorts = [
  "created",
  "-created",
  "candidate",
  "-candidate",
  "interview",
  "-interview",
  "status",
  "-status",
];
const tabs = ["pending", "completed", "recommended", "not_recommended", "unclaimed"];

export function requestsToTime(interviewId: number, rows: number): Omit<RequestTiming, "ms">[] {
  const page = (name: string, query: string) => ({ name, kind: "page" as const, query });
  const search = (name: string, q: string) => ({
    name: `search, ${name}`,
    kind: "search" as const,
    query: `q=${encodeURIComponent(q)}`,
  });
  return [
    ...sorts.map((sort) => page(`sort ${sort}`, `sort=${sort}`)),
    ...tabs.map((tab) => page(`tab ${tab}`, `status=${tab}`)),
    page("tab pending by candidate", "status=pending&sort=candidate"),
    page("one interview", `interview=${interviewId}`),
    page(
      "one interview, recommended, by candidate",
      `interview=${interviewId}&status=recommended&sort=candidate`,
    ),
    search("one match", `candidate-${String(Math.floor(rows / 2)).padStart(6, "0")}`),
    search("matches everything", "example"),
    search("matches nothing", "zzyzx"),
    search("a name", "muller"),
    search("two words", "amara okafor"),
    search("two words of which one is everywhere", "example oneil"),
    search("two frequent words that never meet", "amara bruno"),
    search("three letters", "oka"),
    { name: "the last page", kind: "deep", query: `offset=${Math.max(0, rows - 50)}` },
  ];
}

/** Sends the requests in turns, so that a slow moment affects all of them. @throws Error unless all get 200. */
export async function timeRequests(
  shortlist: Shortlist,
  requests: readonly Omit<RequestTiming, "ms">[],
  times: number,
): Promise<RequestTiming[]> {
  const taken = requests.map((request) => ({ request, ms: [] as number[] }));
  // The first round warms caches and isn’t counted.
  for (let round = 0; round <= times; round += 1) {
    for (const { request, ms } of taken) {
      const begunAt = performance.now();
      const response = await shortlist.get(`/api/assessments?${request.query}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${request.query} was answered with ${response.status}.`);
      if (round > 0) ms.push(performance.now() - begunAt);
    }
  }
  return taken.flatMap(({ request, ms }) => {
    const spread = spreadOf(ms);
    return spread ? [{ ...request, ms: spread }] : [];
  });
}

export type ExportTiming = { rows: number; seconds: number; rowsPerSecond: number; megabytes: number };

export async function timeExport(shortlist: Shortlist): Promise<ExportTiming> {
  const begunAt = performance.now();
  const response = await shortlist.get("/api/assessments/export");
  if (!response.ok || !response.body) throw new Error(`The export was answered with ${response.status}.`);
  let bytes = 0;
  let lines = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  const seconds = (performance.now() - begunAt) / 1000;
  const rows = lines - 1;
  return { rows, seconds, rowsPerSecond: rows / seconds, megabytes: bytes / 1e6 };
}
