import { badRequest } from "@/lib/errors";

/** Deeper than anything that is sent to us. */
const deepest = 30;

/** Names that nothing sent to us has: of whatever has them zod compares them, and throws where that can’t be done. */
const measures = new Set(["length", "size"]);

const isKeepable = (text: string) => !text.includes("\u0000") && text.isWellFormed();

/** @throws ProblemError 400 for a text with U+0000 or half a character: PostgreSQL keeps neither. */
export function assertKeepable(text: string): void {
  if (isKeepable(text)) return;
  throw badRequest("This has characters in it that can’t be kept. Take them out, then try again.", {
    reason: "unusable_characters",
  });
}

/**
 * The same for every text and name in a JSON value, which may be nested, but not without end.
 * @throws ProblemError 400.
 */
export function assertAllKeepable(value: unknown): void {
  // No recursion: the caller says how deep it is.
  const waiting = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === "string") assertKeepable(value);
    if (typeof value !== "object" || value === null) continue;
    if (depth === deepest) throw badRequest("The request’s body is nested too deeply.");
    for (const [name, inner] of Object.entries(value)) {
      assertKeepable(name);
      if (measures.has(name) && typeof inner === "object")
        throw badRequest("The request’s body can’t be read.");
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
}
