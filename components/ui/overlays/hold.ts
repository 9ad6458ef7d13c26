"use client";

import { createContext, type RefObject, useContext, useEffect, useState } from "react";

/** Called once instead of closing the dialog or leaving the page. */
export const HoldPlace = createContext<RefObject<(() => void) | undefined> | undefined>(undefined);

/**
 * Protects what is shown only once: the first Escape warns, the next one closes the dialog, and leaving the page asks.
 * @returns whether to warn.
 */
export function useHold(isHeld: boolean): boolean {
  const place = useContext(HoldPlace);
  const [isWarned, setIsWarned] = useState(false);
  const isHolding = isHeld && !isWarned;
  useEffect(() => {
    if (!isHolding || !place) return;
    place.current = () => setIsWarned(true);
    return () => {
      place.current = undefined;
    };
  }, [isHolding, place]);
  useEffect(() => {
    if (!isHeld) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isHeld]);
  return isHeld && isWarned;
}
