const ours = new Set<string>();

/** On plain HTTP there are none. */
const locksOf = (browser: Partial<Pick<Navigator, "locks">>): LockManager | undefined => browser.locks;

/** As soon as it is free; a tab that closes or crashes releases it. @returns a function that releases it. */
export function holdLock(name: string, mode: LockMode): () => void {
  const locks = locksOf(navigator);
  if (!locks) return () => undefined;
  const waiting = new AbortController();
  let release: () => void = () => undefined;
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async () => {
    ours.add(name);
    await untilReleased;
  };
  // Aborted while it waited.
  locks.request(name, { mode, signal: waiting.signal }, hold).catch(() => undefined);
  return () => {
    waiting.abort();
    ours.delete(name);
    release();
  };
}

export const isOurs = (name: string): boolean => ours.has(name);

export const isHeld = async (name: string): Promise<boolean> =>
  (await locksOf(navigator)?.query())?.held?.some((lock) => lock.name === name) ?? false;
