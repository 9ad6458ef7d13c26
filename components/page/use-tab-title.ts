import { useEffect } from "react";
import { isolate } from "@/lib/i18n/isolate";

/** Without the number of notifications, which they put there again by themselves (components/notifications). */
const ownTitle = () => document.title.replace(/^\(\d+\) /, "");

/** The tab’s title while the component is mounted, and the one before it afterwards. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = ownTitle();
    document.title = `${isolate(title)} · Shortlist`;
    // Read back from the browser: it collapses blanks, and a name may begin like a count.
    const own = ownTitle();
    return () => {
      // Another page has set its own title.
      if (ownTitle() === own) document.title = before;
    };
  }, [title]);
}
