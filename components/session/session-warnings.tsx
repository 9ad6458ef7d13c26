"use client";

import { EndingNotice } from "@/components/session/ending-notice";
import { IdleWarning } from "@/components/session/idle-warning";
import type { SessionPhase } from "@/components/session/session-phase";

/** What is said before a session ends. `askedMs`: when it does, unless the person stays; undefined otherwise. */
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
