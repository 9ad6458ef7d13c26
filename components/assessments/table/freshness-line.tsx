"use client";

import { type ConnectionTrouble, freshness } from "@/components/assessments/list/freshness";
import { useFeedState } from "@/components/feed/feed-provider";
import { serverNow } from "@/components/http/server-clock";
import { useTexts } from "@/components/texts/texts-provider";
import { useNow } from "@/components/ui/behaviour/use-now";
import { clockTime, exactInUtc } from "@/components/ui/format-time";
import { StatusDot } from "@/components/ui/status-dot";
import type { SyncView } from "@/lib/sync/schema";

const dots = { live: "live", starting: "starting", offline: "failing", failing: "failing" } as const;

export function FreshnessLine({
  sync,
  rows = 0,
  trouble,
}: {
  sync: SyncView;
  /** Rows read so far from the first list. */
  rows?: number;
  trouble?: ConnectionTrouble;
}) {
  const texts = useTexts();
  const now = useNow();
  const isPolling = useFeedState().kind === "polling";
  const nowMs = now === undefined ? undefined : serverNow(now);
  const state = freshness(sync, { trouble, isPolling }, texts, nowMs);
  const isReading = state.tone === "starting" && sync.state === "starting" && rows > 0;
  const isLong = state.tone === "failing" || state.tone === "offline" || sync.state === "starting";
  return (
    <p data-wide={isLong || undefined} className="flex min-h-5 items-center gap-2 text-13 text-quiet">
      <StatusDot tone={dots[state.tone]} />
      {state.tone === "failing" ? (
        <span className="tabular">
          {texts.t.rich(state.hasRows ? "freshness.unreachableSince" : "freshness.neverReachedSince", {
            since: () => <Since at={state.since} now={now} />,
          })}
        </span>
      ) : (
        <span className="tabular">
          {isReading ? texts.t("freshness.reading", { count: rows, shown: texts.number(rows) }) : state.text}
        </span>
      )}
    </p>
  );
}

function Since({ at, now }: { at: string; now: number | undefined }) {
  const texts = useTexts();
  const moment = Date.parse(at);
  return (
    <time dateTime={at}>
      {now === undefined ? exactInUtc(moment, texts.locale) : clockTime(moment, now, texts)}
    </time>
  );
}
