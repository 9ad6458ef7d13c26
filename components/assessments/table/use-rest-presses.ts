import { type RefObject, useEffect } from "react";
import { useDrawnRows } from "@/components/assessments/list/drawn-rows";

/** A card that a finger rests on is chosen. @param isWanted for cards that can be chosen. */
export function useRestPresses(body: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const rows = useDrawnRows();
  useEffect(() => {
    const element = body.current;
    if (!element || !isWanted) return;
    const gone = new AbortController();
    import("@/components/assessments/bulk/follow-fingers").then(
      ({ followFingers }) => followFingers(element, (target) => rows.around(target)?.parts.box, gone.signal),
      // The button is there.
      () => undefined,
    );
    return () => gone.abort();
  }, [body, rows, isWanted]);
}
