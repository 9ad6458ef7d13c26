"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SessionPhase } from "@/components/session/session-phase";
import type { SessionWatch, watchSession } from "@/components/session/watch-session";
import { useLoaded } from "@/components/ui/use-loaded";
import type { SessionLeft } from "@/lib/auth/session-schema";

const loadWarnings = () =>
  import("@/components/session/session-warnings").then(({ SessionWarnings }) => SessionWarnings);

/** The page comes first: no session ends within seconds of it. */
const beginAfterMs = 5_000;
const tryAgainMs = 15_000;

/** Warns before the session ends, and goes to sign in when it has. `left`: as the page was rendered. */
export function SessionEnd({ id, left }: { id: string; left: SessionLeft }) {
  const [phase, setPhase] = useState<SessionPhase>({ kind: "quiet" });
  /** When the session ends that the person has been asked about: the question stays while it is over. */
  const [askedMs, setAskedMs] = useState<number>();
  const watch = useRef<SessionWatch>(undefined);
  const begin = useEffectEvent((start: typeof watchSession, learnedMs: number) => {
    watch.current = start({
      id,
      left,
      learnedMs,
      changePhase(next) {
        setPhase(next);
        if (next.kind === "idle") setAskedMs(next.atMs);
        else if (next.kind !== "over") setAskedMs(undefined);
      },
      // The server sends it on to where one signs in, and back.
      over: () => window.location.reload(),
    });
  });

  useEffect(() => {
    const learnedMs = Date.now();
    let isGone = false;
    let timer = setTimeout(load, beginAfterMs);
    async function load() {
      try {
        const { watchSession: start } = await import("@/components/session/watch-session");
        if (!isGone) begin(start, learnedMs);
      } catch {
        timer = setTimeout(load, tryAgainMs);
      }
    }
    return () => {
      isGone = true;
      clearTimeout(timer);
      watch.current?.close();
    };
  }, []);

  const Warnings = useLoaded(loadWarnings, phase.kind === "quiet" ? undefined : phase);
  const stay = async () => (await watch.current?.stay()) ?? false;
  return Warnings && <Warnings phase={phase} askedMs={askedMs} stay={stay} />;
}
