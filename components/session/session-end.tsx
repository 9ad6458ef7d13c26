"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { EndingNotice } from "@/components/session/ending-notice";
import type { SessionPhase } from "@/components/session/session-phase";
import { askSession, tellActivity } from "@/components/session/session-requests";
import { type SessionWatch, watchSession } from "@/components/session/watch-session";
import { useLoaded } from "@/components/ui/use-loaded";
import type { SessionLeft } from "@/lib/auth/session-schema";

const loadWarning = () => import("@/components/session/idle-warning").then(({ IdleWarning }) => IdleWarning);

/** Warns before the session ends, and goes to sign in when it has. `left`: as the page was rendered. */
export function SessionEnd({ id, left }: { id: string; left: SessionLeft }) {
  const [phase, setPhase] = useState<SessionPhase>({ kind: "quiet" });
  /** When the session ends that the person has been asked about: the question stays while it is over. */
  const [askedMs, setAskedMs] = useState<number>();
  const watch = useRef<SessionWatch>(undefined);
  const begin = useEffectEvent((of: string) =>
    watchSession({
      id: of,
      left,
      ask: askSession,
      tellActivity,
      changePhase(next) {
        setPhase(next);
        if (next.kind === "idle") setAskedMs(next.atMs);
        else if (next.kind !== "over") setAskedMs(undefined);
      },
      // The server sends it on to where one signs in, and back.
      over: () => window.location.reload(),
    }),
  );
  useEffect(() => {
    const begun = begin(id);
    watch.current = begun;
    return () => begun.close();
  }, [id]);

  const Warning = useLoaded(loadWarning, askedMs ?? 0);
  return (
    <>
      {Warning && <Warning atMs={askedMs} stay={async () => (await watch.current?.stay()) ?? false} />}
      {phase.kind === "ending" && <EndingNotice atMs={phase.atMs} />}
    </>
  );
}
