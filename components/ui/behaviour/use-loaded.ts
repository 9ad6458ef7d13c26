import { type ComponentType, useEffect, useState } from "react";
import { loadPart } from "@/components/ui/behaviour/load-part";

/**
 * Loads the script of a part that the page works without, when it is wanted.
 * @param load must be the same function with each call.
 * @param wanted after a failure, another truthy value tries again.
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
