/** How a response is parsed: by a whole schema, or by a light one from `answerShape`. */
export type AnswerParser<T> = {
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
 * Checks only the outermost members of our own server’s object: enough to tell it from a proxy’s, another
 * program’s or a cut-off response. docs/decisions/0026-how-answers-are-checked.md has the reason.
 * @param kinds of all members that are always there; TypeScript asks for each.
 */
export const answerShape = <T extends object>(kinds: Kinds<T>): AnswerParser<T> => ({
  safeParse: (value) =>
    kindOf(value) === "object" &&
    Object.entries(kinds).every(([name, kind]) => kindOf((value as Record<string, unknown>)[name]) === kind)
      ? { success: true, data: value as T }
      : { success: false },
});
