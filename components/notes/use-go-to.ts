import { useEffect, useRef } from "react";

/**
 * For what comes after its page: an address that names it leads there once it is shown.
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
