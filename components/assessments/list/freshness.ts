import { relativeTime } from "@/components/ui/format-time";
import type { Texts } from "@/lib/i18n/texts";
import type { SyncView } from "@/lib/sync/schema";

/** Rows of an older check don’t count as live, even if nothing failed: a slow service is asked less often. */
const liveForMs = 60_000;

/** Why this browser can’t get newer rows, whatever the service does. */
export type ConnectionTrouble = "signed_out" | "no_answer" | "reconnecting";

export type Freshness =
  | { tone: "live" | "starting" | "offline"; text: string }
  /** The caller formats `since`: it knows the reader’s time zone. */
  | { tone: "failing"; since: string; hasRows: boolean };

/**
 * @param browser what keeps this browser from newer rows, and whether it asks for them as no stream brings them.
 * @param nowMs the server’s time, in milliseconds since 1970; undefined while hydrating, to match the server.
 */
export function freshness(
  sync: SyncView,
  { trouble, isPolling }: { trouble: ConnectionTrouble | undefined; isPolling: boolean },
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
      const ago = relativeTime(checkedAtMs, nowMs, texts);
      if (nowMs - checkedAtMs >= liveForMs)
        return { tone: "starting", text: t("freshness.checked", { ago }) };
      if (isPolling) return { tone: "starting", text: t("freshness.polling") };
      return { tone: "live", text: t("freshness.liveChecked", { ago }) };
    }
    default:
      return sync.state satisfies never;
  }
}
