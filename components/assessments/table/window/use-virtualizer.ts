import type { Range, Virtualizer, VirtualizerOptions } from "@tanstack/virtual-core";
import { useCallback, useEffect, useLayoutEffect, useReducer, useState } from "react";
import { loadPart } from "@/components/ui/behaviour/load-part";
import { onFirstSign } from "@/components/ui/behaviour/on-first-sign";

const load = () => import("@tanstack/virtual-core");

type Library = Awaited<ReturnType<typeof load>>;

export type { Range };

type Options = VirtualizerOptions<Window, HTMLTableRowElement>;

/** Once loaded, the next table has it from the start. */
let held: Library | undefined;

/** @param isNeeded at once; otherwise with the first sign that somebody is there. */
function useLibrary(isNeeded: boolean): Library | undefined {
  const [library, setLibrary] = useState(held);
  const [failures, countFailure] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (library) return;
    const begin = () => {
      loadPart(load).then((loaded) => {
        held = loaded;
        setLibrary(loaded);
      }, countFailure);
    };
    // A reload may have scrolled before anybody listened.
    if (failures === 0 && (isNeeded || window.scrollY > 0)) return begin();
    return onFirstSign(begin, failures > 0);
  }, [library, isNeeded, failures]);
  return library;
}

/**
 * The library’s virtualizer for the rows of a window that scrolls. As its own adapter for React, but its script comes
 * when it is needed: nothing of it is, as long as the rows that the page came with fill the window.
 * @param isNeeded at once, and not only when somebody is there.
 * @param options.withFurther adds rows to those in sight. @returns undefined until its script has come.
 */
export function useVirtualizer(
  isNeeded: boolean,
  {
    withFurther,
    ...options
  }: Pick<Options, "count" | "estimateSize" | "overscan" | "scrollMargin" | "initialRect"> & {
    withFurther: (inSight: readonly number[], range: Range) => number[];
  },
): Virtualizer<Window, HTMLTableRowElement> | undefined {
  const library = useLibrary(isNeeded);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [made, setMade] = useState<Virtualizer<Window, HTMLTableRowElement>>();
  const rangeExtractor = useCallback(
    (range: Range) => withFurther(library?.defaultRangeExtractor(range) ?? [], range),
    [library, withFurther],
  );
  let virtualizer = made;
  if (library) {
    const whole: Options = {
      ...options,
      rangeExtractor,
      getScrollElement: () => window,
      observeElementRect: library.observeWindowRect,
      // The server and the browser must render the same at first, wherever the window is scrolled.
      initialOffset: 0,
      // Then it begins at the window’s offset: a reload, or a step back, has scrolled already.
      observeElementOffset: (instance, tell) => {
        const stop = library.observeWindowOffset(instance, tell);
        tell(window.scrollY, false);
        return stop;
      },
      scrollToFn: library.windowScroll,
      onChange: render,
    };
    if (!virtualizer) {
      virtualizer = new library.Virtualizer(whole);
      setMade(virtualizer);
    }
    virtualizer.setOptions(whole);
  }
  useLayoutEffect(() => virtualizer?._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer?._willUpdate());
  return virtualizer;
}
