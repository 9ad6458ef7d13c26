import { useState } from "react";

/** What somebody types over a saved text; while they haven't, it follows what is saved, by whomever. */
export function useTyped(saved: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(saved);
  const [seen, setSeen] = useState(saved);
  if (saved !== seen) {
    setSeen(saved);
    if (typed.trim() === seen) setTyped(saved);
  }
  return [typed, setTyped];
}
