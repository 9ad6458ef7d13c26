import { useCallback, useSyncExternalStore } from "react";

/** Phones, on their side as well. */
export const smallWindow = "(width < 48rem), (height < 30rem)";

/** Whether the window matches a media query. @returns false until the page runs. */
export function useMedia(media: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    [media],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(media).matches,
    () => false,
  );
}
