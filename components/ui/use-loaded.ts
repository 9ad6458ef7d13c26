import { type ComponentType, useEffect, useState } from "react";

/**
 * A component whose script comes when it is wanted. What couldn't be loaded is asked for again when it is
 * wanted the next time.
 * @param load always the same function.
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isWanted || loaded) return;
    load().then(
      (component) => setLoaded(() => component),
      () => undefined,
    );
  }, [load, isWanted, loaded]);
  return loaded;
}
