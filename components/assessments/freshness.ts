import { relativeTime } from "@/components/ui/format-time";
import type { SyncView } from "@/lib/assessments/schema";

/** Rows of a check longer ago are not live, even if nothing failed: a slow service is asked less often. */
const liveForMs = 60_000;

/** Why this browser can't show newer rows, whatever the service does. */
export type LinkTrouble = "signed_out" | "no_answer" | "reconnecting";

export type Freshness =
  | { tone: "live" | "starting" | "offline"; text: string }
  /** `since` is formatted by whoever knows the viewer's zone. */
  | { tone: "failing"; since: string };

/**
 * How fresh the rows are, in one line.
 * @param nowMs the server's time, in milliseconds since the epoch; undefined before the browser has a clock,
 *   so that the server's picture and the browser's first are the same.
 */
export function freshness(sync: SyncView, trouble: LinkTrouble | undefined, nowMs?: number): Freshness {
  if (trouble === "signed_out") return { tone: "offline", text: "Signed out, showing what we had" };
  if (trouble === "no_answer")
    return { tone: "offline", text: "Shortlist doesn’t answer, showing what we had" };
  if (trouble === "reconnecting") return { tone: "offline", text: "Connection lost, reconnecting…" };
  switch (sync.state) {
    case "starting":
      return { tone: "starting", text: "Checking the service for the first time…" };
    case "failing":
      return sync.failingSince
        ? { tone: "failing", since: sync.failingSince }
        : { tone: "offline", text: "Service unreachable, showing what we had" };
    case "live": {
      if (nowMs === undefined || !sync.checkedAt) return { tone: "live", text: "Live" };
      const checkedAtMs = Date.parse(sync.checkedAt);
      const ago = relativeTime(checkedAtMs, nowMs, { seconds: true });
      if (nowMs - checkedAtMs >= liveForMs) return { tone: "starting", text: `Checked ${ago}` };
      return { tone: "live", text: `Live · checked ${ago}` };
    }
    default:
      return sync.state satisfies never;
  }
}
