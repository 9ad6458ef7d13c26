"use client";

import { useEffect, useState } from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import type { SessionLeft } from "@/lib/auth/session-schema";

const loadWatcher = () =>
  import("@/components/session/session-watcher").then(({ SessionWatcher }) => SessionWatcher);

/** The page comes first: no session ends within seconds of it. */
const beginAfterMs = 5_000;
const tryAgainMs = 15_000;

/** Warns before the session ends, and goes to sign in when it has. `left`: as the page was rendered. */
export function SessionEnd({ id, left }: { id: string; left: SessionLeft }) {
  const [tries, setTries] = useState(0);
  const [learnedMs, setLearnedMs] = useState<number>();
  const Watcher = useLoaded(loadWatcher, tries);
  const isThere = Watcher !== undefined;
  useEffect(() => setLearnedMs(Date.now()), []);
  useEffect(() => {
    if (isThere) return;
    const timer = setTimeout(() => setTries(tries + 1), tries === 0 ? beginAfterMs : tryAgainMs);
    return () => clearTimeout(timer);
  }, [isThere, tries]);
  return Watcher && learnedMs !== undefined && <Watcher id={id} left={left} learnedMs={learnedMs} />;
}
