import { useEffect, useRef } from "react";

/** For what comes after the page: an address that names it leads there once it is shown. */
export function useGoTo(id: string) {
  const target = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: "center" });
  }, [id]);
  return { ref: target, id, tabIndex: -1 };
}
