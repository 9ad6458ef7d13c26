type TakeStep = (event: PopStateEvent) => void;

/** What takes a step in the history before the router does, once something has been opened (back-layers.ts). */
let take: TakeStep | undefined;

export function onBackStep(takeStep: TakeStep): void {
  take = takeStep;
}

/** Has to come before the router’s own listener: browsers call those of the window in the order they were added. */
export function watchBackSteps(): void {
  window.addEventListener("popstate", (event) => take?.(event));
}
