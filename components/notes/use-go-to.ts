import { useEffect, useRef } from "react";

/**
 * Scrolls to an element named in the address once it has loaded.
 * @param anchor the same for a panel, whose address has no such part.
 */
export function useGoTo(id: string, anchor: string | undefined) {
  const target = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (anchor !== id && window.location.hash !== `#${id}`) return;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: "center" });
  }, [id, anchor]);
  return { ref: target, id, tabIndex: -1 };
}
