import { get } from "node:http";
import { type Spread, spreadOf } from "./percentile";
import type { Shortlist } from "./shortlist";

/** How long pages take to their first byte, and the floors of the same minute. */
export type FirstBytes = {
  rows: number;
  home: Spread;
  /** `GET /api/assessments?limit=50`, which has the same rows. */
  list: Spread;
  /** `GET /api/health`: a request that reads nothing. */
  health: Spread;
};

const rounds = 60;
const warmUpRounds = 20;

const paths = { home: "/assessments", list: "/api/assessments?limit=50", health: "/api/health" };

function firstByteMs({ url, cookie }: Shortlist, path: string): Promise<number> {
  const begunAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { cookie, accept: "text/html,*/*", "accept-encoding": "gzip" };
    get(url + path, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`${path} was answered with ${response.statusCode}.`));
      let ms: number | undefined;
      response.on("data", () => {
        ms ??= performance.now() - begunAt;
      });
      response.on("end", () => (ms === undefined ? reject(new Error(`${path} is empty.`)) : resolve(ms)));
    }).once("error", reject);
  });
}

/** Asks for each in turns, one after the other, so that a slow moment affects all of them. */
export async function timeFirstBytes(shortlist: Shortlist, rows: number): Promise<FirstBytes> {
  const taken: Record<keyof typeof paths, number[]> = { home: [], list: [], health: [] };
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    for (const name of ["home", "list", "health"] as const) {
      const ms = await firstByteMs(shortlist, paths[name]);
      if (round >= warmUpRounds) taken[name].push(ms);
    }
  }
  const [home, list, health] = [taken.home, taken.list, taken.health].map(spreadOf);
  if (!home || !list || !health) throw new Error("Nothing was timed.");
  return { rows, home, list, health };
}
