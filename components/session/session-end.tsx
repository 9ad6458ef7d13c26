"use client";

import { useEffect, useState } from "react";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";
import type { SessionLeft } from "@/lib/auth/session-schema";

const loadWatcher = () =>
  import("@/components/session/session-watcher").then(({ SessionWatcher }) => SessionWatcher);

/** Loaded well after the page: no session ends within seconds of it. A failed load is tried again. */
const everyMs = 15_000;

/** `left`: as the page was rendered. */
export function SessionEnd(session: { id: string; left: SessionLeft }) {
  const [learnedMs] = useState(Date.now);
  const [atMs, setAtMs] = useState(0);
  const Watcher = useLoaded(loadWatcher, atMs, false);
  useEffect(() => {
    if (Watcher) return;
    const timer = setInterval(() => setAtMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [Watcher]);
  return Watcher && <Watcher {...session} learnedMs={learnedMs} />;
}
