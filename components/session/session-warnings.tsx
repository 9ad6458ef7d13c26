"use client";

import { EndingNotice } from "@/components/session/ending-notice";
import { IdleWarning } from "@/components/session/idle-warning";
import type { SessionPhase } from "@/components/session/session-phase";

/** `askedMs`: when the session ends unless the person stays; undefined if not asked. */
export function SessionWarnings({
  phase,
  askedMs,
  stay,
}: {
  phase: SessionPhase;
  askedMs: number | undefined;
  stay: () => Promise<boolean>;
}) {
  return (
    <>
      <IdleWarning atMs={askedMs} stay={stay} />
      {phase.kind === "ending" && <EndingNotice atMs={phase.atMs} />}
    </>
  );
}
