import { useSyncExternalStore } from "react";

/** Somebody who works in another window beside it hasn't seen what came. */
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

/** Whether the person looks at this tab. */
export const useLooking = (): boolean => useSyncExternalStore(listen, isLooking, () => true);
