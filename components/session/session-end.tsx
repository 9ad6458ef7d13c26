"use client";

import { useEffect, useState } from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import type { SessionLeft } from "@/lib/auth/session-schema";

const loadWatcher = () =>
  import("@/components/session/session-watcher").then(({ SessionWatcher }) => SessionWatcher);

/** The page comes first: no session ends within seconds of it. What doesn't arrive is tried again. */
const everyMs = 15_000;

/** Warns before the session ends, and goes to sign in when it has. `left`: as the page was rendered. */
export function SessionEnd(session: { id: string; left: SessionLeft }) {
  const [learnedMs] = useState(Date.now);
  const [atMs, setAtMs] = useState(0);
  const Watcher = useLoaded(loadWatcher, atMs);
  useEffect(() => {
    if (Watcher) return;
    const timer = setInterval(() => setAtMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [Watcher]);
  return Watcher && <Watcher {...session} learnedMs={learnedMs} />;
}
