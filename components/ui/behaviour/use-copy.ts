"use client";

import { useEffect, useRef, useState } from "react";
import { copyText } from "@/components/ui/behaviour/copy-text";

const shownForMs = 2_000;

export function useCopy(text: string, onCopied?: () => void) {
  const [result, setResult] = useState<"copied" | "failed">();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    // A second one is announced as well.
    setResult(undefined);
    const copied = await copyText(text);
    setResult(copied ? "copied" : "failed");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(undefined), shownForMs);
    if (copied) onCopied?.();
  }
  return { copy, result };
}
