"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SessionPhase } from "@/components/session/session-phase";
import { type SessionWatch, watchSession } from "@/components/session/watch-session";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";
import type { SessionLeft } from "@/lib/auth/session-schema";

const loadWarnings = () =>
  import("@/components/session/session-warnings").then(({ SessionWarnings }) => SessionWarnings);

/** `left`: as it was at `learnedMs`. */
export function SessionWatcher({
  id,
  left,
  learnedMs,
}: {
  id: string;
  left: SessionLeft;
  learnedMs: number;
}) {
  const [phase, setPhase] = useState<SessionPhase>({ kind: "quiet" });
  /** The end that the person has been asked about: the question stays after it. */
  const [askedMs, setAskedMs] = useState<number>();
  const watch = useRef<SessionWatch>(undefined);
  const begin = useEffectEvent(() =>
    watchSession({
      id,
      left,
      learnedMs,
      changePhase(next) {
        setPhase(next);
        if (next.kind === "idle") setAskedMs(next.atMs);
        else if (next.kind !== "over") setAskedMs(undefined);
      },
      // The server redirects to sign-in, and back afterwards.
      over: () => window.location.reload(),
    }),
  );
  useEffect(() => {
    const begun = begin();
    watch.current = begun;
    return () => begun.close();
  }, []);

  const Warnings = useLoaded(loadWarnings, phase.kind === "quiet" ? undefined : phase, false);
  const stay = async () => (await watch.current?.stay()) ?? false;
  return Warnings && <Warnings phase={phase} askedMs={askedMs} stay={stay} />;
}
