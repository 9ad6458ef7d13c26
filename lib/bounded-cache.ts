/** Keeps what takes long to make, by a name that callers choose: at most `most` values, the oldest goes first. */
export function boundedCache<Value>(most: number): (name: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (name, make) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const made = make();
    const [oldest] = kept.size >= most ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(name, made);
    return made;
  };
}
