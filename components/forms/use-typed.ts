import { useState } from "react";

/** A field’s text: until the person types, it follows the saved text. */
export function useTyped(saved: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(saved);
  const [seen, setSeen] = useState(saved);
  if (saved !== seen) {
    setSeen(saved);
    if (typed.trim() === seen) setTyped(saved);
  }
  return [typed, setTyped];
}
