import { useEffect } from "react";

/** The tab’s title while it is there, and the one before it afterwards. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} · Shortlist`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
