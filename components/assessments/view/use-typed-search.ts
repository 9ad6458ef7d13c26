import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** Browsers limit how often an address may change, and each change is a step of the history. */
const addressAfterMs = 400;

/** On a busy computer, the page hears of addresses that have been overwritten by then. */
const echoesForMs = 2_000;

export type TypedSearch = {
  /** As typed, with its blanks. */
  text: string;
  /** What is searched for: the list follows each key. */
  q: string;
  type: (text: string) => void;
  /** An input method puts letters together: they aren’t finished, and wait for the end. */
  compose: (isComposing: boolean) => void;
};

/** Of what was written, the last is ours, and an earlier one is old news unless the browser is there again. */
const isEcho = (inAddress: string, written: readonly string[]): boolean =>
  inAddress === written.at(-1) ||
  (written.includes(inAddress) && inAddress !== (new URLSearchParams(window.location.search).get("q") ?? ""));

/**
 * What is typed is searched at once; the address follows after a pause, and before anything else can read it: a
 * press, the end of the field’s focus, or of the page.
 * @param inAddress the address’s search.
 */
export function useTypedSearch(inAddress: string, onAddress: (q: string) => void): TypedSearch {
  const [text, setText] = useState(inAddress);
  const [isComposing, setIsComposing] = useState(false);
  const [seen, setSeen] = useState(inAddress);
  /** What was written, and what stood there before. */
  const [written, setWritten] = useState<readonly string[]>([]);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (!isEcho(inAddress, written)) {
      // Changed from outside: by the back button, or “Clear filters”.
      setText(inAddress);
      setWritten([]);
    }
  }

  const typed = text.trim();
  const isBehind = typed !== (written.at(-1) ?? inAddress).trim();
  const send = useEffectEvent((q: string) => {
    setWritten([...written, inAddress, q]);
    onAddress(q);
  });
  useEffect(() => {
    if (written.length === 0) return;
    const forget = () => setWritten([]);
    const timer = setTimeout(forget, echoesForMs);
    // Another address may be meant by it.
    document.addEventListener("click", forget, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", forget, { capture: true });
    };
  }, [written]);
  useEffect(() => {
    if (!isBehind || isComposing) return;
    const timer = setTimeout(() => send(typed), addressAfterMs);
    return () => clearTimeout(timer);
  }, [isBehind, isComposing, typed]);
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
  return { text, q: isBehind || written.length > 0 ? typed : inAddress, type, compose: setIsComposing };
}
