import { type ComponentType, useEffect, useState } from "react";
import { loadPart } from "@/components/ui/load-part";

/**
 * A part of the page that can do without it: its script comes when it is wanted. Where it could not be
 * loaded, the page stays as it is, and the next time it is wanted is another try.
 * @param load the same function with each call. @param wanted whether it is; another value is another wish.
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: unknown,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!wanted || Part) return;
    loadPart(load).then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [load, wanted, Part]);
  return Part;
}
