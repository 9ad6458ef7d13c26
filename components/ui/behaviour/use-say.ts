import { useEffect, useRef, useState } from "react";
import { createSayer } from "@/components/ui/behaviour/create-sayer";

/** A status’ text, and what sets it: each time it is announced, also with the same words. */
export function useSay(atFirst = ""): [said: string, say: (text: string) => void] {
  const [said, setSaid] = useState(atFirst);
  const [{ say, stop }] = useState(() => createSayer(setSaid, atFirst));
  useEffect(() => stop, [stop]);
  return [said, say];
}

/**
 * The text of a status that is derived: announced anew with each occasion. Without one, the last text stays.
 * @param first whether the first one is announced, or is there from the beginning.
 */
export function useSaidOn(occasion: unknown, text: string, first: "said" | "there" = "said"): string {
  const isThere = first === "there";
  const [said, say] = useSay(isThere ? text : "");
  const last = useRef(isThere ? { occasion, text } : undefined);
  useEffect(() => {
    const isKnown = last.current?.occasion === occasion && last.current?.text === text;
    if (occasion === undefined || isKnown) return;
    last.current = { occasion, text };
    say(text);
  }, [occasion, text, say]);
  return said;
}
