/** How an answer is read. Whole schemas fit, and so do the light ones below. */
export type Reading<T> = {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
};

type KindOf<Value> = Value extends string
  ? "string"
  : Value extends number
    ? "number"
    : Value extends boolean
      ? "boolean"
      : Value extends readonly unknown[]
        ? "array"
        : "object";

type Kinds<T> = { [Name in keyof T as undefined extends T[Name] ? never : Name]: KindOf<T[Name]> };

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/**
 * Reads an object of our own server's by its outermost members: enough to tell it from what a proxy, another
 * program or a cut-off answer brings. Whole schemas would be a tenth of the script that a screen begins with.
 * @param kinds of all members that are always there; TypeScript asks for each.
 */
export const reading = <T extends object>(kinds: Kinds<T>): Reading<T> => ({
  safeParse: (value) =>
    kindOf(value) === "object" &&
    Object.entries(kinds).every(([name, kind]) => kindOf((value as Record<string, unknown>)[name]) === kind)
      ? { success: true, data: value as T }
      : { success: false },
});
