"use client";

import { useCallback, useSyncExternalStore } from "react";

type Clock = { now: number; listeners: Set<() => void>; timer?: ReturnType<typeof setInterval> };

/** One timer for each interval, however many times are on the page. */
const clocks = new Map<number, Clock>();

function clockOf(everyMs: number): Clock {
  const clock = clocks.get(everyMs) ?? { now: Date.now(), listeners: new Set() };
  clocks.set(everyMs, clock);
  return clock;
}

function listen(everyMs: number, listener: () => void): () => void {
  const clock = clockOf(everyMs);
  clock.listeners.add(listener);
  clock.now = Date.now();
  clock.timer ??= setInterval(() => {
    clock.now = Date.now();
    for (const tell of clock.listeners) tell();
  }, everyMs);
  return () => {
    clock.listeners.delete(listener);
    if (clock.listeners.size > 0) return;
    clearInterval(clock.timer);
    clock.timer = undefined;
  };
}

const onTheServer = () => undefined;

/** The time in milliseconds, renewed every `everyMs`; undefined on the server and while hydrating. */
export function useNow(everyMs = 10_000): number | undefined {
  const subscribe = useCallback((listener: () => void) => listen(everyMs, listener), [everyMs]);
  return useSyncExternalStore(subscribe, () => clockOf(everyMs).now, onTheServer);
}
