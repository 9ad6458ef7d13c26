import { useEffect } from "react";
import { refuseOffline } from "@/components/ui/behaviour/load-part";

/** The page that a plain click leads to; undefined where it stays on this one. */
function pageBehind(event: MouseEvent): URL | undefined {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target === "_blank" || link.hasAttribute("download")) return undefined;
  const to = new URL(link.href);
  const isOther = to.origin === window.location.origin && to.pathname !== window.location.pathname;
  return isOther ? to : undefined;
}

/**
 * Without a connection, a link to another page of Shortlist says so instead of leaving this one: the browser would show
 * a page of its own, and what was typed here would be out of sight.
 */
export function useStayOffline(): void {
  useEffect(() => {
    // After what takes clicks on the document, such as the panel, and before React hears of them.
    const place = document.body;
    const onClick = (event: MouseEvent) => {
      if (!event.defaultPrevented && pageBehind(event) && refuseOffline()) event.preventDefault();
    };
    place.addEventListener("click", onClick, { capture: true });
    return () => place.removeEventListener("click", onClick, { capture: true });
  }, []);
}
