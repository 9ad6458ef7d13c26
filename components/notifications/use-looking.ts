import { useSyncExternalStore } from "react";

/** A person who works in another window hasn’t seen what came, though this one is visible. */
const isLooking = (): boolean => document.visibilityState === "visible" && document.hasFocus();

function listen(changed: () => void): () => void {
  const changes = [
    [window, "focus"],
    [window, "blur"],
    [document, "visibilitychange"],
  ] as const;
  for (const [target, name] of changes) target.addEventListener(name, changed);
  return () => {
    for (const [target, name] of changes) target.removeEventListener(name, changed);
  };
}

export const useLooking = (): boolean => useSyncExternalStore(listen, isLooking, () => true);
