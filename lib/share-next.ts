/** Runs `work` for several callers. Each gets a run that began after it asked; those who wait share the next one. */
export function shareNext<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const made = work();
      running = made.catch(() => undefined);
      return made;
    });
    return next;
  };
}
