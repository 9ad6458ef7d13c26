import { useCallback, useSyncExternalStore } from "react";

/** What this browser says to notifications; `unsupported` where it has none, as on addresses without https. */
export type BrowserPermission = "unsupported" | "default" | "granted" | "denied";

const listeners = new Set<() => void>();

function listen(changed: () => void): () => void {
  listeners.add(changed);
  // Whoever was in the browser's settings comes back from there.
  window.addEventListener("focus", changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener("focus", changed);
  };
}

const browserPermission = (): BrowserPermission =>
  window.isSecureContext && typeof Notification === "function" && "locks" in navigator
    ? Notification.permission
    : "unsupported";

/** What the browser allows, and how to ask it; undefined until the page is alive. */
export function useBrowserPermission(): {
  permission: BrowserPermission | undefined;
  ask: () => Promise<BrowserPermission>;
} {
  const permission = useSyncExternalStore(listen, browserPermission, () => undefined);
  const ask = useCallback(async () => {
    const answer = await Notification.requestPermission();
    for (const changed of listeners) changed();
    return answer;
  }, []);
  return { permission, ask };
}
