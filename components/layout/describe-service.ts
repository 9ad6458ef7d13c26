import { clockTime } from "@/components/ui/format-time";
import type { SyncView } from "@/lib/assessments/schema";

export type ServiceLine = { tone: "live" | "starting" | "failing"; text: string };

/**
 * The service's state in a word or two, for the foot of the rail.
 * @param now milliseconds since the epoch; undefined before the browser knows its zone.
 */
export function describeService(sync: SyncView, now: number | undefined): ServiceLine {
  switch (sync.state) {
    case "live":
      return { tone: "live", text: "Service connected" };
    case "starting":
      return { tone: "starting", text: "Connecting…" };
    case "failing": {
      const since = sync.failingSince && now !== undefined && clockTime(Date.parse(sync.failingSince), now);
      return { tone: "failing", text: since ? `No service since ${since}` : "No service" };
    }
    default:
      return sync.state satisfies never;
  }
}
