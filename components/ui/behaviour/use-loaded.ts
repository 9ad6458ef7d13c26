import { useEffect, useState } from "react";
import { loadPart } from "@/components/ui/behaviour/load-part";

/**
 * Loads the script of a part that the page works without, such as a component, when it is wanted.
 * @param load must be the same function with each call.
 * @param wanted after a failure, another truthy value tries again.
 * @param isAsked false for a part that loads by itself: its absence isn’t worth a notice.
 */
export function useLoaded<Part>(
  load: () => Promise<Part>,
  wanted: unknown,
  isAsked = true,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!wanted || part) return;
    loadPart(load, isAsked).then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [load, wanted, part, isAsked]);
  return part;
}
