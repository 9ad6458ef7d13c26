import { clockTime } from "@/components/ui/format-time";
import type { Texts } from "@/lib/i18n/texts";
import type { SyncView } from "@/lib/sync/schema";

export type ServiceLine = { tone: "live" | "starting" | "failing"; text: string };

/** @param now milliseconds since 1970; undefined while the browser’s zone is unknown. */
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
