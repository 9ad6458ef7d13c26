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

/** @param isNeeded loads it at once; otherwise it is loaded as soon as anybody uses the page. */
function useLibrary(isNeeded: boolean): Library | undefined {
  const [library, setLibrary] = useState(held);
  const [failures, countFailure] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (library) return;
    const begin = () => {
      loadPart(load, false).then((loaded) => {
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
 * Does what the library’s own React adapter does, but loads the library on demand: as long as the rows that came with
 * the page fill the window, it isn’t needed.
 * @param isNeeded loads the library at once; otherwise it is loaded as soon as anybody uses the page.
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
