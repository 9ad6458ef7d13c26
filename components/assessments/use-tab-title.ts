import { useEffect } from "react";

/** What others put before it (components/notifications) is theirs to put there again. */
const ownTitle = () => document.title.replace(/^\(\d+\) /, "");

/** The tab’s title while it is there, and the one before it afterwards. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = ownTitle();
    const own = `${title} · Shortlist`;
    document.title = own;
    return () => {
      // Another page has brought its own.
      if (ownTitle() === own) document.title = before;
    };
  }, [title]);
}
