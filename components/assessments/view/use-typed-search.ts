import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** Browsers limit how often an address may change, and each change is a step of the history. */
const addressAfterMs = 400;

export type TypedSearch = {
  /** As typed, with its blanks. */
  text: string;
  /** What is searched for: the list follows each key. */
  q: string;
  type: (text: string) => void;
};

/**
 * What is typed is searched at once; the address follows after a pause, and before anything else can read it: a
 * press, the end of the field’s focus, or of the page.
 * @param inAddress the address’s search.
 */
export function useTypedSearch(inAddress: string, onAddress: (q: string) => void): TypedSearch {
  const [text, setText] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);
  // Changed from outside: by the back button, or “Clear filters”.
  if (inAddress !== sent) {
    setSent(inAddress);
    setText(inAddress);
  }

  const typed = text.trim();
  const isBehind = typed !== sent.trim();
  const send = useEffectEvent((q: string) => {
    setSent(q);
    onAddress(q);
  });
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => send(typed), addressAfterMs);
    return () => clearTimeout(timer);
  }, [isBehind, typed]);
  useEffect(() => {
    if (!isBehind) return;
    const sendNow = () => send(typed);
    const leaves = ["pointerdown", "click", "focusout", "visibilitychange"] as const;
    for (const name of leaves) document.addEventListener(name, sendNow, { capture: true });
    window.addEventListener("pagehide", sendNow);
    return () => {
      for (const name of leaves) document.removeEventListener(name, sendNow, { capture: true });
      window.removeEventListener("pagehide", sendNow);
    };
  }, [isBehind, typed]);

  const type = useCallback((typed: string) => setText(typed), []);
  return { text, q: isBehind ? typed : inAddress, type };
}
