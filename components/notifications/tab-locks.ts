const ours = new Set<string>();

/**
 * Takes one of the browser's locks, which all its tabs share, as soon as it is free, and holds it; a tab that
 * is closed or crashes lets go by itself.
 * @returns what lets it go.
 */
export function holdLock(name: string, mode: LockMode): () => void {
  const waiting = new AbortController();
  let release: () => void = () => undefined;
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async () => {
    ours.add(name);
    await untilReleased;
  };
  // Given up while waiting.
  navigator.locks.request(name, { mode, signal: waiting.signal }, hold).catch(() => undefined);
  return () => {
    waiting.abort();
    ours.delete(name);
    release();
  };
}

/** Whether this tab has it. */
export const isOurs = (name: string): boolean => ours.has(name);

/** Whether any tab has it. */
export const isHeld = async (name: string): Promise<boolean> =>
  (await navigator.locks.query()).held?.some((lock) => lock.name === name) ?? false;
