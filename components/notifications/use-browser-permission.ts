import { useCallback, useSyncExternalStore } from "react";

/** `unsupported` where the browser has no notifications, as on addresses without HTTPS. */
export type BrowserPermission = "unsupported" | "default" | "granted" | "denied";

const listeners = new Set<() => void>();

function listen(changed: () => void): () => void {
  listeners.add(changed);
  // The browser’s settings may have been changed meanwhile.
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
