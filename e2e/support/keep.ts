/** Something that outlives the test that needed it first. */
export type Kept<T> = {
  value: T;
  /** False once a test has stopped it: the next one gets another. */
  isUsable(): boolean;
  end(): Promise<void>;
};

export type Keeper = {
  /**
   * What is kept under the name, or else what `make` makes.
   * @param owner the tests that share it; when others come, all of the owner before is ended first.
   */
  keep<T>(owner: string, name: string, make: () => Promise<Kept<T>>): Promise<T>;
  /** Ends everything, the last made first. */
  end(): Promise<void>;
};

/** Keeps what is dear to start, for one owner at a time. */
export function createKeeper(): Keeper {
  let present: string | undefined;
  const kept = new Map<string, Kept<unknown>>();

  async function end(): Promise<void> {
    for (const [name, one] of [...kept].reverse()) {
      kept.delete(name);
      await one.end();
    }
  }

  return {
    end,
    async keep<T>(owner: string, name: string, make: () => Promise<Kept<T>>) {
      if (owner !== present) await end();
      present = owner;
      const found = kept.get(name) as Kept<T> | undefined;
      if (found?.isUsable()) return found.value;
      kept.delete(name);
      await found?.end();
      const made = await make();
      kept.set(name, made);
      return made.value;
    },
  };
}
