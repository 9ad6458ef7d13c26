import { setTimeout as sleep } from "node:timers/promises";
import { assessmentPageSchema } from "@/lib/assessments/schema";
import { readCpuSeconds } from "./process-figures";
import { startService } from "./service";
import { type LoopSeen, makePlace, type Shortlist, startShortlist } from "./shortlist";

export type Identifying = {
  rows: number;
  /** How many are completed, and so are read one by one. */
  completed: number;
  /** From the server’s start on an empty store until every completed assessment has its candidate. */
  seconds: number;
  cpuSeconds: number;
  loop: LoopSeen;
};

const withinMs = 10 * 60_000;

async function readFirst(shortlist: Shortlist) {
  return assessmentPageSchema.parse(await (await shortlist.get("/api/assessments?limit=1")).json());
}

export async function watchIdentifying(rows: number): Promise<Identifying> {
  const service = await startService(rows);
  const place = makePlace();
  try {
    const beganAt = performance.now();
    const shortlist = await startShortlist(service, place, { watchLoop: true });
    try {
      for (const giveUpAt = beganAt + withinMs; performance.now() < giveUpAt; await sleep(500)) {
        const { counts, sync } = await readFirst(shortlist);
        if (counts.all < rows || sync.state !== "live" || sync.identifying) continue;
        // Between the first rows and the first count nothing seems to be left.
        if ((await service.requests()).others < counts.completed) continue;
        return {
          rows,
          completed: counts.completed,
          seconds: (performance.now() - beganAt) / 1000,
          cpuSeconds: readCpuSeconds(shortlist.pid),
          loop: await shortlist.loopSeen(),
        };
      }
      throw new Error(
        `The candidates of ${rows} were not there in time.\n${shortlist.output().slice(-2_000)}`,
      );
    } finally {
      await shortlist.stop();
    }
  } finally {
    place.remove();
    await service.stop();
  }
}
