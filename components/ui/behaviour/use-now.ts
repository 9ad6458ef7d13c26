"use client";

import { useCallback, useSyncExternalStore } from "react";

type Clock = { now?: number; listeners: Set<() => void>; timer?: ReturnType<typeof setInterval> };

/** The page is drawn by the server’s clock until the browser has nothing better to do. */
const firstWithinMs = 500;

/** One timer for each interval, however many times are on the page. */
const clocks = new Map<number, Clock>();

function clockOf(everyMs: number): Clock {
  const clock = clocks.get(everyMs) ?? { listeners: new Set() };
  clocks.set(everyMs, clock);
  return clock;
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: firstWithinMs });
  else setTimeout(run, firstWithinMs / 2);
}

function listen(everyMs: number, listener: () => void): () => void {
  const clock = clockOf(everyMs);
  const tick = () => {
    clock.now = Date.now();
    for (const tell of clock.listeners) tell();
  };
  clock.listeners.add(listener);
  if (clock.timer === undefined) {
    if (clock.now === undefined) whenIdle(tick);
    else clock.now = Date.now();
    clock.timer = setInterval(tick, everyMs);
  }
  return () => {
    clock.listeners.delete(listener);
    if (clock.listeners.size > 0) return;
    clearInterval(clock.timer);
    clock.timer = undefined;
  };
}

const onTheServer = () => undefined;

/**
 * The time in milliseconds, renewed every `everyMs`; undefined on the server, and in the browser until the page runs:
 * a time that differs while hydrating would have everything rendered a second time at once.
 */
export function useNow(everyMs = 10_000): number | undefined {
  const subscribe = useCallback((listener: () => void) => listen(everyMs, listener), [everyMs]);
  return useSyncExternalStore(subscribe, () => clockOf(everyMs).now, onTheServer);
}
