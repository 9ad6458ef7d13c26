/**
 * Does the same work for all who ask while it is being done: whoever asks gets what was begun after they asked, and those
 * who ask meanwhile share the next.
 */
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
