import { startNode } from "../start-node";
import { type Cell, measureCell } from "./measure-cell";
import type { Options } from "./options";
import { startService } from "./service";
import { openPollingViewer, openPushedViewer } from "./viewers";

const everyMs = 5_000;
const mostRowsForMany = 20_000;

/** One yardstick at each number of viewers. @param add gets each cell as soon as it is measured. */
export async function runYardstick(
  system: "plain" | "shared",
  rows: number,
  options: Options,
  say: (text: string) => void,
  add: (cell: Cell) => void,
): Promise<void> {
  const counts = options.viewers.filter(
    (viewers) => viewers === 1 || (viewers === 50 && rows <= mostRowsForMany),
  );
  for (const viewers of counts) {
    say(`${system} yardstick, ${rows} rows, ${viewers} viewers`);
    const service = await startService(rows);
    try {
      const env = { ASSESSMENT_API_URL: service.url, ASSESSMENT_API_KEY: service.key };
      const proxy = await startNode(["scripts/bench/yardstick.mjs", system], env, /^Serving (\S+)$/m);
      const { warmUpMs, windowMs } = options;
      const cell = await measureCell(
        { system, rows, viewers, warmUpMs, windowMs },
        {
          service,
          pid: proxy.pid,
          // One parses its lists; the others only receive them.
          readers: 1,
          open: async (index, saw) =>
            system === "plain"
              ? openPollingViewer(proxy.announced, saw, index === 0, (index / viewers) * everyMs)
              : openPushedViewer(proxy.announced, saw, index === 0),
        },
      ).finally(() => proxy.stop());
      add(cell);
    } finally {
      await service.stop();
    }
  }
}
