import { clockTime } from "@/components/ui/format-time";
import type { SyncView } from "@/lib/assessments/schema";
import type { Texts } from "@/lib/i18n/texts";

export type ServiceLine = { tone: "live" | "starting" | "failing"; text: string };

/**
 * The service's state in a word or two, for the foot of the rail.
 * @param now milliseconds since the epoch; undefined before the browser knows its zone.
 */
export function describeService(sync: SyncView, now: number | undefined, texts: Texts): ServiceLine {
  const { t } = texts;
  switch (sync.state) {
    case "live":
      return { tone: "live", text: t("layout.connected") };
    case "starting":
      return { tone: "starting", text: t("layout.connecting") };
    case "failing": {
      const since =
        sync.failingSince && now !== undefined && clockTime(Date.parse(sync.failingSince), now, texts);
      return { tone: "failing", text: since ? t("layout.noServiceSince", { since }) : t("layout.noService") };
    }
    default:
      return sync.state satisfies never;
  }
}
