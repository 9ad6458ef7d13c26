import { relativeTime } from "@/components/ui/format-time";
import type { SyncView } from "@/lib/assessments/schema";
import type { Texts } from "@/lib/i18n/texts";

/** Rows of a check longer ago are not live, even if nothing failed: a slow service is asked less often. */
const liveForMs = 60_000;

/** Why this browser can't show newer rows, whatever the service does. */
export type LinkTrouble = "signed_out" | "no_answer" | "reconnecting";

export type Freshness =
  | { tone: "live" | "starting" | "offline"; text: string }
  /** `since` is formatted by whoever knows the viewer's zone. */
  | { tone: "failing"; since: string; hasRows: boolean };

/**
 * How fresh the rows are, in one line.
 * @param nowMs the server's time, in milliseconds since the epoch; undefined before the browser has a clock,
 *   so that the server's picture and the browser's first are the same.
 */
export function freshness(
  sync: SyncView,
  trouble: LinkTrouble | undefined,
  texts: Texts,
  nowMs?: number,
): Freshness {
  const { t } = texts;
  if (trouble === "signed_out") return { tone: "offline", text: t("freshness.signedOut") };
  if (trouble === "no_answer") return { tone: "offline", text: t("freshness.noAnswer") };
  if (trouble === "reconnecting") return { tone: "offline", text: t("freshness.reconnecting") };
  switch (sync.state) {
    case "starting":
      return { tone: "starting", text: t("freshness.starting") };
    case "failing":
      return sync.failingSince
        ? { tone: "failing", since: sync.failingSince, hasRows: sync.checkedAt !== undefined }
        : { tone: "offline", text: t("freshness.unreachable") };
    case "live": {
      if (nowMs === undefined || !sync.checkedAt) return { tone: "live", text: t("freshness.live") };
      const checkedAtMs = Date.parse(sync.checkedAt);
      const ago = relativeTime(checkedAtMs, nowMs, texts, { seconds: true });
      if (nowMs - checkedAtMs >= liveForMs)
        return { tone: "starting", text: t("freshness.checked", { ago }) };
      return { tone: "live", text: t("freshness.liveChecked", { ago }) };
    }
    default:
      return sync.state satisfies never;
  }
}
