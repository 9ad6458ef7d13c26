import { type ComponentType, useState } from "react";
import { noteMissingPart } from "@/components/ui/behaviour/load-part";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";

/** Stands in for a part that comes with its page, where its script can’t be loaded: the page says so. */
export function nothing() {
  noteMissingPart();
  return { default: () => null };
}

/**
 * A part that the server draws too. It comes with its page, or is there once its script is: until then the screen stays
 * as it is.
 * @param WithPage must not fail without its script. @param load must be the same function with each call.
 * @param isAtFirst whether the page, as it comes, has it.
 */
export function usePart<Props>(
  WithPage: ComponentType<Props>,
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  isAtFirst = isWanted,
): ComponentType<Props> | undefined {
  const [isWithPage] = useState(isAtFirst);
  const Loaded = useLoaded(load, isWanted && !isWithPage);
  return isWithPage ? WithPage : Loaded;
}
